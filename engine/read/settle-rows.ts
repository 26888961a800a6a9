import { median } from './axis/median.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import { grainOf } from './grain-of.ts';

/** Rows of the four prices, px of the picture, fractional: a price at row 7.5 is drawn in the pixel that spans 7 to 8. */
export type CandleRows = { open: number; high: number; low: number; close: number };

/** `edge` as `edgeOf` gives it: how far prices lie inside the edges of the ink, px. */
export function settleRows(candle: MeasuredCandle, up: boolean, offset: number, edge: number): CandleRows {
  const beyond = Math.min(candle.beyond ?? 0, (candle.bottom - candle.top - 1) / 2);
  const [high, low] = inset(candle.top + beyond, candle.bottom - beyond, edge);
  const [bodyHigh, bodyLow] = candle.hasBody
    ? inset(candle.bodyTop, candle.bodyBottom, edge)
    : [candle.bodyTop, candle.bodyBottom];
  return {
    open: offset + (up ? bodyLow : bodyHigh),
    high: offset + Math.min(high, bodyHigh),
    low: offset + Math.max(low, bodyLow),
    close: offset + (up ? bodyHigh : bodyLow),
  };
}

/** Of one row only, half is left: what was painted up or down is drawn a row high even where it is less. */
function inset(top: number, bottom: number, edge: number): [number, number] {
  const off = Math.min(edge, (bottom - top) / 4);
  return [top + off, bottom - off];
}

/** Pairs of candles of one direction that go on from each other tell by how much their bodies overlap; so many must, and so many of them by nearly the same, px. */
const OVERLAPS = { least: 6, share: 0.6, off: 0.6 };

/**
 * How far prices lie inside the edges of ink, px. Most renderers draw a price into the row that it falls into, so that it lies half a row inside; others end their bodies
 * right at it, and then one ends where the next begins. `wick`, px, is how wide wicks are.
 */
export function edgeOf(candles: readonly MeasuredCandle[], up: readonly boolean[], wick: number): number {
  const grain = grainOf(candles, wick);
  const overlaps = candles
    .slice(1)
    .flatMap((here, i) => {
      const last = candles[i]!;
      if (up[i] !== up[i + 1] || !here.hasBody || !last.hasBody) return [];
      return [up[i] ? here.bodyBottom - last.bodyTop : last.bodyBottom - here.bodyTop];
    })
    .filter((overlap) => Math.abs(overlap) <= 1.5 * grain);
  const usual = median(overlaps);
  const alike = overlaps.filter((overlap) => Math.abs(overlap - usual) <= OVERLAPS.off).length;
  const areTold = overlaps.length >= OVERLAPS.least && alike >= OVERLAPS.share * overlaps.length;
  return (areTold ? Math.max(0, Math.min(grain, usual)) : grain) / 2;
}
