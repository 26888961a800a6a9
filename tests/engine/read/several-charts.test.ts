import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import type { LabelColumn } from '#engine/read/axis/label-column';
import { chooseChart } from '#engine/read/choose-chart';
import { findCandles } from '#engine/read/find-candles';
import { findChart } from '#engine/read/find-chart';
import { findDividers } from '#engine/read/regions/find-dividers';
import { drawCandles } from './draw-candles.ts';
import { labelsAt } from './labels-at.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

const BAND = 6;

/** Two charts with a band between them that is a little brighter than their background. */
function sideBySide(left: Raster, right: Raster): Raster {
  const width = left.width + BAND + right.width;
  const data = new Uint8ClampedArray(width * HEIGHT * 4);
  const band = [...left.data.slice(0, 3)].map((channel) => (channel < 128 ? channel + 24 : channel - 24));
  for (let y = 0; y < HEIGHT; y++) {
    const row = (raster: Raster) => raster.data.subarray(y * raster.width * 4, (y + 1) * raster.width * 4);
    data.set(row(left), y * width * 4);
    for (let x = left.width; x < left.width + BAND; x++) data.set([...band, 255], (y * width + x) * 4);
    data.set(row(right), (y * width + left.width + BAND) * 4);
  }
  return { width, height: HEIGHT, data };
}

const look = { pitch: 17, body: 11, hollow: false };

test('of two charts side by side the larger one is read, and of two alike neither', () => {
  const [theme] = fc.sample(style, { numRuns: 1, seed: 5 });
  for (const series of fc.sample(candles, { numRuns: 2, seed: 9 }).map((all) => all.slice(0, 30))) {
    // Backwards, so that it goes on from where the market is.
    const back = series.toReversed().map((candle) => ({ ...candle, open: candle.close, close: candle.open }));
    const large = drawCandles([...series, ...back], HEIGHT, { ...theme!, ...look });
    const small = drawCandles(series.slice(0, 22), HEIGHT, { ...theme!, ...look, pitch: 9.5, body: 7 });
    const both = sideBySide(large, small);
    const found = findChart(both, [], { dividers: findDividers(both) });
    expect(found.ok && found.value.candles.length).toBe(2 * series.length);
    // What stands beyond the other's candles is not this one's scale.
    expect(found.ok && found.value.neighbours).toHaveLength(1);
    expect(found.ok && found.value.neighbours[0]!.x0).toBeGreaterThan(large.width);
    const twice = sideBySide(large, large);
    expect(findChart(twice, [], { dividers: findDividers(twice) })).toEqual({ ok: false, why: 'several-charts' });
  }
});

test('of two charts that are as wide neither is read, though the candles of one are spread over fewer rows', () => {
  const [theme] = fc.sample(style, { numRuns: 1, seed: 5 });
  const [series] = fc.sample(candles, { numRuns: 1, seed: 9 });
  const flatter = series!.slice(0, 24).map(({ open, high, low, close }) => {
    const at = (row: number) => Math.round(HEIGHT / 2 + 0.62 * (row - HEIGHT / 2));
    return { open: at(open), high: at(high), low: at(low), close: at(close) };
  });
  const one = drawCandles(series!.slice(0, 24), HEIGHT, { ...theme!, ...look });
  const other = drawCandles(flatter, HEIGHT, { ...theme!, ...look });
  const both = sideBySide(one, other);
  expect(findChart(both, [], { dividers: findDividers(both) })).toEqual({ ok: false, why: 'several-charts' });
});

test('a chart below a far higher plot in which none is found is contested: the whole size may show one there', () => {
  const [theme] = fc.sample(style, { numRuns: 1, seed: 5 });
  const [series] = fc.sample(candles, { numRuns: 1, seed: 9 });
  const chart = drawCandles(series!.slice(0, 30), HEIGHT, { ...theme!, ...look });
  const { width } = chart;
  const above = 2 * HEIGHT;
  const data = new Uint8ClampedArray(4 * width * (above + HEIGHT));
  for (let at = 0; at < data.length; at++) data[at] = chart.data[at % 4]!;
  data.set(chart.data, 4 * width * above);
  // Marks in a candle's colour, as what half the size makes of near bars.
  for (let y = 0; y < above - 60; y++)
    for (let x = 0; x < width; x++)
      if ((x * 7) % 16 < 5 && (y + 3 * x) % 30 < 22) data.set(theme!.up, 4 * (y * width + x));
  const labels = (rows: number[]) => labelsAt(width - 28, width - 4, rows);
  const strip = labels([40, 120, 200, 280, 360].map((row) => above + row));
  const plot = labels([40, 140, 240, 340, 440, 540, 640, 740]);
  const picture = { width, height: above + HEIGHT, data };
  const choose = (columns: LabelColumn[]) =>
    chooseChart(picture, { columns, words: [], dividers: [] }, { look: (region) => findCandles(picture, region) });
  expect(choose([strip])).toMatchObject({ ok: true, value: { isContested: false } });
  expect(choose([strip, plot])).toMatchObject({ ok: true, value: { isContested: true } });
});
