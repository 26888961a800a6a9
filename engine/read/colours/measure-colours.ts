import type { Box } from '../../raster.ts';
import type { Palette } from './find-palette.ts';
import type { RunsOfPalette, UprightRun } from './upright-runs.ts';

/** How the pixels of one palette colour are arranged. Candles stand in upright runs whose neighbours share both ends; text, lines and grids do not. */
export type ColourShape = {
  pixels: number;
  /** Pixels in upright runs; of these, in runs that are boxed, or solid or parted (see `UprightRun`). */
  vertical: number;
  boxed: number;
  solid: number;
  /** Pixels in horizontal runs too long for a candle: separators, panels, the lines of a grid. */
  level: number;
  /** Of `vertical`: the share of runs that end on one common row, as volume bars do. */
  baseShare: number;
  /** Rows from the top of the tallest run that stands there down to that common row, px of the region. */
  bars: { top: number; base: number };
  /** Twentieths of the region's width where a run stands on that row: volume stands everywhere. */
  foot: number;
  /** Of the rows of what stands there: the share that begins on one common row too, as a tag does between its letters, and bars seldom do. */
  head: number;
  /** How many bars stand there: runs that stand side by side are one. */
  feet: number;
  /** Of `vertical`: pixels outside of those rows. */
  elsewhere: number;
  /** Twentieths of the region's width that hold upright runs. */
  spread: number;
};

const SPREAD_BINS = 20;

export function measureColours({ runs, pixels, level }: RunsOfPalette, palette: Palette, region: Box): ColourShape[] {
  const byColour: UprightRun[][] = palette.colours.map(() => []);
  for (const run of runs) byColour[run.colour]!.push(run);
  const width = region.x1 - region.x0;
  return byColour.map((own, colour) => {
    const sum = (counts: (run: UprightRun) => boolean) =>
      own.reduce((total, run) => total + (counts(run) ? run.y1 - run.y0 : 0), 0);
    const vertical = sum(() => true);
    const whole = joinCut(own);
    const { base, share } = commonBase(whole, region.y1 - region.y0, vertical);
    const standing = whole.filter((run) => Math.abs(run.y1 - base) <= 1);
    const top = standing.reduce((least, run) => Math.min(least, run.y0), base);
    return {
      pixels: pixels[colour]!,
      vertical,
      boxed: sum((run) => run.boxed),
      solid: sum((run) => run.solid || run.parted === true),
      level: level[colour]!,
      baseShare: share,
      bars: { top, base },
      elsewhere: sum((run) => run.y1 <= top || run.y0 >= base),
      head: commonHead(standing),
      foot: spreadOf(standing, width),
      feet: standing.filter((run, i) => i === 0 || run.x > standing[i - 1]!.x + 1).length,
      spread: spreadOf(own, width),
    };
  });
}

/** Rows that a line of the grid over the bars takes. */
const CUT = 3;

/** The runs, by columns and from the top as they are found, those that a line over them cuts as one. */
function joinCut(runs: UprightRun[]): Pick<UprightRun, 'x' | 'y0' | 'y1'>[] {
  const whole: Pick<UprightRun, 'x' | 'y0' | 'y1'>[] = [];
  for (const { x, y0, y1 } of runs) {
    const above = whole.at(-1);
    if (above && above.x === x && y0 - above.y1 <= CUT) above.y1 = y1;
    else whole.push({ x, y0, y1 });
  }
  return whole;
}

const spreadOf = (runs: Pick<UprightRun, 'x'>[], width: number): number =>
  new Set(runs.map((run) => Math.floor((run.x * SPREAD_BINS) / width))).size / SPREAD_BINS;

function commonHead(runs: Pick<UprightRun, 'y0' | 'y1'>[]): number {
  const heads = new Map<number, number>();
  let all = 0;
  for (const { y0, y1 } of runs) {
    all += y1 - y0;
    for (const row of [y0 - 1, y0, y0 + 1]) heads.set(row, (heads.get(row) ?? 0) + y1 - y0);
  }
  return Math.max(0, ...heads.values()) / (all || 1);
}

function commonBase(
  runs: Pick<UprightRun, 'y0' | 'y1'>[],
  height: number,
  vertical: number,
): { base: number; share: number } {
  const ends = new Float64Array(height + 2);
  for (const run of runs) ends[run.y1]! += run.y1 - run.y0;
  let most = 0;
  let base = 0;
  for (let y = 1; y <= height; y++) {
    const here = ends[y - 1]! + ends[y]! + ends[y + 1]!;
    if (here > most) {
      most = here;
      base = y;
    }
  }
  return { base, share: most / (vertical || 1) };
}
