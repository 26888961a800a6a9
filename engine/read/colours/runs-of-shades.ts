import { type Box, endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { colourCell } from './colour.ts';

/** Where a shade runs along the rows of a region: from and to, half-open, in turn. The runs of row `y` begin at `starts[y]` and end before `starts[y + 1]`. */
export type Shade = { width: number; height: number; runs: number[]; starts: Uint32Array };

/** The runs of the palette classes `indices` over a region, in their order. */
export function shadesOf(picture: Raster, region: Box, classOf: Uint8Array, indices: number[]): Shade[] {
  const { width, data } = picture;
  const pixels = pixelsOf(picture);
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const shades = indices.map((): Shade => ({ width: w, height: h, runs: [], starts: new Uint32Array(h + 1) }));
  const placeOf = new Int8Array(256).fill(-1);
  for (const [place, index] of indices.entries()) placeOf[index] = place;
  for (let y = 0; y < h && shades.length > 0; y++) {
    const row = (y + region.y0) * width + region.x0;
    let place = -1;
    for (let from = row, to = row; from < row + w; from = to) {
      to = endOfAlike(pixels, from, row + w);
      const here = placeOf[classOf[colourCell(data[4 * from]!, data[4 * from + 1]!, data[4 * from + 2]!)]!]!;
      if (here === place) continue;
      if (place >= 0) shades[place]!.runs.push(from - row);
      if (here >= 0) shades[here]!.runs.push(from - row);
      place = here;
    }
    if (place >= 0) shades[place]!.runs.push(w);
    for (const { runs, starts } of shades) starts[y + 1] = runs.length;
  }
  return shades;
}

/** Whether a px is of no soft edge, which is a px wide: one beside it, and one above it or below, is of the shade too. */
export const isInside = (shade: Shade, x: number, y: number): boolean =>
  (holds(shade, x - 1, y) || holds(shade, x + 1, y)) && (holds(shade, x, y - 1) || holds(shade, x, y + 1));

/** Whether a px of the region, which may lie beyond it, is of the shade. */
export function holds({ height, runs, starts }: Shade, x: number, y: number): boolean {
  if (y < 0 || y >= height) return false;
  for (let i = starts[y]!; i < starts[y + 1]!; i += 2) if (runs[i]! <= x && runs[i + 1]! > x) return true;
  return false;
}
