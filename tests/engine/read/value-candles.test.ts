import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { candleRows, valueCandles } from '#engine/read/value-candles';
import { type DrawnCandle, drawCandles } from './draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  pitch: 12,
  body: 7,
  background: [255, 255, 255],
  up: [10, 165, 90],
  down: [235, 60, 70],
  hollow: false,
};

const series: DrawnCandle[] = Array.from({ length: 30 }, (_, i) => {
  const at = (k: number) => Math.round(150 + 60 * Math.sin(k / 6) + 12 * Math.sin(2.3 * k));
  const [open, close] = [at(i), at(i + 1)];
  return { open, close, high: Math.min(open, close) - 8, low: Math.max(open, close) + 8 };
});

test('the price of an end that a tag hides is stated to be off by as much as the tag leaves open', () => {
  const picture = drawCandles(series, HEIGHT, STYLE);
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const options = { axisError: 0, volumes: [], trust: 1, isPhoto: false };
  const errorsWith = (mayBeOff: number) => {
    const candles = found.value.candles.map((candle, i) =>
      i === 3 ? { ...candle, endHidden: true, mayBeOff } : candle,
    );
    const hidden = { ...found.value, candles };
    return valueCandles(hidden, candleRows(hidden), (y) => HEIGHT - y, options).map(({ error }) => error);
  };
  const [line, tag] = [errorsWith(0), errorsWith(15)];
  expect(line[3]! - line[4]!).toBeCloseTo(3, 5);
  expect(tag[3]! - tag[4]!).toBeCloseTo(15, 5);
});
