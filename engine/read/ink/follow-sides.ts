import type { InsideOf } from './inside-in.ts';
import type { LevelBand } from './level-bands.ts';
import type { Stretch } from './level-runs.ts';
import { FOREIGN, INKED, type Ink, isForeign, isInked } from './unmix-ink.ts';

/** `isClosed` where a border of ink ends it, which nothing hides but a line that runs on beyond both sides. */
export type Inside = { x0: number; x1: number; y0: number; y1: number; isClosed: boolean };

/** A line over a closing border hides no more rows than this. */
const COVERED_ROWS = 4;
const TALLEST = 0.6;
/** Of the first border's coverage: a codec leaves fainter rows in a translucent fill. */
const CLOSING = 0.45;
/** Rows over which a closing border may come up, or over which a line that was taken for ink may cross from side to side. */
const CROSSING_ROWS = 12;

/** Rows in which a codec may leave one side of a body too faint to count, and the coverage that it has there at least. Only of bodies as wide as the others: between near candles wicks and borders are sides too. */
const FAINT_ROWS = 8;
const FAINT = 40;

/** Rows in which two sides were followed, from `first` on to `last`, where they ended. */
type Followed = { x0: number; x1: number; closing: number; first: number; last: number };

/** `followed` is by columns and direction: in a wide column of ink each row may seem to begin a body, and all of them end at the same row. */
export type Plot = {
  ink: Ink;
  bands: readonly LevelBand[];
  isSharp: boolean;
  insideOf: InsideOf;
  followed: Map<number, Followed>;
};

/** How sides end depends on no more rows than these before. */
const BEFORE_END = CROSSING_ROWS + COVERED_ROWS;

/**
 * Follows the two side borders of what may be a hollow body from a level border on, until another closes them; null where none does. `isUsualWidth`: of borders as far apart as most one
 * side may be faint for some rows; in a sharp picture a side may fall between two columns, and in others both may end where no border is left, since a codec may make a grid's colour of a
 * pale one.
 */
export function followSides(
  plot: Plot,
  border: number,
  [left, right]: Stretch,
  { step, isUsualWidth }: { step: number; isUsualWidth: boolean },
): Inside | null {
  const { ink, bands, isSharp } = plot;
  // Where a picture was scaled, a border fades into its inside over a row.
  let first = border + step;
  let opening = openingOf(plot, first, left, right, border);
  if (!opening) {
    first += step;
    opening = openingOf(plot, first, left, right, border);
  }
  if (!opening) return null;
  const { x0, x1, closing } = opening;
  const sidesWith = (y: number, least: number, mayBeSplit = false) => {
    const isSeen = (outer: number, inner: number) => isSide(ink, y, [outer, inner], { least, mayBeSplit });
    return Number(isSeen(left, x0)) + Number(isSeen(right - 1, x1 - 1));
  };
  let crossing = 0;
  let faint = 0;
  let lastCovered = Number.NaN;
  const limit = Math.round(TALLEST * ink.height);
  const columns = (left * ink.width + right) * 2 + (step > 0 ? 1 : 0);
  const known = plot.followed.get(columns);
  const isKnown = known !== undefined && known.x0 === x0 && known.x1 === x1 && known.closing === closing;
  // Of rows that others were followed through only the last say how the sides end; where a side may be faint, more do.
  const passed = isKnown && !isUsualWidth ? { from: known.first, to: known.last - step * BEFORE_END } : null;
  let last = first;
  const inside = follow();
  if (!isUsualWidth) plot.followed.set(columns, { x0, x1, closing, first, last });
  return inside;

  function follow(): Inside | null {
    for (let rows = 0; rows < limit; rows++) {
      if (passed && rows > 0 && crossing === 0 && step * (first - passed.from) + rows >= 0)
        rows = Math.max(rows, step * (passed.to - first));
      const y = first + step * rows;
      last = y;
      if (y < 0 || y >= ink.height) return null;
      const row = across(ink, y, x0, x1, closing);
      const { inked, covered } = row;
      if (isAcross(row) && !isCrossed(ink, y, left, right, step)) return between(x0, x1, first, y, true);
      // The soft edge of a side may reach one column of ink where a line of the grid runs behind it.
      const sides = sidesWith(y, INKED, isUsualWidth && isSharp);
      const hasSides = sides === 2;
      if (isAcross(row) || inked > Math.max(0.3, 1 / (x1 - x0))) {
        if (++crossing > (hasSides ? CROSSING_ROWS : 1)) return null;
        continue;
      }
      crossing = 0;
      if (hasSides) {
        faint = 0;
        // A codec makes specks of any colour within a body.
        if (covered + (isSharp ? inked : 0) >= ACROSS) lastCovered = y;
        continue;
      }
      const hidden = rows > 0 && Math.abs(y - lastCovered) <= COVERED_ROWS;
      if (isUsualWidth && faint < FAINT_ROWS && !hidden && rows > 0 && sides === 1 && sidesWith(y, FAINT) === 2) {
        faint++;
        continue;
      }
      const band = bands.find(
        (one) => isIn(one, y) || (isIn(one, y - step) && showThrough(ink, one, { first, y: y - step, left, right })),
      );
      if (rows > 0 && band && ![left, right - 1].some((x) => isSide(ink, y, [x, x], { least: INKED })))
        return between(x0, x1, first, step > 0 ? band.y1 : band.y0 - 1, true);
      if (hidden) return between(x0, x1, first, lastCovered, isUnderLine(ink, lastCovered, left, right));
      const mayEndBare = isUsualWidth && !isSharp && rows >= right - left;
      const endsBare = mayEndBare && sides === 0 && sidesWith(y + step, INKED) === 0;
      return endsBare ? between(x0, x1, first, y, false) : null;
    }
    return null;
  }
}

