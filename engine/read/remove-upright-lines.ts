import { FOREIGN, INKED, type Ink, NONE } from './unmix-ink.ts';

/** Of the region's height: what stands upright for longer is a frame or a cursor, no wick. */
const LEAST_HEIGHT = 0.8;
const THICKEST = 6;
/** px. */
const CROSSING = 6;

/** Takes out upright lines in a candle's colour that run over nearly all rows: the frame of a plot, a cursor. What is wider than the line stays. */
export function removeUprightLines(ink: Ink): void {
  const { width, height } = ink;
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isLine = x < width && longestRun(ink, x) >= LEAST_HEIGHT * height;
    if (isLine && from < 0) from = x;
    if (isLine || from < 0) continue;
    if (x - from <= THICKEST) erase(ink, from, x);
    from = -1;
  }
}

/** What crosses a line does not end it. */
function longestRun({ width, height, cover, owner }: Ink, x: number): number {
  let longest = 0;
  let start = 0;
  let end = 0;
  for (let y = 0, at = x; y < height; y++, at += width) {
    if (cover[at]! < INKED && owner[at] !== FOREIGN) continue;
    if (y - end > CROSSING) start = y;
    end = y + 1;
    longest = Math.max(longest, end - start);
  }
  return longest;
}

function erase({ width, height, cover, owner }: Ink, from: number, to: number): void {
  const isInked = (y: number, x: number) => x >= 0 && x < width && cover[y * width + x]! >= INKED;
  for (let y = 0; y < height; y++) {
    if (isInked(y, from - 2) || isInked(y, to + 1)) continue;
    for (let x = Math.max(0, from - 1); x < Math.min(width, to + 1); x++) {
      const at = y * width + x;
      if (cover[at] === 0) continue;
      cover[at] = 0;
      owner[at] = NONE;
    }
  }
}
