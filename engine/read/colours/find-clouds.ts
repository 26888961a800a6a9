import type { Box, Raster } from '../../raster.ts';
import { distance, type Rgb } from './colour.ts';
import { holds, isInside, type Shade } from './runs-of-shades.ts';

/**
 * A translucent shape of any outline, as a cloud or a band between two lines is, px of the region: where its `shade` is to be seen, and the rows of it that candles part: `from` to `to`,
 * half-open, lie between two runs of the shade. `isCertain` where candles leave most of it in stretches that are wider than bodies: else it may be what fills these.
 */
export type Cloud = { rgb: Rgb; shade: Shade; gaps: Gap[]; isCertain: boolean };

type Gap = { y: number; from: number; to: number };

/** Of the region's width: stretches so wide are no bodies'. px: where it has as much above or below, it is no line's. So much of a shade lies in such. */
const WIDE = 0.04;
const HIGH = 8;
const MOST_BROAD = 0.4;
/** Of the region's width: what parts a cloud in a row is no wider. */
const WIDEST_GAP = 0.08;
/** 0 to 441: what is so near to the ground is some, so that a gap is one between two clouds. */
const BARE = 16;

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
  const gaps: Gap[] = [];
  for (let y = 0; y < height; y++)
    for (let i = starts[y]! + 2; i < starts[y + 1]!; i += 2) {
      const [from, to] = [runs[i - 1]!, runs[i]!];
      if (to - from > WIDEST_GAP * width) continue;
      let x = from;
      while (x < to && !isBare(x, y)) x++;
      if (x === to) gaps.push({ y, from, to });
    }
  if (gaps.length === 0 || !isBroad(withGaps(shade, gaps)) || !isSolid(shade)) return null;
  return { rgb, shade, gaps, isCertain: isBroad(shade) };
}

/** Of a shade's px: clouds have 0.78 and more that are no soft edge, what those of near strokes make has 0.48 and less. */
const LEAST_SOLID = 0.65;

function isSolid(shade: Shade): boolean {
  let all = 0;
  let solid = 0;
  for (let y = 0; y < shade.height; y++)
    for (let i = shade.starts[y]!; i < shade.starts[y + 1]!; i += 2)
      for (let x = shade.runs[i]!; x < shade.runs[i + 1]!; x++) {
        all++;
        if (isInside(shade, x, y)) solid++;
      }
  return solid >= LEAST_SOLID * all;
}

/** The shade with its gaps as of it. */
function withGaps(shade: Shade, gaps: readonly Gap[]): Shade {
  const isGap = new Set(gaps.map(({ y, from }) => y * shade.width + from));
  const runs: number[] = [];
  const starts = new Uint32Array(shade.height + 1);
  for (let y = 0; y < shade.height; y++) {
    for (let i = shade.starts[y]!; i < shade.starts[y + 1]!; i++) {
      // Where a gap begins and where it ends are the end of one run and the beginning of the next.
      const opens = i % 2 === 0;
      const isClosed = opens
        ? i > shade.starts[y]! && isGap.has(y * shade.width + shade.runs[i - 1]!)
        : isGap.has(y * shade.width + shade.runs[i]!);
      if (!isClosed) runs.push(shade.runs[i]!);
    }
    starts[y + 1] = runs.length;
  }
  return { ...shade, runs, starts };
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
