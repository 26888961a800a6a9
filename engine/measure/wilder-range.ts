import { ATR } from 'trading-signals';
import type { Candle } from '../reading.ts';
import { rangePeriod } from './average-range.ts';
import type { Series } from './series.ts';
import { stableFrom, wilderAlpha } from './warm-up.ts';

const settled = stableFrom(rangePeriod, wilderAlpha(rangePeriod));

/** Candles before Wilder's average true range is stable. */
export const wilderRangeNeeds = settled + 1;

/** Wilder's average true range of 14 candles, from where at most 5 % of its seed is left. */
export const wilderRange = (candles: readonly Candle[], period = rangePeriod, first = settled): Series => {
  const indicator = new ATR(period);
  return candles.map((candle, i) => {
    const value = indicator.add(candle);
    return i < first ? null : value;
  });
};
