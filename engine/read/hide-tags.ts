import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** A tag is at least so many pitches wide and this high, px; its writing leaves gaps in it. */
const LEAST_PITCHES = 2.2;
const LEAST_HEIGHT = 7;
const TALLEST = 0.12;
const FILLED = 0.45;
const FLAT = 0.9;
/** So many pitches wide, it is a tag even where candles stand on its edges, whose heads and feet lie level for no more of its width. */
const WIDE_PITCHES = 3.2;
const NEARLY_FLAT = 0.55;
/** Rows over which an edge may be soft or rounded. */
const SOFT = 2;

/**
 * Marks filled boxes that reach over several candles as foreign: tags of prices, orders and notes, buttons. Both their edges are level, which
 * those of neighbouring bodies are not. Returns how many there were.
 */
export function hideTags(ink: Ink, { pitch }: { pitch: number }): number {
  const { width, height } = ink;
  const least = Math.max(24, LEAST_PITCHES * pitch);
  const wide = Math.max(24, WIDE_PITCHES * pitch);
  let tags = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; ) {
      let end = x;
      while (end < width && isInked(ink, y, end)) end++;
      const above = 1 - (end - x >= wide ? NEARLY_FLAT : FLAT);
      if (end - x >= least && leastBeyond(ink, y - 1, -1, x, end) < above) {
        const bottom = footOf(ink, y, x, end);
        const tall = bottom - y;
        if (
          tall >= LEAST_HEIGHT &&
          tall <= TALLEST * height &&
          Math.max(share(ink, bottom - 1, x, end), share(ink, bottom - SOFT, x, end)) >= FLAT &&
          leastBeyond(ink, bottom, 1, x, end) < above
        ) {
          hide(ink, { ...roundedOut(ink, x, end, y, bottom), y0: y, y1: bottom });
          tags++;
        }
      }
      x = end + 1;
    }
  return tags;
}

const isInked = ({ width, height, cover }: Ink, y: number, x: number): boolean =>
  y >= 0 && y < height && cover[y * width + x]! >= INKED;

function share(ink: Ink, y: number, from: number, to: number): number {
  let inked = 0;
  for (let x = from; x < to; x++) if (isInked(ink, y, x)) inked++;
  return inked / (to - from);
}

/** The least inked of the rows at an edge. */
function leastBeyond(ink: Ink, y: number, step: number, from: number, to: number): number {
  let least = 1;
  for (let off = 0; off < SOFT; off++) least = Math.min(least, share(ink, y + step * off, from, to));
  return least;
}

/** Row after the last that is filled; a tag's writing may have been taken for text before. */
function footOf(ink: Ink, y: number, from: number, to: number): number {
  const filled = (row: number) => {
    let written = 0;
    for (let x = from; x < to; x++) if (ink.owner[row * ink.width + x] === FOREIGN) written++;
    return share(ink, row, from, to) + written / (to - from);
  };
  let bottom = y + 1;
  while (bottom < ink.height && filled(bottom) >= FILLED) bottom++;
  return bottom;
}

/** Rounded corners make the first row shorter than the rest. */
function roundedOut(ink: Ink, from: number, to: number, y0: number, y1: number): { x0: number; x1: number } {
  const isFull = (x: number) => {
    if (x < 0 || x >= ink.width) return false;
    let inked = 0;
    for (let y = y0; y < y1; y++) if (isInked(ink, y, x)) inked++;
    return inked >= 0.5 * (y1 - y0);
  };
  const reach = (y1 - y0) / 2;
  let x0 = from;
  let x1 = to;
  while (from - x0 < reach && isFull(x0 - 1)) x0--;
  while (x1 - to < reach && isFull(x1)) x1++;
  return { x0, x1 };
}

function hide({ width, cover, owner }: Ink, { x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number }) {
  for (let y = y0; y < y1; y++) {
    cover.fill(0, y * width + x0, y * width + x1);
    owner.fill(FOREIGN, y * width + x0, y * width + x1);
  }
}
