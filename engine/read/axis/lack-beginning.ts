import type { Word } from './find-words.ts';

/** Glyph heights before a label within which what ends there belongs to it. */
const BEFORE = 1;
const SAME_ROW = 0.25;
const SHARE = 0.5;

/**
 * Whether most labels begin with their point and have something right before it: small digits that a codec parted from their beginnings make a scale as even, below one. Some charts do write
 * no nothing before the point, but then there is nothing.
 */
export function lackBeginning(labels: readonly { text: string; word: Word }[], words: readonly Word[]): boolean {
  const lacking = labels.filter(
    ({ text, word }) => /^\D*[.,]\d/.test(text) && words.some((other) => isRightBefore(other, word)),
  );
  return lacking.length > SHARE * labels.length;
}

const isRightBefore = (other: Word, { x0, middle, glyphHeight }: Word): boolean =>
  other.x1 <= x0 && x0 - other.x1 <= BEFORE * glyphHeight && Math.abs(other.middle - middle) <= SAME_ROW * glyphHeight;
