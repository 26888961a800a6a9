import type { Box, Raster } from '../../raster.ts';
import { type EdgePoints, edgePoints } from './edge-points.ts';

/** Edge points a column or row, as a share of the usual count in the middle, below which there is no screen but grain and the table around. */
const SPARSE = 0.15;
/** A speck is not wider than this to either side, px. */
const SPECK = 3;
/** Columns (or rows) with more than grain in them that a bezel may have. */
const MOST_FILLED = 4;
/** A bezel is at most this wide, as a share of the screen. */
const WIDEST_BEZEL = 0.06;

/**
 * Where the screen is in a straightened photo, px: what is sharp is on it, since what is around is out of focus or plain. Where a bezel was caught with it,
 * its inner edge is the border; a photo that shows only a part of a screen has none.
 */
export function findScreen(picture: Raster): Box {
  const { upright, level } = edgePoints(picture, { aboveGrain: 6, leastContrast: 14 });
  const wide = extent(upright, level, picture.width);
  const high = extent(level, upright, picture.height);
  const across = withinBezel(upright, wide, high.range);
  const down = withinBezel(level, high, wide.range);
  return { x0: across[0], x1: across[1], y0: down[0], y1: down[1] };
}

type Range = [number, number];

/** From where to where there is more than grain, and how many edge points lie in each column (or row), relative to the usual count. */
type Extent = { range: Range; density: Float64Array };

function extent(own: EdgePoints, other: EdgePoints, length: number): Extent {
  const counts = new Float64Array(length + 1);
  for (const at of own.across) counts[Math.floor(at)]!++;
  for (const at of other.along) counts[Math.floor(at)]!++;
  const smooth = counts.map((_, i) => mean(counts.subarray(Math.max(0, i - SPECK), i + SPECK + 1)));
  const usual = mean(counts.subarray(Math.floor(length / 4), Math.ceil((3 * length) / 4)));
  const density = smooth.map((count) => count / Math.max(usual, 1e-9));
  const from = density.findIndex((share) => share > SPARSE);
  const to = density.findLastIndex((share) => share > SPARSE);
  return { range: from < 0 ? [0, length] : [from, to + 1], density };
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Moves a border in over a pair of parallel full-length lines with nothing between: outer and inner edge of a bezel. Where there is text between,
 * the inner line is a border of the plot, and the text its axis.
 */
function withinBezel(points: EdgePoints, { range: [from, to], density }: Extent, along: Range): Range {
  const widest = Math.round(WIDEST_BEZEL * (to - from));
  const lines = fullLines(points, along);
  const inner = (first: number, direction: 1 | -1) => {
    let border = first;
    let filled = 0;
    for (let k = 0; k <= widest; k++) {
      const at = first + direction * k;
      if (lines[at]) {
        if (filled > MOST_FILLED) break;
        border = at;
      } else if (density[at]! > SPARSE && !isNearLine(lines, at)) filled++;
    }
    return border;
  };
  return [inner(from, 1) + 2, inner(to - 1, -1) - 1];
}

/** A line's own points reach so far by its width and by the smoothing of the counts. */
const isNearLine = (lines: boolean[], at: number): boolean => {
  for (let k = -SPECK - 2; k <= SPECK + 2; k++) if (lines[at + k]) return true;
  return false;
};

/** Columns (or rows) along more than half of which an edge runs, be it a px to the side. */
function fullLines({ across, along }: EdgePoints, [from, to]: Range): boolean[] {
  const seen = new Map<number, Set<number>>();
  for (const [i, at] of across.entries()) {
    const place = Math.floor(along[i]!);
    if (place < from || place >= to) continue;
    for (const near of [Math.floor(at) - 1, Math.floor(at), Math.floor(at) + 1]) {
      const places = seen.get(near) ?? new Set();
      seen.set(near, places.add(place));
    }
  }
  const full: boolean[] = [];
  for (const [at, places] of seen) full[at] = places.size > 0.55 * (to - from);
  return full;
}
