import type { Box, Raster } from '../raster.ts';
import { colourCell } from './colour.ts';
import { type Palette, UNKNOWN } from './find-palette.ts';

/** How the pixels of one palette colour are arranged. Candles stand in vertical runs whose neighbours share both ends; text, lines and grids do not. */
export type ColourShape = {
  pixels: number;
  /** Pixels in vertical runs of at least `minRun` rows and at most half of the region's height. */
  vertical: number;
  /** Of `vertical`: pixels in runs that a neighbouring run matches at both ends, or that stand alone (a wick of one pixel). */
  boxed: number;
  /** Of `vertical`: pixels with the same colour on both sides, the inside of a filled body; anti-aliased edges have none. */
  solid: number;
  /** Pixels in horizontal runs too long for a candle: separators, panels, the lines of a grid. */
  level: number;
  /** Of `vertical`: the share of runs that end on one common row, as volume bars do. */
  baseShare: number;
  /** Rows from the top of the tallest run that stands there down to that common row, px of the region. */
  bars: { top: number; base: number };
  /** Twentieths of the region's width that hold vertical runs. */
  spread: number;
};

const MIN_RUN = 5;
const SPREAD_BINS = 20;

export function measureColours({ width, data }: Raster, palette: Palette, region: Box): ColourShape[] {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const colours = palette.colours.length;
  const pixels = new Float64Array(colours);
  const level = new Float64Array(colours);
  const longest = Math.max(40, 0.08 * w);

  // Columns first, so that the vertical runs, which matter most here, are read in order.
  const columns = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    let previous = -1;
    let start = 0;
    let at = ((y + region.y0) * width + region.x0) * 4;
    for (let x = 0; x <= w; x++, at += 4) {
      const colour = x < w ? palette.classOf[colourCell(data[at]!, data[at + 1]!, data[at + 2]!)]! : -2;
      if (x < w) columns[x * h + y] = colour;
      if (colour === previous) continue;
      if (previous >= 0 && previous < colours) {
        pixels[previous]! += x - start;
        if (x - start >= longest) level[previous]! += x - start;
      }
      previous = colour;
      start = x;
    }
  }
  return summarise(columns, w, h, colours, pixels, level);
}

type Run = { y0: number; y1: number; colour: number };

function summarise(
  columns: Uint8Array,
  w: number,
  h: number,
  colours: number,
  pixels: Float64Array,
  level: Float64Array,
): ColourShape[] {
  const vertical = new Float64Array(colours);
  const boxed = new Float64Array(colours);
  const solid = new Float64Array(colours);
  const ends = Array.from({ length: colours }, () => new Float64Array(h + 3));
  const tops = Array.from({ length: colours }, () => new Int32Array(h + 3).fill(h));
  const bins = Array.from({ length: colours }, () => new Set<number>());
  let left: Run[] = [];
  let here = columnRuns(columns, 0, h);
  for (let x = 0; x < w; x++) {
    const right = x + 1 < w ? columnRuns(columns, x + 1, h) : [];
    for (const run of here) {
      const length = run.y1 - run.y0;
      vertical[run.colour]! += length;
      ends[run.colour]![run.y1]! += length;
      tops[run.colour]![run.y1] = Math.min(tops[run.colour]![run.y1]!, run.y0);
      bins[run.colour]!.add(Math.floor((x * SPREAD_BINS) / w));
      const middle = (run.y0 + run.y1) >> 1;
      const onLeft = x > 0 && columns[(x - 1) * h + middle] === run.colour;
      const onRight = x < w - 1 && columns[(x + 1) * h + middle] === run.colour;
      if ((!onLeft && !onRight) || matches(run, left) || matches(run, right)) boxed[run.colour]! += length;
      if (onLeft && onRight) solid[run.colour]! += length;
    }
    left = here;
    here = right;
  }
  return Array.from({ length: colours }, (_, colour) => {
    const rows = ends[colour]!;
    let most = 0;
    let base = 0;
    for (let y = 1; y <= h; y++) {
      const here = rows[y - 1]! + rows[y]! + rows[y + 1]!;
      if (here > most) {
        most = here;
        base = y;
      }
    }
    const top = Math.min(...tops[colour]!.subarray(Math.max(0, base - 1), base + 2));
    return {
      pixels: pixels[colour]!,
      vertical: vertical[colour]!,
      boxed: boxed[colour]!,
      solid: solid[colour]!,
      level: level[colour]!,
      baseShare: most / (vertical[colour]! || 1),
      bars: { top, base },
      spread: bins[colour]!.size / SPREAD_BINS,
    };
  });
}

function columnRuns(columns: Uint8Array, x: number, h: number): Run[] {
  const runs: Run[] = [];
  const from = x * h;
  for (let y = 0; y < h; ) {
    const colour = columns[from + y]!;
    let end = y + 1;
    while (end < h && columns[from + end] === colour) end++;
    // Colour 0 is the background.
    if (colour !== UNKNOWN && colour > 0 && end - y >= MIN_RUN && end - y <= h / 2)
      runs.push({ y0: y, y1: end, colour });
    y = end;
  }
  return runs;
}

function matches(run: Run, others: Run[]): boolean {
  const tolerance = 1 + 0.06 * (run.y1 - run.y0);
  return others.some(
    (other) =>
      other.colour === run.colour &&
      Math.abs(other.y0 - run.y0) <= tolerance &&
      Math.abs(other.y1 - run.y1) <= tolerance,
  );
}
