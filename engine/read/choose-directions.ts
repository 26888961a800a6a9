import type { MeasuredCandle } from './measure-candle.ts';

/** Which candles close above their open, and how far the answer is ahead of its opposite, 0 to 1. */
export type Directions = {
  up: boolean[];
  certainty: number;
  /** All bodies look alike: each direction rests on its neighbours alone. */
  inferred: boolean;
};

/** Bodies of up to this height say nothing about their paint. */
const SMALL = 2;
const LONGEST_JUMP = 40;
/** Slots beyond which the last close says nothing about an open. */
const LONGEST_GAP = 3;

/**
 * Which paint means up is not assumed: of all ways to split the paints in two, the one is taken that makes each candle open nearest to
 * where the one before it closed.
 */
export function chooseDirections(candles: MeasuredCandle[]): Directions {
  const paints = mainPaints(candles);
  if (paints.length < 2) return followChain(candles);
  let best = { cost: Number.POSITIVE_INFINITY, up: new Set<number>() };
  let opposite = Number.POSITIVE_INFINITY;
  for (let mask = 1; mask < 2 ** paints.length - 1; mask++) {
    const up = new Set(paints.filter((_, i) => mask & (1 << i)));
    const cost = discontinuity(candles, (candle) => up.has(nearestPaint(candle.paint, paints)));
    if (cost < best.cost) {
      opposite = best.cost;
      best = { cost, up };
    } else opposite = Math.min(opposite, cost);
  }
  const { up } = best;
  const mirrored = discontinuity(candles, (candle) => !up.has(nearestPaint(candle.paint, paints)));
  return {
    up: candles.map((candle) => up.has(nearestPaint(candle.paint, paints))),
    certainty: Math.abs(mirrored - best.cost) / (mirrored + best.cost + 1e-9),
    inferred: false,
  };
}

/** At most four paints that each fill some part of the bodies; the rest are blends and are read as the most frequent. */
function mainPaints(candles: MeasuredCandle[]): number[] {
  const counts = new Map<number, number>();
  for (const { paint, bodyTop, bodyBottom } of candles)
    if (bodyBottom - bodyTop > SMALL) counts.set(paint, (counts.get(paint) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .filter(([, count], i) => i < 2 || count >= 0.08 * total)
    .slice(0, 4)
    .map(([paint]) => paint);
}

const nearestPaint = (paint: number, paints: number[]): number => (paints.includes(paint) ? paint : paints[0]!);

export const openOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyBottom : bodyTop);
export const closeOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyTop : bodyBottom);

function discontinuity(candles: MeasuredCandle[], isUp: (candle: MeasuredCandle) => boolean): number {
  let cost = 0;
  for (let i = 1; i < candles.length; i++) {
    const before = candles[i - 1]!;
    const here = candles[i]!;
    if (here.slot - before.slot > LONGEST_GAP) continue;
    cost += Math.min(LONGEST_JUMP, Math.abs(openOf(here, isUp(here)) - closeOf(before, isUp(before))));
  }
  return cost;
}

/** All bodies painted alike: the most continuous of all sequences of directions, by dynamic programming. */
function followChain(candles: MeasuredCandle[]): Directions {
  const steps: { cost: number; from: number }[][] = [];
  candles.forEach((here, i) => {
    const before = candles[i - 1];
    steps.push(
      [false, true].map((up) => {
        if (!before) return { cost: 0, from: 0 };
        const costs = [false, true].map(
          (was, k) =>
            steps[i - 1]![k]!.cost + Math.min(LONGEST_JUMP, Math.abs(openOf(here, up) - closeOf(before, was))),
        );
        const from = costs[1]! < costs[0]! ? 1 : 0;
        return { cost: costs[from]!, from };
      }),
    );
  });
  const last = steps.at(-1);
  if (!last) return { up: [], certainty: 0, inferred: true };
  let state = last[1]!.cost < last[0]!.cost ? 1 : 0;
  const up: boolean[] = [];
  for (let i = candles.length - 1; i >= 0; i--) {
    up[i] = state === 1;
    state = steps[i]![state]!.from;
  }
  return { up, certainty: 0.3, inferred: true };
}