const isIn = ({ y0, y1 }: LevelBand, y: number): boolean => y >= y0 && y < y1;

/** Of a line's thickness: shorter sides may be the line's own soft edge. */
const LONGER = 2;

/** Whether sides that begin well before a line are seen in its last row: a codec or scaling makes it thin, so that they show as far as the border does that they end at. */
function showThrough(
  ink: Ink,
  band: LevelBand,
  { first, y, left, right }: { first: number; y: number; left: number; right: number },
): boolean {
  const isNear = (x: number) => [x - 1, x, x + 1].some((at) => isInked(ink, y, at));
  const isLong = Math.abs(y - first) >= LONGER * (band.y1 - band.y0);
  return isLong && [left, right - 1].every(isNear);
}

const between = (x0: number, x1: number, from: number, to: number, isClosed: boolean): Inside => ({
  x0,
  x1,
  y0: from < to ? from : to + 1,
  y1: from < to ? to : from + 1,
  isClosed,
});

/** Columns within the side borders of a row that is no border itself, and the coverage of one; null where it is one, or beyond the region. */
function openingOf({ ink, insideOf }: Plot, y: number, left: number, right: number, border: number) {
  const inside = y < 0 || y >= ink.height ? null : insideOf(y, left, right);
  // Most bodies are filled: only of the others the border's strength is asked for.
  if (!inside) return null;
  const { x0, x1, least } = inside;
  const closing = Math.max(least, closingOf(ink, border, left, right));
  return isAcross(across(ink, y, x0, x1, closing)) ? null : { x0, x1, closing };
}

/** Coverage that a row must have to be the other end of a body that this border begins. */
const closingOf = (ink: Ink, border: number, left: number, right: number): number =>
  Math.max(INKED, CLOSING * strengthOf(ink, border, left, right));

/** px that a line goes on beyond both sides of a body, and the sides beyond the line; it is no thicker, and so slanted that it may do so some rows off. */
const BEYOND = 3;
const THICKEST = 8;

/** Whether the ink across a row is a line over the body and no border: it goes on beyond both sides, and they beyond it. */
function isCrossed(ink: Ink, y: number, left: number, right: number, step: number): boolean {
  const { width, height, cover } = ink;
  const isFull = (row: number) => strengthOf(ink, row, left, right) >= FULL_ROW;
  let beyond = y;
  while (Math.abs(beyond - y) <= THICKEST && beyond >= 0 && beyond < height && isFull(beyond)) beyond += step;
  for (let k = 0; k < BEYOND; k++) {
    const row = beyond + step * k;
    if (row < 0 || row >= height) return false;
    if (cover[row * width + left]! < INKED || cover[row * width + right - 1]! < INKED) return false;
  }
  const goesOn = (x0: number) => {
    if (x0 < 0 || x0 + BEYOND > width) return false;
    for (let row = Math.max(0, y - BEYOND); row <= Math.min(height - 1, y + BEYOND); row++) {
      let inked = 0;
      while (inked < BEYOND && cover[row * width + x0 + inked]! >= INKED) inked++;
      if (inked === BEYOND) return true;
    }
    return false;
  };
  return goesOn(left - BEYOND) && goesOn(right);
}

/** Whether what is foreign at a body's end is a line, as the last price's, under which its border lies: it goes on beyond both sides, and is no thicker than one. */
function isUnderLine(ink: Ink, y: number, left: number, right: number): boolean {
  return [left - BEYOND, right + BEYOND - 1].every(
    (x) => isForeign(ink, y, x) && [-1, 1].every((step) => !isForeign(ink, y + step * THICKEST, x)),
  );
}

/** Mean coverage of a row that is inked from side to side. */
const FULL_ROW = 0.75 * 255;

/** Mean coverage of a border, 0 to 255. */
function strengthOf({ width, cover }: Ink, y: number, left: number, right: number): number {
  let sum = 0;
  for (let x = left; x < right; x++) sum += cover[y * width + x]!;
  return sum / (right - left);
}

/** Shares of a row's stretch that are ink of this coverage at least and that something foreign covers. */
function across(
  { width, cover, owner }: Ink,
  y: number,
  x0: number,
  x1: number,
  least: number,
): { inked: number; covered: number } {
  let inked = 0;
  let covered = 0;
  for (let x = x0; x < x1; x++) {
    const at = y * width + x;
    if (owner[at] === FOREIGN) covered++;
    else if (cover[at]! >= least) inked++;
  }
  return { inked: inked / (x1 - x0), covered: covered / (x1 - x0) };
}

/** Of a row between the sides: so much of a border is ink or under a line. */
const ACROSS = 0.75;

/** Whether so much of a row is ink, or may be under a line, as a border's is. */
const isAcross = ({ inked, covered }: ReturnType<typeof across>): boolean => inked >= 0.3 && inked + covered >= ACROSS;

/** A soft or slanted border may stand one pixel beside its place, or fall between two columns (`mayBeSplit`), each of which has a part of its ink; of two bodies that touch the higher one's is thinner where the other one ends. */
function isSide(
  { width, cover, owner }: Ink,
  y: number,
  [outer, inner]: [number, number],
  { least, mayBeSplit = false }: { least: number; mayBeSplit?: boolean },
): boolean {
  const last = Math.min(width - 1, Math.max(outer + 1, inner - 1));
  for (let x = Math.max(0, Math.min(outer - 1, inner + 1)); x <= last; x++) {
    const at = y * width + x;
    const beside = mayBeSplit && x < last ? cover[at + 1]! : 0;
    if (cover[at]! + beside >= least || owner[at] === FOREIGN) return true;
  }
  return false;
}
