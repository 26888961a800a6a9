import type { MeasuredCandle } from './candles/measure-candle.ts';

/** Rows of the four prices, px of the picture, fractional: a price at row 7.5 is drawn in the pixel that spans 7 to 8. */
export type CandleRows = { open: number; high: number; low: number; close: number };

/** Renderers draw a price into the pixel row that it falls into, so the price lies half a row inside the edge of the ink. */
const INSET = 0.5;

export function settleRows(candle: MeasuredCandle, up: boolean, offset: number): CandleRows {
  const beyond = Math.min(candle.beyond ?? 0, (candle.bottom - candle.top - 1) / 2);
  const [high, low] = inset(candle.top + beyond, candle.bottom - beyond);
  const [bodyHigh, bodyLow] = candle.hasBody
    ? inset(candle.bodyTop, candle.bodyBottom)
    : [candle.bodyTop, candle.bodyBottom];
  return {
    open: offset + (up ? bodyLow : bodyHigh),
    high: offset + Math.min(high, bodyHigh),
    low: offset + Math.max(low, bodyLow),
    close: offset + (up ? bodyHigh : bodyLow),
  };
}

/** Of one row only, half is left: what was painted up or down is drawn a row high even where it is less. */
function inset(top: number, bottom: number): [number, number] {
  const off = Math.min(INSET, (bottom - top) / 4);
  return [top + off, bottom - off];
}
