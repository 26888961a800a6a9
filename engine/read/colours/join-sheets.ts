import type { Box, Raster } from '../../raster.ts';
import { lengthOf, type Rgb } from './colour.ts';

/** px by which the rows of two parts may differ: a body that stands on one's edge hides a piece of it. */
const SAME_ROWS = 2;
/** How near the ground's colour a pixel is, 0 to 441, and of what lies between two parts so much may be ground: between two sheets, as those of every other day, all is. */
const GROUND = { near: 10, most: 0.05 };

/**
 * Rectangles of one shade, px of the region, that wide bodies part from the head of a translucent sheet to its foot: those on the same rows are one where nothing of the
 * ground is to be seen between them.
 */
export function joinSheets(picture: Raster, region: Box, background: Rgb, parts: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const part of parts.toSorted((a, b) => a.x0 - b.x0)) {
    const before = joined.findLastIndex(
      ({ x1, y0, y1 }) => x1 <= part.x0 && Math.abs(y0 - part.y0) <= SAME_ROWS && Math.abs(y1 - part.y1) <= SAME_ROWS,
    );
    const first = joined[before];
    if (first && groundShare(picture, region, background, { ...first, x0: first.x1, x1: part.x0 }) <= GROUND.most)
      joined[before] = { ...first, x1: part.x1 };
    else joined.push(part);
  }
  return joined;
}

/** Of a box, px of the region, what has the ground's colour. */
export function groundShare(
  { width, data }: Raster,
  region: Box,
  [red, green, blue]: Rgb,
  { x0, x1, y0, y1 }: Box,
): number {
  let ground = 0;
  for (let y = y0 + region.y0; y < y1 + region.y0; y++)
    for (let x = x0 + region.x0; x < x1 + region.x0; x++) {
      const at = 4 * (y * width + x);
      if (lengthOf(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue) < GROUND.near) ground++;
    }
  return ground / Math.max(1, (x1 - x0) * (y1 - y0));
}
