import type { PriceAxis } from '../reading.ts';
import type { CandleRows } from './settle-rows.ts';

/** The value at a row of the picture (px, fractional). */
export type ValueAt = (y: number) => number;

/** The price at a row by the axis's two anchors; a log axis is linear in ln(price). */
export function priceScale({ scale, p1, y1, p2, y2 }: Pick<PriceAxis, 'scale' | 'p1' | 'y1' | 'p2' | 'y2'>): ValueAt {
  if (scale === 'linear') return (y) => p1 + ((y - y1) / (y2 - y1)) * (p2 - p1);
  const from = Math.log(p1);
  const to = Math.log(p2);
  return (y) => Math.exp(from + ((y - y1) / (y2 - y1)) * (to - from));
}

/** Without a legible axis: 0 at the lowest low seen, 100 at the highest high. */
export function relativeScale(rows: CandleRows[]): ValueAt {
  const top = Math.min(...rows.map((row) => row.high));
  const bottom = Math.max(...rows.map((row) => row.low));
  return (y) => (100 * (bottom - y)) / Math.max(1, bottom - top);
}
