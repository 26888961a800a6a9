/** A decoded picture: RGBA bytes, rows from the top, 4 bytes a pixel, orientation already applied. Decoding belongs to the caller. */
export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Half-open rectangle in px: `x0 ≤ x < x1`, `y0 ≤ y < y1`. */
export type Box = { x0: number; y0: number; x1: number; y1: number };
