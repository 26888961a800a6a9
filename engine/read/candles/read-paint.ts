import { median } from '../axis/median.ts';
import { FOREIGN, HOLE, INKED, type Ink } from '../ink/unmix-ink.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';
import { mostFrequent } from '../most-frequent.ts';

/** What may tell a direction: the fill of the body, or the colour of its border and wick. */
export type Feature = 'paint' | 'tint';

/**
 * What a candle is painted with. `paint` fills its body: `HOLE` (empty or a pale wash), the number of a candle colour, or null where the body is too
 * small or too covered to show its inside. `tint` is the colour of its wick and border. `isClosed`: it is so narrow that borders as thick as its wick would leave no inside.
 */
export type Paint = { paint: number | null; tint: number; isClosed: boolean };

type Rows = { y0: number; y1: number };

/** Bodies are rounded to whole pixels, so that some are narrower by this than most, px: nearer to the sides may lie a border. */
const ROUNDED = 1;

/** `whole` are the rows of the candle, `body` those of its body, rows of the ink. */
export function readPaint(ink: Ink, x: number, whole: Rows, body: Rows, { wick, body: width }: CandleWidths): Paint {
  const border = Math.max(1, Math.min(wick, Math.floor((width - 1) / 2)));
  const half = Math.max(0.5, width / 2 - border - ROUNDED);
  const rows = { y0: Math.ceil(body.y0 + border), y1: Math.floor(body.y1 - border) };
  const inside = mostFrequent(
    countOwners(ink, Math.round(x - half), Math.max(Math.round(x - half) + 1, Math.round(x + half)), rows),
  );
  const reach = width / 2 + 1;
  const from = Math.floor(x - reach);
  const to = Math.ceil(x + reach);
  const all = countOwners(ink, from, to, whole);
  all.delete(HOLE);
  const isThin = width - 2 * border <= THIN_INSIDE;
  const isHollow = isThin && inside !== null && inside !== HOLE && isFainterInside(ink, x, { from, to }, rows);
  const isClosed = widthOf(ink, x, { from, to }, body) <= 2 * wick;
  return { paint: isHollow ? HOLE : inside, tint: mostFrequent(all) ?? 1, isClosed };
}

/** px, of most of a body's rows. */
function widthOf(
  { width, height, cover, owner }: Ink,
  x: number,
  { from, to }: { from: number; to: number },
  { y0, y1 }: Rows,
): number {
  const isBodyAt = (at: number) => cover[at]! >= INKED || owner[at] === HOLE || owner[at] === FOREIGN;
  const across: number[] = [];
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++) {
    let [x0, x1] = [Math.floor(x), Math.floor(x)];
    while (x0 > Math.max(0, from) && isBodyAt(y * width + x0 - 1)) x0--;
    while (x1 < Math.min(width, to) && isBodyAt(y * width + x1)) x1++;
    across.push(x1 - x0);
  }
  return across.length > 0 ? median(across) : 0;
}

/** px: what a codec can smear from side to side. */
const THIN_INSIDE = 4;
/** Of the ink at both sides: a filled body has the most in its middle. A line that is dashed upright hides but a part of the rows. */
const FAINTER = 0.8;
const LEAST_ROWS = 0.5;

/** Whether a thin hollow body, whose borders a codec or scaling has smeared into its inside, has a column in its middle with less ink than both sides. */
function isFainterInside(ink: Ink, x: number, { from, to }: { from: number; to: number }, rows: Rows): boolean {
  const columns = Array.from({ length: to - from }, (_, i) => coversOf(ink, from + i, rows));
  const middle = Math.floor(x) - from;
  const most = (own: number[][]) => Math.max(0, ...own.map((covers) => mean(covers)));
  const sides = Math.min(most(columns.slice(0, middle)), most(columns.slice(middle + 1)));
  const isFaint = (covers: number[]) =>
    covers.length > 0 &&
    mean(covers) < FAINTER * sides &&
    covers.filter((cover) => cover < FAINTER * sides).length >= LEAST_ROWS * covers.length;
  return sides >= INKED && columns.slice(Math.max(0, middle - 1), middle + 2).some(isFaint);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A column's covers where nothing foreign is. */
function coversOf({ width, height, cover, owner }: Ink, x: number, { y0, y1 }: Rows): number[] {
  const covers: number[] = [];
  if (x < 0 || x >= width) return covers;
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN) covers.push(owner[at] === HOLE ? 0 : cover[at]!);
  }
  return covers;
}

/** Pixels of each owner in a rectangle; what no ink covers counts as `HOLE`, what something foreign covers not at all. */
function countOwners(
  { width, height, cover, owner }: Ink,
  x0: number,
  x1: number,
  { y0, y1 }: Rows,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++) {
      const at = y * width + x;
      if (owner[at] === FOREIGN) continue;
      const kind = owner[at] === HOLE || cover[at]! < INKED ? HOLE : owner[at]!;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  return counts;
}
