import { bodiesWithin } from './bodies-within.ts';
import { followSides, type Inside, type Plot } from './follow-sides.ts';
import { insideIn } from './inside-in.ts';
import type { LevelBand } from './level-bands.ts';
import { levelRunsOf, type Stretch } from './level-runs.ts';
import { FOREIGN, HOLE, INKED, type Ink, isForeign } from './unmix-ink.ts';

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
