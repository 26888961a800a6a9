import { median } from '../axis/median.ts';
import type { Grey } from '../axis/text-mask.ts';

/** A side of a picture: index of its first px, steps from px to px inward and along it, and how many there are inward. */
export type Side = { start: number; inward: number; along: number; depth: number };

/** From where to where along a side, px. */
type Along = readonly [from: number, to: number];

/** Along a side, every so many px is looked at. */
const SAMPLE = 2;
/** px to both sides of an edge at which the light differs: near it, and farther off, where of a mere line nothing is left. */
const NEAR = [2, 3, 4];
const FAR = [6, 8, 10];
const FARTHEST = 10;
/** Levels that the light changes by at an edge for most of its length; a dark bezel around a dark screen has hardly more. Of that, so much lasts. */
const LEAST_STEP = 4;
const LASTING = 0.5;
/** Edges stand at least so far apart, px. */
const APART = 4;

/** A bezel is wider than this, px, of which so many at either edge are mixed with what is beside it. */
const LEAST_WIDTH = 7;
const MIXED = 3;
/** Levels by which a plain strip differs from what it is around there, save for so many of its px: even a few labels are more. */
const MOST_OFF = 8;
const MOST_ODD = 0.025;
const AROUND = 20;

/**
 * How far from a picture's side the screen begins, px: at the inner edge of its bezel, which is the first plain strip between two edges, or else where what is plain from the
 * picture's side on ends. Null where neither is seen. An edge changes the light for good and all along: lines of a chart have the same ground on both sides.
 */
export function withinBezel(
  light: Grey,
  side: Side,
  along: Along,
  { deepest, widest }: { deepest: number; widest: number },
): number | null {
  const edges = edgesFrom(light, side, along, deepest);
  const isPlainTo = (outer: number, inner: number) => isPlain(light, side, along, outer, inner);
  const bezel = edges.findIndex((edge, i) => {
    const next = edges[i + 1];
    return next !== undefined && next - edge <= widest && isPlainTo(edge, next);
  });
  const [first] = edges;
  const isPlainBefore = first !== undefined && isPlainTo(0, first);
  if (bezel === 0 || (bezel > 0 && !isPlainBefore)) return edges[bezel + 1]! + 0.5;
  return isPlainBefore ? first + 0.5 : null;
}

/** The px, counted from the side, at which the light changes. */
function edgesFrom(light: Grey, side: Side, along: Along, deepest: number): number[] {
  const last = Math.min(deepest, side.depth - FARTHEST - 1);
  const steps = Array.from({ length: Math.max(0, last) }, (_, k) =>
    k < FARTHEST ? 0 : stepAt(light, side, along, k, NEAR),
  );
  return steps.flatMap((step, k) => {
    const size = Math.abs(step);
    if (size < LEAST_STEP) return [];
    const before = steps.slice(Math.max(0, k - APART), k);
    const after = steps.slice(k + 1, k + 1 + APART);
    const isPeak = before.every((one) => Math.abs(one) < size) && after.every((one) => Math.abs(one) <= size);
    return isPeak && stepAt(light, side, along, k, FAR) * Math.sign(step) >= LASTING * size ? [k] : [];
  });
}

/** Levels by which most px along a side are brighter `offsets` px inward of the `k`th than as far outward. */
function stepAt(
  { data }: Grey,
  { start, inward, along }: Side,
  [from, to]: Along,
  k: number,
  offsets: readonly number[],
) {
  const differences = new Int16Array(Math.ceil((to - from) / SAMPLE));
  for (let i = 0, at = start + from * along + k * inward; i < differences.length; i++, at += SAMPLE * along)
    for (const off of offsets) differences[i]! += data[at + off * inward]! - data[at - off * inward]!;
  return differences.sort()[differences.length >> 1]! / offsets.length;
}

/** A wide strip is looked at in parts of so many px: in the mean of all of it candles and labels are lost. */
const PART = 32;

function isPlain(light: Grey, side: Side, along: Along, outer: number, inner: number): boolean {
  if (inner - outer < LEAST_WIDTH) return false;
  const parts = Math.ceil((inner - outer - 2 * MIXED) / PART);
  const endOf = (part: number) => Math.round(outer + MIXED + (part * (inner - outer + 1 - 2 * MIXED)) / parts);
  for (let part = 0; part < parts; part++)
    if (!isPlainPart(light, side, along, endOf(part), endOf(part + 1))) return false;
  return true;
}

function isPlainPart(
  { data }: Grey,
  { start, inward, along }: Side,
  [from, to]: Along,
  outer: number,
  inner: number,
): boolean {
  const means: number[] = [];
  for (let at = start + from * along; at < start + to * along; at += SAMPLE * along) {
    let sum = 0;
    for (let k = outer; k < inner; k++) sum += data[at + k * inward]!;
    means.push(sum / (inner - outer));
  }
  const isOdd = (mean: number, i: number) =>
    Math.abs(mean - median(means.slice(Math.max(0, i - AROUND), i + AROUND + 1))) > MOST_OFF;
  return means.filter(isOdd).length <= MOST_ODD * means.length;
}
