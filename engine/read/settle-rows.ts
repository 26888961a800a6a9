import { bodyOverhang, type Overhang } from './candles/body-overhang.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import { grainOf } from './grain-of.ts';

/** Rows of the four prices, px of the picture, fractional: a price at row 7.5 is drawn in the pixel that spans 7 to 8. */
export type CandleRows = { open: number; high: number; low: number; close: number };

/** How far prices lie inside the edges of the ink, px: open and close in those of bodies, high and low in those of wicks. */
export type Edges = { body: Overhang; wick: number };

/** px: an end of a candle that is no farther from its body's is that of the body. */
const NO_WICK = 0.5;

export function settleRows(candle: MeasuredCandle, up: boolean, offset: number, edges: Edges): CandleRows {
  const { hasBody, bodyTop, bodyBottom } = candle;
  const body = edges.body[up ? 'up' : 'down'];
  const beyond = Math.min(candle.beyond ?? 0, (candle.bottom - candle.top - 1) / 2);
  const [top, bottom] = [candle.top + beyond, candle.bottom - beyond];
  const [bodyHigh, bodyLow] = hasBody ? inset(bodyTop, bodyBottom, [body, body]) : [bodyTop, bodyBottom];
  const [high, low] = inset(top, bottom, [
    hasBody && bodyTop - top <= NO_WICK ? body : edges.wick,
    hasBody && bottom - bodyBottom <= NO_WICK ? body : edges.wick,
  ]);
  return {
    open: offset + (up ? bodyLow : bodyHigh),
    high: offset + Math.min(high, bodyHigh),
    low: offset + Math.max(low, bodyLow),
    close: offset + (up ? bodyHigh : bodyLow),
  };
}

/** px: what was painted up or down is drawn a row high even where it is less, of which half is left. */
const LEAST_BODY = 0.5;

function inset(top: number, bottom: number, [above, below]: [number, number]): [number, number] {
  const most = (bottom - top - LEAST_BODY) / 2;
  return [top + Math.min(above, most), bottom - Math.min(below, most)];
}

/**
 * Most renderers draw a price into the row that it falls into, so that it lies half a row inside; others end their bodies right at it, or stroke a border about it. `wick`, px,
 * is how wide wicks are.
 */
export function edgesOf(candles: readonly MeasuredCandle[], up: readonly boolean[], wick: number): Edges {
  const row = grainOf(candles, wick) / 2;
  const body = bodyOverhang(candles, up, { wick, untold: row });
  // No border is about a wick's end.
  return { body, wick: Math.min(row, Math.max(body.down, body.up)) };
}
