import { type NextMarked, nextMarked } from './next-marked.ts';
import { FOREIGN, HOLE, INKED, type Ink, NONE } from './unmix-ink.ts';

/** A stretch of a row without ink, half-open; `group` is an earlier run that it hangs together with, or itself. */
type Run = { y: number; from: number; to: number; group: number; isOpen: boolean };
type Patch = { x0: number; x1: number; y0: number; y1: number; area: number; runs: Run[] };

/** Of the rectangle around it: what round corners leave of a box, and hardly more than an ellipse has of its own. */
const LEAST_FULL = 0.8;
/** Of the region's height. */
const TALLEST = 0.6;
/** px: in narrower bodies corners are hardly round, and so narrow are gaps between candles. */
const NARROWEST = 6;

/**
 * Marks as `HOLE` what ink alone closes in, if it is nearly a rectangle no wider than `widest`: hollow bodies whose corners are so round that no level border reaches
 * from side to side. Returns how wide each is, px.
 */
export function fillEnclosed(ink: Ink, { widest }: { widest: number }): number[] {
  const widths: number[] = [];
  for (const { x0, x1, y0, y1, area, runs } of closedPatches(ink, widest)) {
    const isBody = x1 - x0 >= NARROWEST && x1 - x0 <= widest && y1 - y0 <= TALLEST * ink.height;
    if (!isBody || area < LEAST_FULL * (x1 - x0) * (y1 - y0)) continue;
    for (const { y, from, to } of runs) ink.owner.fill(HOLE, y * ink.width + from, y * ink.width + to);
    widths.push(x1 - x0);
  }
  return widths;
}

/** What touches no end of the region and is in no row wider than `widest`. A line over a border would open it: what is foreign within is of soft edges. */
function closedPatches(ink: Ink, widest: number): Iterable<Patch> {
  const runs: Run[] = [];
  const skip = nextMarked(ink);
  const groupOf = (i: number): number => {
    while (runs[i]!.group !== i) i = runs[i]!.group = runs[runs[i]!.group]!.group;
    return i;
  };
  for (let y = 0, above = 0, here = 0; y < ink.height; y++, above = here, here = runs.length) {
    addBareRuns(runs, ink, y, { widest, skip });
    let first = above;
    for (let i = here; i < runs.length; i++) {
      while (first < here && runs[first]!.to <= runs[i]!.from) first++;
      for (let other = first; other < here && runs[other]!.from < runs[i]!.to; other++)
        runs[groupOf(i)]!.group = groupOf(other);
    }
  }
  const isOpen = new Uint8Array(runs.length);
  runs.forEach((run, i) => {
    if (run.isOpen) isOpen[groupOf(i)] = 1;
  });
  const patches = new Map<number, Patch>();
  runs.forEach((run, i) => {
    const group = groupOf(i);
    if (isOpen[group]) return;
    const { y, from, to } = run;
    const patch = patches.get(group) ?? { x0: from, x1: to, y0: y, y1: y, area: 0, runs: [] };
    patches.set(group, {
      x0: Math.min(patch.x0, from),
      x1: Math.max(patch.x1, to),
      y0: patch.y0,
      y1: y + 1,
      area: patch.area + to - from,
      runs: patch.runs,
    });
    patch.runs.push(run);
  });
  return patches.values();
}

function addBareRuns(
  runs: Run[],
  { width, height, cover, owner }: Ink,
  y: number,
  { widest, skip }: { widest: number; skip: NextMarked },
): void {
  const row = y * width;
  const end = row + width;
  const isBare = (at: number) => (cover[at]! < INKED || owner[at] === FOREIGN) && owner[at] !== HOLE;
  for (let at = row; at < end; at++) {
    const start = at;
    while (at < end && isBare(at)) at = owner[at] === NONE ? skip(at + 1, end) : at + 1;
    const [from, to] = [start - row, at - row];
    const isAtEnd = from === 0 || to === width || y === 0 || y === height - 1;
    if (to > from) runs.push({ y, from, to, group: runs.length, isOpen: isAtEnd || to - from > widest });
  }
}
