import type { Raster } from '../../raster.ts';
import { luma } from '../axis/text-mask.ts';
import { edgeStretches } from './edge-stretches.ts';

/** Share of a screenshot that its four commonest colours cover at least, also after compression; light and noise leave most photos far less of that. */
const FLAT_SHARE = 0.49;
/** Beyond this share it was never compressed, nor photographed. */
const EXACT_SHARE = 0.9;

/** Of all edges of this length, px, those that stay within half a px of a row or column: nearly all on a screen, few in a photo. */
const LEAST_LENGTH = 24;
const MOST_DRIFT = 0.5;
const MOST_STRAIGHT = 0.6;
/** Less of edges than this, px in all, tells nothing. */
const LEAST_EDGES = 1000;

/**
 * Whether a camera made the picture: no colour of a photo is exact, while a screen's grounds are painted in one. Where compression has made the dark ground
 * of a photo even, its edges tell: a screen has them exactly level and upright, a camera never.
 */
export function looksPhotographed(picture: Raster): boolean {
  const share = commonestShare(picture);
  if (share < FLAT_SHARE) return true;
  if (share > EXACT_SHARE) return false;
  const grey = luma(picture);
  return (['upright', 'level'] as const).every((family) => {
    let [all, straight] = [0, 0];
    for (const { slope, length } of edgeStretches(grey, family)) {
      if (length < LEAST_LENGTH) continue;
      all += length;
      if (Math.abs(slope) * length < MOST_DRIFT) straight += length;
    }
    return all > LEAST_EDGES && straight < MOST_STRAIGHT * all;
  });
}

function commonestShare({ data }: Raster): number {
  const counts = new Map<number, number>();
  let total = 0;
  for (let i = 0; i < data.length; i += 12, total++) {
    const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  return commonest.reduce((sum, count) => sum + count, 0) / total;
}
