import { createStore } from 'zustand/vanilla';
import { Language, languages } from '#contract/language';
import { type Area, type Catalogue, loadTexts } from './catalogue.ts';
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

const wanted = new Set<Area>(['app']);

// Routes ask for their texts as soon as the router is made; nothing is loaded before the language is known.
let begin: () => void;
let turn = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The device's remembered language, else the first of the browser's that we have, else English. */
export function preferredLanguage(stored: string | null, wished: readonly string[]): Language {
  const remembered = Language.safeParse(stored);
  if (remembered.success) return remembered.data;
  const base = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return base.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
}

/** Loads a language for all areas in use and shows it everywhere; the texts change together when they are there. */
export function showLanguage(chosen: Language): Promise<void> {
  languageStore.setState({ chosen });
  begin();
  return showWanted();
}

/** Has the texts of some areas at hand: a route waits for them before its screen is drawn. */
export function needTexts(...areas: Area[]): Promise<void> {
  if (areas.every((area) => wanted.has(area))) return turn;
  for (const area of areas) wanted.add(area);
  return showWanted();
}

/** One after the other, so that the last wish is what stays; a load that failed has told its own caller and stops no later one. */
function showWanted(): Promise<void> {
  turn = turn
    .catch(() => {})
    .then(async () => {
      const { chosen } = languageStore.getState();
      const [app, ...others] = await Promise.all([...wanted].map((area) => loadTexts(area, chosen)));
      const shown = app?.language ?? 'en';
      const texts: Partial<Catalogue> = Object.assign({}, app?.texts, ...others.map((other) => other.texts));
      languageStore.setState({ shown, t: translatorOf({ language: shown, texts }) });
      document.documentElement.lang = shown;
    });
  return turn;
}
