import type { Candle } from '../reading.ts';
import { heightAt, type StraightLine, straightLine } from './straight-line.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

export type TriangleKind = 'ascending' | 'descending' | 'symmetrical' | 'rising-wedge' | 'falling-wedge' | 'rectangle';

/** Five alternating swings between two lines. `at`: the confirmation of the fifth; the first close beyond a line before the apex decides. */
export type Triangle = {
  at: number;
  kind: TriangleKind;
  swings: Swing[];
  upper: StraightLine;
  lower: StraightLine;
  /** Distance of the lines at the first swing, reading's unit: the measured move. */
  height: number;
  brokenAt: number | null;
  side: 'up' | 'down' | null;
};

/** In average true ranges: how far swings may lie off their line, how much a line may move over the pattern and still be level. */
const offLine = 0.5;
const levelWithin = 0.75;
const leastHeight = 2;
/** In candles: five turns in fewer are noise. */
const leastLength = 12;
/** Lines that keep less than this share of their distance converge. */
const converging = 0.75;

const kindOf = (up: -1 | 0 | 1, down: -1 | 0 | 1, narrowing: number): TriangleKind | null => {
  if (up === 0 && down === 0) return 'rectangle';
  if (narrowing > converging) return null;
  if (up === 0 && down > 0) return 'ascending';
  if (up < 0 && down === 0) return 'descending';
  if (up < 0 && down > 0) return 'symmetrical';
  if (up > 0 && down > 0) return 'rising-wedge';
  if (up < 0 && down < 0) return 'falling-wedge';
  return null;
};

const lineOf = (swings: readonly Swing[]) => straightLine(swings.map((swing) => ({ x: swing.index, y: swing.value })));

const triangleOf = (
  candles: readonly Candle[],
  ranges: readonly number[],
  swings: readonly ConfirmedSwing[],
): Triangle | null => {
  const highs = swings.filter((swing) => swing.kind === 'high');
  const lows = swings.filter((swing) => swing.kind === 'low');
  const upper = lineOf(highs);
  const lower = lineOf(lows);
  const first = swings[0]!.index;
  const last = swings.at(-1)!;
  const range = ranges[last.index]!;
  const fits = (line: StraightLine, own: readonly Swing[]) =>
    own.every((swing) => Math.abs(heightAt(line, swing.index) - swing.value) <= offLine * range);
  const width = (at: number) => heightAt(upper, at) - heightAt(lower, at);
  const height = width(first);
  if (last.index - first < leastLength) return null;
  if (!fits(upper, highs) || !fits(lower, lows) || height < leastHeight * range || width(last.index) <= 0) return null;
  const slant = ({ slope }: StraightLine) => {
    const moved = slope * (last.index - first);
    return Math.abs(moved) <= levelWithin * range ? 0 : moved > 0 ? 1 : -1;
  };
  const kind = kindOf(slant(upper), slant(lower), width(last.index) / height);
  if (!kind) return null;
  const apex = upper.slope < lower.slope ? (lower.intercept - upper.intercept) / (upper.slope - lower.slope) : Infinity;
  return {
    at: last.confirmedAt,
    kind,
    swings: [...swings],
    upper,
    lower,
    height,
    ...breakOf(candles, last.index, apex, upper, lower),
  };
};

const breakOf = (candles: readonly Candle[], after: number, apex: number, upper: StraightLine, lower: StraightLine) => {
  for (let i = after + 1; i < Math.min(candles.length, apex); i++) {
    const { close, error } = candles[i]!;
    if (close > heightAt(upper, i) + error) return { brokenAt: i, side: 'up' as const };
    if (close < heightAt(lower, i) - error) return { brokenAt: i, side: 'down' as const };
  }
  return { brokenAt: null, side: null };
};

/** Triangles, wedges and rectangles of five touches each; two touches a line would be any zigzag. */
export const triangles = (
  candles: readonly Candle[],
  ranges: readonly number[],
  swings: readonly Swing[],
): Triangle[] => {
  const confirmed = confirmedSwings(swings);
  return confirmed.flatMap((_, end) => {
    if (end < 4) return [];
    const found = triangleOf(candles, ranges, confirmed.slice(end - 4, end + 1));
    return found ? [found] : [];
  });
};
