import type { Candle } from '../reading.ts';
import { findLevels, type Level, localTurns, turnReach } from './levels.ts';
import { findSwings } from './swings.ts';

/** What a candle did at a level that was known before it. */
export type LevelEvent = { at: number; kind: 'break' | 'rejection'; side: 'up' | 'down'; level: Level };

/** Touched twice or more before: a single swing is no level that the market has shown to know. */
const proven = (level: Level) => level.candles.length > 1;

/**
 * Breaks (a close that leaves a proven level behind by a quarter of an average true range or more) and rejections (a candle that reaches one and closes
 * back in the half of its own range that is away from it). Each candle is judged by the levels that were visible before it; the first one judged is `from`.
 */
export const levelEvents = (candles: readonly Candle[], ranges: readonly number[], from = 1): LevelEvent[] => {
  const found: LevelEvent[] = [];
  const swings = findSwings(candles, { ranges });
  const turns = localTurns(candles);
  for (let at = Math.max(1, from); at < candles.length; at++) {
    const seen = candles.slice(0, at);
    const known = swings.filter((swing) => swing.confirmedAt !== null && swing.confirmedAt < at);
    const levels = findLevels(seen, known, ranges[at - 1]!, {
      turns: turns.filter((turn) => turn.index + turnReach < at),
      readingError: candles[at - 1]!.error,
    }).filter(proven);
    const candle = candles[at]!;
    const before = candles[at - 1]!.close;
    const clear = Math.max(ranges[at - 1]! / 4, candle.error);
    const middle = (candle.high + candle.low) / 2;
    for (const level of levels) {
      const { value, error } = level;
      if (before <= value && candle.close > value + clear) found.push({ at, kind: 'break', side: 'up', level });
      else if (before >= value && candle.close < value - clear) found.push({ at, kind: 'break', side: 'down', level });
      else if (before > value && candle.low <= value + error && candle.close > value + error && candle.close > middle)
        found.push({ at, kind: 'rejection', side: 'up', level });
      else if (before < value && candle.high >= value - error && candle.close < value - error && candle.close < middle)
        found.push({ at, kind: 'rejection', side: 'down', level });
    }
  }
  return found;
};

/** The same thing at the same level again, told once. */
export const sameLevelEvent =
  (range: number) =>
  (a: LevelEvent, b: LevelEvent): boolean =>
    a.kind === b.kind && a.side === b.side && Math.abs(a.level.value - b.level.value) <= range / 2;
