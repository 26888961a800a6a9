import { EMA, SMA } from 'trading-signals';
import { mean, type Series } from './series.ts';
import { emaAlpha, stableFrom } from './warm-up.ts';

/** Simple moving average; null for the first `period − 1` candles. */
export const sma = (values: readonly number[], period: number): Series => {
  const indicator = new SMA(period);
  return values.map((value) => indicator.add(value));
};

/**
 * Exponential moving average seeded with the simple mean of its first `period` values, as TA-Lib does (the library alone seeds with the first price,
 * which after 60 candles still holds 9 % of an EMA of 50); null for the first `period − 1` candles.
 */
export const seededEma = (values: readonly number[], period: number): Series => {
  const indicator = new EMA(period);
  return values.map((value, i) => {
    if (i < period - 1) return null;
    return indicator.update(i === period - 1 ? mean(values.slice(0, period)) : value, false);
  });
};

/** The seeded average from where at most 5 % of the seed is left; null before. */
export const ema = (values: readonly number[], period: number): Series => {
  const first = stableFrom(period, emaAlpha(period));
  return seededEma(values, period).map((value, i) => (i < first ? null : value));
};
