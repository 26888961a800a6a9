import type { Candle } from '../reading.ts';
import { mean, median } from './series.ts';
import type { Swing } from './swings.ts';

/** Why a level is one. */
export type LevelReason = 'swing-highs' | 'swing-lows' | 'flipped' | 'swing-high' | 'swing-low' | 'highest' | 'lowest';

export type Level = {
  value: number;
  /** ± in the reading's unit: the reading error of its candles, or half the spread of its touches if that is more. */
  error: number;
  /** Candles whose high or low turned there. */
  candles: number[];
  reason: LevelReason;
};

/** A local high or low. */
export type Touch = { index: number; value: number; kind: Swing['kind'] };

const isTurn = (candles: readonly Candle[], i: number, reach: number, kind: Swing['kind']): boolean => {
  const own = kind === 'high' ? candles[i]!.high : -candles[i]!.low;
  for (let k = i - reach; k <= i + reach; k++) {
    const other = candles[k];
    if (!other || k === i) continue;
    const value = kind === 'high' ? other.high : -other.low;
    if (k < i ? value >= own : value > own) return false;
  }
  return true;
};

/** Candles to each side that a local extreme must exceed; the last ones cannot be judged yet. */
export const turnReach = 3;

export const localTurns = (candles: readonly Candle[], reach = turnReach): Touch[] => {
  const found: Touch[] = [];
  for (let i = reach; i < candles.length - reach; i++) {
    if (isTurn(candles, i, reach, 'high')) found.push({ index: i, value: candles[i]!.high, kind: 'high' });
    if (isTurn(candles, i, reach, 'low')) found.push({ index: i, value: candles[i]!.low, kind: 'low' });
  }
  return found;
};

/**
 * Merges the nearest neighbours first, as long as a group spans no more than the tolerance (complete linkage): a trend is not chained into
 * one level, and a chart upside down has the same levels upside down.
 */
const cluster = (touches: readonly Touch[], tolerance: number): Touch[][] => {
  const groups = touches.toSorted((a, b) => a.value - b.value).map((touch) => [touch]);
  for (;;) {
    let best = -1;
    let least = tolerance;
    for (let i = 1; i < groups.length; i++) {
      const span = groups[i]!.at(-1)!.value - groups[i - 1]![0]!.value;
      if (span < least || (best < 0 && span <= least)) [best, least] = [i, span];
    }
    if (best < 0) return groups;
    groups[best - 1]!.push(...groups.splice(best, 1)[0]!);
  }
};

const reasonOf = (group: readonly Touch[]): LevelReason => {
  const highs = group.filter((touch) => touch.kind === 'high').length;
  if (highs > 0 && highs < group.length) return 'flipped';
  if (highs > 0) return group.length > 1 ? 'swing-highs' : 'swing-high';
  return group.length > 1 ? 'swing-lows' : 'swing-low';
};

/**
 * Support and resistance: local highs and lows (three candles to each side) clustered within half an average true range or twice the reading error,
 * whichever is more, low to high. A single touch counts only as a confirmed swing. The highest high and the lowest low are always levels.
 */
export const findLevels = (
  candles: readonly Candle[],
  swings: readonly Swing[],
  range: number,
  {
    turns = localTurns(candles),
    readingError = median(candles.map((candle) => candle.error)),
  }: { turns?: readonly Touch[]; readingError?: number } = {},
): Level[] => {
  if (candles.length === 0) return [];
  const tolerance = Math.max(range / 2, 2 * readingError);
  const isSwing = new Set(swings.filter((swing) => swing.confirmedAt !== null).map((swing) => swing.index));
  const levels = cluster(turns, tolerance)
    .filter((group) => group.length > 1 || group.some((touch) => isSwing.has(touch.index)))
    .map((group): Level => {
      const values = group.map((touch) => touch.value);
      return {
        value: mean(values),
        error: Math.max(readingError, (Math.max(...values) - Math.min(...values)) / 2),
        candles: group.map((touch) => touch.index).sort((a, b) => a - b),
        reason: reasonOf(group),
      };
    });
  const extreme = (reason: 'highest' | 'lowest') => {
    const pick = reason === 'highest' ? (c: Candle) => c.high : (c: Candle) => -c.low;
    const index = candles.reduce((best, candle, i) => (pick(candle) > pick(candles[best]!) ? i : best), 0);
    const value = reason === 'highest' ? candles[index]!.high : candles[index]!.low;
    if (levels.some((level) => Math.abs(level.value - value) <= tolerance)) return;
    levels.push({ value, error: candles[index]!.error, candles: [index], reason });
  };
  extreme('highest');
  extreme('lowest');
  return levels.sort((a, b) => a.value - b.value);
};
