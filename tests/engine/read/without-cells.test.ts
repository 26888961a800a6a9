import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FoundCandles, findCandles } from '#engine/read/find-candles';
import { candleRows } from '#engine/read/value-candles';
import { withoutCells } from '#engine/read/without-cells';
import { centreOf, type DrawnCandle, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT } from './random-candles.ts';

const UP = [38, 166, 154, 255];
const STYLE = { pitch: 16, body: 11, background: [255, 255, 255, 255], up: UP, down: [239, 83, 80, 255], hollow: true };
/** Rows per column of two lines that fan out, by less than a curve rises, which is taken out before. */
const SLOPES = [-0.012, 0.012];

/** Hollow candles, and over them two lines of their colour that fan out to the right. */
function drawWithFan(series: DrawnCandle[]) {
  const picture = drawCandles(series, HEIGHT, STYLE);
  const from = Math.round(0.2 * picture.width);
  for (const slope of SLOPES)
    for (let x = from; x < picture.width - 10; x++)
      picture.data.set(UP, (Math.round(0.4 * HEIGHT + slope * (x - from)) * picture.width + x) * 4);
  return picture;
}

/** How many candles were not found, or with a price farther off than a pixel. */
function wrongIn(found: FoundCandles, series: DrawnCandle[]): number {
  const rows = candleRows(found);
  return series.filter((candle, i) => {
    const own = rows[found.candles.findIndex(({ x }) => Math.abs(x - centreOf(i, STYLE) - 0.5) < 2)];
    return !own || (['open', 'high', 'low', 'close'] as const).some((p) => Math.abs(own[p] - 0.5 - candle[p]) > 1);
  }).length;
}

test('what lines close in between candles is no part of these: more of them are right without it, and none comes to be wrong', () => {
  let [before, after] = [0, 0];
  for (const series of fc.sample(candles, { numRuns: 6, seed: 3 })) {
    const picture = drawWithFan(series);
    const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
    if (!found.ok) continue;
    const [own, other] = [wrongIn(found.value, series), wrongIn(withoutCells(picture, found.value), series)];
    expect(other).toBeLessThanOrEqual(own);
    before += own;
    after += other;
  }
  expect(after).toBeLessThan(before);
});
