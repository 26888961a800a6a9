import type { ReadLabel } from './fit-column.ts';

/**
 * Whether of what stands first in labels of one length some show a sign, as of a currency, and some a digit: one of them was misread, and without its first digit a scale is as even.
 * A sign is a question mark. Before as many digits as others have it is a line or a tick, and a label with more signs is illegible, not mixed.
 */
export function isFirstMixed(labels: readonly Pick<ReadLabel, 'text' | 'isTag'>[]): boolean {
  const texts = labels.filter(({ isTag }) => !isTag).map(({ text }) => text);
  const signed = texts.filter((text) => /^\?\d[^?]*$/.test(text));
  const isSame = (text: string, other: string) =>
    other.length === text.length && /^\d/.test(other) && digitsIn(other) > digitsIn(text);
  return signed.some((text) => texts.some((other) => isSame(text, other)));
}

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;
