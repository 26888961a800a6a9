import { OBV } from 'trading-signals';
import type { Candle } from '../reading.ts';

/** On-balance volume in units of the tallest bar seen, counted from 0 at the first visible candle. */
export const obv = (candles: readonly Candle[], volumes: readonly number[]): number[] => {
  const indicator = new OBV(2);
  return candles.map(({ open, high, low, close }, i) => {
    const value = indicator.add({ open, high, low, close, volume: volumes[i]! });
    return i === 0 ? 0 : value!;
  });
};
