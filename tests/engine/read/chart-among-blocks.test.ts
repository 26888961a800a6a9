import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findChart } from '#engine/read/find-chart';
import { drawCandles } from './draw-candles.ts';
import { candles, HEIGHT } from './random-candles.ts';

const look = {
  background: [255, 255, 255, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  pitch: 17,
  body: 11,
  hollow: false,
};
const [GAP, ROWS, ROW] = [40, 900, 25];
/** Rows by which candles stand off their place in a walk. */
const GAPS = [0, 5, -3, -6, 3, 7, -4];
const LIST = [look.up, look.down, [20, 20, 20, 255]];

/** A chart, and right under it rows of what else an app has in its colours: upright strokes, as of prices, that stand anywhere. */
function aboveList(chart: Raster): Raster {
  const { width } = chart;
  const height = HEIGHT + GAP + ROWS;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  data.set(chart.data);
  for (let row = 0; row < ROWS / ROW; row++)
    for (let x = 5 + ((37 * row) % 11), i = 0; x < width - 9; x += 5 + ((7 * i + 13 * row) % 23), i++)
      for (let y = HEIGHT + GAP + ROW * row; y < HEIGHT + GAP + ROW * row + 16; y++)
        for (let dx = 0; dx < 3; dx++) data.set(LIST[(row + i) % LIST.length]!, 4 * (y * width + x + dx));
  return { width, height, data };
}

const tall = candles.filter(
  (all) => Math.max(...all.map(({ low }) => low)) - Math.min(...all.map(({ high }) => high)) > 140,
);

test('a chart without a scale is found in a tall app that shows more of its colours elsewhere', () => {
  for (const series of fc.sample(tall, { numRuns: 2, seed: 9 })) {
    const found = findChart(aboveList(drawCandles(series, HEIGHT, look)), []);
    expect(found.ok && found.value.candles.length).toBe(series.length);
  }
});

test('a market that opens off its last close is found there too', () => {
  const [series] = fc.sample(tall, { numRuns: 1, seed: 9 });
  const gapped = series!.map(({ open, high, low, close }, i) => {
    const off = GAPS[i % GAPS.length]!;
    return { open: open + off, high: high + off, low: low + off, close: close + off };
  });
  const found = findChart(aboveList(drawCandles(gapped, HEIGHT, look)), []);
  expect(found.ok && found.value.candles.length).toBe(series!.length);
});
