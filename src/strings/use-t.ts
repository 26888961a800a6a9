import { useStore } from 'zustand';
import { languageStore } from './language-store.ts';
import type { Translate } from './translate.ts';

/** The translator of the shown language; the component is drawn anew when that changes. */
export const useT = (): Translate => useStore(languageStore, (state) => state.t);

/** The BCP 47 tag for dates and numbers: the browser's own region where it is one of the shown language. */
export const useLocale = (): string => {
  const shown = useStore(languageStore, (state) => state.shown);
  return navigator.languages.find((tag) => tag.split('-')[0] === shown) ?? shown;
};
