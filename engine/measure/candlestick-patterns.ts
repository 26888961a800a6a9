import type { Candle } from '../reading.ts';
import { averageRange } from './average-range.ts';
import { mean } from './series.ts';

export type CandlestickPattern =
  | 'hammer'
  | 'hanging-man'
  | 'inverted-hammer'
  | 'shooting-star'
  | 'bullish-engulfing'
  | 'bearish-engulfing'
  | 'bullish-harami'
  | 'bearish-harami'
  | 'piercing-line'
  | 'dark-cloud-cover'
  | 'morning-star'
  | 'evening-star'
  | 'three-white-soldiers'
  | 'three-black-crows'
  | 'doji'
  | 'inside-bar';

export type CandlestickEvent = {
  at: number;
  from: number;
  pattern: CandlestickPattern;
  side: 'up' | 'down' | 'neutral';
};

type Shape = {
  body: number;
  range: number;
  upper: number;
  lower: number;
  up: boolean;
  top: number;
  bottom: number;
  middle: number;
  close: number;
};

const shapeOf = ({ open, high, low, close }: Candle): Shape => ({
  body: Math.abs(close - open),
  range: high - low,
  upper: high - Math.max(open, close),
  lower: Math.min(open, close) - low,
  up: close > open,
  top: Math.max(open, close),
  bottom: Math.min(open, close),
  middle: (open + close) / 2,
  close,
});

/** The candles up to `i`, newest first, and what came before the pattern. */
type Scene = {
  now: Shape;
  one: Shape;
  two: Shape;
  usualBody: number;
  range: number;
  moveBefore: (length: number) => number;
};

type Rule = {
  pattern: CandlestickPattern;
  side: CandlestickEvent['side'];
  length: 1 | 2 | 3;
  /** The move that a reversal needs before it: a fall for a bullish one. */
  after: 'fall' | 'rise' | 'any';
  holds: (scene: Scene) => boolean;
};

const long = (shape: Shape, scene: Scene) => shape.body >= Math.max(scene.usualBody, 0.4 * scene.range);
const small = (shape: Shape, scene: Scene) => shape.body <= 0.5 * scene.usualBody;
const pinned = (wick: number, other: number, { body, range }: Shape) =>
  body > 0.03 * range && wick >= 2 * body && wick >= 0.6 * range && other <= 0.15 * range;
const within = (inner: Shape, outer: Shape) => inner.top < outer.top && inner.bottom > outer.bottom;
const marching = (up: boolean, { now, one, two, ...scene }: Scene) => {
  const sign = up ? 1 : -1;
  const all = [two, one, now];
  return (
    all.every((shape) => shape.up === up && shape.body >= 0.6 * shape.range && shape.body >= 0.5 * scene.range) &&
    (one.close - two.close) * sign > 0 &&
    (now.close - one.close) * sign > 0
  );
};

