import type { Analysis } from '../analyse-chart.ts';
import { unknownNumbers } from './unknown-numbers.ts';

/** Why a text of a model is not shown. */
export type TextFault =
  | { why: 'unknown-numbers'; numbers: string[] }
  /** Empty, a fragment, or far too long. */
  | { why: 'no-analysis' }
  /** A call to trade, a promise, a link or markup. */
  | { why: 'forbidden-words' };

const shortest = 300;
const longest = 20_000;

const forbidden = /\b(?:buy|sell) (?:now|immediately|today)\b|guarantee|risk[- ]free|https?:|\]\(|<[a-z!/]/i;

/** Null for a text that may be shown in place of the built-in one. */
export const checkVisionText = (
  text: string,
  { findings, reading }: Pick<Analysis, 'findings' | 'reading'>,
): TextFault | null => {
  if (text.trim().length < shortest || text.length > longest) return { why: 'no-analysis' };
  if (forbidden.test(text)) return { why: 'forbidden-words' };
  const numbers = unknownNumbers(text, findings, reading);
  return numbers.length > 0 ? { why: 'unknown-numbers', numbers } : null;
};
