import type { IsPlace } from './fill-hollow-bodies.ts';
import { type NextMarked, nextMarked } from './next-marked.ts';
import { FOREIGN, HOLE, INKED, type Ink, NONE } from './unmix-ink.ts';

/** Stretches of rows without ink, half-open, px of the ink: each hangs together with an earlier one of its `group`, or is that itself. Numbers side by side, since a dense chart has hundred thousands. */
export type Runs = { from: number[]; to: number[]; group: number[] };
/** The group of all that is closed in by nothing; it has no stretch of its own. */
const OPEN = 0;
export type Patch = { x0: number; x1: number; y0: number; y1: number; area: number; runs: number[] };

/** Of the rectangle around it: what round corners leave of a box, and hardly more than an ellipse has of its own. */
const LEAST_FULL = 0.8;
/** Of the region's height. */
const TALLEST = 0.6;
/** px: in narrower bodies corners are hardly round, and so narrow are gaps between candles. */
export const NARROWEST = 6;

/**
 * Marks as `HOLE` what ink alone closes in, if it is nearly a rectangle no wider than `widest`: hollow bodies whose corners are so round that no level border reaches
 * from side to side; `isPlace` says in which columns bodies may stand. Returns how wide each is, px.
 */
export function fillEnclosed(
  ink: Ink,
  { widest, isPlace = () => true }: { widest: number; isPlace?: IsPlace },
): number[] {
  const widths: number[] = [];
  const { runs, patches } = enclosedPatches(ink, widest);
  for (const { x0, x1, y0, y1, area, runs: own } of patches) {
    const isBody = x1 - x0 >= NARROWEST && x1 - x0 <= widest && y1 - y0 <= TALLEST * ink.height;
    if (!isBody || !isPlace(x0, x1) || area < LEAST_FULL * (x1 - x0) * (y1 - y0)) continue;
    for (const run of own) ink.owner.fill(HOLE, runs.from[run]!, runs.to[run]!);
    widths.push(x1 - x0);
  }
  return widths;
}

/** What touches no end of the region and is in no row wider than `widest`. A line over a border would open it: what is foreign within is of soft edges. */
export function enclosedPatches(ink: Ink, widest: number): { runs: Runs; patches: Iterable<Patch> } {
  const { width, height } = ink;
  const runs: Runs = { from: [0], to: [0], group: [OPEN] };
  const { from, to, group } = runs;
  const skip = nextMarked(ink);
  const groupOf = (i: number): number => {
    while (group[i]! !== i) i = group[i] = group[group[i]!]!;
    return i;
  };
  for (let y = 0, above = 1, here = 1; y < height; y++, above = here, here = from.length) {
    addBareRuns(runs, ink, y, { widest, skip });
    let first = above;
    for (let i = here; i < from.length; i++) {
      // Runs of the row above, moved down by one.
      while (first < here && to[first]! + width <= from[i]!) first++;
      for (let other = first; other < here && from[other]! + width < to[i]!; other++) {
        const one = groupOf(i);
        const two = groupOf(other);
        if (one === two) continue;
        if (one < two) group[two] = one;
        else group[one] = two;
      }
    }
  }
  const patches = new Map<number, Patch>();
  for (let i = 1; i < from.length; i++) {
    const of = groupOf(i);
    if (of === OPEN) continue;
    const y = Math.floor(from[i]! / width);
    const x0 = from[i]! - y * width;
    const x1 = to[i]! - y * width;
    let patch = patches.get(of);
    if (!patch) {
      patch = { x0, x1, y0: y, y1: y, area: 0, runs: [] };
      patches.set(of, patch);
    }
    patch.x0 = Math.min(patch.x0, x0);
    patch.x1 = Math.max(patch.x1, x1);
    patch.y1 = y + 1;
    patch.area += x1 - x0;
    patch.runs.push(i);
  }
  return { runs, patches: patches.values() };
}

function addBareRuns(
  { from, to, group }: Runs,
  { width, height, cover, owner }: Ink,
  y: number,
  { widest, skip }: { widest: number; skip: NextMarked },
): void {
  const row = y * width;
  const end = row + width;
  for (let at = row; at < end; at++) {
    const start = at;
    while (at < end && isBare(cover[at]!, owner[at]!)) at = owner[at] === NONE ? skip(at + 1, end) : at + 1;
    if (at === start) continue;
    const isOpen = start === row || at === end || y === 0 || y === height - 1 || at - start > widest;
    group.push(isOpen ? OPEN : from.length);
    from.push(start);
    to.push(at);
  }
}

const isBare = (cover: number, owner: number): boolean => (cover < INKED || owner === FOREIGN) && owner !== HOLE;
