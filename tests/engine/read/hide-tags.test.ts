import { expect, test } from 'vitest';
import { hideTags } from '#engine/read/hide-tags';
import { FOREIGN, type Ink } from '#engine/read/unmix-ink';

const WIDTH = 120;
const HEIGHT = 100;

function inkOf(boxes: { x0: number; x1: number; y0: number; y1: number }[]): Ink {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const owner = new Uint8Array(WIDTH * HEIGHT);
  for (const { x0, x1, y0, y1 } of boxes)
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        cover[y * WIDTH + x] = 255;
        owner[y * WIDTH + x] = 1;
      }
  return { region: { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT }, width: WIDTH, height: HEIGHT, cover, owner };
}

test('a filled box over several candles is a tag', () => {
  const ink = inkOf([{ x0: 20, x1: 80, y0: 30, y1: 41 }]);
  expect(hideTags(ink, { pitch: 10 })).toBe(1);
  expect(ink.cover.some((value) => value > 0)).toBe(false);
  expect(ink.owner[35 * WIDTH + 50]).toBe(FOREIGN);
});

test('bodies that touch are staggered, and stay', () => {
  const bodies = Array.from({ length: 6 }, (_, i) => ({
    x0: 20 + 10 * i,
    x1: 30 + 10 * i,
    y0: 30 + 3 * i,
    y1: 50 + 3 * i,
  }));
  const ink = inkOf(bodies);
  expect(hideTags(ink, { pitch: 10 })).toBe(0);
  expect(ink.owner.includes(FOREIGN)).toBe(false);
});

test('a tag with rounded corners, its writing already taken for text, and candles that stand on it is one all the same', () => {
  const rounded = [
    { x0: 22, x1: 78, y0: 30, y1: 31 },
    { x0: 20, x1: 80, y0: 31, y1: 40 },
    { x0: 22, x1: 78, y0: 40, y1: 41 },
  ];
  const standing = [0, 1].map((i) => ({ x0: 31 + 20 * i, x1: 39 + 20 * i, y0: 10, y1: 30 }));
  const ink = inkOf([...rounded, ...standing]);
  for (let y = 33; y < 38; y++)
    for (let x = 25; x < 70; x++) {
      ink.cover[y * WIDTH + x] = 0;
      ink.owner[y * WIDTH + x] = FOREIGN;
    }
  expect(hideTags(ink, { pitch: 10 })).toBe(1);
  expect(ink.cover.subarray(30 * WIDTH, 41 * WIDTH).some((value) => value > 0)).toBe(false);
  expect(ink.cover[20 * WIDTH + 35]).toBe(255);
});
