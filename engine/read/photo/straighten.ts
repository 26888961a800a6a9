import type { Raster } from '../../raster.ts';
import { edgePoints } from './edge-points.ts';
import { findPencil } from './find-pencil.ts';
import { compose, type Homography } from './homography.ts';

/** The map from px of a photo of a screen to a plane in which the screen's rows and columns are level and upright, same scale at the centre. */
export function straightener(picture: Raster): Homography {
  const { width, height } = picture;
  const x = width / 2;
  const y = height / 2;
  const { upright, level } = edgePoints(picture);
  const columns = findPencil(upright, { centre: x, middle: y, length: width });
  const rows = findPencil(level, { centre: y, middle: x, length: height });
  // With X, Y from the centre: X' = (X − a Y) / w, Y' = (Y − c X) / w, w = 1 + p X + q Y. Both families fix p and q.
  const a = columns.slope;
  const c = rows.slope;
  const shared = 1 - a * c;
  const q = (columns.convergence - a * rows.convergence) / shared;
  const p = (rows.convergence - columns.convergence * c) / shared;
  const fromCentre: Homography = [1, 0, -x, 0, 1, -y, 0, 0, 1];
  return compose([1, -a, 0, -c, 1, 0, p, q, 1], fromCentre);
}
