import { priceScale } from './price-scale.ts';
import type { Candle, PriceAxis, Reading } from './reading.ts';

/** A row of the picture whose price the user knows. */
export type AxisPoint = { y: number; price: number };

const decimalsOf = (price: number): number => {
  const [digits = '', exponent = '0'] = price.toString().split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Prices are no finer than what a px is worth, and no coarser. */
const decimalsPerPixel = (worth: number): number => Math.min(10, Math.max(0, Math.ceil(-Math.log10(worth))));

/** A finger or a cursor sets a point to about this many px. */
const pointing = 1;

/**
 * The reading with prices from two points that the user gave, for a picture whose scale could not be read or was read wrongly. Errors grow by what pointing adds.
 * @throws RangeError if the points do not define a scale that rises upwards: same row, same price, inverted, or not positive on a log scale.
 */
export const calibrateReading = (
  reading: Reading,
  [a, b]: readonly [AxisPoint, AxisPoint],
  scale: PriceAxis['scale'],
): Reading => {
  const rises = (a.y - b.y) * (b.price - a.price) > 0;
  if (!rises) throw new RangeError('Two axis points need different rows, and the higher one the higher price');
  if (scale === 'log' && Math.min(a.price, b.price) <= 0)
    throw new RangeError('A logarithmic scale has prices above 0');

  const old = priceScale(reading);
  const span = Math.abs(a.y - b.y);
  const axis: PriceAxis = {
    scale,
    side: reading.axis?.side ?? 'right',
    p1: a.price,
    y1: a.y,
    p2: b.price,
    y2: b.y,
    labels: [a, b].map(({ y, price }) => ({ text: String(price), price, y, used: true })),
    residual: 0,
    decimals: Math.max(decimalsOf(a.price), decimalsOf(b.price), decimalsPerPixel(Math.abs(a.price - b.price) / span)),
    givenByUser: true,
    confidence: Math.max(0, 1 - (2 * pointing) / span),
  };
  const fresh = priceScale({ axis, candles: reading.candles });
  // In a photo a price has another row in every column; values were measured where it is level.
  const isSlanted = reading.quality.source === 'photo';
  const moved = (value: number) => fresh.valueOf(old.rowOf(value));

  const calibrate = (candle: Candle): Candle => {
    const { rows } = candle;
    const pixels = Math.abs(old.rowOf(candle.close + candle.error) - old.rowOf(candle.close));
    // Points set a second time take the place of the first, they add nothing to their error.
    const off = reading.axis?.givenByUser ? pixels : Math.hypot(pixels, pointing);
    const at = (row: number, value: number) => (isSlanted ? moved(value) : fresh.valueOf(row));
    return {
      ...candle,
      open: at(rows.open, candle.open),
      high: at(rows.high, candle.high),
      low: at(rows.low, candle.low),
      close: at(rows.close, candle.close),
      error: Math.abs(fresh.valueOf(rows.close - off) - fresh.valueOf(rows.close)),
    };
  };
  return {
    ...reading,
    axis,
    axisFailure: null,
    // What was taken for it agreed with the scale that was wrong.
    lastPrice: null,
    quality: { ...reading.quality, advice: reading.quality.advice.filter((one) => one !== 'show-the-axis') },
    candles: reading.candles.map(calibrate),
    overlays: reading.overlays.map((line) => ({
      ...line,
      values: line.values.map((value) => (value === null ? null : moved(value))),
    })),
  };
};
