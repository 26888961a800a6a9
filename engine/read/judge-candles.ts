import type { ReadFailure } from '#contract/read-failure';
import { median } from './axis/median.ts';
import { closeOf, type Directions, openOf } from './choose-directions.ts';
import type { Lattice } from './find-pitch.ts';
import type { MeasuredCandle } from './measure-candle.ts';

export const LEAST_CANDLES = 8;

/** Null when what was found behaves as candles do, else why it does not. */
export function judgeCandles(candles: MeasuredCandle[], lattice: Lattice, directions: Directions): ReadFailure | null {
  if (lattice.share < 0.3) return 'not-a-chart';
  const n = candles.length;
  const wicked = candles.filter((c) => c.top < c.bodyTop - 0.5 || c.bottom > c.bodyBottom + 0.5).length / n;
  const bodied = candles.filter((c) => c.hasBody).length / n;
  // A few marks are in any picture; only what looks like candles without exception is called too few of them.
  if (n < LEAST_CANDLES)
    return n >= 4 && wicked > 0.7 && bodied > 0.7 && lattice.share > 0.5 && goOn(candles, directions)
      ? 'too-few-candles'
      : 'not-a-chart';
  if (isDense(candles, lattice)) return 'too-dense';
  if (lattice.pitch < LEAST_CERTAIN_PITCH) return 'not-a-chart';
  if (wicked < 0.35 || bodied < 0.4) return 'not-candlesticks';
  if (commonRowShare(candles) > 0.35) return 'not-candlesticks';
  if (meanJump(candles) > 0.12) return 'not-a-chart';
  return judgeOrder(candles, lattice, directions);
}

/** Strokes of one width this near, px, in two colours, of which most reach over the rows of the one before: candles drawn as wicks alone. */
const DENSE_PITCH = 9;
/** Nearer than this, px, bodies and wicks can't be told apart at all. */
const LEAST_CERTAIN_PITCH = 3.2;
const LEAST_STROKES = 40;
const LEAST_OF_A_TINT = 0.15;
const LEAST_PLAIN = 0.65;
const LEAST_OVERLAP = 0.7;

function isDense(candles: MeasuredCandle[], { pitch }: Lattice): boolean {
  if (pitch > DENSE_PITCH || candles.length < LEAST_STROKES) return false;
  const plain = candles.filter((c) => !c.hasBody || (c.top > c.bodyTop - 1 && c.bottom < c.bodyBottom + 1)).length;
  if (pitch >= LEAST_CERTAIN_PITCH && plain < LEAST_PLAIN * candles.length) return false;
  const tints = new Map<number, number>();
  for (const { tint } of candles) tints.set(tint, (tints.get(tint) ?? 0) + 1);
  const used = [...tints.values()].filter((count) => count >= LEAST_OF_A_TINT * candles.length).length;
  const overlapping = candles
    .slice(1)
    .filter((here, i) => here.top <= candles[i]!.bottom && here.bottom >= candles[i]!.top).length;
  return used >= 2 && overlapping >= LEAST_OVERLAP * (candles.length - 1) && commonRowShare(candles) < 0.2;
}

/** Two paints that order the candles no better than their opposite mean nothing: windows of houses, modules of a code. */
const LEAST_CERTAINTY = 0.06;
/** A market turns; a staircase, read as bars, does not: so many all of one direction are no candles. */
const LEAST_FOR_TURNS = 20;
const LEAST_AGAINST = 0.04;
/** How far a candle opens from the last close, in typical heights; in another way, against how far it is five candles on. */
const MOST_GAP = { told: 0.8, inferred: 0.15 };
const MOST_DRIFT = { told: 0.9, inferred: 0.45 };
/** Where no paint tells directions, they were chosen for continuity, so that more must speak for candles. */
const LEAST_STANDING = { told: 0.15, inferred: 0.4 };

/** A price goes on from where it was. Boxes of a statistic, error bars and steps of a histogram do not. */
function judgeOrder(
  candles: MeasuredCandle[],
  lattice: Lattice,
  { up, certainty, inferred }: Directions,
): ReadFailure | null {
  const kind = inferred ? 'inferred' : 'told';
  const standing = lattice.share * lattice.occupancy * Math.min(1, candles.length / 20);
  if (standing < LEAST_STANDING[kind]) return 'not-a-chart';
  if (certainty < LEAST_CERTAINTY) return 'not-a-chart';
  const ups = up.filter((is) => is).length;
  if (up.length >= LEAST_FOR_TURNS && Math.min(ups, up.length - ups) < LEAST_AGAINST * up.length)
    return 'not-candlesticks';
  const gapAfter = (steps: number) =>
    median(
      candles.slice(steps).map((here, i) => Math.abs(openOf(here, up[i + steps]!) - closeOf(candles[i]!, up[i]!))),
    );
  const gap = gapAfter(1);
  const height = median(candles.map(({ top, bottom }) => bottom - top));
  if (gap > Math.max(2, MOST_GAP[kind] * height)) return 'not-candlesticks';
  return gap > 2 && gap > MOST_DRIFT[kind] * gapAfter(5) ? 'not-candlesticks' : null;
}

/** Of a typical height: how far candles that are too few for more open from the last close. */
const MOST_FEW_GAP = 0.5;

/** Whether their paints tell directions by which each opens near to where the last closed. */
function goOn(candles: MeasuredCandle[], { up, inferred }: Directions): boolean {
  const gaps = candles.slice(1).map((here, i) => Math.abs(openOf(here, up[i + 1]!) - closeOf(candles[i]!, up[i]!)));
  return !inferred && median(gaps) <= MOST_FEW_GAP * median(candles.map(({ top, bottom }) => bottom - top));
}

/** Bars of a histogram share a foot; highs and lows of prices do not. */
function commonRowShare(candles: MeasuredCandle[]): number {
  const rows = new Map<number, number>();
  for (const { top, bottom } of candles)
    for (const row of [Math.round(top), -1 - Math.round(bottom)]) rows.set(row, (rows.get(row) ?? 0) + 1);
  return Math.max(0, ...rows.values()) / candles.length;
}

/** Mean vertical distance between neighbours that do not overlap, relative to the whole range. */
function meanJump(candles: MeasuredCandle[]): number {
  const range = Math.max(...candles.map((c) => c.bottom)) - Math.min(...candles.map((c) => c.top));
  let sum = 0;
  for (let i = 1; i < candles.length; i++) {
    const a = candles[i - 1]!;
    const b = candles[i]!;
    sum += Math.max(0, Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)) / range;
  }
  return sum / Math.max(1, candles.length - 1);
}
