import type { Candle } from '../reading.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

/** Two or three tops (side down) or bottoms (side up) at one height. `at`: the last peak's confirmation. Broken: a close beyond the neckline; failed: one beyond the peaks first. */
export type DoublePattern = {
  at: number;
  side: 'up' | 'down';
  peaks: Swing[];
  valleys: Swing[];
  level: number;
  neckline: number;
  height: number;
  brokenAt: number | null;
  failedAt: number | null;
};

/** In average true ranges at the last peak. */
const equalWithin = 0.75;
const leastHeight = 2;

/** The first close past either edge decides; `sign` is −1 for tops. */
export const outcomeOf = (
  candles: readonly Candle[],
  after: number,
  sign: number,
  neckline: (at: number) => number,
  edge: number,
): { brokenAt: number | null; failedAt: number | null } => {
  for (let i = after + 1; i < candles.length; i++) {
    const { close, error } = candles[i]!;
    if ((close - neckline(i)) * sign > error) return { brokenAt: i, failedAt: null };
    if ((edge - close) * sign > error) return { brokenAt: null, failedAt: i };
  }
  return { brokenAt: null, failedAt: null };
};

const patternOf = (
  candles: readonly Candle[],
  ranges: readonly number[],
  legs: readonly ConfirmedSwing[],
): DoublePattern | null => {
  const peaks = legs.filter((_, i) => i % 2 === 1);
  const [before, ...valleys] = legs.filter((_, i) => i % 2 === 0);
  const last = peaks.at(-1)!;
  const range = ranges[last.index]!;
  const side = last.kind === 'high' ? 'down' : 'up';
  const sign = side === 'up' ? 1 : -1;
  const values = peaks.map((peak) => peak.value);
  const spread = Math.max(...values) - Math.min(...values);
  const edge = sign < 0 ? Math.max(...values) : Math.min(...values);
  const depths = valleys.map((valley) => (valley.value - edge) * sign);
  const height = Math.min(...depths);
  const neckline = sign < 0 ? Math.min(...valleys.map((v) => v.value)) : Math.max(...valleys.map((v) => v.value));
  // The move into the first peak must be at least as long as what the pattern would give back.
  const entry = (before!.value - edge) * sign;
  if (spread > equalWithin * range || height < leastHeight * range || entry < Math.max(...depths)) return null;
  const outcome = outcomeOf(candles, last.index, sign, () => neckline, edge);
  return {
    at: last.confirmedAt,
    side,
    peaks,
    valleys,
    level: edge,
    neckline,
    height: Math.abs(neckline - edge),
    ...outcome,
  };
};

/** A triple pattern stands for the double one that it contains. */
export const doublePatterns = (
  candles: readonly Candle[],
  ranges: readonly number[],
  swings: readonly Swing[],
): DoublePattern[] => {
  const confirmed = confirmedSwings(swings);
  return confirmed.flatMap((_, end) => {
    const triple = end >= 5 ? patternOf(candles, ranges, confirmed.slice(end - 5, end + 1)) : null;
    const double = triple ?? (end >= 3 ? patternOf(candles, ranges, confirmed.slice(end - 3, end + 1)) : null);
    return double ? [double] : [];
  });
};
