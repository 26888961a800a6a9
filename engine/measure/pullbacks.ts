import type { Candle } from '../reading.ts';
import type { Series } from './series.ts';

export type Pullback = { at: number; side: 'up' | 'down'; level: number };

/** Averages stand in order by chance for a candle or two in any range. */
const leastStacked = 5;

const stackedSide = (fast: Series, middle: Series, slow: Series, at: number): Pullback['side'] | null => {
  const [a, b, c] = [fast[at], middle[at], slow[at]];
  if (a == null || b == null || c == null) return null;
  return a > b && b > c ? 'up' : a < b && b < c ? 'down' : null;
};

/** In a trend that has been stacked for five candles (fast over middle over slow, or mirrored): one that reaches the middle average from the trend's side and closes back beyond it. */
export const pullbacks = (candles: readonly Candle[], fast: Series, middle: Series, slow: Series): Pullback[] =>
  candles.flatMap((candle, at) => {
    const side = stackedSide(fast, middle, slow, at);
    const held = Array.from({ length: leastStacked }, (_, back) => stackedSide(fast, middle, slow, at - 1 - back));
    if (!side || held.some((earlier) => earlier !== side)) return [];
    const sign = side === 'up' ? 1 : -1;
    const level = middle[at]!;
    const reached = side === 'up' ? candle.low : candle.high;
    const cameFrom = (candles[at - 1]!.close - middle[at - 1]!) * sign > 0;
    const closedBack = (candle.close - level) * sign > candle.error;
    return cameFrom && (reached - level) * sign <= 0 && closedBack ? [{ at, side, level }] : [];
  });
