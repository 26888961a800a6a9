import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failure } from '#engine/outcome';
import type { Box } from '#engine/raster';
import { chooseChart, type Seen } from '#engine/read/choose-chart';
import { findCandles } from '#engine/read/find-candles';
import { plotRegions } from '#engine/read/regions/plot-regions';
import { drawCandles } from './draw-candles.ts';
import { labelsAt } from './labels-at.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

/** px from one label of the scale to the next, more than one of which no region goes beyond the first; and how far below the highest candle's end it begins so. */
const STEP = 40;
const CUT = 12;

test('all rows of a picture are not looked at where half its size showed no chart in them and another region holds one, but are where none does', () => {
  const [theme] = fc.sample(style, { numRuns: 1, seed: 5 });
  const [series] = fc.sample(candles, { numRuns: 1, seed: 9 });
  const picture = drawCandles(series!.slice(0, 30), HEIGHT, { ...theme!, pitch: 17, body: 11, hollow: false });
  const highest = Math.min(...series!.slice(0, 30).map(({ high }) => high));
  // Of candles that a region cuts off the picture's whole height may show more.
  const rows = [0, 1, 2, 3, 4].map((i) => highest + CUT + STEP * (1.3 + i));
  const scale = labelsAt(picture.width - 28, picture.width - 4, rows);
  const choose = (columns: Parameters<typeof chooseChart>[1]['columns'], seen: Omit<Seen, 'look'> = {}) => {
    const looked: Box[] = [];
    const look: Seen['look'] = (region) => {
      looked.push(region);
      return findCandles(picture, region);
    };
    const chosen = chooseChart(picture, { columns, words: [], dividers: [] }, { look, ...seen });
    return { chosen, whole: looked.filter(({ y0, y1 }) => y0 === 0 && y1 === HEIGHT).length };
  };
  const refused: Omit<Seen, 'look'> = { refusalAtHalf: () => 'not-a-chart' };
  expect(choose([scale]).whole).toBeGreaterThan(0);
  expect(choose([scale], refused)).toMatchObject({ chosen: { ok: true }, whole: 0 });
  expect(choose([], refused)).toMatchObject({ chosen: { ok: true }, whole: 1 });
});

test('where the five likeliest regions show no candles, none is looked for in others', () => {
  const picture = { width: 1000, height: 600, data: new Uint8ClampedArray(4 * 1000 * 600).fill(255) };
  const rows = [100, 200, 300, 400, 500];
  const columns = [300, 600, 900].map((x) => labelsAt(x, x + 40, rows));
  expect(plotRegions(picture, columns).length).toBeGreaterThan(5);
  const looked: Box[] = [];
  const look: Seen['look'] = (region) => {
    looked.push(region);
    return failure('not-candlesticks');
  };
  expect(chooseChart(picture, { columns, words: [], dividers: [] }, { look })).toEqual(failure('not-candlesticks'));
  expect(looked).toHaveLength(5);
});
