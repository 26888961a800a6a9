import type { Raster } from '../../raster.ts';
import { type Grey, luma } from '../axis/text-mask.ts';
import { edgeStretches } from './edge-stretches.ts';

/** Share of a screenshot that its four commonest colours cover at least, also after compression; light and noise leave most photos far less of that. */
const FLAT_SHARE = 0.49;
/** Beyond this share it was never compressed, nor photographed. */
const EXACT_SHARE = 0.9;

/** Of all edges of this length, px, those that stay within half a px of a row or column: nearly all on a screen, few in a photo. */
const LEAST_LENGTH = 24;
const MOST_DRIFT = 0.5;
const MOST_STRAIGHT = 0.6;
/** Of 272 compressed screens of charts none had less than 0.45 of either family. */
const FEWEST_STRAIGHT = 0.1;
/** A shaded ground is as many-coloured as a photo's: there more of either family and of both on average must be straight. Of 58 photos none had more than 0.66 and 0.68; a screen has slanted lines too,
 * which may outnumber those of one family: then nearly all of the other must be. */
const SHADED_STRAIGHT = { either: 0.65, mean: 0.8, alone: 0.9 };
/** Of neighbouring px, those that differ by no more than the dither of a gradient: a sensor's grain is stronger. */
const LEAST_SMOOTH = 0.7;
const DITHER = 1;
/** What is grainy for the ringing of a codec around much that is small has as straight edges as if it were not; a photo taken straight from the front has less. */
const EXACT_STRAIGHT = 0.97;
/** Less of edges than this, px in all, tells nothing; of one family, beside the other. */
const LEAST_EDGES = 1000;
const LEAST_OF_FAMILY = 300;

const FAMILIES = ['upright', 'level'] as const;

/** What made a picture: a screen with even grounds, one whose ground is shaded (a gradient under the chart), or a camera. */
export type Origin = 'even' | 'shaded' | 'photo';

/**
 * Whether a camera made the picture: no colour of a photo is exact, while most screens' grounds are painted in one. Where a ground is of many shades, or
 * compression has made the dark ground of a photo even, the edges tell: a screen has them exactly level and upright,
 * where its ground is shaded one way at least one kind of them, a camera never.
 */
export function originOf(picture: Raster): Origin {
  const share = commonestShare(picture);
  if (share > EXACT_SHARE) return 'even';
  const grey = luma(picture);
  if (share >= FLAT_SHARE) return areSlanted(grey) ? 'photo' : 'even';
  // The edges of one family tell most photos.
  if (!isSmooth(picture)) return areExact(grey) ? 'even' : 'photo';
  const told = FAMILIES.map((family) => straightness(grey, family)).filter(({ all }) => all >= LEAST_OF_FAMILY);
  const shares = told.map(({ all, straight }) => straight / all);
  const isStraight =
    shares.every((one) => one >= SHADED_STRAIGHT.either) &&
    shares.reduce((sum, one) => sum + one, 0) >= SHADED_STRAIGHT.mean * shares.length;
  if (isStraight) return told.some(({ all }) => all > LEAST_EDGES) ? 'shaded' : 'photo';
  const isOneStraight = told.some(({ all, straight }) => all > LEAST_EDGES && straight >= SHADED_STRAIGHT.alone * all);
  return isOneStraight && isShadedOneWay(picture) ? 'shaded' : 'photo';
}

/** Whether hardly an edge of either family is straight, or no upright one: candles are upright, and the rows of a screen's px that a camera shows may be level. One family alone tells nothing. */
function areSlanted(grey: Grey): boolean {
  const upright = straightness(grey, 'upright');
  if (upright.all < LEAST_OF_FAMILY || upright.straight >= MOST_STRAIGHT * upright.all) return false;
  const level = straightness(grey, 'level');
  if (level.all < LEAST_OF_FAMILY || Math.max(upright.all, level.all) <= LEAST_EDGES) return false;
  const isNoneUpright = upright.all > LEAST_EDGES && upright.straight < FEWEST_STRAIGHT * upright.all;
  return isNoneUpright || level.straight < MOST_STRAIGHT * level.all;
}

const areExact = (grey: Grey): boolean =>
  FAMILIES.every((family) => {
    const { all, straight } = straightness(grey, family);
    return all > LEAST_EDGES && straight >= EXACT_STRAIGHT * all;
  });

/** Of the px of a row or column, those of its commonest level: a gradient from head to foot, or from side to side, leaves 0.8 of them, of 48 photos none had more than 0.52. */
const LEAST_OF_LINE = 0.7;
/** Rows, columns and px of which one is looked at. */
const SPARSE = 4;

/** Whether nearly all of each row, or of each column, is of one level: a page's gradient, where slanted lines may outnumber those of one family. */
function isShadedOneWay({ width, height, data }: Raster): boolean {
  const meanOfLines = (lines: number, length: number, at: (line: number, i: number) => number) => {
    let sum = 0;
    for (let line = 0; line < lines; line += SPARSE) {
      const counts = new Uint32Array(256);
      for (let i = 0; i < length; i += SPARSE) counts[data[4 * at(line, i) + 1]!]!++;
      let most = 0;
      for (let level = 1; level < 255; level++)
        most = Math.max(most, counts[level - 1]! + counts[level]! + counts[level + 1]!);
      sum += most / Math.ceil(length / SPARSE);
    }
    return sum / Math.ceil(lines / SPARSE);
  };
  return (
    meanOfLines(height, width, (y, x) => y * width + x) >= LEAST_OF_LINE ||
    meanOfLines(width, height, (x, y) => y * width + x) >= LEAST_OF_LINE
  );
}

/** Lengths, px, of all edges of a family and of those that are exactly level or upright. */
type Edges = { all: number; straight: number };

function straightness(grey: Grey, family: (typeof FAMILIES)[number]): Edges {
  let [all, straight] = [0, 0];
  for (const { slope, length } of edgeStretches(grey, family)) {
    if (length < LEAST_LENGTH) continue;
    all += length;
    if (Math.abs(slope) * length < MOST_DRIFT) straight += length;
  }
  return { all, straight };
}

function isSmooth({ data }: Raster): boolean {
  let [smooth, total] = [0, 0];
  for (let i = 0; i + 7 < data.length; i += 12, total++)
    if (
      Math.abs(data[i]! - data[i + 4]!) <= DITHER &&
      Math.abs(data[i + 1]! - data[i + 5]!) <= DITHER &&
      Math.abs(data[i + 2]! - data[i + 6]!) <= DITHER
    )
      smooth++;
  return smooth >= LEAST_SMOOTH * total;
}

function commonestShare({ data }: Raster): number {
  const counts = new Map<number, number>();
  let total = 0;
  let last = -1;
  let alike = 0;
  const count = () => counts.set(last, (counts.get(last) ?? 0) + alike);
  for (let i = 0; i < data.length; i += 12, total++) {
    const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    if (colour !== last) {
      count();
      last = colour;
      alike = 0;
    }
    alike++;
  }
  count();
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  return commonest.reduce((sum, count) => sum + count, 0) / total;
}
