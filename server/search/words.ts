/** Longer ones are cut: nobody types more, and an index entry has its limits. */
const maxLength = 40;

/** Letters without their marks, in lower case, so that `jose` finds José. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const split = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Written without spaces: each of its characters may begin a word. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

const endingsOf = (word: string) => [...word].map((_, start, letters) => letters.slice(start).join(''));

const cut = (word: string) => [...word].slice(0, maxLength).join('');

/** The words under which a text is found: José O'Hara → jose, o, hara. */
export function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap(split).map(cut);
  return [...new Set(words.flatMap((word) => (unspaced.test(word) ? endingsOf(word) : [word])))];
}

/** What a search asks for: beginnings of words, the longest first. More than six make no search any narrower. */
export const wordsAsked = (search: string) =>
  [...new Set(split(search).map(cut))].sort((one, other) => other.length - one.length).slice(0, 6);
