/** A decoded picture: RGBA bytes, rows from the top, 4 bytes a pixel, orientation already applied. Decoding belongs to the caller. */
export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Half-open rectangle in px: `x0 ≤ x < x1`, `y0 ≤ y < y1`. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** The least box that holds all of some, of which there is one at least. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

/** px. */
export const areaOf = ({ x0, x1, y0, y1 }: Box): number => (x1 - x0) * (y1 - y0);

/** The four bytes of each pixel as one number, which tells whether two pixels are alike. */
export const pixelsOf = ({ data }: Pick<Raster, 'data'>): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
    : new Uint32Array(data.slice().buffer);

/** Where pixels (see `pixelsOf`) that are like the one at `from` end, at most at `end`: on even grounds most are, and what one says all do. */
export function endOfAlike(pixels: Uint32Array, from: number, end: number): number {
  const pixel = pixels[from];
  let to = from + 1;
  while (to < end && pixels[to] === pixel) to++;
  return to;
}
