import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** A tag is at least so many pitches wide and this high, px; its writing leaves gaps in it. */
const LEAST_PITCHES = 2.2;
const LEAST_HEIGHT = 7;
const TALLEST = 0.12;
const FILLED = 0.45;
const FLAT = 0.9;

/**
 * Marks filled boxes that reach over several candles as foreign: tags of prices, orders and notes, buttons. Both their edges are level, which
 * those of neighbouring bodies are not. Returns how many there were.
 */
export function hideTags(ink: Ink, { pitch }: { pitch: number }): number {
  const { width, height, cover } = ink;
  const least = Math.max(24, LEAST_PITCHES * pitch);
  const isInked = (y: number, x: number) => y >= 0 && y < height && cover[y * width + x]! >= INKED;
  const share = (y: number, from: number, to: number) => {
    let inked = 0;
    for (let x = from; x < to; x++) if (isInked(y, x)) inked++;
    return inked / (to - from);
  };
  let tags = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; ) {
      let end = x;
      while (end < width && isInked(y, end)) end++;
      if (end - x >= least && share(y - 1, x, end) < 1 - FLAT) {
        let bottom = y + 1;
        while (bottom < height && share(bottom, x, end) >= FILLED) bottom++;
        const tall = bottom - y;
        if (
          tall >= LEAST_HEIGHT &&
          tall <= TALLEST * height &&
          share(bottom - 1, x, end) >= FLAT &&
          share(bottom, x, end) < 1 - FLAT
        ) {
          hide(ink, x, end, y, bottom);
          tags++;
        }
      }
      x = end + 1;
    }
  return tags;
}

function hide({ width, cover, owner }: Ink, x0: number, x1: number, y0: number, y1: number): void {
  for (let y = y0; y < y1; y++) {
    cover.fill(0, y * width + x0, y * width + x1);
    owner.fill(FOREIGN, y * width + x0, y * width + x1);
  }
}