/** Thresholds after Nison, "Japanese Candlestick Charting Techniques"; lengths relative to the last ten bodies and the average true range. */
const rules: Rule[] = [
  {
    pattern: 'three-white-soldiers',
    side: 'up',
    length: 3,
    after: 'any',
    holds: (scene) => marching(true, scene),
  },
  {
    pattern: 'three-black-crows',
    side: 'down',
    length: 3,
    after: 'any',
    holds: (scene) => marching(false, scene),
  },
  {
    pattern: 'morning-star',
    side: 'up',
    length: 3,
    after: 'fall',
    holds: (s) =>
      !s.two.up &&
      long(s.two, s) &&
      small(s.one, s) &&
      s.one.top < s.two.middle &&
      s.now.up &&
      s.now.close > s.two.middle,
  },
  {
    pattern: 'evening-star',
    side: 'down',
    length: 3,
    after: 'rise',
    holds: (s) =>
      s.two.up &&
      long(s.two, s) &&
      small(s.one, s) &&
      s.one.bottom > s.two.middle &&
      !s.now.up &&
      s.now.close < s.two.middle,
  },
  {
    pattern: 'bullish-engulfing',
    side: 'up',
    length: 2,
    after: 'fall',
    holds: (s) =>
      s.now.up &&
      !s.one.up &&
      s.one.body > 0 &&
      s.now.top > s.one.top &&
      s.now.bottom <= s.one.bottom &&
      long(s.now, s),
  },
  {
    pattern: 'bearish-engulfing',
    side: 'down',
    length: 2,
    after: 'rise',
    holds: (s) => !s.now.up && s.one.up && s.now.bottom < s.one.bottom && s.now.top >= s.one.top && long(s.now, s),
  },
  {
    pattern: 'piercing-line',
    side: 'up',
    length: 2,
    after: 'fall',
    holds: (s) =>
      s.now.up &&
      !s.one.up &&
      long(s.one, s) &&
      s.now.bottom < s.one.bottom &&
      s.now.close > s.one.middle &&
      s.now.close < s.one.top,
  },
  {
    pattern: 'dark-cloud-cover',
    side: 'down',
    length: 2,
    after: 'rise',
    holds: (s) =>
      !s.now.up &&
      s.one.up &&
      long(s.one, s) &&
      s.now.top > s.one.top &&
      s.now.close < s.one.middle &&
      s.now.close > s.one.bottom,
  },
  {
    pattern: 'bullish-harami',
    side: 'up',
    length: 2,
    after: 'fall',
    holds: (s) => s.now.up && !s.one.up && long(s.one, s) && small(s.now, s) && s.now.body > 0 && within(s.now, s.one),
  },
  {
    pattern: 'bearish-harami',
    side: 'down',
    length: 2,
    after: 'rise',
    holds: (s) => !s.now.up && s.one.up && long(s.one, s) && small(s.now, s) && s.now.body > 0 && within(s.now, s.one),
  },
  {
    pattern: 'hammer',
    side: 'up',
    length: 1,
    after: 'fall',
    holds: ({ now }) => pinned(now.lower, now.upper, now),
  },
  {
    pattern: 'hanging-man',
    side: 'down',
    length: 1,
    after: 'rise',
    holds: ({ now }) => pinned(now.lower, now.upper, now),
  },
  {
    pattern: 'shooting-star',
    side: 'down',
    length: 1,
    after: 'rise',
    holds: ({ now }) => pinned(now.upper, now.lower, now),
  },
  {
    pattern: 'inverted-hammer',
    side: 'up',
    length: 1,
    after: 'fall',
    holds: ({ now }) => pinned(now.upper, now.lower, now),
  },
  {
    pattern: 'doji',
    side: 'neutral',
    length: 1,
    after: 'any',
    holds: ({ now, range }) => now.body <= 0.05 * now.range && now.range >= 0.5 * range,
  },
  {
    pattern: 'inside-bar',
    side: 'neutral',
    length: 2,
    after: 'any',
    holds: ({ now, one }) =>
      now.top + now.upper < one.top + one.upper && now.bottom - now.lower > one.bottom - one.lower,
  },
];

const contextLength = 5;

/**
 * Candlestick patterns, at most one per candle (the one of most candles wins). A reversal pattern needs a move of at least one average true range in the five
 * closes before it. Candles smaller than four reading errors are not judged.
 */
export const candlestickPatterns = (
  candles: readonly Candle[],
  ranges: readonly number[] = averageRange(candles),
): CandlestickEvent[] => {
  const shapes = candles.map(shapeOf);
  const found: CandlestickEvent[] = [];
  for (let at = 2; at < candles.length; at++) {
    if (shapes[at]!.range < 4 * candles[at]!.error || shapes[at]!.range === 0) continue;
    const scene: Scene = {
      now: shapes[at]!,
      one: shapes[at - 1]!,
      two: shapes[at - 2]!,
      usualBody: mean(shapes.slice(Math.max(0, at - 10), at).map((shape) => shape.body)),
      range: ranges[at - 1]!,
      moveBefore: (length) => {
        const end = at - length;
        const start = end - contextLength;
        return start < 0 ? 0 : candles[end]!.close - candles[start]!.close;
      },
    };
    const hit = rules.find(({ length, after, holds }) => {
      const move = scene.moveBefore(length);
      const placed = after === 'any' || (after === 'fall' ? move <= -scene.range : move >= scene.range);
      return placed && holds(scene);
    });
    if (hit) found.push({ at, from: at - hit.length + 1, pattern: hit.pattern, side: hit.side });
  }
  return found;
};
