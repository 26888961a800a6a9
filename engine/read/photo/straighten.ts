import type { Raster } from '../../raster.ts';
import { luma } from '../axis/text-mask.ts';
import { type EdgePoints, edgePoints } from './edge-points.ts';
import { edgeStretches } from './edge-stretches.ts';
import { type Frame, findPencil, type Pencil, sharpnessOf } from './find-pencil.ts';
import { compose, type Homography } from './homography.ts';
import { settlePencil, supportOf } from './settle-pencil.ts';

/**
 * Directions of edges may be of something else than the screen: what they agree on must gather the edges' places nearly as well, or somewhat less where hardly an edge lies as the places say. One of 504
 * families of edges in 252 photos was misled so, by where bodies begin and end in a market that falls.
 */
const AS_SHARP = { usual: 0.95, outvoted: 0.8 };
/** How many times as much of the edges lies otherwise: where the places were right it was 17 times at most. */
const OUTVOTED = 20;

/** The map from px of a photo of a screen to a plane in which the screen's rows and columns are level and upright, same scale at the centre. */
export function straightener(picture: Raster): Homography {
  const { width, height } = picture;
  const x = width / 2;
  const y = height / 2;
  const { upright, level } = edgePoints(picture);
  const brightness = luma(picture);
  const pencil = (family: 'upright' | 'level', points: EdgePoints, frame: Frame) => {
    const guess = findPencil(points, frame);
    const sharpness = sharpnessOf(points, frame, guess);
    const stretches = edgeStretches(brightness, family);
    const support = supportOf(guess, stretches, frame);
    const isAsSharp = (one: Pencil) => {
      const isOutvoted = supportOf(one, stretches, frame) > OUTVOTED * support;
      return sharpnessOf(points, frame, one) > AS_SHARP[isOutvoted ? 'outvoted' : 'usual'] * sharpness;
    };
    return settlePencil(guess, stretches, frame).find(isAsSharp) ?? guess;
  };
  const columns = pencil('upright', upright, { centre: x, middle: y, length: width });
  const rows = pencil('level', level, { centre: y, middle: x, length: height });
  // With X, Y from the centre: X' = (X − a Y) / w, Y' = (Y − c X) / w, w = 1 + p X + q Y. Both families fix p and q.
  const a = columns.slope;
  const c = rows.slope;
  const shared = 1 - a * c;
  const q = (columns.convergence - a * rows.convergence) / shared;
  const p = (rows.convergence - columns.convergence * c) / shared;
  const fromCentre: Homography = [1, 0, -x, 0, 1, -y, 0, 0, 1];
  return compose([1, -a, 0, -c, 1, 0, p, q, 1], fromCentre);
}
