import { type Box, endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { colourCell } from './colour.ts';
import { isBlend } from './colour-axis.ts';
import { type Palette, UNKNOWN } from './find-palette.ts';

/** A vertical run of one palette colour, rows half-open, px of the region. */
export type UprightRun = {
  x: number;
  y0: number;
  y1: number;
  colour: number;
  /** A run beside it, or beyond the wick in the middle of a body 3 px wide, matches it at both ends, or it stands alone: so do boxes and wicks, text and slanted lines seldom. */
  boxed: boolean;
  /** The same colour on both sides: the inside of something filled. */
  solid: boolean;
  /** One of two stripes of a body that the wick over it parts: inside something filled too, but maybe the soft edge of a scaled stroke, so that its shade tells nothing. */
  parted?: boolean;
};

export type RunsOfPalette = {
  runs: UprightRun[];
  /** Per palette colour: its pixels, and those in level runs too long for a candle. */
  pixels: Float64Array;
  level: Float64Array;
};

const MIN_RUN = 5;
const CROSSING = 3;

/**
 * All runs of at least `MIN_RUN` rows and at most half of the region's height, the background's left out, and so are blocks that are too wide for a
 * candle from head to foot: a button is often of a candle's colour, and larger than all of them.
 * `isSharp`: no codec has left paler stripes beside strokes, which would be taken for a body that a wick parts.
 */
export function findUprightRuns(
  picture: Raster,
  palette: Palette,
  region: Box,
  { isSharp = true }: { isSharp?: boolean } = {},
): RunsOfPalette {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const { columns, pixels, level } = classifyColumns(picture, palette, region);
  const runs: UprightRun[] = [];
  const longest = longestOf(w);
  const isWideAt = ({ x, colour }: UprightRun, y: number) =>
    levelRun(columns, { w, h }, x, y, colour, longest) >= longest;
  const byColumn = Array.from({ length: w }, (_, x) =>
    columnRuns(columns, x, h).filter((run) => {
      if (!isWideAt(run, run.y0 + 1) || !isWideAt(run, run.y1 - 2)) return true;
      pixels[run.colour]! -= run.y1 - run.y0;
      level[run.colour] = Math.max(0, level[run.colour]! - (run.y1 - run.y0));
      return false;
    }),
  );
  const none: UprightRun[] = [];
  const isThinned = thinnedIn(palette);
  for (const [x, here] of byColumn.entries()) {
    const beside = (by: number) => byColumn[x + by] ?? none;
    for (const run of here) {
      const middle = (run.y0 + run.y1) >> 1;
      const onLeft = x > 0 && columns[(x - 1) * h + middle] === run.colour;
      const onRight = x < w - 1 && columns[(x + 1) * h + middle] === run.colour;
      run.solid = onLeft && onRight;
      if (isSharp && onLeft !== onRight) run.parted = isParted({ columns, byColumn, h }, run, isThinned);
      run.boxed =
        (!onLeft && !onRight) ||
        matches(run, beside(-1)) ||
        matches(run, beside(1)) ||
        (onLeft && matches(run, beside(-2))) ||
        (onRight && matches(run, beside(2)));
      runs.push(run);
    }
  }
  return { runs, pixels, level };
}

/** px: a wick that parts a body, what it leaves of it on either side at least, and how far beyond the body, past its border, it goes on. */
const PARTED = { widest: 2, least: 2, beyond: 4 };

/** Whether one colour of the palette is another thinned by the ground. */
function thinnedIn({ colours }: Palette): (colour: number, of: number) => boolean {
  const known = new Map<number, boolean>();
  return (colour, of) => {
    const pair = 256 * colour + of;
    const [ground, thinned, full] = [colours[0], colours[colour], colours[of]];
    if (!ground || !thinned || !full || of === 0) return false;
    if (!known.has(pair)) known.set(pair, isBlend(thinned.rgb, ground.rgb, full.rgb));
    return known.get(pair)!;
  };
}

/**
 * Whether a run is of one of two stripes with their colour in full between them, as a wick leaves that shows through a translucent body, or is drawn over it, and which goes on
 * beyond them: the soft edges of a scaled stroke end with it.
 */
function isParted(
  { columns, byColumn, h }: { columns: Uint8Array; byColumn: UprightRun[][]; h: number },
  run: UprightRun,
  isThinned: (colour: number, of: number) => boolean,
): boolean {
  const { x, y0, y1, colour } = run;
  const middle = (y0 + y1) >> 1;
  const at = (column: number, y = middle) =>
    column >= 0 && column < byColumn.length && y >= 0 && y < h ? columns[column * h + y]! : 0;
  return [-1, 1].some((step) => {
    let wick = x;
    while (at(wick) === colour) wick += step;
    let beyond = wick;
    while (isThinned(colour, at(beyond)) && Math.abs(beyond - wick) < PARTED.widest) beyond += step;
    if (
      beyond === wick ||
      !Array.from({ length: PARTED.least }, (_, i) => at(beyond + i * step)).every((c) => c === colour)
    )
      return false;
    const goesOn = [y0 - PARTED.beyond, y1 - 1 + PARTED.beyond].some((y) => at(x, y) === 0 && at(wick, y) > 0);
    return goesOn && matches(run, byColumn[beyond]!);
  });
}

/** px of a level run that is too long for a candle. */
const longestOf = (width: number): number => Math.max(80, 0.12 * width);

/** Length of the level run of a colour through a pixel, px, up to `most`. */
function levelRun(
  columns: Uint8Array,
  { w, h }: { w: number; h: number },
  x: number,
  y: number,
  colour: number,
  most: number,
): number {
  let left = x;
  while (left > 0 && x - left < most && columns[(left - 1) * h + y] === colour) left--;
  let right = x + 1;
  while (right < w && right - left < most && columns[right * h + y] === colour) right++;
  return right - left;
}

/** Palette classes of the region, columns first, so that upright runs are read in order. */
function classifyColumns(picture: Raster, palette: Palette, region: Box) {
  const { width, data } = picture;
  const all = pixelsOf(picture);
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const pixels = new Float64Array(256);
  const level = new Float64Array(256);
  const longest = longestOf(w);
  const columns = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const row = (y + region.y0) * width + region.x0;
    let colour = -1;
    let start = 0;
    const count = (end: number) => {
      pixels[colour]! += end - start;
      if (end - start >= longest) level[colour]! += end - start;
    };
    for (let x = 0, end = 0; x < w; x = end) {
      end = endOfAlike(all, row + x, row + w) - row;
      const at = 4 * (row + x);
      const here = palette.classOf[colourCell(data[at]!, data[at + 1]!, data[at + 2]!)]!;
      // Most of a plot is ground, which is nothing to write.
      if (here > 0) for (let k = x; k < end; k++) columns[k * h + y] = here;
      if (here === colour) continue;
      if (colour >= 0) count(x);
      colour = here;
      start = x;
    }
    count(w);
  }
  return { columns, pixels, level };
}

