import type { Raster } from '../../raster.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { type Rgb, subtract } from '../colours/colour.ts';
import { smearedAxis, straightAxis } from '../colours/colour-axis.ts';
import type { Cloud } from '../colours/find-clouds.ts';
import type { Sheet } from '../colours/find-sheets.ts';
import { FOREIGN, type Ink, isLossy, NONE } from './unmix-ink.ts';

/** How much a sheet typically leaves of what lies under it. */
const LEFT = 0.88;
const NEAR = 16;
const FOREIGN_CONTRAST = 60;
const SHARP = { tolerance: 34, least: 0.3, most: 1.45 };
/** A codec or a lens turns thin wicks grey there too. */
const SMEARED = { tolerance: 62, least: 0.2, most: 1.45 };

/**
 * Unmixes again what lies in translucent sheets and clouds: there the background is another, and the candles' colours go the same way, or lie over it as they are. `noise` as
 * `measureNoise` gives it.
 */
export function unmixWashes(
  picture: Raster,
  colours: CandleColours,
  { washes, clouds }: { washes: Sheet[]; clouds: Cloud[] },
  ink: Ink,
  { noise }: { noise: number },
): void {
  for (const { box, rgb } of washes) {
    const unmix = unmixingOn(rgb, picture, colours, ink, noise);
    for (let y = box.y0; y < box.y1; y++) unmix(y, box.x0, box.x1);
  }
  for (const { rgb, gaps } of clouds) {
    const unmix = unmixingOn(rgb, picture, colours, ink, noise);
    for (const { y, from, to } of gaps) unmix(y, from, to);
  }
}

/** Unmixes columns of a row, half-open px of the region, on a background of their own. */
function unmixingOn(
  rgb: Rgb,
  { width, data }: Raster,
  { background, candles }: CandleColours,
  { region, cover, owner, width: across }: Ink,
  noise: number,
): (y: number, from: number, to: number) => void {
  const axisOf = (colour: Rgb) => (isLossy(noise) ? smearedAxis(colour, SMEARED) : straightAxis(colour, SHARP));
  const axes = candles.flatMap((candle, k) => {
    const under = subtract(candle, background).map((value) => LEFT * value) as unknown as Rgb;
    return [under, subtract(candle, rgb)].map((colour) => ({ owner: k + 1, axis: axisOf(colour) }));
  });
  const [wr, wg, wb] = rgb;
  return (y, from, to) => {
    for (let x = from; x < to; x++) {
      const at = ((y + region.y0) * width + region.x0 + x) * 4;
      const i = y * across + x;
      const r = data[at]! - wr;
      const g = data[at + 1]! - wg;
      const b = data[at + 2]! - wb;
      const square = r * r + g * g + b * b;
      cover[i] = 0;
      owner[i] = NONE;
      if (square < NEAR * NEAR) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const { owner: of, axis } of axes) {
        const penalty = axis.explain(r, g, b);
        if (penalty >= least) continue;
        least = penalty;
        owner[i] = of;
        cover[i] = Math.min(255, Math.round(axis.part * 255));
      }
      if (owner[i] === NONE && square > FOREIGN_CONTRAST * FOREIGN_CONTRAST) owner[i] = FOREIGN;
    }
  };
}
