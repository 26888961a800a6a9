import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findChart } from '#engine/read/find-chart';
import { findDividers } from '#engine/read/regions/find-dividers';
import { drawCandles } from './draw-candles.ts';
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
