import type { Candle, Reading } from '../reading.ts';
import { averageRange } from './average-range.ts';
import { identifyLine, type LineIdentity } from './identify-line.ts';
import { findLevels, type Level } from './levels.ts';
import { median } from './series.ts';
import { type StructureBreak, type SwingSequence, structureBreaks, swingSequence } from './structure.ts';
import { findSwings, type Swing } from './swings.ts';
import { measureTrend, type Trend } from './trend.ts';
import { measureVolatility, type Volatility } from './volatility.ts';

/** What every strategy starts from. Values are in the reading's unit (prices, or 0 to 100 of the visible range without a scale). */
export type Measures = {
  reading: Reading;
  candles: readonly Candle[];
  opens: number[];
  highs: number[];
  lows: number[];
  closes: number[];
  /** Heights relative to the highest bar seen; null if the picture has no volume (or a bar for under nine in ten candles). */
  volumes: number[] | null;
  /** Index of the last candle. */
  last: number;
  close: number;
  /** Typical reading error of one value. */
  error: number;
  /** Average true range at each candle, and at the last; never less than the reading error, so that it can be divided by. */
  ranges: number[];
  range: number;
  swings: Swing[];
  breaks: StructureBreak[];
  sequence: SwingSequence;
  trend: Trend;
  volatility: Volatility;
  levels: Level[];
  /** What each of `reading.overlays` is, in their order; null where it is no usual average. */
  lines: (LineIdentity | null)[];
};

const volumesOf = (candles: readonly Candle[]): number[] | null => {
  const seen = candles.filter((candle) => candle.volume !== null);
  if (seen.length < 0.9 * candles.length || seen.every((candle) => candle.volume === 0)) return null;
  return candles.map((candle) => candle.volume ?? 0);
};

/** `reading.candles` must not be empty; a reading never is. */
export const measure = (reading: Reading): Measures => {
  const { candles } = reading;
  const closes = candles.map((candle) => candle.close);
  const error = median(candles.map((candle) => candle.error));
  const floor = Math.max(error, Math.abs(candles[0]!.close) * 1e-9, Number.MIN_VALUE);
  const ranges = averageRange(candles).map((range) => Math.max(range, floor));
  const range = ranges.at(-1)!;
  const swings = findSwings(candles, { ranges });
  return {
    reading,
    candles,
    opens: candles.map((candle) => candle.open),
    highs: candles.map((candle) => candle.high),
    lows: candles.map((candle) => candle.low),
    closes,
    volumes: volumesOf(candles),
    last: candles.length - 1,
    close: candles.at(-1)!.close,
    error,
    ranges,
    range,
    swings,
    breaks: structureBreaks(candles, swings),
    sequence: swingSequence(swings, Math.max(2 * error, range / 10)),
    trend: measureTrend(candles, range),
    volatility: measureVolatility(ranges),
    levels: findLevels(candles, swings, range),
    lines: reading.overlays.map((line) => identifyLine(line, closes, 2 * error)),
  };
};
