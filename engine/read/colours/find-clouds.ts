import type { Box, Raster } from '../../raster.ts';
import { distance, type Rgb } from './colour.ts';
import { insideOf, pixelsIn, type Shade } from './runs-of-shades.ts';

/**
 * A translucent shape of any outline, as a cloud or a band between two lines is, px of the region: what is `inside` its shade, since soft edges of strokes may have that too, and the rows
 * that candles part: `from` to `to`, half-open, lie between two runs of the shade. `isCertain` where candles leave most of it in stretches that are wider than bodies: else it may be what
 * fills these.
 */
export type Cloud = { rgb: Rgb; inside: Shade; gaps: Gap[]; isCertain: boolean };

type Gap = { y: number; from: number; to: number };

/** Of the region's width: stretches so wide are no bodies'. px: where it has as much above or below, it is no line's. So much of a shade lies in such. */
const WIDE = 0.04;
const HIGH = 8;
const MOST_BROAD = 0.4;
/** Of the region's width: what parts a cloud in a row is no wider. */
const WIDEST_GAP = 0.08;
/** 0 to 441: what is so near to the ground is some, so that a gap is one between two clouds. */
const BARE = 16;

/** Of a shade's px: clouds have 0.78 and more that are no soft edge, what those of near strokes make has 0.48 and less. */
const LEAST_SOLID = 0.65;

/** Null where a shade is no cloud's, or nothing parts it. */
export function findCloud(
  picture: Raster,
  region: Box,
  shade: Shade,
  { rgb, background }: { rgb: Rgb; background: Rgb },
): Cloud | null {
  const { width, height, runs, starts } = shade;
  const isBare = (x: number, y: number) => {
    const at = 4 * ((y + region.y0) * picture.width + region.x0 + x);
    return distance(background, [picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!]) < BARE;
  };
  const isGap = ({ y, from, to }: Gap) => {
    if (to - from > WIDEST_GAP * width) return false;
    for (let x = from; x < to; x++) if (isBare(x, y)) return false;
    return true;
  };
  const gaps: Gap[] = [];
  const joined: Shade = { ...shade, runs: [], starts: new Uint32Array(height + 1) };
  for (let y = 0; y < height; y++) {
    for (let i = starts[y]!; i < starts[y + 1]!; i += 2) {
      const gap = i > starts[y]! && { y, from: runs[i - 1]!, to: runs[i]! };
      if (gap && isGap(gap)) {
        gaps.push(gap);
        joined.runs[joined.runs.length - 1] = runs[i + 1]!;
      } else joined.runs.push(runs[i]!, runs[i + 1]!);
    }
    joined.starts[y + 1] = joined.runs.length;
  }
  if (gaps.length === 0 || !isBroad(joined)) return null;
  const inside = insideOf(shade);
  return pixelsIn(inside) >= LEAST_SOLID * pixelsIn(shade) ? { rgb, inside, gaps, isCertain: isBroad(shade) } : null;
}

/** Whether most of a shade lies in stretches that are wider than bodies, and higher than the lines of a grid. */
function isBroad(shade: Shade): boolean {
  const { width, height, runs, starts } = shade;
  let all = 0;
  let broad = 0;
  for (let y = 0; y < height; y++)
    for (let i = starts[y]!; i < starts[y + 1]!; i += 2) {
      const [from, to] = [runs[i]!, runs[i + 1]!];
      all += to - from;
      if (to - from < WIDE * width) continue;
      const middle = (from + to) >> 1;
      if ([-HIGH, HIGH].some((by) => holds(shade, middle, y + by))) broad += to - from;
    }
  return broad >= MOST_BROAD * all;
}

function holds({ height, runs, starts }: Shade, x: number, y: number): boolean {
  if (y < 0 || y >= height) return false;
  for (let i = starts[y]!; i < starts[y + 1]!; i += 2) if (runs[i]! <= x && runs[i + 1]! > x) return true;
  return false;
}
