import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findChart } from '#engine/read/find-chart';
import { centreOf, type DrawnCandle, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

const PANE = 90;
const [theme] = fc.sample(style, { numRuns: 1, seed: 3 });
const [series] = fc.sample(candles, { numRuns: 1, seed: 9 }).map((all) => all.slice(0, 30));
const look = { ...theme!, pitch: 17, body: 11, hollow: false };
const { close } = series!.at(-1)!;
const NOTHING: DrawnCandle = { open: -9, high: -9, low: -9, close: -9 };
const dashAt = (row: number): DrawnCandle => ({ open: row, high: row, low: row + 2, close: row + 2 });
const letter: DrawnCandle = { open: close - 8, high: close - 8, low: close, close };

/** Candles above a pane in which some of them, by their places, have bars of volume. */
function drawn(all: DrawnCandle[], hasBar: (i: number) => boolean, height?: number): Raster {
  const picture = drawCandles(all, HEIGHT + PANE, look);
  const base = HEIGHT + PANE - 6;
  for (const i of all.keys())
    for (let y = base - (height ?? 12 + ((i * 7) % 60)); hasBar(i) && y < base; y++)
      for (let x = -5; x <= 5; x++) picture.data.set(look.up, (y * picture.width + centreOf(i, look) + x) * 4);
  return picture;
}

const countOf = (picture: Raster): number => {
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(found.why);
  return found.value.candles.length;
};

test.each([
  ['flat ones on few rows, as of dashed lines', [0, 6, 0, 6].map((off) => dashAt(close + off))],
  ['low ones beyond an empty slot, as letters are', [NOTHING, letter, letter]],
])('%s, are candles where a bar of volume stands below each', (_, end) => {
  const all = [...series!, ...end, NOTHING, NOTHING, NOTHING];
  const count = series!.length + end.filter((one) => one !== NOTHING).length;
  const last = series!.length + end.length;
  expect(countOf(drawn(all, (i) => i < series!.length))).toBe(series!.length);
  expect(countOf(drawn(all, (i) => i < last))).toBe(count);
  // A line along the foot of the plot is as thick everywhere.
  for (const thick of [6, 12]) expect(countOf(drawn(all, (i) => i < last, thick))).toBe(series!.length);
  // Behind the last candle there are no bars: these are of candles that something covers.
  expect(countOf(drawn(all, () => true))).toBe(series!.length);
});
