import { createStore } from 'zustand/vanilla';
import { Language, languages } from '#contract/language';
import { type LoadedCatalogue, loadCatalogue } from './catalogue.ts';
import { type Translate, translatorOf } from './translate.ts';

type LanguageState = {
  /** What the user chose. */
  chosen: Language;
  /** The language of the shown texts: another than the chosen one only where that has no catalogue yet. */
  shown: Language;
  t: Translate;
};

/** Filled by `showLanguage` before the first render. */
export const languageStore = createStore<LanguageState>(() => ({
  chosen: 'en',
  shown: 'en',
  t: () => {
    throw new Error('A text was asked for before its catalogue was loaded');
  },
}));

/** The device's remembered language, else the first of the browser's that we have, else English. */
export function preferredLanguage(stored: string | null, wished: readonly string[]): Language {
  const remembered = Language.safeParse(stored);
  if (remembered.success) return remembered.data;
  const base = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return base.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
}

/** Loads a language and shows it everywhere; the texts change together when its catalogue is there. */
export async function showLanguage(chosen: Language): Promise<void> {
  const catalogue: LoadedCatalogue = await loadCatalogue(chosen);
  languageStore.setState({ chosen, shown: catalogue.language, t: translatorOf(catalogue) });
  document.documentElement.lang = catalogue.language;
}
