import type { ReadLabel } from './fit-column.ts';

/**
 * Whether of what stands first in labels of one length some show a sign, as of a currency, and some a digit: one of them was misread, and without its first digit a scale is as even.
 * A sign is a question mark.
 */
export function isFirstMixed(labels: readonly Pick<ReadLabel, 'text' | 'isTag'>[]): boolean {
  const texts = labels.filter(({ isTag }) => !isTag).map(({ text }) => text);
  const signed = texts.filter((text) => /^\?\d/.test(text));
  return signed.some((text) => texts.some((other) => other.length === text.length && /^\d/.test(other)));
}