function columnRuns(columns: Uint8Array, x: number, h: number): UprightRun[] {
  const runs: UprightRun[] = [];
  const from = x * h;
  for (let y = 0; y < h; ) {
    const colour = columns[from + y]!;
    const end = endOfRun(columns, from, y, h);
    if (colour !== UNKNOWN && colour > 0 && end - y >= MIN_RUN && end - y <= h / 2)
      runs.push({ x, y0: y, y1: end, colour, boxed: false, solid: false });
    y = end;
  }
  return runs;
}

/** Where a run ends; what crosses it in a few rows (a line, a tick) does not end it, the background does. */
function endOfRun(columns: Uint8Array, from: number, y: number, h: number): number {
  const colour = columns[from + y]!;
  let end = y + 1;
  for (;;) {
    while (end < h && columns[from + end] === colour) end++;
    let beyond = end;
    while (beyond < h && beyond - end < CROSSING && columns[from + beyond] !== colour && columns[from + beyond] !== 0)
      beyond++;
    if (beyond === end || beyond >= h || columns[from + beyond] !== colour || colour === 0) return end;
    end = beyond;
  }
}

function matches(run: UprightRun, others: UprightRun[]): boolean {
  const tolerance = 1 + 0.06 * (run.y1 - run.y0);
  for (const other of others) {
    if (other.y0 - run.y0 > tolerance) return false;
    if (other.colour === run.colour && run.y0 - other.y0 <= tolerance && Math.abs(other.y1 - run.y1) <= tolerance)
      return true;
  }
  return false;
}
