import { type Box, endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { COLOUR_CELLS, colourCell } from './colour.ts';

/** A 5-bit colour histogram with the sum of each channel per cell, so that a cell's mean colour is exact. */
export type ColourCounts = { total: number; counts: Uint32Array; sums: Float64Array };

/** Pixels of a region beyond about 600,000 are sampled by rows: the shares stay, the time does not grow. */
export function countColours(picture: Raster, region: Box): ColourCounts {
  const { width, data } = picture;
  const pixels = pixelsOf(picture);
  const counts = new Uint32Array(COLOUR_CELLS);
  const sums = new Float64Array(COLOUR_CELLS * 3);
  const area = (region.x1 - region.x0) * (region.y1 - region.y0);
  const step = Math.max(1, Math.round(area / 600_000));
  let total = 0;
  for (let y = region.y0; y < region.y1; y += step) {
    const end = y * width + region.x1;
    for (let from = y * width + region.x0, to = from; from < end; from = to) {
      to = endOfAlike(pixels, from, end);
      const alike = to - from;
      const red = data[4 * from]!;
      const green = data[4 * from + 1]!;
      const blue = data[4 * from + 2]!;
      const cell = colourCell(red, green, blue);
      counts[cell]! += alike;
      sums[cell * 3]! += alike * red;
      sums[cell * 3 + 1]! += alike * green;
      sums[cell * 3 + 2]! += alike * blue;
      total += alike;
    }
  }
  return { total, counts, sums };
}
