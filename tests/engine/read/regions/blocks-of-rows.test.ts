import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { andBlocks, blocksOfRows } from '#engine/read/regions/blocks-of-rows';

const [WIDTH, HEIGHT] = [300, 1000];
const [GROUND, INK] = [255, 20];
const columns = { x0: 0, x1: WIDTH };

type Fill = (x0: number, y0: number, x1: number, y1: number) => void;

/** Bare ground but for what is painted on it. */
function pictureOf(...painters: ((fill: Fill) => void)[]): Raster {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(GROUND);
  for (const paint of painters)
    paint((x0, y0, x1, y1) => {
      for (let y = y0; y < y1; y++) data.fill(INK, 4 * (y * WIDTH + x0), 4 * (y * WIDTH + x1));
    });
  return { width: WIDTH, height: HEIGHT, data };
}

const header = (fill: Fill) => fill(20, 30, 120, 50);
const buttons = (fill: Fill) => fill(10, 880, 290, 960);
const sides = (fill: Fill) => {
  fill(0, 0, 2, HEIGHT);
  fill(WIDTH - 2, 0, WIDTH, HEIGHT);
};
/** A few bodies, and lines of a grid that go on above and below them. */
const chart = (fill: Fill) => {
  for (let i = 0; i < 9; i++) fill(20 * i + 20, 400 + 9 * i, 20 * i + 32, 430 + 9 * i);
  for (const x of [50, 100, 149, 200, 250]) fill(x, 300, x + 1, 700);
};

test('a chart stands apart from an app’s header and buttons by rows of bare ground, beside the lines of its grid none is bare', () => {
  expect(blocksOfRows(pictureOf(header, chart, buttons), columns)).toEqual([{ ...columns, y0: 300, y1: 700 }]);
  expect(blocksOfRows(pictureOf(header, chart, buttons, sides), columns)).toEqual([{ ...columns, y0: 300, y1: 700 }]);
});

test('what is all that the picture shows is no block of it, nor is what is too low for a pane', () => {
  expect(blocksOfRows(pictureOf(header, buttons), columns)).toEqual([]);
  expect(
    blocksOfRows(
      pictureOf((fill) => fill(20, 20, 120, 980)),
      columns,
    ),
  ).toEqual([]);
});

test('blocks are looked at only where no region holds candles, and only between the sides of what is as high as the picture', () => {
  const picture = pictureOf(chart);
  const regions = [
    { x0: 0, x1: 200, y0: 100, y1: 400 },
    { ...columns, y0: 0, y1: HEIGHT },
  ];
  expect([...andBlocks(picture, regions, () => false)]).toEqual(regions);
  expect([...andBlocks(picture, regions, () => true)]).toEqual([...regions, { ...columns, y0: 300, y1: 700 }]);
});

test('a card that takes up but a part of the page’s columns ends there, one that takes up most keeps them all', () => {
  const card = (x0: number, x1: number) => (fill: Fill) => fill(x0, 300, x1, 700);
  const text = (fill: Fill) => fill(20, 800, 280, 840);
  expect(blocksOfRows(pictureOf(header, card(100, 220), text), columns)).toEqual([
    { x0: 100, x1: 220, y0: 300, y1: 700 },
  ]);
  expect(blocksOfRows(pictureOf(header, card(30, 270), text), columns)).toEqual([{ ...columns, y0: 300, y1: 700 }]);
});
