import type { Box, Raster } from '../../raster.ts';
import { luma } from '../axis/text-mask.ts';
import { edgePoints } from './edge-points.ts';
import { type Side, withinBezel } from './within-bezel.ts';

/** Edge points a column or row, as a share of the usual count in the middle, below which there is no screen but grain and the table around. */
const SPARSE = 0.15;
/** A speck is not wider than this to either side, px. */
const SPECK = 3;
/** Sides are sought along so much of the other two's distance, by what is sharp and then by the sides found: what lies around the screen's corners is no part of them. */
const ALONG = [0.6, 0.86];
/** How far from the picture's side a screen begins at most, and how wide a bezel is, as shares of the picture. */
const DEEPEST = 0.36;
const WIDEST_BEZEL = 0.06;
/** How far the light of a bezel reaches over its edge, px. */
const SOFT = 1;

/**
 * Where the screen is in a straightened photo, px: within its bezel. A side of which no bezel is seen, as where the photo shows only a part of the screen, ends with
 * what is sharp, since what is around a screen is out of focus or plain.
 */
export function findScreen(picture: Raster): Box {
  const { width, height } = picture;
  const { upright, level } = edgePoints(picture, { aboveGrain: 6, leastContrast: 14 });
  const [x0, x1] = extent([upright.across, level.along], width);
  const [y0, y1] = extent([level.across, upright.along], height);
  const sharp: Box = { x0, x1, y0, y1 };
  const light = luma(picture);
  const columns = { along: width, depth: width, across: 'y' } as const;
  const rows = { along: 1, depth: height, across: 'x' } as const;
  const sides: (Side & { across: 'x' | 'y'; name: keyof Box })[] = [
    { name: 'x0', start: 0, inward: 1, ...columns },
    { name: 'x1', start: width - 1, inward: -1, ...columns },
    { name: 'y0', start: 0, inward: width, ...rows },
    { name: 'y1', start: (height - 1) * width, inward: -width, ...rows },
  ];
  let screen = sharp;
  for (const share of ALONG) {
    const next = { ...sharp };
    for (const side of sides) {
      const [low, high] = [screen[`${side.across}0`], screen[`${side.across}1`]];
      const spare = ((1 - share) / 2) * (high - low);
      const edge = withinBezel(light, side, [Math.round(low + spare), Math.round(high - spare)], {
        deepest: Math.round(DEEPEST * side.depth),
        widest: WIDEST_BEZEL * Math.max(width, height),
      });
      if (edge !== null) next[side.name] = side.inward > 0 ? edge + SOFT : side.depth - edge - SOFT;
    }
    screen = next;
  }
  return screen;
}

/** From where to where there is more than grain, of the points' places along one direction. */
function extent(places: readonly Float32Array[], length: number): [from: number, to: number] {
  const counts = new Float64Array(length + 1);
  for (const some of places) for (const at of some) counts[Math.floor(at)]!++;
  const smooth = counts.map((_, i) => mean(counts.subarray(Math.max(0, i - SPECK), i + SPECK + 1)));
  const usual = mean(counts.subarray(Math.floor(length / 4), Math.ceil((3 * length) / 4)));
  const isFilled = (count: number) => count / Math.max(usual, 1e-9) > SPARSE;
  const from = smooth.findIndex(isFilled);
  return from < 0 ? [0, length] : [from, Math.min(length, smooth.findLastIndex(isFilled) + 1)];
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
