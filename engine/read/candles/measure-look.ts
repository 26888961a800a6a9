import type { Raster } from '../../raster.ts';
import { type Rgb, subtract, toYuv } from '../colours/colour.ts';
import { FOREIGN, type Ink } from '../ink/unmix-ink.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** What a candle looks like off the ground: brightness and two differences of colour of its body, the same of its body's inside, and the two of its wick. NaN where that is not seen. */
export type Look = readonly number[];

/** Which of these are brightness: in a small body it depends most on where it falls among the rows. */
export const isBrightness = (feature: number): boolean => feature % 3 === 0 && feature < WICK;
/** From there on features are those of the body's inside, and of the wick, whatever the body's height. */
export const INSIDE = 3;
export const WICK = 6;

type Rows = [from: number, to: number];
/** Sums of the colour off the ground over the pixels that nothing foreign covers. */
type Sum = { count: number; rgb: Rgb };

/** Bodies are rounded to whole pixels, so that some are narrower by this than most, px. */
const ROUNDED = 1;
/** px: of fewer a codec leaves nothing. */
const LEAST_WICK = 4;

/** Colours are pooled over whole parts of the candle, since a codec keeps them at half the resolution. */
export function measureLook(
  picture: Raster,
  ink: Ink,
  ground: Rgb,
  { x, top, bottom, bodyTop, bodyBottom }: MeasuredCandle,
  { wick, body }: CandleWidths,
): Look {
  const sumOf = (half: number, rows: Rows[]) =>
    rows.reduce((sum, [y0, y1]) => add(sum, picture, ink, ground, { x0: x - half, x1: x + half, y0, y1 }), NOTHING);
  const border = Math.max(1, Math.min(wick, Math.floor((body - 1) / 2)));
  const middle = Math.floor((bodyTop + bodyBottom) / 2);
  const from = Math.min(Math.round(bodyTop), middle);
  const to = Math.max(from + 1, Math.round(bodyBottom));
  const whole = sumOf(body / 2, [[from, to]]);
  const inside = sumOf(Math.max(0.5, body / 2 - border - ROUNDED), [
    [Math.min(from + border, middle), Math.max(to - border, middle + 1)],
  ]);
  const wicks = sumOf(wick / 2 + 0.5, [
    [Math.round(top), from - 1],
    [to + 1, Math.round(bottom)],
  ]);
  return [...meanOf(whole), ...meanOf(inside), ...meanOf(wicks, LEAST_WICK).slice(1)];
}

const NOTHING: Sum = { count: 0, rgb: [0, 0, 0] };

const meanOf = ({ count, rgb: [r, g, b] }: Sum, least = 1): Rgb =>
  count < least ? [Number.NaN, Number.NaN, Number.NaN] : toYuv(r / count, g / count, b / count);

function add(
  { count, rgb: [red, green, blue] }: Sum,
  { width, data }: Raster,
  { region, width: across, height, owner }: Ink,
  ground: Rgb,
  box: { x0: number; x1: number; y0: number; y1: number },
): Sum {
  const x0 = Math.max(0, Math.round(box.x0));
  const x1 = Math.min(across, Math.max(x0 + 1, Math.round(box.x1)));
  let [n, r, g, b] = [0, 0, 0, 0];
  for (let y = Math.max(0, box.y0); y < Math.min(height, box.y1); y++)
    for (let x = x0; x < x1; x++) {
      if (owner[y * across + x] === FOREIGN) continue;
      const at = ((y + region.y0) * width + x + region.x0) * 4;
      n++;
      r += data[at]!;
      g += data[at + 1]!;
      b += data[at + 2]!;
    }
  const off = subtract([r, g, b], [n * ground[0], n * ground[1], n * ground[2]]);
  return { count: count + n, rgb: [red + off[0], green + off[1], blue + off[2]] };
}
