import type { OffGround } from './off-ground.ts';

/** Of a row and of a column: so much of it is of a line's colour where a line runs, and wicks are seldom so high. */
const LEAST_OF_LINE = { row: 0.25, column: 0.4 };

/** The rows and columns of a region of `w × h` px over which lines of these colours run, and those right beside them, which they may cover in part. */
export function whereLinesRun(
  { pixels, colourOf, colours }: OffGround,
  { w, h }: { w: number; h: number },
  isOfLine: (r: number, g: number, b: number) => boolean,
): { rows: Uint8Array; columns: Uint8Array } {
  const rows = new Uint32Array(h);
  const columns = new Uint32Array(w);
  const ofLine = colours.map((rgb) => (isOfLine(rgb >> 16, (rgb >> 8) & 255, rgb & 255) ? 1 : 0));
  for (let k = 0; k < pixels.length; k++) {
    if (!ofLine[colourOf[k]!]) continue;
    rows[Math.floor(pixels[k]! / w)]!++;
    columns[pixels[k]! % w]!++;
  }
  const widened = (counts: Uint32Array, least: number) =>
    Uint8Array.from(counts, (_, i) => (Math.max(...counts.subarray(Math.max(0, i - 1), i + 2)) >= least ? 1 : 0));
  return { rows: widened(rows, LEAST_OF_LINE.row * w), columns: widened(columns, LEAST_OF_LINE.column * h) };
}
