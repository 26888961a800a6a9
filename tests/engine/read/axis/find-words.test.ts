import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWords } from '#engine/read/axis/find-words';
import { type Grey, luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const WIDTH = 400;

/** Light marks on dark ground, px, of an upper and a right stroke, as a seven has: a comma is all stroke. */
function drawn(...marks: { x: number; y: number; w: number; h: number; stroke: number }[]): Grey {
  const data = new Uint8Array(WIDTH * 200).fill(20);
  for (const { x, y, w, h, stroke } of marks)
    for (let row = 0; row < h; row++)
      for (let column = 0; column < w; column++) {
        if (row < stroke || column >= w - stroke) data[(y + row) * WIDTH + x + column] = 220;
      }
  return { width: WIDTH, height: 200, data };
}

const digit = (x: number, y: number) => ({ x, y, w: 17, h: 27, stroke: 4 });

// A row of the index of words is 8 px high, so that each place is tried.
describe.each([0, 1, 2, 3, 4, 5, 6, 7])('%i px further down', (by) => {
  const y = 90 + by;

  test.each([
    ['three', [100, 122, 144]],
    ['one', [144]],
  ])('a comma at the feet of large digits keeps their word together behind %s of them', (_, before) => {
    const digits = [...before, 188, 210, 232].map((x) => digit(x, y));
    const comma = { x: 170, y: y + 22, w: 7, h: 10, stroke: 7 };
    expect(findWords(drawn(...digits, comma))).toMatchObject([{ x0: before[0], x1: 249 }]);
  });
});

test.each([
  ['before', 84],
  ['after', 148],
])('a tick %s a label is none of its characters', (_, x) => {
  const digits = [100, 122].map((at) => digit(at, 90));
  expect(findWords(drawn(...digits, { x, y: 102, w: 12, h: 4, stroke: 4 }))).toMatchObject([{ x0: 100, x1: 139 }]);
});

test('a faint one and its point before a label, both in pieces, are of its characters', () => {
  const digits = [140, 162, 184].map((at) => digit(at, 90));
  const one = { x: 113, y: 112, w: 6, h: 4, stroke: 4 };
  const point = { x: 127, y: 112, w: 4, h: 4, stroke: 4 };
  expect(findWords(drawn(...digits, one, point))).toMatchObject([{ x0: 113, x1: 201 }]);
});

test('specks before a label are none of its characters', () => {
  const digits = [140, 162, 184].map((at) => digit(at, 90));
  const specks = [116, 128].map((x) => ({ x, y: 112, w: 2, h: 2, stroke: 2 }));
  expect(findWords(drawn(...digits, ...specks))).toMatchObject([{ x0: 128, x1: 201 }]);
});

test.each(['before', 'after'] as const)('a label %s which its card ends is seen whole', (side) => {
  const digits = [0, 10, 20, 30].map((x) => ({ x: 200 + x, y: 90, w: 7, h: 11, stroke: 2 }));
  const { width, height, data } = drawn(...digits);
  const page = side === 'before' ? { from: 0, to: 192 } : { from: 245, to: width };
  for (let y = 0; y < height; y++) data.fill(255, y * width + page.from, y * width + page.to);
  // Text is paler than the page.
  const paler = { width, height, data: data.map((level) => (level === 220 ? 130 : level)) };
  expect(findWords(paler).filter(({ y0 }) => y0 === 90)).toMatchObject([{ x0: 200, x1: 237, light: true }]);
});

test('the net that a photo shows of its screen’s px is no text', async () => {
  const labels = await decodePicture(path.join(import.meta.dirname, 'columns', 'photographed-net.png'));
  expect(findWords(luma(labels)).map(({ glyphHeight }) => glyphHeight)).toEqual([18, 18, 18, 18, 18, 18]);
});
