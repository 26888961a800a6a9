import { type Box, endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import type { Rgb } from './colour.ts';

const NEAR_BACKGROUND = 24;

/**
 * The pixels of a region that are not its background, row-major in the region: the few that are left to be unmixed, again and again for other colours. `colourOf` gives for each
 * the place of its colour, 0xRRGGBB, in `colours`, so that what a colour is need be worked out but once.
 */
export type OffGround = { pixels: Uint32Array; colourOf: Uint32Array; colours: Uint32Array };

/** Places of a direct-mapped cache: a colour that left it gets a second place among the `colours`, which costs little. */
const CACHE = 16384;
const placeOf = (colour: number): number => (colour ^ (colour >> 7) ^ (colour >> 13)) & (CACHE - 1);

export function pixelsOffGround(picture: Pick<Raster, 'width' | 'data'>, [br, bg, bb]: Rgb, region: Box): OffGround {
  const { width, data } = picture;
  const all = pixelsOf(picture);
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  // As many as most plots have; room for all px of a large region would take more time than what is done with it.
  let room = Math.ceil((w * h) / 4);
  let pixels = new Uint32Array(room);
  let colourOf = new Uint32Array(room);
  const colours: number[] = [];
  const indexAt = new Int32Array(CACHE).fill(-1);
  let count = 0;
  for (let y = 0; y < h; y++) {
    const row = (y + region.y0) * width + region.x0;
    for (let from = row, to = row; from < row + w; from = to) {
      to = endOfAlike(all, from, row + w);
      const r = data[4 * from]! - br;
      const g = data[4 * from + 1]! - bg;
      const b = data[4 * from + 2]! - bb;
      if (r * r + g * g + b * b < NEAR_BACKGROUND * NEAR_BACKGROUND) continue;
      const colour = (data[4 * from]! << 16) | (data[4 * from + 1]! << 8) | data[4 * from + 2]!;
      const place = placeOf(colour);
      if (colours[indexAt[place]!] !== colour) indexAt[place] = colours.push(colour) - 1;
      const index = indexAt[place]!;
      if (count + to - from > room) {
        room = Math.min(w * h, 2 * room + w);
        pixels = grown(pixels, room);
        colourOf = grown(colourOf, room);
      }
      for (let i = y * w + from - row; i < y * w + to - row; i++, count++) {
        pixels[count] = i;
        colourOf[count] = index;
      }
    }
  }
  return { pixels: pixels.slice(0, count), colourOf: colourOf.slice(0, count), colours: new Uint32Array(colours) };
}

function grown(values: Uint32Array<ArrayBuffer>, room: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(room);
  larger.set(values);
  return larger;
}
