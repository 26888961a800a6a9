import { nextCovered } from '../ink/next-marked.ts';
import { INKED, type Ink } from '../ink/unmix-ink.ts';
import type { InkBox } from './find-boxes.ts';
import { findPitch, type Lattice } from './find-pitch.ts';

/** px: narrower runs of ink are wicks and borders, and a side of fewer rows is a line's. */
const LEAST_RUN = 5;
const LEAST_ROWS = 4;
/** Sides stand half a pitch from where candles do, nearly all of them and nearly everywhere, as many as chance would not have it. */
const FIRM = [
  { share: 0.85, occupancy: 0.8 },
  { share: 0.6, occupancy: 0.95 },
];
const LEAST_SIDES = 12;
const LEAST_PITCH = 8;

/** Where bodies that touch stand, told by their sides: in a row of few candles neither boxes nor wicks do. Null where sides stand anywhere. */
export function latticeOfSides(ink: Ink): Lattice | null {
  const sides = sidesOf(ink);
  const lattice = sides.length < LEAST_SIDES ? null : findPitch(sides, []);
  if (!lattice || lattice.pitch < LEAST_PITCH) return null;
  const isFirm = FIRM.some(({ share, occupancy }) => lattice.share >= share && lattice.occupancy >= occupancy);
  return isFirm ? { ...lattice, origin: lattice.origin + lattice.pitch / 2 } : null;
}

type Growing = InkBox & { last: number };

/** The upright sides of what is no wick, of one colour each, as boxes without a width. */
function sidesOf(ink: Ink): InkBox[] {
  const sides: InkBox[] = [];
  const boundariesIn = boundariesOf(ink);
  const finish = ({ x, y0, y1 }: Growing) => {
    if (y1 - y0 >= LEAST_ROWS) sides.push({ x, width: 1, y0, y1 });
  };
  let open: Growing[] = [];
  for (let y = 0; y < ink.height; y++) {
    const next: Growing[] = [];
    const add = (x: number) => {
      const above = open.find((one) => Math.abs(one.last - x) <= 1 && one.y1 === y);
      if (!above) next.push({ x, last: x, width: 1, y0: y, y1: y + 1 });
      else {
        above.x = (above.x * (above.y1 - above.y0) + x) / (above.y1 + 1 - above.y0);
        above.last = x;
        above.y1 = y + 1;
        next.push(above);
      }
    };
    for (const x of boundariesIn(y)) add(x);
    for (const one of open) if (one.y1 <= y) finish(one);
    open = next;
  }
  for (const one of open) finish(one);
  return sides;
}

/** Says of a row where runs of one owner's ink that are wide enough begin and end. */
function boundariesOf({ width, cover, owner }: Ink): (y: number) => number[] {
  const skip = nextCovered({ cover });
  return (y) => {
    const boundaries: number[] = [];
    const row = y * width;
    const isInk = (x: number) => x < width && cover[row + x]! >= INKED;
    for (let x = 0; x < width; ) {
      if (!isInk(x)) {
        x = skip(row + x + 1, row + width) - row;
        continue;
      }
      let end = x + 1;
      while (isInk(end) && owner[row + end] === owner[row + x]) end++;
      if (end - x >= LEAST_RUN) {
        if (boundaries.at(-1) !== x) boundaries.push(x);
        boundaries.push(end);
      }
      x = end;
    }
    return boundaries;
  };
}
