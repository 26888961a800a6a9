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

/** A shade without its soft edges, which are a px wide: what is left has more of it to a side, and above or below. */
export function insideOf({ width, height, runs, starts }: Shade): Shade {
  const inside: Shade = { width, height, runs: [], starts: new Uint32Array(height + 1) };
  const rows = [0, 1, 2].map(() => new Uint8Array(width));
  const paint = (y: number) => {
    const row = rows[y % 3]!.fill(0);
    if (y < height) for (let i = starts[y]!; i < starts[y + 1]!; i += 2) row.fill(1, runs[i]!, runs[i + 1]!);
    return row;
  };
  let above = new Uint8Array(width);
  let here = paint(0);
  for (let y = 0; y < height; y++) {
    const below = paint(y + 1);
    for (let i = starts[y]!; i < starts[y + 1]!; i += 2) {
      const to = runs[i + 1]!;
      if (to - runs[i]! < 2) continue;
      let isOpen = false;
      for (let x = runs[i]!; x <= to; x++) {
        if (isOpen === (x < to && above[x]! + below[x]! > 0)) continue;
        inside.runs.push(x);
        isOpen = !isOpen;
      }
    }
    inside.starts[y + 1] = inside.runs.length;
    [above, here] = [here, below];
  }
  return inside;
}

export function pixelsIn({ runs }: Shade): number {
  let sum = 0;
  for (let i = 0; i < runs.length; i += 2) sum += runs[i + 1]! - runs[i]!;
  return sum;
}
