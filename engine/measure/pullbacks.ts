import type { Candle } from '../reading.ts';
import type { Series } from './series.ts';

export type Pullback = { at: number; side: 'up' | 'down'; level: number };

/** In a stacked trend (fast over middle over slow, or mirrored): a candle that reaches the middle average from the trend's side and closes back beyond it. */
export const pullbacks = (candles: readonly Candle[], fast: Series, middle: Series, slow: Series): Pullback[] =>
  candles.flatMap((candle, at) => {
    const before = candles[at - 1];
    const [a, b, c, earlier] = [fast[at], middle[at], slow[at], middle[at - 1]];
    if (!before || a == null || b == null || c == null || earlier == null) return [];
    const side = a > b && b > c ? 'up' : a < b && b < c ? 'down' : null;
    if (!side) return [];
    const sign = side === 'up' ? 1 : -1;
    const reached = side === 'up' ? candle.low : candle.high;
    const held =
      (before.close - earlier) * sign > 0 && (reached - b) * sign <= 0 && (candle.close - b) * sign > candle.error;
    return held ? [{ at, side, level: b }] : [];
  });
