import { seededEma } from './moving-averages.ts';
import type { Series } from './series.ts';
import { emaAlpha, stableFrom } from './warm-up.ts';

export type MacdPeriods = { fast: number; slow: number; signal: number };
export type Macd = { macd: Series; signal: Series; histogram: Series };

/** Index from which all three averages hold at most 5 % of their seeds. */
const settled = ({ slow, signal }: MacdPeriods): number =>
  Math.max(stableFrom(slow, emaAlpha(slow)), stableFrom(signal, emaAlpha(signal), slow - 1));

/** Candles that a MACD needs before its last value is stable. */
export const macdNeeds = (periods: MacdPeriods): number => settled(periods) + 1;

/** Moving average convergence divergence from its first value on: EMA(fast) − EMA(slow), its own EMA as signal, and their difference. */
export const rawMacd = (closes: readonly number[], periods: MacdPeriods): Macd => {
  const fast = seededEma(closes, periods.fast);
  const slow = seededEma(closes, periods.slow);
  const first = periods.slow - 1;
  const values = closes.slice(first).map((_, i) => fast[first + i]! - slow[first + i]!);
  const smoothed = seededEma(values, periods.signal);
  const macd = closes.map((_, i) => values[i - first] ?? null);
  const signal = closes.map((_, i) => smoothed[i - first] ?? null);
  const histogram = macd.map((value, i) => (value === null || signal[i] === null ? null : value - signal[i]!));
  return { macd, signal, histogram };
};

/** The same with every value left out that is not stable yet. */
export const macd = (closes: readonly number[], periods: MacdPeriods): Macd => {
  const first = settled(periods);
  const stable = (series: Series) => series.map((value, i) => (i < first ? null : value));
  const raw = rawMacd(closes, periods);
  return { macd: stable(raw.macd), signal: stable(raw.signal), histogram: stable(raw.histogram) };
};
