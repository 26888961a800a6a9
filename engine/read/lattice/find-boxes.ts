import { nextMarked } from '../ink/next-marked.ts';
import { HOLE, INKED, type Ink } from '../ink/unmix-ink.ts';

/** An upright rectangle of ink: a wick, a body, a bar. Rows are half-open; `x` is its centre on pixel edges, `width` its mean width. */
export type InkBox = { x: number; width: number; y0: number; y1: number };

type Growing = {
  left: number;
  right: number;
  y0: number;
  y1: number;
  sumCentre: number;
  sumWidth: number;
  row: number;
};

/** px of the boxes together. */
export const areaOf = (boxes: InkBox[]): number => boxes.reduce((sum, { width, y0, y1 }) => sum + width * (y1 - y0), 0);

type FindBoxesOptions = {
  widest: number;
  minHeight?: number;
  /** Coverage from which a pixel counts. */
  least?: number;
};

/** Stacks horizontal runs of ink whose two ends stay within one pixel over at least `minHeight` rows. */
export function findBoxes(ink: Ink, { widest, minHeight = 3, least = INKED }: FindBoxesOptions): InkBox[] {
  const { width, height, cover, owner } = ink;
  const boxes: InkBox[] = [];
  const skip = nextMarked(ink);
  const finish = ({ y0, y1, sumCentre, sumWidth }: Growing) => {
    const rows = y1 - y0;
    if (rows >= minHeight) boxes.push({ x: sumCentre / rows, width: sumWidth / rows, y0, y1 });
  };
  let open: Growing[] = [];
  for (let y = 0; y < height; y++) {
    const next: Growing[] = [];
    let candidate = 0;
    const from = y * width;
    for (let x = 0; x < width; ) {
      if (cover[from + x]! < least && owner[from + x] !== HOLE) {
        x = skip(from + x + 1, from + width) - from;
        continue;
      }
      let end = x + 1;
      while (end < width && (cover[from + end]! >= least || owner[from + end] === HOLE)) end++;
      if (end - x <= widest) {
        while (candidate < open.length && open[candidate]!.left < x - 1) candidate++;
        const above = open[candidate];
        if (above && above.row < y && Math.abs(above.left - x) <= 1 && Math.abs(above.right - end) <= 1) {
          above.y1 = y + 1;
          above.row = y;
          above.sumCentre += (x + end) / 2;
          above.sumWidth += end - x;
          next.push(above);
        } else
          next.push({ left: x, right: end, y0: y, y1: y + 1, sumCentre: (x + end) / 2, sumWidth: end - x, row: y });
      }
      x = end;
    }
    for (const box of open) if (box.row < y) finish(box);
    open = next;
  }
  for (const box of open) finish(box);
  return boxes;
}

export const isInk = (cover: number, owner: number, least = INKED): boolean => cover >= least || owner === HOLE;

/** Narrow bodies, px, are rounded to whole pixels of the screen, so that their wick may stand at one of their sides. */
const NARROW = 7;
const NARROW_SHARE = 0.08;

/** A body with a thinner wick on the same centre, joined above or below: what nothing but a candle shows. `wick` is the wick's width. */
export type Seed = InkBox & { wick: number };

export function findSeeds(boxes: InkBox[]): Seed[] {
  const concentric = seedsOf(boxes, (box) => 0.8 + 0.03 * box.width);
  const narrow = seedsOf(
    boxes.filter(({ width }) => width <= NARROW),
    (box, wick) => (box.width - wick) / 2 + 0.6,
  );
  // A few come about wherever a line hides one side of a wick.
  const isUsual = narrow.length >= NARROW_SHARE * boxes.length && narrow.length > 1.5 * concentric.length;
  return isUsual ? narrow : concentric;
}

/** `reach` is how far the wick's centre may be off the body's, px. */
function seedsOf(boxes: InkBox[], reach: (box: InkBox, wick: number) => number): Seed[] {
  const thin = boxes.filter((box) => box.width <= 10).sort((a, b) => a.x - b.x);
  const seeds: Seed[] = [];
  for (const box of boxes) {
    if (box.width < 2.5) continue;
    const furthest = reach(box, 0);
    let wick = 0;
    for (let i = firstFrom(thin, box.x - furthest); i < thin.length && thin[i]!.x <= box.x + furthest; i++) {
      const other = thin[i]!;
      if (other.width > 0.6 * box.width || Math.abs(other.x - box.x) > reach(box, other.width)) continue;
      if (Math.abs(other.y1 - box.y0) <= 2 || Math.abs(other.y0 - box.y1) <= 2) wick = other.width;
    }
    if (wick > 0) seeds.push({ ...box, wick });
  }
  return seeds;
}

function firstFrom(sorted: InkBox[], x: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.x < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
