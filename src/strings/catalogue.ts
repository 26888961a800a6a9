import type { Language } from '#contract/language';
import type { en as account } from './account/en.ts';
import type { en as accounts } from './accounts/en.ts';
import type { en as admin } from './admin/en.ts';
import type { en as analysis } from './analysis/en.ts';
import type { en as app } from './app/en.ts';
import type { en as factor } from './factor/en.ts';
import type { en as pages } from './pages/en.ts';
import type { en as support } from './support/en.ts';
import type { Text } from './text.ts';

type Areas = {
  /** What any screen may show: always loaded. */
  app: typeof app;
  accounts: typeof accounts;
  analysis: typeof analysis;
  account: typeof account;
  factor: typeof factor;
  pages: typeof pages;
  support: typeof support;
  admin: typeof admin;
};

/** A part of the texts, which the routes that need it ask for (see `src/router.tsx`). */
export type Area = keyof Areas;

type Merged<T> = (T extends unknown ? (texts: T) => void : never) extends (texts: infer All) => void ? All : never;

/** The English texts of all areas; a key is in one of them only. */
export type English = Merged<Areas[Area]>;

export type StringKey = keyof English;

export type Catalogue = Record<StringKey, Text>;

export type LoadedTexts = { language: Language; texts: Partial<Catalogue> };

type Load = (area: Area, language: Language) => Promise<Partial<Catalogue>>;

/** One chunk for each area of each language, so that a user loads what he sees in his language alone. */
const loadChunk: Load = async (area, language) => (await import(`./${area}/${language}.ts`))[language];

/** English, which is always on the device, where the wanted texts cannot be had; `language` tells which one it became. */
export async function loadTexts(area: Area, wanted: Language, load: Load = loadChunk): Promise<LoadedTexts> {
  try {
    return { language: wanted, texts: await load(area, wanted) };
  } catch {
    // Offline, and chosen on another device: the picker shows the wish, the next start tries again.
    return { language: 'en', texts: await load(area, 'en') };
  }
}
