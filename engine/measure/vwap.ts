import { VWAP } from 'trading-signals';
import type { Candle } from '../reading.ts';
import type { Series } from './series.ts';

export type AnchoredVwap = { vwap: Series; deviation: Series };

/**
 * Volume-weighted average of typical prices since the first visible candle, and the volume-weighted standard deviation around it. A session's VWAP would begin at the session's
 * open, which a picture does not show. With weights all equal it is the plain mean of typical prices.
 */
export const anchoredVwap = (candles: readonly Candle[], weights: readonly number[]): AnchoredVwap => {
  const indicator = new VWAP();
  let value: number | null = null;
  let weight = 0;
  let square = 0;
  const vwap: (number | null)[] = [];
  const deviation: (number | null)[] = [];
  candles.forEach(({ high, low, close }, i) => {
    const volume = weights[i]!;
    // The library answers null for a candle without volume; the average stays where it was.
    value = indicator.add({ high, low, close, volume }) ?? value;
    const typical = (high + low + close) / 3;
    weight += volume;
    square += volume * typical ** 2;
    vwap.push(value);
    deviation.push(value === null ? null : Math.sqrt(Math.max(0, square / weight - value ** 2)));
  });
  return { vwap, deviation };
};
