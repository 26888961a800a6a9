import type { Box, Raster } from '../../raster.ts';
import { type EdgePoints, edgePoints } from './edge-points.ts';

/** Edge points a column or row, as a share of the usual count in the middle, below which there is no screen but grain and the table around. */
const SPARSE = 0.15;
/** A speck is not wider than this to either side, px. */
const SPECK = 3;
/** A bezel is at most this wide, as a share of the screen. */
const WIDEST_BEZEL = 0.06;

/**
 * Where the screen is in a straightened photo, px: what is sharp is on it, since what is around is out of focus or plain. Where a bezel was caught with it,
 * its inner edge is the border; a photo that shows only a part of a screen has none.
 */
export function findScreen(picture: Raster): Box {
  const { upright, level } = edgePoints(picture, { aboveGrain: 6, leastContrast: 14 });
  const [x0, x1] = extent(upright, level, picture.width);
  const [y0, y1] = extent(level, upright, picture.height);
  const across = withinBezel(upright, [x0, x1], [y0, y1]);
  const down = withinBezel(level, [y0, y1], [x0, x1]);
  return { x0: across[0], x1: across[1], y0: down[0], y1: down[1] };
}

type Range = [number, number];

function extent(own: EdgePoints, other: EdgePoints, length: number): Range {
  const counts = new Float64Array(length + 1);
  for (const at of own.across) counts[Math.floor(at)]!++;
  for (const at of other.along) counts[Math.floor(at)]!++;
  const smooth = counts.map((_, i) => mean(counts.subarray(Math.max(0, i - SPECK), i + SPECK + 1)));
  const least = SPARSE * mean(counts.subarray(Math.floor(length / 4), Math.ceil((3 * length) / 4)));
  const from = smooth.findIndex((density) => density > least);
  const to = smooth.findLastIndex((density) => density > least);
  return from < 0 ? [0, length] : [from, to + 1];
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Moves a border in over a pair of parallel full-length lines with nothing between: outer and inner edge of a bezel. */
function withinBezel(points: EdgePoints, [from, to]: Range, along: Range): Range {
  const widest = Math.round(WIDEST_BEZEL * (to - from));
  const lines = fullLines(points, along);
  const inner = (first: number, direction: 1 | -1) => {
    let border = first;
    for (let k = 0; k <= widest; k++) if (lines[first + direction * k]) border = first + direction * k;
    return border;
  };
  return [inner(from, 1) + 2, inner(to - 1, -1) - 1];
}

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
