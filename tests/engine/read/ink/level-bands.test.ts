import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findCandles } from '#engine/read/find-candles';
import { findLevelBands } from '#engine/read/ink/level-bands';
import { type DrawnCandle, drawCandles } from '../draw-candles.ts';

const STYLE = {
  pitch: 10,
  body: 7,
  background: [19, 23, 34, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};
const HEIGHT = 400;
/** Of a grid that is drawn last, hardly lighter than the ground, and of a price's line. */
const GRID = { colour: [42, 46, 57, 255], rows: [120, 200, 280], thick: 3 };
const PRICE = { colour: [112, 128, 144, 255], rows: [240], thick: 2 };

function series(): DrawnCandle[] {
  let at = 200;
  return Array.from({ length: 60 }, (_, i) => {
    const open = at;
    at = Math.max(80, Math.min(320, at + (((i * 37) % 61) - 30)));
    return { open, close: at, high: Math.min(open, at) - ((i * 5) % 17), low: Math.max(open, at) + ((i * 3) % 19) };
  });
}

/** Lines over everything, candles included. */
function drawLines(picture: Raster, { colour, rows, thick }: typeof GRID): void {
  for (const row of rows)
    for (let y = row; y < row + thick; y++)
      for (let x = 0; x < picture.width; x++) picture.data.set(colour, (y * picture.width + x) * 4);
}

test('candles go on under the lines of a grid and of a price that are drawn over them', () => {
  const plain = drawCandles(series(), HEIGHT, STYLE);
  const lined = { ...plain, data: plain.data.slice() };
  drawLines(lined, GRID);
  drawLines(lined, PRICE);
  const region = { x0: 0, y0: 0, x1: plain.width, y1: HEIGHT };
  const [before, after] = [findCandles(plain, region), findCandles(lined, region)];
  if (!before.ok || !after.ok) throw new Error('refused');
  expect(after.value.candles).toHaveLength(before.value.candles.length);
  for (const [i, { top, bottom }] of before.value.candles.entries()) {
    // What ends under a line can't be seen.
    expect(Math.abs(after.value.candles[i]!.top - top)).toBeLessThanOrEqual(GRID.thick);
    expect(Math.abs(after.value.candles[i]!.bottom - bottom)).toBeLessThanOrEqual(GRID.thick);
  }
});

test('faint, coloured and dashed lines are found by their rows', () => {
  const picture = drawCandles(series(), HEIGHT, STYLE);
  drawLines(picture, GRID);
  drawLines(picture, PRICE);
  for (let x = 0; x < picture.width; x++) if (x % 10 < 6) picture.data.set(STYLE.up, (60 * picture.width + x) * 4);
  const bands = findLevelBands(picture, [19, 23, 34], { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  expect(bands).toEqual([
    { y0: 60, y1: 61 },
    { y0: 120, y1: 123 },
    { y0: 200, y1: 203 },
    { y0: 240, y1: 242 },
    { y0: 280, y1: 283 },
  ]);
});

test('lines are found on a ground that is shaded from head to foot', () => {
  const picture = drawCandles(series(), HEIGHT, STYLE);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < picture.width; x++) {
      const at = (y * picture.width + x) * 4;
      if (picture.data[at] === STYLE.background[0])
        for (let channel = 0; channel < 3; channel++) picture.data[at + channel]! += Math.round((20 * y) / HEIGHT);
    }
  drawLines(picture, { ...GRID, colour: [52, 56, 67, 255] });
  const region = { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT };
  const bands = findLevelBands(picture, [19, 23, 34], region);
  expect(bands).toEqual(GRID.rows.map((y0) => ({ y0, y1: y0 + GRID.thick })));
});

test('a line that hardly stands out from its ground is found where it runs in nearly all gaps, a faint dash is none', () => {
  const picture = drawCandles(series(), HEIGHT, STYLE);
  drawLines(picture, { colour: [25, 29, 40, 255], rows: [140], thick: 2 });
  for (let x = 0; x < picture.width; x++)
    if (x % 10 < 5) picture.data.set([25, 29, 40, 255], (90 * picture.width + x) * 4);
  const bands = findLevelBands(picture, [19, 23, 34], { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  expect(bands).toEqual([{ y0: 140, y1: 142 }]);
});
