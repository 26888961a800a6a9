import type { Raster } from '../../raster.ts';
import type { BarColour, CandleColours } from '../colours/choose-candle-colours.ts';
import { distance, lengthOf, type Rgb, subtract } from '../colours/colour.ts';
import { smearedAxis } from '../colours/colour-axis.ts';
import { type Ink, NONE } from './unmix-ink.ts';

/** px from a bar at which what is between its colour and the ground is its edge, and how near to its colour the bar itself is. */
const REACH = 2;
const LIKE_BAR = 22;
/** Volume in the candles' own colour can't be told from them by it. */
const OWN = 20;
/** Rows of a bar that a line or a dash may hide. */
const CROSSED = 4;
const THINNED = { tolerance: 62, least: 0.04, most: 1.02 };

/**
 * For pictures from a lossy codec: takes the edges of volume bars, which it rings and smears, out of the ink. They are no stronger than the bar is, while what stands
 * before bars is; between bars they would stand like wicks half a pitch off.
 */
export function dropBarEdges(picture: Raster, { background, candles, bars }: CandleColours, ink: Ink): void {
  for (const bar of bars)
    if (candles.every((rgb) => distance(bar.rgb, rgb) > OWN)) dropEdgesOf(picture, background, bar, ink);
}

function dropEdgesOf({ width, data }: Raster, background: Rgb, { rgb, top, base }: BarColour, ink: Ink): void {
  const from = Math.max(0, top - REACH);
  const to = Math.min(ink.height, base + REACH);
  const axis = smearedAxis(subtract(rgb, background), THINNED);
  const atOf = (x: number, y: number) => ((y + ink.region.y0) * width + x + ink.region.x0) * 4;
  const isBar = (at: number) => lengthOf(data[at]! - rgb[0], data[at + 1]! - rgb[1], data[at + 2]! - rgb[2]) < LIKE_BAR;
  const isThinned = (at: number) =>
    Number.isFinite(
      axis.explain(data[at]! - background[0], data[at + 1]! - background[1], data[at + 2]! - background[2]),
    );
  const tops = Float64Array.from({ length: ink.width }, (_, x) => topOf((y) => isBar(atOf(x, y)), from, to));
  const isNear = (x: number, y: number) => {
    for (let u = Math.max(0, x - REACH); u < Math.min(ink.width, x + REACH + 1); u++)
      if (y >= tops[u]! - REACH) return true;
    return false;
  };
  for (let y = from; y < to; y++)
    for (let x = 0, i = y * ink.width; x < ink.width; x++, i++) {
      if (ink.owner[i] === NONE || !isNear(x, y) || !isThinned(atOf(x, y))) continue;
      ink.owner[i] = NONE;
      ink.cover[i] = 0;
    }
}

/** Row up to which a bar stands in a column, past what crosses it; infinite where none does. A body filled like a bar does not stand on the bars' foot. */
function topOf(isBar: (y: number) => boolean, from: number, to: number): number {
  let top = Number.POSITIVE_INFINITY;
  for (let y = to - 1, gap = -REACH; y >= from && gap <= CROSSED; y--, gap++)
    if (isBar(y)) {
      top = y;
      gap = 0;
    }
  return top;
}
