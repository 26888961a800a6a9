import type { Box, Raster } from '../raster.ts';
import type { CandleColours } from './choose-candle-colours.ts';
import { distance, dot, subtract } from './colour.ts';

/** What each pixel of a region is to the candles; row-major, `width × height` of the region. */
export type Ink = {
  region: Box;
  width: number;
  height: number;
  /** Coverage by a candle colour, 0 to 255. */
  cover: Uint8Array;
  /** `NONE`, `FOREIGN` (a line, a text: something drawn over), `HOLE` (inside of a hollow body), else 1 + index of the candle colour. */
  owner: Uint8Array;
};

export const NONE = 0;
export const HOLE = 254;
export const FOREIGN = 255;

/** Coverage from which a pixel counts as ink. */
export const INKED = 102;

const NEAR_BACKGROUND = 24;
const FOREIGN_CONTRAST = 60;

/** Unmixes every pixel as background + coverage × (colour − background), for the candle colour that leaves the least unexplained. */
export function unmixInk({ width, data }: Raster, { background, candles, bars }: CandleColours, region: Box): Ink {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const cover = new Uint8Array(w * h);
  const owner = new Uint8Array(w * h);
  const axes = candles.map((rgb) => {
    const d = subtract(rgb, background);
    const square = dot(d, d);
    return { d, square, tolerance: Math.min(62, 0.5 * Math.sqrt(square)) };
  });
  const others = bars
    .filter((bar) => candles.every((rgb) => distance(bar, rgb) > 20))
    .map((rgb) => subtract(rgb, background));
  const [br, bg, bb] = background;
  for (let y = 0; y < h; y++) {
    let at = ((y + region.y0) * width + region.x0) * 4;
    for (let i = y * w, end = i + w; i < end; i++, at += 4) {
      const r = data[at]! - br;
      const g = data[at + 1]! - bg;
      const b = data[at + 2]! - bb;
      const square = r * r + g * g + b * b;
      if (square < NEAR_BACKGROUND * NEAR_BACKGROUND) continue;
      let least = Number.POSITIVE_INFINITY;
      let best = NONE;
      let bestPart = 0;
      for (let k = 0; k < axes.length; k++) {
        const axis = axes[k]!;
        const [dr, dg, db] = axis.d;
        const part = (r * dr + g * dg + b * db) / axis.square;
        if (part < 0.2 || part > 1.45) continue;
        const rest = Math.hypot(r - part * dr, g - part * dg, b - part * db);
        if (rest > axis.tolerance) continue;
        const penalty = rest * (part < 0.8 ? 1.25 : 1) + Math.abs(1 - part) * 8;
        if (penalty < least) {
          least = penalty;
          best = k + 1;
          bestPart = part;
        }
      }
      if (best !== NONE) {
        const bar = others.some(([dr, dg, db]) => Math.hypot(r - dr, g - dg, b - db) < Math.min(22, least + 6));
        if (bar) continue;
        owner[i] = best;
        cover[i] = Math.min(255, Math.round(bestPart * 255));
      } else if (square > FOREIGN_CONTRAST * FOREIGN_CONTRAST) {
        owner[i] = FOREIGN;
      }
    }
  }
  return { region, width: w, height: h, cover, owner };
}
