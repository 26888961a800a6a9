import { ATR, SMA, TR } from 'trading-signals';
import type { Candle } from '../reading.ts';

export const rangePeriod = 14;

/**
 * Average true range: the simple mean of the last 14 true ranges, of those seen so far before that; in the reading's unit.
 *
 * The simple mean, not Wilder's: it forgets what is off the picture after 14 candles, Wilder's carries 5 % of its seed for 41 more.
 */
export const averageRange = (candles: readonly Candle[]): number[] => {
  const full = new ATR(rangePeriod, SMA);
  const trueRange = new TR();
  let sum = 0;
  return candles.map((candle, i) => {
    sum += trueRange.update(candle, false);
    return full.add(candle) ?? sum / (i + 1);
  });
};
