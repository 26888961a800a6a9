import { FOREIGN, HOLE, type Ink } from './unmix-ink.ts';

/** Coverage: a dash of less than a px falls between two rows. */
const FAINT = 64;

/** Rows that lie between two, at least in part. */
export const rowsOf = (top: number, bottom: number): number[] =>
  Array.from({ length: Math.ceil(bottom) - Math.floor(top) }, (_, i) => Math.floor(top) + i);

/** px of the ink through `x` in a row. */
export function widthAt(ink: Ink, x: number, y: number): number {
  const { left, right } = stretchAt(ink, x, y);
  return right - left;
}

/** Columns, half-open, of the ink through `x` in a row. */
export function stretchAt({ width, cover, owner }: Ink, x: number, y: number): { left: number; right: number } {
  const from = y * width;
  const is = (at: number) =>
    at >= 0 &&
    at < width &&
    ((cover[from + at]! >= FAINT && owner[from + at] !== FOREIGN) || owner[from + at] === HOLE);
  let left = Math.floor(x);
  let right = left;
  while (is(left - 1)) left--;
  while (is(right)) right++;
  return { left, right };
}
