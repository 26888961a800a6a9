import type { LevelFinding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { count, distance, price, readingError } from '../quantity.ts';
import { levelReason } from './scenarios.ts';
import type { StrategyLevel } from './strategy-result.ts';

const mostPerSide = 3;
const mostOfStrategy = 4;

/** Rows of the level table, high to low: the nearest three of each side by support and resistance, and the strategy's own lines. */
export const levelFindings = (measures: Measures, own: readonly StrategyLevel[] = []): LevelFinding[] => {
  const { close, error, levels, reading } = measures;
  const row = (value: number, off: number, rest: Pick<LevelFinding, 'touches' | 'why' | 'candles'>): LevelFinding => ({
    at: price(value),
    error: readingError(off),
    away: distance(value - close),
    side: Math.abs(value - close) <= off ? 'here' : value > close ? 'resistance' : 'support',
    ...rest,
  });
  const above = levels.filter((level) => level.value > close).slice(0, mostPerSide);
  const below = levels.filter((level) => level.value <= close).slice(-mostPerSide);
  const found = [...below, ...above].map((level) =>
    row(level.value, level.error, {
      touches: count(level.candles.length),
      why: levelReason(level, close),
      candles: level.candles,
    }),
  );
  // A band of an indicator can lie below zero, a price cannot.
  const positive = reading.axis !== null && measures.lows.every((low) => low > 0);
  const lines = own
    .filter((line) => !positive || line.value > 0)
    .slice(0, mostOfStrategy)
    .map((line) => row(line.value, error, { touches: null, why: line.why, candles: [] }));
  return [...found, ...lines].sort((a, b) => b.at.value - a.at.value);
};
