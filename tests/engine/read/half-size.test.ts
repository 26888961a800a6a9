import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { bearsOut } from '#engine/read/bears-out';
import { type FoundCandles, findCandles, findCandlesOf } from '#engine/read/find-candles';
import { atFullSize, coloursAtFullSize, halfSize, spreadOver, strongestOf } from '#engine/read/half-size';
import { centreOf, drawCandles, type Style } from './draw-candles.ts';
import { labelsAt } from './labels-at.ts';

const around = (words = labelsAt(500, 540, [40, 140, 240]).words) => ({
  columns: [labelsAt(500, 540, [40, 140, 240])],
  words,
  dividers: [{ x0: 301, x1: 304 }],
});

test('each px of half the size is the mean of four, and an odd last column and row are left out', () => {
  const data = new Uint8ClampedArray(4 * 5 * 3).fill(255);
  for (const [at, level] of [
    [0, 10],
    [1, 20],
    [5, 30],
    [6, 40],
  ] as const)
    data.set([level, level, level, 255], 4 * at);
  const { picture } = halfSize({ width: 5, height: 3, data }, around());
  expect([picture.width, picture.height]).toEqual([2, 1]);
  expect([...picture.data.subarray(0, 4)]).toEqual([25, 25, 25, 255]);
});

test('spread over the whole size a px of half of it has the middle of its four, and what lies between two a part of both', () => {
  const half = { width: 2, height: 1, data: new Uint8ClampedArray([0, 40, 80, 255, 100, 40, 0, 255]) };
  const { width, height, data } = spreadOver(half, { width: 5, height: 2, data: new Uint8ClampedArray(40) });
  expect([width, height]).toEqual([5, 2]);
  const rows = [0, 1].map((y) =>
    Array.from({ length: 5 }, (_, x) => [...data.subarray(4 * (5 * y + x), 4 * (5 * y + x) + 3)]),
  );
  const row = [
    [0, 40, 80],
    [25, 40, 60],
    [75, 40, 20],
    [100, 40, 0],
    [100, 40, 0],
  ];
  expect(rows).toEqual([row, row]);
});

test('words, columns of labels and dividers are where they were in its px', () => {
  const half = halfSize({ width: 600, height: 300, data: new Uint8ClampedArray(4 * 600 * 300) }, around());
  const [column] = half.around.columns;
  expect(column!.box).toEqual({ x0: 250, x1: 270, y0: 17, y1: 123 });
  expect(column!.words.map(({ middle, glyphHeight }) => [middle, glyphHeight])).toEqual([
    [20, 5],
    [70, 5],
    [120, 5],
  ]);
  // In glyph heights distances stay what they are.
  expect(column!.spacing).toBe(10);
  expect(half.around.words[0]!.glyphs[1]).toMatchObject({ x0: 254, x1: 257, y0: 17, y1: 23 });
  expect(half.around.dividers).toEqual([{ x0: 150, x1: 152 }]);
});

test('a region that ends with the smaller picture ends with the whole one', () => {
  const whole = { width: 601, height: 301, data: new Uint8ClampedArray() };
  expect(atFullSize({ x0: 20, x1: 300, y0: 0, y1: 150 }, whole)).toEqual({ x0: 40, x1: 601, y0: 0, y1: 301 });
  expect(atFullSize({ x0: 20, x1: 280, y0: 10, y1: 140 }, whole)).toEqual({ x0: 40, x1: 560, y0: 20, y1: 280 });
});

test('bars reach over twice the rows', () => {
  const rgb = [10, 20, 30] as const;
  const colours = {
    background: rgb,
    candles: [],
    bars: [{ rgb, top: 40, base: 90 }],
    lines: [],
    others: [],
    strokes: [],
    edges: [],
  };
  expect(coloursAtFullSize(colours).bars).toEqual([{ rgb, top: 80, base: 180 }]);
});

