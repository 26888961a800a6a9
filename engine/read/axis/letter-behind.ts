import type { ReadLabel } from './fit-column.ts';

/** A label with the number before the signs that end it, and how many signs these are. */
export type SignedLabel = ReadLabel & { signs: number };

/** A letter with a currency's sign behind it, or with what a small one is taken for. */
const LETTER = /([kKMBT])([$€£¥%358]?)$/;
const HAS_LETTER = /\d[kKMBT]/;
/** Of thousands or millions. */
const SHORT = /^[1-9]\d{0,2}(?:[.,]\d{1,2})?$/;
const HAS_SIGN = /\d[^\d.,]+$/;
/** Of a column's labels: so many end in signs, and in the same letter or in none. */
const MOST = 0.6;
const FEWEST = 0.1;

/**
 * The letter for thousands or more that ends a column's labels as the recogniser reads them, empty where another sign does, a currency's say; null where the column has no such signs,
 * or where it may be another word. `texts` are what the recogniser reads.
 */
export function letterBehind(labels: readonly SignedLabel[], texts: readonly string[]): string | null {
  const signed = signedAmong(labels, texts);
  if (signed.length === 0) return null;
  const letters = signed.map(({ read, signs }) => {
    const [, letter = '', sign = ''] = LETTER.exec(read) ?? [];
    return { letter, isAll: signs === 1 + sign.length };
  });
  const [first = { letter: '', isAll: true }] = letters.filter(({ letter }) => letter !== '');
  const alike = letters.filter(({ letter, isAll }) => isAll && letter === first.letter);
  if (first.letter !== '' && alike.length >= MOST * signed.length) return first.letter;
  return signed.filter(({ read }) => HAS_LETTER.test(read)).length <= FEWEST * signed.length ? '' : null;
}

/** Whether signs end a column's labels, of which the recogniser takes some for a letter and passes over others: without it these would be a thousandth. */
export const isLetterOpen = (labels: readonly SignedLabel[], texts: readonly string[]): boolean =>
  signedAmong(labels, texts).length > 0 && letterBehind(labels, texts) === null;

/** The labels that end in signs, none where most do not. */
function signedAmong(labels: readonly SignedLabel[], texts: readonly string[]) {
  const plain = asReadTwice(labels, texts);
  const signed = plain.filter(({ signs }) => signs > 0);
  return signed.length < Math.max(2, MOST * plain.length) ? [] : signed;
}

/** Whether one sign ends most labels that the recogniser passes over, behind numbers as stand before a letter, which may be as small. */
export function mayLackLetter(labels: readonly SignedLabel[], texts: readonly string[]): boolean {
  const plain = asReadTwice(labels, texts);
  const unnamed = plain.filter(({ signs, text, read }) => signs === 1 && SHORT.test(text) && !HAS_SIGN.test(read));
  return unnamed.length >= MOST * plain.length;
}

/** All labels but tags, each beside what the recogniser reads of it. */
const asReadTwice = (labels: readonly SignedLabel[], texts: readonly string[]) =>
  labels.map((label, i) => ({ ...label, read: texts[i] ?? '' })).filter(({ isTag }) => !isTag);

/** The labels with that letter in place of their signs. */
export const withLetter = (labels: readonly SignedLabel[], letter: string): ReadLabel[] =>
  labels.map(({ signs, text, readings, ...label }) => {
    const end = signs > 0 ? letter : '';
    return {
      ...label,
      text: text + end,
      ...(readings && { readings: readings.map((one) => ({ ...one, text: one.text + end })) }),
    };
  });
