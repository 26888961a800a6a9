import type { Candle } from '../reading.ts';
import { mean } from './series.ts';

/**
 * The loudest candle after a run: side is the turn that it warns of (up after a fall). `effort` is the size against the mean of the 20 candles before, of volume, or of the
 * candle's range where the picture has no volume.
 */
export type Climax = { at: number; side: 'up' | 'down'; effort: number; move: number; answeredAt: number | null };

const lookback = 20;
const leastHistory = 10;
const leastEffort = 2;
const leastMove = 3;
const runLength = 10;
/** Candles that a climax waits for its answer. */
export const answerWithin = 5;

/**
 * Effort at least twice the mean and above all of the 20 candles before, a range of at least 1.2 average true ranges in the direction of a run that has covered three of them in ten candles.
 * It is answered by the first of the next five closes beyond the other end of the candle.
 */
export const climaxes = (
  candles: readonly Candle[],
  ranges: readonly number[],
  volumes: readonly number[] | null,
): Climax[] => {
  const efforts = volumes ?? candles.map((candle) => candle.high - candle.low);
  const found: Climax[] = [];
  for (let at = leastHistory; at < candles.length; at++) {
    const { high, low } = candles[at]!;
    const before = efforts.slice(Math.max(0, at - lookback), at);
    const usual = mean(before);
    const range = ranges[at - 1]!;
    const loud = usual > 0 && efforts[at]! >= leastEffort * usual && efforts[at]! > Math.max(...before);
    if (!loud || high - low < 1.2 * range) continue;
    const run = candles.slice(Math.max(0, at - runLength), at + 1);
    const rise = high - Math.min(...run.map((c) => c.low));
    const fall = Math.max(...run.map((c) => c.high)) - low;
    const falling = fall > rise;
    const move = (falling ? fall : rise) / range;
    const extreme = falling ? Math.min(...run.map((c) => c.low)) === low : Math.max(...run.map((c) => c.high)) === high;
    const side = falling ? 'up' : 'down';
    const net = (run.at(-1)!.close - run[0]!.open) * (falling ? -1 : 1);
    if (move < leastMove || !extreme || net < 0) continue;
    const answer = candles.findIndex(
      (c, i) => i > at && i <= at + answerWithin && (falling ? c.close > high : c.close < low),
    );
    found.push({ at, side, effort: efforts[at]! / usual, move, answeredAt: answer < 0 ? null : answer });
  }
  return found;
};
