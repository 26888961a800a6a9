import type { Candle, PriceAxis, Reading } from './reading.ts';

/** Between a value of a reading (price, or 0 to 100 of the visible range) and its row in px, both ways. */
export type PriceScale = { rowOf: (value: number) => number; valueOf: (row: number) => number };

const scaleOf = (axis: Pick<PriceAxis, 'scale' | 'p1' | 'y1' | 'p2' | 'y2'>): PriceScale => {
  const into = axis.scale === 'log' ? Math.log : (value: number) => value;
  const outOf = axis.scale === 'log' ? Math.exp : (value: number) => value;
  const first = into(axis.p1);
  const perUnit = (axis.y2 - axis.y1) / (into(axis.p2) - first);
  return {
    rowOf: (value) => axis.y1 + (into(value) - first) * perUnit,
    valueOf: (row) => outOf(first + (row - axis.y1) / perUnit),
  };
};

/** Without an axis the candles themselves say where 0 and 100 are. */
const relativeScale = (candles: readonly Candle[]): PriceScale => {
  const top = Math.min(...candles.map((candle) => candle.rows.high));
  const bottom = Math.max(...candles.map((candle) => candle.rows.low));
  return scaleOf({ scale: 'linear', p1: 0, y1: bottom, p2: 100, y2: top === bottom ? bottom - 1 : top });
};

export const priceScale = ({ axis, candles }: Pick<Reading, 'axis' | 'candles'>): PriceScale =>
  axis ? scaleOf(axis) : relativeScale(candles);