const style: Style = {
  pitch: 24,
  body: 15,
  background: [255, 255, 255, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};
/** Each opens where the last closed, between rows 100 and 300. */
const series = Array.from({ length: 30 }, (_, i) => {
  const open = rowAt(i);
  const close = rowAt(i + 1);
  return { open, close, high: Math.min(open, close) - 20, low: Math.max(open, close) + 20 };
});

function rowAt(i: number): number {
  const moves = [30, 25, -20, 35, -40, -30, 20, -25];
  return 200 + Array.from({ length: i }, (_, k) => moves[k % moves.length]!).reduce((sum, move) => sum + move, 0);
}

test('at twice the size only the colours that were chosen at half of it are candles’, whatever else stands at their pitch', () => {
  const picture = drawCandles(series, 440, style);
  const half = halfSize(picture, { columns: [], words: [], dividers: [] }).picture;
  const coarse = wholeOf(half);
  expect(coarse.candles.length).toBe(series.length);
  // Bodies of a third colour, which the smaller picture did not show.
  const strangers = drawCandles(series.slice(0, 12).map(shifted), 440, {
    ...style,
    up: [20, 20, 200, 255],
    down: [20, 20, 200, 255],
  });
  for (let y = 380; y < 440; y++)
    for (let x = 0; x < strangers.width; x++) {
      const from = 4 * (y * strangers.width + x);
      picture.data.set(strangers.data.subarray(from, from + 4), 4 * (y * picture.width + x));
    }
  const region = { x0: 0, x1: picture.width, y0: 0, y1: picture.height };
  const fine = findCandlesOf(picture, region, { ...coarse, radius: coarse.palette.radius });
  if (!fine.ok) throw new Error(`refused: ${fine.why}`);
  expect(fine.value.candles.map(({ top, bottom }) => [top, bottom])).toEqual(
    series.map(({ high, low }) => [high, low + 1]),
  );
  expect(fine.value.colours.candles).toHaveLength(2);
});

test('of each colour the strongest of four px is told wherever half the size shows it: a stroke of a px is but a shade there', () => {
  const picture = drawCandles(series, 440, style);
  const coarse = wholeOf(halfSize(picture, { columns: [], words: [], dividers: [] }).picture);
  const [one, ...others] = strongestOf(picture, coarse);
  expect(others).toHaveLength(1);
  expect(one!.pixels.length).toBeGreaterThan(200);
  const [up, down] = [style.up, style.down].map((rgb) => rgb.slice(0, 3).join());
  expect([up, down]).toContain(one!.rgb.map(Math.round).join());
  expect(one!.pixels.every((rgb) => rgb.join() === one!.rgb.map(Math.round).join())).toBe(true);
});

test('the full size does not bear out what lacks some of the candles that half of it showed', () => {
  const picture = drawCandles(series, 440, style);
  const coarse = wholeOf(halfSize(picture, { columns: [], words: [], dividers: [] }).picture);
  const region = { x0: 0, x1: picture.width, y0: 0, y1: picture.height };
  const fineOf = (seen: Raster) => findCandlesOf(seen, region, { ...coarse, radius: coarse.palette.radius });
  const [all, fewer] = [fineOf(picture), fineOf(withoutLast(picture, 5))];
  if (!all.ok || !fewer.ok) throw new Error('refused');
  expect(fewer.value.candles).toHaveLength(series.length - 5);
  expect([bearsOut(all.value, coarse), bearsOut(fewer.value, coarse)]).toEqual([true, false]);
});

/** Bare ground in the place of the last candles. */
function withoutLast({ width, height, data }: Raster, count: number): Raster {
  const left = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++)
    for (let x = centreOf(series.length - count, style) - style.pitch / 2; x < width; x++)
      left.set(style.background, 4 * (y * width + x));
  return { width, height, data: left };
}

const shifted = ({ open, close }: (typeof series)[number]) => {
  const top = 395 + (open % 20);
  return { open: top, close: top + (close > open ? 20 : 15), high: top - 5, low: top + 25 };
};

function wholeOf(picture: Raster): FoundCandles {
  const found = findCandles(picture, { x0: 0, x1: picture.width, y0: 0, y1: picture.height });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  return found.value;
}
