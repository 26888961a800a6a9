import path from 'node:path';
import { expect, test } from 'vitest';
import { originOf } from '#engine/read/photo/origin-of';
import { warp } from '#engine/read/photo/warp';
import { takePicture } from '#engine/read/take-picture';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const plain = await decodePicture(path.join(import.meta.dirname, '../../../charts/given/images', 'lightweight-02.png'));

/** Darker from above to below, dithered as browsers do it. */
const shaded = {
  ...plain,
  data: plain.data.map((value, i) => {
    const at = i >> 2;
    const row = Math.floor(at / plain.width);
    return i % 4 === 3 ? value : value * (1 - (0.2 * row) / plain.height) + (((at * 7919) % 5) - 2) / 4;
  }),
};

test('a screenshot whose ground is shaded is no photo: its edges are exactly level', () => {
  expect(originOf(shaded)).toBe('shaded');
  // A lens smooths.
  const turned = warp(shaded, [1, 0.02, -9, -0.02, 1, 12, 0.00004, 0.00002, 1], plain.width, plain.height, 'smooth');
  expect(originOf(turned)).toBe('photo');
});

test('a slanted line over a shaded ground makes no photo of it, where all else is straight', () => {
  const data = new Uint8ClampedArray(shaded.data);
  for (let y = 40; y < 340; y++)
    for (let x = 60; x < 100; x++) {
      const share = Math.max(0, Math.min(1, 2 - Math.abs(x - 65 - 0.06 * y)));
      for (let i = (y * plain.width + x) * 4, k = 0; k < 3; k++) data[i + k]! *= 1 - share;
    }
  expect(originOf({ ...plain, data })).toBe('shaded');
});

/** A gradient with upright strokes and thick slanted lines over it: a chart with averages and without a grid has hardly any level edge. */
function slantedOver(shadeOf: (x: number, y: number) => number) {
  const [width, height] = [640, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLine =
        (x % 40 < 3 && y > 180 && y < 260) ||
        [0.11, 0.23, -0.17].some((slope, i) => Math.abs(y - 90 - 90 * i - slope * x) < 2);
      for (let k = 0; k < 3; k++) data[(y * width + x) * 4 + k] = isLine ? 60 : shadeOf(x, y);
    }
  return { width, height, data };
}

test('a ground shaded from head to foot, or from side to side, is no photo though most level edges are slanted', () => {
  expect(originOf(slantedOver((_, y) => 255 - 0.09 * y))).toBe('shaded');
  expect(originOf(slantedOver((x) => 220 + 0.05 * x))).toBe('shaded');
});

test('a screenshot with grounds of many colours that a codec made uneven is no photo either', () => {
  const [width, height] = [640, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < 3; k++)
        data[(y * width + x) * 4 + k] =
          20 * ((Math.floor(x / 80) + Math.floor(y / 50)) % 7) + (((y * width + x) * 7919 * (k + 1)) % 9);
  expect(originOf({ width, height, data })).toBe('even');
});

test('such a screenshot is first taken evenly lit, in its own px', () => {
  const [first] = [...takePicture(shaded)];
  expect(first!.source).toBe('screenshot');
  expect(first!.toPicture({ x: 7, y: 9 })).toEqual({ x: 7, y: 9 });
  const at = (row: number) => first!.raster.data[(row * plain.width + 40) * 4]!;
  expect(Math.abs(at(30) - at(plain.height - 60))).toBeLessThan(6);
});

/** Upright stripes, and a block of a length with level edges, as seen from a corner; a third of it grain. Every so many rows may show the screen's px. */
function stripes(level: number, turn: number, rows = 0) {
  const [width, height] = [640, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.fill(
        y > 180 && y < 220 && x < level ? 20 : x % 80 < 40 ? 60 : 90,
        4 * (y * width + x),
        4 * (y * width + x) + 3,
      );
  const turned = warp({ width, height, data }, [1, turn, 0, -turn, 1, 0, 0, 0, 1], width, height, 'smooth');
  for (let at = 0; at < width * height; at++)
    if ((at * 7919) % 10 < 3)
      for (let k = 0; k < 3; k++) turned.data[4 * at + k]! += ((at * 104_729 * (k + 1)) % 7) - 3;
  if (rows > 0)
    for (let at = 0; at < width * height; at++)
      if (Math.floor(at / width) % rows === 0) for (let k = 0; k < 3; k++) turned.data[4 * at + k]! += 24;
  return turned;
}

test('an even picture is a photo where nothing is upright, though the rows of a screen’s px are level', () => {
  expect(originOf(stripes(300, 0.05, 20))).toBe('photo');
  expect(originOf(stripes(300, 0, 20))).toBe('even');
});

test('an even picture is a photo where hardly an edge is level or upright, also where few are of one kind, as around a dim chart; one kind alone tells nothing', () => {
  expect(originOf(stripes(300, 0.05))).toBe('photo');
  expect(originOf(stripes(0, 0.05))).toBe('even');
  expect(originOf(stripes(300, 0))).toBe('even');
});
