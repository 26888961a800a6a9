import { bodiesWithin } from './bodies-within.ts';
import { type InsideOf, insideIn } from './inside-in.ts';
import type { LevelBand } from './level-bands.ts';
import { levelRunsOf, type Stretch } from './level-runs.ts';
import { FOREIGN, HOLE, INKED, type Ink } from './unmix-ink.ts';

/**
 * Marks the insides of hollow bodies as `HOLE`. From every level run of ink that may be a body's border the two side borders are followed
 * up and down until a level border closes them; lines that cross or hide a part of a border are looked through. Returns how wide each hole is
 * with its borders, px. `bands` are the level lines of any colour: a border may lie under one, as that of the last price does. `isPlace` says in which columns bodies may stand; in a sharp picture (`isSharp`)
 * a border may fall between two columns, of which neither shows enough, and what a line over a level one leaves is ink: a codec and scaling make such of any edge.
 */
export function fillHollowBodies(
  ink: Ink,
  {
    widest,
    bands,
    isPlace = () => true,
    isSharp = false,
  }: { widest: number; bands: readonly LevelBand[]; isPlace?: IsPlace; isSharp?: boolean },
): number[] {
  const widths: number[] = [];
  // How many rows there are of each width: bodies are higher than letters.
  const rows = new Uint32Array(Math.floor(widest) + 3);
  const runsIn = levelRunsOf(ink, FUSED * (widest + 2));
  const plot: Plot = { ink, bands, isSharp, insideOf: insideIn(ink), followed: new Map() };
  const crossed: { y: number; run: Stretch }[] = [];
  const missed: { y: number; run: Stretch; step: number }[] = [];
  const cornered: { y: number; run: Stretch }[] = [];
  for (let y = 0; y < ink.height; y++) {
    const level = runsIn(y);
    for (const run of level.runs)
      for (const step of BOTH_WAYS) {
        seek(y, run, step);
        for (const one of bodiesWithin(ink, y + step, run)) seek(y, one, step);
      }
    if (isSharp) for (const run of level.runs) if (isCornered(ink, y, run)) cornered.push({ y, run });
    for (const run of level.crossed) crossed.push({ y, run });
  }
  // Letters have parted strokes, too, but bodies are all of one width, and bars of volume below them of another.
  const usual = usualWidths(rows);
  const isUsual = ([left, right]: Stretch) => usual.has(right - left);
  for (const { y, run } of crossed)
    if (isUsual(run) && mayBe(run)) for (const step of BOTH_WAYS) fillFrom(y, run, step, { leastOpen: LEAST_OPEN });
  for (const { y, run, step } of missed) if (isUsual(run)) fillFrom(y, run, step, { isUsualWidth: true });
  const width = commonest(rows);
  if (width !== null)
    for (const { y, run } of cornered)
      for (const whole of wholeOf(ink, y, run, width).filter(mayBe))
        for (const step of BOTH_WAYS) fillFrom(y, whole, step, { leastOpen: LEAST_OPEN });
  return widths;

  function seek(y: number, run: Stretch, step: number): void {
    if (mayBe(run) && !fillFrom(y, run, step)) missed.push({ y, run, step });
  }

  function mayBe([left, right]: Stretch): boolean {
    return right - left <= widest + 2 && isPlace(left, right);
  }

  function fillFrom(
    y: number,
    [left, right]: Stretch,
    step: number,
    { leastOpen = 0, isUsualWidth = false }: { leastOpen?: number; isUsualWidth?: boolean } = {},
  ): boolean {
    const inside = followSides(plot, y, [left, right], { step, isUsualWidth });
    if (!inside || openShare(ink, inside) < leastOpen) return false;
    if (fill(ink, inside)) plot.followed.clear();
    widths.push(right - left);
    rows[right - left]! += inside.y1 - inside.y0;
    return true;
  }
}

/** Rows of bodies whose width tells that of the others, px by which it may differ, and the part of all rows that is of a usual width. */
const LEAST_KNOWN = 12;
const LIKE_USUAL = 2;
const USUAL = 0.3;

/** The widths, px, near which a large part of all rows is, of which `rows` says how many there are of each; none where there are few. */
function usualWidths(rows: Uint32Array): Set<number> {
  const all = rows.reduce((sum, count) => sum + count, 0);
  if (all < LEAST_KNOWN) return new Set();
  const alike = (width: number) =>
    rows.subarray(Math.max(0, width - LIKE_USUAL), width + LIKE_USUAL + 1).reduce((sum, count) => sum + count, 0);
  return new Set([...rows.keys()].filter((width) => alike(width) >= USUAL * all));
}

/** The width, px, of most rows; null where there are few. */
function commonest(rows: Uint32Array): number | null {
  const best = rows.indexOf(Math.max(...rows));
  return rows[best]! >= LEAST_KNOWN ? best : null;
}

