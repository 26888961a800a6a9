import { mostFrequent } from '../most-frequent.ts';
import { EXPONENT } from './powers-of-ten.ts';

/** A number as an axis may mean it. */
export type LabelValue = {
  value: number;
  decimals: number;
  /** How far the text supports it, 0 to 1. */
  weight: number;
  /** The text has its point elsewhere, or none. */
  isRepaired: boolean;
};

export const FACTOR_OF_LETTER: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
const NUMBER = /^[+]?([\d.,]*\d)([kKMBT]?)$/;

/** Whether a label is a percentage, which is a scale of its own and never a price. */
export const isPercent = (text: string): boolean => /\d%$/.test(text);

function withExponent([, mantissa = '', minus = '', digits = '']: RegExpExecArray): LabelValue {
  const { decimals } = parseNumber(mantissa.replace(',', '.'));
  const exponent = Number(minus + digits);
  const value = Number(`${mantissa.replace(',', '.')}e${exponent}`);
  return { value, decimals: Math.max(0, decimals - exponent), weight: 1, isRepaired: false };
}

/**
 * The numbers that a recognised label may mean. `decimals` is the column's usual count of digits after the point: a label that
 * lost its point is repaired with it.
 */
export function labelValues(text: string, decimals: number | null): LabelValue[] {
  const power = EXPONENT.exec(text);
  if (power) return [withExponent(power)];
  const match = NUMBER.exec(trimmed(text));
  if (!match) return [];
  const [, number = '', suffix = ''] = match;
  if (isMalformed(number)) return [];
  const factor = FACTOR_OF_LETTER[suffix] ?? 1;
  const written = parseNumber(number);
  const asWritten = { ...written, value: written.value * factor, isRepaired: false };
  const digits = number.replaceAll(/[.,]/g, '');
  const repaired =
    decimals === null ? null : { value: Number(digits) / 10 ** decimals, decimals, weight: 0.8, isRepaired: true };
  if (LEADING_NOTHING.test(number)) return repaired && isTail(digits.length, decimals) ? [repaired] : [];
  if (!repaired || suffix || written.decimals === decimals) return [{ ...asWritten, weight: 1 }];
  return [{ ...asWritten, weight: 0.6 }, repaired];
}

/** How many digits after the point most labels show, and their share of the votes; null where no label is a number. */
export function usualDecimals(texts: readonly string[]): { decimals: number; share: number } | null {
  const votes = new Map<number, number>();
  for (const text of texts) {
    const number = NUMBER.exec(trimmed(text))?.[1];
    if (!number) continue;
    const { decimals, weight } = decimalsOf(number);
    votes.set(decimals, (votes.get(decimals) ?? 0) + weight);
  }
  const decimals = mostFrequent(votes);
  const total = [...votes.values()].reduce((sum, weight) => sum + weight, 0);
  return decimals === null ? null : { decimals, share: votes.get(decimals)! / total };
}

/** No number begins so: its point was lost, or it is a date or what is left of a longer one. */
const LEADING_NOTHING = /^0\d/;

/** Some write no nothing before the point. */
const trimmed = (text: string) =>
  text
    .replace(/^[^\d+]*?(?=\.\d+$)/, '0')
    .replace(/^[^\d+]+/, '')
    .replace(/[.,]+$/, '');

/** Decimals alone, or with the nothing before their point. */
const isTail = (digits: number, decimals: number | null) => decimals === digits || decimals === digits - 1;

const GROUPED = /^\d{1,3}([.,]\d{3})+$/;
/** Thousands, or hundreds of them as in India, and decimals parted by the other mark. */
const WHOLE = /^\d{1,3}(?:(?:,\d{2,3})*,\d{3}|(?:\.\d{2,3})*\.\d{3})$/;

/** A point and a comma of which neither parts thousands: one of them was none, and which can't be told. */
function isMalformed(number: string): boolean {
  if (!number.includes('.') || !number.includes(',') || /^0[.,]/.test(number)) return false;
  return !WHOLE.test(number.slice(0, Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))));
}

/** A lone comma before three digits is a thousands separator, a lone point is not: so write nearly all charts. */
function decimalsOf(number: string): { decimals: number; weight: number } {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0) return { decimals: 0, weight: 0.25 };
  // What begins with nothing has no thousands: a second separator was none.
  if (/^0[.,]/.test(number)) return { decimals: number.slice(2).replaceAll(/[.,]/g, '').length, weight: 1 };
  const before = number.slice(0, last);
  const after = number.length - last - 1;
  if (/[.,]/.test(before)) {
    const same = before.includes(number[last]!);
    if (same && WHOLE.test(number)) return { decimals: 0, weight: 4 };
    return { decimals: after, weight: GROUPED.test(before) ? 4 : 1 };
  }
  if (number[last] === ',' && after === 3) return { decimals: 0, weight: 2 };
  return { decimals: after, weight: 1 };
}

function parseNumber(number: string): { value: number; decimals: number } {
  const { decimals } = decimalsOf(number);
  return { value: Number(number.replaceAll(/[.,]/g, '')) / 10 ** decimals, decimals };
}
