import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { countColours } from '#engine/read/colours/count-colours';
import { findPalette } from '#engine/read/colours/find-palette';
import { wholeColours } from '#engine/read/colours/whole-colours';

const GROUND: Rgb = [13, 20, 33];
const ORANGE: Rgb = [255, 154, 61];
const [WIDTH, HEIGHT] = [80, 40];

const mixed = (share: number): Rgb =>
  ORANGE.map((value, i) => Math.round(share * value + (1 - share) * GROUND[i]!)) as unknown as Rgb;

/** A palette of upright strokes of these colours. */
function paletteOf(strokes: Rgb[]) {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(GROUND, 4 * i);
  for (const [k, rgb] of strokes.entries())
    for (let y = 0; y < HEIGHT; y++) data.set(rgb, 4 * (y * WIDTH + 10 + 10 * k));
  return findPalette(countColours({ width: WIDTH, height: HEIGHT, data }, { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT }));
}

const seen = (...pixels: [Rgb, number][]): Rgb[] => pixels.flatMap(([rgb, count]) => Array<Rgb>(count).fill(rgb));

test('a colour is a shade where most of its px hold more of one that is far stronger, and a part of them that one itself', () => {
  const palette = paletteOf([ORANGE, mixed(0.75), mixed(0.5)]);
  const half = mixed(0.5);
  const strokes = { rgb: half, pixels: seen([ORANGE, 50], [mixed(0.75), 40], [half, 10]) };
  expect(wholeColours([strokes], GROUND, palette)).toEqual([ORANGE]);
  // The stronger one is known.
  expect(wholeColours([strokes, { rgb: ORANGE, pixels: seen([ORANGE, 90]) }], GROUND, palette)).toBeNull();
});

test('a colour of bodies is none, though a line of a stronger one crosses some, nor one that is nearly as strong', () => {
  const palette = paletteOf([ORANGE, mixed(0.75), mixed(0.5)]);
  expect(wholeColours([{ rgb: mixed(0.5), pixels: seen([mixed(0.5), 70], [ORANGE, 30]) }], GROUND, palette)).toBeNull();
  expect(wholeColours([{ rgb: mixed(0.75), pixels: seen([ORANGE, 90]) }], GROUND, palette)).toBeNull();
});

test('a border and wicks of a px are a shade too where half the size mixed them with the fill of a body, and the fill stays', () => {
  const [cream, coral, dark]: Rgb[] = [
    [255, 255, 240],
    [255, 127, 80],
    [140, 10, 10],
  ];
  const shade: Rgb = [198, 68, 45];
  const palette = paletteOf([coral!, shade, dark!]);
  const borders = { rgb: shade, pixels: seen([dark!, 60], [shade, 40]) };
  const fill = { rgb: coral!, pixels: seen([coral!, 100]) };
  expect(wholeColours([fill, borders], cream!, palette)).toEqual([coral, dark]);
  // Of the ground's side alone it is none: nothing lies between it and what is beyond a fill.
  expect(wholeColours([borders], cream!, palette)).toBeNull();
});
