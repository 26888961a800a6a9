import type { Candle } from '../reading.ts';
import { heightAt, type StraightLine, straightLine } from './straight-line.ts';

/** A steep move (the pole) and a short rest against it. `at` is the candle on which the rest is long enough to be told. */
export type Flag = {
  at: number;
  kind: 'flag' | 'pennant';
  side: 'up' | 'down';
  /** Candles of the pole's start and end. */
  pole: { from: number; to: number; start: number; end: number };
  upper: StraightLine;
  lower: StraightLine;
  brokenAt: number | null;
  failedAt: number | null;
};

const longestPole = 10;
/** In average true ranges before the pole. */
const leastPole = 4;
const restLength = 6;
const longestRest = 20;
/** Share of the pole that the rest may give back. */
const mostGivenBack = 0.5;

/** The shortest move that ends in the extreme at `to` and reaches four ranges; every candle in between stays on its way. */
const poleBefore = (candles: readonly Candle[], ranges: readonly number[], to: number, sign: number) => {
  const edge = (i: number) => (sign > 0 ? candles[i]!.high : candles[i]!.low);
  const base = (i: number) => (sign > 0 ? candles[i]!.low : candles[i]!.high);
  for (let from = to - 2; from >= Math.max(1, to - longestPole); from--) {
    const move = (edge(to) - base(from)) * sign;
    if (move < leastPole * ranges[from - 1]!) continue;
    let path = 0;
    for (let i = from + 1; i <= to; i++) path += Math.abs(candles[i]!.close - candles[i - 1]!.close);
    const net = (candles[to]!.close - candles[from]!.close) * sign;
    if (net < 0.7 * path) return null;
    return { from, to, start: base(from), end: edge(to) };
  }
  return null;
};

const flagAt = (candles: readonly Candle[], ranges: readonly number[], to: number, sign: 1 | -1): Flag | null => {
  const at = to + restLength;
  if (at >= candles.length) return null;
  const pole = poleBefore(candles, ranges, to, sign);
  if (!pole) return null;
  const rest = candles.slice(to + 1, at + 1);
  const length = Math.abs(pole.end - pole.start);
  const edges = rest.map((c) => (sign > 0 ? c.high : -c.low));
  const backs = rest.map((c) => (sign > 0 ? c.low : -c.high));
  const beyond = Math.max(...edges) >= pole.end * sign;
  const given = pole.end * sign - Math.min(...backs);
  const wide = Math.max(...edges) - Math.min(...backs);
  if (beyond || given > mostGivenBack * length || wide > 0.6 * length) return null;
  const points = (pick: (candle: Candle) => number) => rest.map((candle, i) => ({ x: to + 1 + i, y: pick(candle) }));
  const upper = straightLine(points((c) => c.high));
  const lower = straightLine(points((c) => c.low));
  const start = heightAt(upper, to + 1) - heightAt(lower, to + 1);
  const end = heightAt(upper, at) - heightAt(lower, at);
  const drift = ((upper.slope + lower.slope) / 2) * restLength * sign;
  const narrowing = end < 0.6 * start;
  // A rest that goes on with the pole is no rest.
  if (!narrowing && drift > 0.1 * length) return null;
  return {
    at,
    kind: narrowing ? 'pennant' : 'flag',
    side: sign > 0 ? 'up' : 'down',
    pole,
    upper,
    lower,
    ...outcome(candles, at, sign, pole, upper, lower),
  };
};

const outcome = (
  candles: readonly Candle[],
  at: number,
  sign: number,
  pole: Flag['pole'],
  upper: StraightLine,
  lower: StraightLine,
) => {
  const near = sign > 0 ? upper : lower;
  const half = (pole.start + pole.end) / 2;
  const ends = { brokenAt: null as number | null, failedAt: null as number | null };
  for (let i = at + 1; i < Math.min(candles.length, at + longestRest); i++) {
    const { close, error } = candles[i]!;
    if ((close - heightAt(near, i)) * sign > error && (close - heightAt(near, at)) * sign > 0)
      return { ...ends, brokenAt: i };
    if ((half - close) * sign > error) return { ...ends, failedAt: i };
  }
  return ends;
};

export const flags = (candles: readonly Candle[], ranges: readonly number[]): Flag[] =>
  candles.flatMap((_, to) =>
    ([1, -1] as const).flatMap((sign) => {
      const found = flagAt(candles, ranges, to, sign);
      return found ? [found] : [];
    }),
  );
