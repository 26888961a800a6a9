import type { Language } from '#contract/language';
import type { en } from './en.ts';

/** A message, or its forms by the plural category of `count`. `{name}` stands for a value. */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

export type StringKey = keyof typeof en;

/** What every language has to offer: a missing key does not compile. */
export type Catalogue = Record<StringKey, Text>;

type Loader = () => Promise<Catalogue>;

/** One chunk each, so that a user loads his language alone. */
const loaders = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  pt: async () => (await import('./pt.ts')).pt,
  ru: async () => (await import('./ru.ts')).ru,
  zh: async () => (await import('./zh.ts')).zh,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
} satisfies Record<Language, Loader>;

export type LoadedCatalogue = { language: Language; texts: Catalogue };

/** English, which is always on the device, where the wanted catalogue cannot be had; `language` tells which one it became. */
export async function loadCatalogue(wanted: Language): Promise<LoadedCatalogue> {
  try {
    return { language: wanted, texts: await loaders[wanted]() };
  } catch {
    // Offline, and chosen on another device: the picker shows the wish, the next start tries again.
    return { language: 'en', texts: await loaders.en() };
  }
}
