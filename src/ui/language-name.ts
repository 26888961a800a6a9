import { type Language, languages } from '#contract/language';

/** A language by its own name: a reader who took the wrong one must find the way back. */
export function ownNameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const languageOptions = languages.map((language) => ({ value: language, label: ownNameOf(language) }));