const isForeign = ({ width, height, owner }: Ink, y: number, x: number): boolean =>
  y >= 0 && y < height && x >= 0 && x < width && owner[y * width + x] === FOREIGN;

const isCornered = (ink: Ink, y: number, [from, to]: Stretch): boolean =>
  isForeign(ink, y, from - 1) || isForeign(ink, y, to);

/** The borders of that width of which a run may be what a line over a corner leaves. */
function wholeOf(ink: Ink, y: number, [from, to]: Stretch, width: number): Stretch[] {
  const wholes: Stretch[] = [
    [from, from + width],
    [to - width, to],
  ];
  return wholes.filter(([left, right]) => {
    if (to - from >= width || left < 0 || right > ink.width) return false;
    for (let x = left; x < right; x++) if ((x < from || x >= to) && !isForeign(ink, y, x)) return false;
    return true;
  });
}

/** Of what a border encloses that something parts: in a filled body it is the line alone. */
const LEAST_OPEN = 0.5;

/** How much of an inside nothing foreign covers. */
function openShare({ width, owner }: Ink, { x0, x1, y0, y1 }: Inside): number {
  let open = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (owner[y * width + x] !== FOREIGN) open++;
  return open / ((x1 - x0) * (y1 - y0));
}

/** Whether a body may stand in these columns. */
export type IsPlace = (...stretch: Stretch) => boolean;

const BOTH_WAYS = [1, -1];

/** Where bodies touch, the borders of so many may lie on one row. */
const FUSED = 3;

/** `isClosed` where a border of ink ends it, which nothing hides but a line that runs on beyond both sides. */
type Inside = { x0: number; x1: number; y0: number; y1: number; isClosed: boolean };

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
type Plot = {
  ink: Ink;
  bands: readonly LevelBand[];
  isSharp: boolean;
  insideOf: InsideOf;
  followed: Map<number, Followed>;
};

/** How sides end depends on no more rows than these before. */
const BEFORE_END = CROSSING_ROWS + COVERED_ROWS;

/** `isUsualWidth`: of borders as far apart as most one side may be faint for some rows; in a sharp picture a side may fall between two columns, and in others both may end where no border is left, since a codec may make a grid's colour of a pale one. */
function followSides(
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
  // How a side may be faint depends on the rows before.
  const knownTo = isKnown && !isUsualWidth ? known.last - step * BEFORE_END : first;
  let last = first;
  const inside = end();
  if (!isUsualWidth) plot.followed.set(columns, { x0, x1, closing, first, last });
  return inside;

  function end(): Inside | null {
    for (let rows = 0; rows < limit; rows++) {
      const isOnKnown = isKnown && crossing === 0 && step * (first + step * rows - known.first) >= 0;
      if (rows > 0 && isOnKnown) rows = Math.max(rows, step * (knownTo - first));
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
  { width, cover }: Ink,
  band: LevelBand,
  { first, y, left, right }: { first: number; y: number; left: number; right: number },
): boolean {
  const isInked = (x: number) =>
    [x - 1, x, x + 1].some((at) => at >= 0 && at < width && cover[y * width + at]! >= INKED);
  const isLong = Math.abs(y - first) >= LONGER * (band.y1 - band.y0);
  return isLong && [left, right - 1].every(isInked);
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

/** The soft inner edge of a border belongs to the inside, so that each row is inked from side to side. */
const SOFT = 3;

/** Answers whether anything foreign was filled. */
function fill(ink: Ink, inside: Inside): boolean {
  const { width, cover, owner } = ink;
  const { x0, x1, y0, y1 } = inside;
  const isFilled = isFilledOtherwise(ink, inside);
  const isEmpty = (at: number) => cover[at]! < INKED && (isFilled || owner[at] !== FOREIGN);
  for (let y = y0; y < y1; y++) {
    let from = x0;
    let to = x1;
    while (from > 0 && x0 - from < SOFT && isEmpty(y * width + from - 1)) from--;
    while (to < width && to - x1 < SOFT && isEmpty(y * width + to)) to++;
    for (let x = from; x < to; x++) if (isEmpty(y * width + x)) owner[y * width + x] = HOLE;
  }
  return isFilled;
}

/** Of an inside, and of the rows of its borders. */
const FILLED = 0.8;

/** Whether a closed border, ink on all sides, is full of something foreign: a colour that is none of the candles' known ones. A line over a body covers its sides too. */
function isFilledOtherwise({ width, cover, owner }: Ink, { x0, x1, y0, y1, isClosed }: Inside): boolean {
  let foreign = 0;
  let bordered = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) if (owner[y * width + x] === FOREIGN) foreign++;
    if (cover[y * width + x0 - 1]! >= INKED && cover[y * width + x1]! >= INKED) bordered++;
  }
  return isClosed && foreign >= FILLED * (x1 - x0) * (y1 - y0) && bordered >= FILLED * (y1 - y0);
}
