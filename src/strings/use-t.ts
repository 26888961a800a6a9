import { useStore } from 'zustand';
import { languageStore } from './language-store.ts';
import type { Translate } from './translate.ts';

/** The translator of the shown language; the component is drawn anew when that changes. */
export const useT = (): Translate => useStore(languageStore, (state) => state.t);

/** The BCP 47 tag for `Intl`. */
export const useLocale = (): string => useStore(languageStore, (state) => state.shown);
