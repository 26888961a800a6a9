import { headingOf } from './legend-heading.ts';
import { isField, type Texts, wordsOf } from './legend-texts.ts';
import { timeframeBehind, timeframeOf } from './timeframe-of.ts';

/** The bar's duration as charts write it, 15m, 4h, 1D, 1W, 1M: behind the symbol or before the prices, else the only one anywhere. A row of several is a choice of buttons and tells nothing. */
export function timeframeAmong(texts: readonly Texts[]): string | null {
  const phrases = texts.map(wordsOf);
  const behind = timeframeBehind(headingOf(phrases)?.rest ?? []);
  if (behind) return behind;
  const before = phrases.flatMap((words) =>
    words.flatMap((word, i) => (isField(words[i + 1] ?? '') ? (timeframeOf(word) ?? []) : [])),
  );
  if (before[0]) return before[0];
  const found = phrases.flatMap((words) => words.filter(isPlain).flatMap((word) => timeframeOf(word) ?? []));
  const [only = null, ...others] = new Set(found);
  return others.length === 0 ? only : null;
}

/** Whether a timeframe may be told by the word alone; change, high and low of a day are headed 24h everywhere. */
const isPlain = (word: string): boolean => /^\d+[a-zA-Z]+$|^[a-zA-Z]{4,}$/.test(word) && word !== '24h';
