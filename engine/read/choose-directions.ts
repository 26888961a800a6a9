import { discontinuity, followChain, type Told, usualGap } from './follow-chain.ts';
import type { MeasuredBar } from './measure-bar.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import { tellByFill } from './tell-by-fill.ts';

/** Which candles close above their open, and how far the answer is ahead of its opposite, 0 to 1. */
export type Directions = {
  up: boolean[];
  certainty: number;
  /** All bodies look alike: each direction rests on its neighbours alone. */
  inferred: boolean;
  /** The candles whose own paint did not tell. */
  guessed: boolean[];
};

/** Bodies of up to this height, px, say nothing about their paint. */
const SMALL = 2;
/** Of the candles: what fewer show is a misreading, not a paint of its own. */
const LEAST_SHARE = 0.04;
/** A third paint of fewer is a mixture of fill and border, in bodies that are hardly higher than both: where their border tells, that counts more. */
const LEAST_OF_THIRD = 0.1;
const MOST_PAINTS = 4;
/** Borders may fill nearly all hollow bodies of a few px: where so few look otherwise, and the two order the candles hardly better than their opposite, all look alike. */
const ALIKE = { share: 0.1, certainty: 0.15 };

/** What may tell a direction: the fill of the body, or the colour of its border and wick. */
type Feature = 'paint' | 'tint';
type Split = { feature: Feature; up: Map<number, boolean>; cost: number };

/**
 * Which paint means up is not assumed: of all ways to split the fills or the colours in two, the one is taken that makes each candle open
 * nearest to where the one before it closed. Candles that do not show it follow their neighbours.
 */
export function chooseDirections(candles: MeasuredCandle[]): Directions {
  const told = tellByFill(candles) ?? byBestSplit(candles);
  if (!told) return inferAll(candles);
  const up = followChain(candles, told, usualGap(candles, told));
  const cost = discontinuity(candles, up);
  const mirrored = discontinuity(
    candles,
    up.map((is) => !is),
  );
  const certainty = Math.abs(mirrored - cost) / (mirrored + cost + 1e-9);
  if (certainty < ALIKE.certainty && rarerShare(candles, told) < ALIKE.share) return inferAll(candles);
  return {
    up,
    certainty,
    inferred: false,
    guessed: candles.map((candle) => told(candle) === null),
  };
}

function byBestSplit(candles: MeasuredCandle[]): Told | null {
  const splits = (['paint', 'tint'] as const).map((feature) => bestSplit(candles, feature));
  const best = splits.reduce((a, b) => (b && (!a || b.cost < a.cost) ? b : a), null);
  if (!best) return null;
  const tellsBy = (candle: MeasuredCandle) => {
    const shown = candle[best.feature];
    return shown === null ? null : (best.up.get(shown) ?? null);
  };
  if (best.feature === 'tint') return tellsBy;
  const main = mainValues(candles, 'paint', LEAST_OF_THIRD);
  const mainTells = (candle: MeasuredCandle) => (main.includes(candle.paint ?? -1) ? tellsBy(candle) : null);
  const byBorder = { unseen: agreement(candles, tellsBy, 'tint'), mixed: agreement(candles, mainTells, 'tint') };
  return (candle) =>
    mainTells(candle) ??
    byBorder[candle.paint === null ? 'unseen' : 'mixed'].get(candle.tint) ??
    tellsBy(candle) ??
    byBorder.unseen.get(candle.tint) ??
    null;
}

/** Of the candles that show a direction those that show the rarer one. */
function rarerShare(candles: MeasuredCandle[], told: Told): number {
  const shown = candles.map(told).filter((is) => is !== null);
  const ups = shown.filter((is) => is).length;
  return Math.min(ups, shown.length - ups) / Math.max(1, shown.length);
}

/** Bars tell by their ticks; where both lie on one row, by their colour, if that agrees with the ticks of the others, or by their neighbours. */
export function directBars(bars: MeasuredBar[]): Directions {
  const tints = agreement(bars, (bar) => (bar as MeasuredBar).up, 'tint');
  const told = (bar: MeasuredCandle) => (bar as MeasuredBar).up ?? tints.get(bar.tint) ?? null;
  const up = followChain(bars, told, usualGap(bars, told));
  return { up, certainty: 1, inferred: false, guessed: bars.map((bar) => told(bar) === null) };
}

function inferAll(candles: MeasuredCandle[]): Directions {
  const first = new Map(followChain(candles, () => null).map((is, i) => [candles[i]!, is]));
  const up = followChain(
    candles,
    () => null,
    usualGap(candles, (candle) => first.get(candle)!),
  );
  return { up, certainty: candles.length > 0 ? 0.3 : 0, inferred: true, guessed: candles.map(() => true) };
}

function bestSplit(candles: MeasuredCandle[], feature: Feature): Split | null {
  const shown = mainValues(candles, feature);
  if (shown.length < 2) return null;
  let best: Split | null = null;
  for (let mask = 1; mask < 2 ** shown.length - 1; mask++) {
    const up = new Map(shown.map((value, i) => [value, (mask & (1 << i)) > 0]));
    const directions = followChain(candles, (candle) => up.get(candle[feature] ?? -1) ?? null);
    const cost = discontinuity(candles, directions);
    if (!best || cost < best.cost) best = { feature, up, cost };
  }
  return best;
}

/** The paints that fill some part of the bodies, the most frequent first; the rest are blends. */
function mainValues(candles: MeasuredCandle[], feature: Feature, leastOfThird = LEAST_SHARE): number[] {
  const counts = new Map<number, number>();
  for (const candle of candles) {
    const value = candle[feature];
    if (value === null || candle.bodyBottom - candle.bodyTop <= SMALL) continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .filter(([, count], i) => count >= Math.max(2, (i < 2 ? LEAST_SHARE : leastOfThird) * total))
    .slice(0, MOST_PAINTS)
    .map(([value]) => value);
}

/** Which values of a feature go with one direction nearly without exception. */
function agreement(
  candles: MeasuredCandle[],
  directionOf: (candle: MeasuredCandle) => boolean | null,
  feature: Feature,
): Map<number, boolean> {
  const counts = new Map<number, { up: number; down: number }>();
  for (const candle of candles) {
    const value = candle[feature];
    const direction = directionOf(candle);
    if (value === null || direction === null) continue;
    const count = counts.get(value) ?? { up: 0, down: 0 };
    count[direction ? 'up' : 'down']++;
    counts.set(value, count);
  }
  const agreed = new Map<number, boolean>();
  for (const [value, { up, down }] of counts)
    if (up + down >= 3 && Math.max(up, down) >= 0.9 * (up + down)) agreed.set(value, up > down);
  return agreed;
}
