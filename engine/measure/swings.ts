import type { Candle } from '../reading.ts';
import { averageRange } from './average-range.ts';

/**
 * A turning point. It is confirmed by the candle on which price had come back from it far enough (`confirmedAt`); the last one of
 * a chart is not confirmed yet (null) and can still move.
 */
export type Swing = { kind: 'high' | 'low'; index: number; value: number; confirmedAt: number | null };

export type SwingOptions = {
  /** How far price must come back from an extreme to make it a swing, in average true ranges. */
  reversal?: number;
  ranges?: readonly number[];
};

/**
 * Alternating swing highs and lows by reversal of a multiple of the average true range (a zigzag over highs and lows). It walks from left to right and
 * looks at nothing to the right of the candle it stands on, so a confirmed swing never changes when candles are added.
 */
export const findSwings = (
  candles: readonly Candle[],
  { reversal = 1.5, ranges = averageRange(candles) }: SwingOptions = {},
): Swing[] => {
  const swings: Swing[] = [];
  if (candles.length === 0) return swings;
  let seeking: 'high' | 'low' | 'either' = 'either';
  let high = 0;
  let low = 0;
  for (let i = 1; i < candles.length; i++) {
    const candle = candles[i]!;
    // A reversal within the reading error is none, whatever the average range says.
    const turn = Math.max(reversal * ranges[i]!, 3 * candle.error, Number.EPSILON);
    const newHigh = seeking !== 'low' && candle.high > candles[high]!.high;
    const newLow = seeking !== 'high' && candle.low < candles[low]!.low;
    if (newHigh) high = i;
    if (newLow) low = i;
    if (seeking !== 'low' && !newHigh && candles[high]!.high - candle.low >= turn) {
      swings.push({ kind: 'high', index: high, value: candles[high]!.high, confirmedAt: i });
      seeking = 'low';
      low = i;
    } else if (seeking !== 'high' && !newLow && candle.high - candles[low]!.low >= turn) {
      swings.push({ kind: 'low', index: low, value: candles[low]!.low, confirmedAt: i });
      seeking = 'high';
      high = i;
    }
  }
  if (seeking === 'high') swings.push({ kind: 'high', index: high, value: candles[high]!.high, confirmedAt: null });
  if (seeking === 'low') swings.push({ kind: 'low', index: low, value: candles[low]!.low, confirmedAt: null });
  return swings;
};

export type ConfirmedSwing = Swing & { confirmedAt: number };

export const confirmedSwings = (swings: readonly Swing[]): ConfirmedSwing[] =>
  swings.filter((swing): swing is ConfirmedSwing => swing.confirmedAt !== null);
