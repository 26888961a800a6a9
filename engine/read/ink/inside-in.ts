import { INKED, type Ink } from './unmix-ink.ts';

/** Of a border's length; soft borders leave one pixel of four, which counts if it is bare. */
const LEAST_INSIDE = { any: 0.3, bare: 0.25 };
const BARE = 40;

/** Columns within the side borders, and the least coverage of these. */
type Between = { x0: number; x1: number; least: number };

/** Tells what is between two side borders in a row, of any thickness; a line may hide one of them here. Null where the body is filled. */
export type InsideOf = (y: number, left: number, right: number) => Between | null;

/** A row of a filled body is asked for from the two rows above it and from the two below. */
const ROWS = 8;

/** Asks of the coverage of an ink, which must stay as it is meanwhile. What the last rows told is kept: all rows of a filled body end at the same sides, and each is asked for again and again. */
export function insideIn(ink: Pick<Ink, 'width' | 'cover'>): InsideOf {
  const { width } = ink;
  const asked = new Int32Array(2 * ROWS * width).fill(-1);
  const told: (Between | null)[] = new Array(ROWS * width).fill(null);
  return (y, left, right) => {
    const place = (y % ROWS) * width + left;
    if (asked[2 * place] === y && asked[2 * place + 1] === right) return told[place]!;
    const inside = bareIn(ink, y, left, right) ?? dipIn(ink, y, left, right);
    asked[2 * place] = y;
    asked[2 * place + 1] = right;
    told[place] = inside;
    return inside;
  };
}

function bareIn(
  { width, cover }: Pick<Ink, 'width' | 'cover'>,
  y: number,
  left: number,
  right: number,
): Between | null {
  let x0 = left;
  let x1 = right;
  while (x0 < right && cover[y * width + x0]! >= INKED) x0++;
  while (x1 > x0 && cover[y * width + x1 - 1]! >= INKED) x1--;
  x0 = Math.max(x0, left + 1);
  x1 = Math.min(x1, right - 1);
  const inside = (x1 - x0) / (right - left);
  if (inside >= LEAST_INSIDE.any) return { x0, x1, least: INKED };
  if (inside < LEAST_INSIDE.bare) return null;
  for (let x = x0; x < x1; x++) if (cover[y * width + x]! > BARE) return null;
  return { x0, x1, least: INKED };
}

/** Of a side's coverage: more than so much a lens does not leave within a narrow body, nor a codec within a filled one so little. */
const DIP = 0.66;

/** The same of borders that a lens has spread over what is between them. */
function dipIn({ width, cover }: Pick<Ink, 'width' | 'cover'>, y: number, left: number, right: number): Between | null {
  const row = y * width;
  const third = Math.ceil((right - left) / 3);
  let x0 = left;
  let x1 = right - 1;
  for (let x = left; x < left + third; x++) if (cover[row + x]! > cover[row + x0]!) x0 = x;
  for (let x = right - 1; x >= right - third; x--) if (cover[row + x]! > cover[row + x1]!) x1 = x;
  const least = DIP * Math.min(cover[row + x0]!, cover[row + x1]!);
  if (least <= BARE) return null;
  while (x0 < x1 && cover[row + x0]! >= least) x0++;
  while (x1 > x0 && cover[row + x1 - 1]! >= least) x1--;
  if (x1 - x0 < LEAST_INSIDE.bare * (right - left)) return null;
  for (let x = x0; x < x1; x++) if (cover[row + x]! >= least) return null;
  return { x0, x1, least };
}
