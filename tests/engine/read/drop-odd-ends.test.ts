import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findChart } from '#engine/read/find-chart';
import { centreOf, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

const [theme] = fc.sample(style, { numRuns: 1, seed: 3 });
const [series] = fc.sample(candles, { numRuns: 1, seed: 9 }).map((all) => all.slice(0, 30));
const look = { ...theme!, pitch: 23, body: 17, hollow: false };

const countOf = (picture: Raster): number => {
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(found.why);
  return found.value.candles.length;
};

test('of a candle that the edge of the picture cuts, less than half of its body is none', () => {
  const picture = drawCandles(series!, HEIGHT, look);
  const middle = centreOf(0, look);
  expect(countOf(cutAt(picture, middle + 4))).toBe(series!.length - 1);
  expect(countOf(cutAt(picture, middle - 4))).toBe(series!.length);
});

test('a line in a candle’s colour that goes on beyond the last one is no candle', () => {
  const picture = drawCandles([...series!, ...Array(4).fill({ open: -9, high: -9, low: -9, close: -9 })], HEIGHT, look);
  const from = centreOf(series!.length - 1, look) + look.body;
  const row = series!.at(-1)!.close;
  for (let x = from; x < picture.width - 4; x++)
    for (const thick of [0, 1])
      picture.data.set(look.up, ((row - Math.round((x - from) / 3) + thick) * picture.width + x) * 4);
  expect(countOf(picture)).toBe(series!.length);
});

/** Without the columns before `x0`. */
function cutAt({ width, height, data }: Raster, x0: number): Raster {
  const rows = Array.from({ length: height }, (_, y) => data.subarray((y * width + x0) * 4, (y + 1) * width * 4));
  const cut = new Uint8ClampedArray((width - x0) * height * 4);
  for (const [y, row] of rows.entries()) cut.set(row, y * (width - x0) * 4);
  return { width: width - x0, height, data: cut };
}

test('a dash far off the last close, as of something beyond the candles, is no candle', () => {
  const nothing = { open: -9, high: -9, low: -9, close: -9 };
  const picture = drawCandles([...series!, nothing, nothing, nothing], HEIGHT, look);
  const { close } = series!.at(-1)!;
  for (const [i, row] of [close + 70, close + 95].entries())
    for (let x = -8; x <= 8; x++)
      for (const thick of [0, 1, 2])
        picture.data.set(look.up, ((row + thick) * picture.width + centreOf(series!.length + i, look) + x) * 4);
  expect(countOf(picture)).toBe(series!.length);
});

test('low candles that open off the last close after a fall are candles, as wide as all others', () => {
  const { close } = series!.at(-1)!;
  const low = [close + 40, close + 70].map((row) => ({ open: row, high: row - 1, low: row + 6, close: row + 5 }));
  expect(countOf(drawCandles([...series!, ...low], HEIGHT, look))).toBe(series!.length + 2);
});
