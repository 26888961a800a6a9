import type { MeasuredCandle } from '#engine/read/candles/measure-candle';

type Rows = Pick<MeasuredCandle, 'top' | 'bottom' | 'bodyTop' | 'bodyBottom'>;

/** A candle of one paint in slots of 10 px that nothing lies over, unless told otherwise. */
export const measuredCandle = (slot: number, rows: Rows, more: Partial<MeasuredCandle> = {}): MeasuredCandle => ({
  slot,
  x: 10 * slot,
  ...rows,
  hasBody: true,
  paint: 1,
  tint: 1,
  isClosed: false,
  crossed: 0,
  endHidden: false,
  under: { above: 0, below: 0 },
  tagged: { top: 0, bottom: 0, bodyTop: 0, bodyBottom: 0 },
  mayBeOff: 0,
  symmetry: 1,
  ...more,
});
