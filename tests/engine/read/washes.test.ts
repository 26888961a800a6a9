import { expect, test } from 'vitest';
import { countColours } from '#engine/read/count-colours';
import { findCandles } from '#engine/read/find-candles';
import { findPalette } from '#engine/read/find-palette';
import { findWashes } from '#engine/read/find-washes';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 260;
const STYLE = {
  pitch: 14,
  body: 9,
  background: [13, 20, 33, 255],
  up: [61, 155, 245, 255],
  down: [255, 154, 61, 255],
  hollow: false,
};
const SHEET = { rgb: [156, 85, 220], alpha: 0.18, x0: 180, x1: 480, y0: 100, y1: 170 };
const moves = Array.from({ length: 32 }, (_, i) => Math.round(14 * Math.sin(i * 1.7) + 10 * Math.sin(i / 4)));

function series() {
  let at = 130;
  return moves.map((move) => {
    const open = at;
    at = Math.max(60, Math.min(200, at + (Math.abs(move) < 4 ? 5 : move)));
    return { open, close: at, high: Math.min(open, at) - 8, low: Math.max(open, at) + 7 };
  });
}

/** The same picture with a translucent sheet over a part of it. */
function washed() {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  for (let y = SHEET.y0; y < SHEET.y1; y++)
    for (let x = SHEET.x0; x < SHEET.x1; x++)
      for (const [channel, value] of SHEET.rgb.entries()) {
        const at = (y * raster.width + x) * 4 + channel;
        raster.data[at] = raster.data[at]! * (1 - SHEET.alpha) + value * SHEET.alpha;
      }
  return raster;
}

test('a translucent sheet is found where it lies, and candles under it are read as those beside it', () => {
  const raster = washed();
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const [wash, ...more] = findWashes(raster, findPalette(countColours(raster, region)), region);
  expect(more).toEqual([]);
  expect(wash?.box).toEqual({ x0: SHEET.x0, x1: SHEET.x1, y0: SHEET.y0, y1: SHEET.y1 });
  const found = findCandles(raster, region);
  if (!found.ok) throw new Error(found.why);
  const expected = series();
  expect(found.value.candles).toHaveLength(expected.length);
  for (const [i, { high, low }] of expected.entries()) {
    expect(Math.abs(found.value.candles[i]!.top - high)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(1);
  }
});
