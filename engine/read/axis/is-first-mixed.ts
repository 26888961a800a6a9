import { countDigits } from './count-digits.ts';
import type { ReadLabel } from './fit-column.ts';

type Shown = readonly Pick<ReadLabel, 'text' | 'isTag'>[];

/**
 * Whether of what stands first in labels of one length some show a sign, as of a currency, and some a digit: one of them was misread, and without its first digit a scale is as even.
 * A sign is a question mark. Before as many digits as others have it is a line or a tick, and a label with more signs is illegible, not mixed.
 */
export function isFirstMixed(labels: Shown): boolean {
  const texts = labels.filter(({ isTag }) => !isTag).map(({ text }) => text);
  const signed = texts.filter((text) => /^\?\d[^?]*$/.test(text));
  const isSame = (text: string, other: string) =>
    other.length === text.length && /^\d/.test(other) && countDigits(other) > countDigits(text);
  return signed.some((text) => texts.some((other) => isSame(text, other)));
}

/** Whether the digit that all labels begin with as they are read together may be such a sign; where they begin with several it is none. `seen` is what each shows by itself. */
export function mayAllBeSigned(seen: Shown, together: Shown): boolean {
  const firsts = new Set(together.flatMap(({ text, isTag }) => (isTag ? [] : [text[0]])));
  return firsts.size === 1 && isFirstMixed(seen);
}
