import type { Box, Raster } from '../../raster.ts';
import type { MeasuredCandle } from '../candles/measure-candle.ts';
import { dot, type Rgb } from '../colours/colour.ts';
import { medianColour } from '../colours/median-colour.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';

/** How a wick's columns differ from those beside it, by its `x` and row, px of the region. */
export type ContrastAt = (x: number, y: number) => Rgb;
/** How strong the wick of a candle is in a row of the region, 1 as plain ones are. */
export type StrengthAt = (y: number) => number;

/** Columns between a wick and the ground that it is compared with, into which a codec smears it, and how many of these at either side. */
const SMEARED = 1.5;
const BESIDE = 2;

export function contrastIn({ width, data }: Raster, region: Box, widths: CandleWidths): ContrastAt {
  const half = Math.max(0.5, widths.wick / 2);
  const near = Math.round(half + SMEARED);
  const add = (sum: number[], x: number, y: number): number => {
    if (x < 0 || x >= width) return 0;
    const at = 4 * (y * width + x);
    for (let k = 0; k < 3; k++) sum[k]! += data[at + k]!;
    return 1;
  };
  return (x, y) => {
    const middle = region.x0 + x;
    const row = region.y0 + y;
    const [stroke, beside] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    let [ofStroke, ofBeside] = [0, 0];
    const first = Math.round(middle - half);
    for (let at = first; at < Math.max(first + 1, Math.round(middle + half)); at++) ofStroke += add(stroke!, at, row);
    for (let off = near; off < near + BESIDE; off++)
      ofBeside += add(beside!, Math.round(middle - off - 0.5), row) + add(beside!, Math.round(middle + off - 0.5), row);
    const by = (k: 0 | 1 | 2) => stroke![k]! / Math.max(1, ofStroke) - beside![k]! / Math.max(1, ofBeside);
    return [by(0), by(1), by(2)];
  };
}

/** Rows of plain wicks that tell what they look like. */
const LEAST_ROWS = 15;

/** What plain wicks of these candles look like, null where too few rows of them are seen. */
export function typicalContrast(candles: readonly MeasuredCandle[], contrastAt: ContrastAt): Rgb | null {
  const contrasts = candles.flatMap((candle) => wickRows(candle, contrastAt));
  if (contrasts.length < LEAST_ROWS) return null;
  return medianColour(contrasts);
}

/** In the rows in which a candle's wicks are seen. */
function wickRows({ x, top, bodyTop, bodyBottom, bottom }: MeasuredCandle, contrastAt: ContrastAt) {
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor(to - 1) - Math.ceil(from + 1)) }, (_, i) =>
      contrastAt(x, Math.ceil(from + 1) + i),
    );
  return [...between(top, bodyTop), ...between(bodyBottom, bottom)];
}

/** Lines that cross are stronger than any wick. */
export const strengthOf = (contrast: Rgb, typical: Rgb): number =>
  Math.max(-1, Math.min(1.5, dot(contrast, typical) / Math.max(1, dot(typical, typical))));
