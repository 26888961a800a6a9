import { expect, test } from 'vitest';
import type { Box, Raster } from '#engine/raster';
import { findScreen } from '#engine/read/photo/find-screen';
import { warp } from '#engine/read/photo/warp';

const WIDTH = 1000;
const HEIGHT = 700;
const SCREEN: Box = { x0: 140, x1: 860, y0: 120, y1: 560 };
const BEZEL = 16;

/** Something like a chart: bars, lines over all of it every 60 px, a plot border 24 px off the sides, and labels that begin right at them. */
function isInk(x: number, y: number): boolean {
  const [fromLeft, fromRight] = [x - SCREEN.x0, SCREEN.x1 - 1 - x];
  const isLabel = Math.min(fromLeft, fromRight) < 18 && y % 40 < 8 && x % 3 > 0;
  const isLine = y % 60 === 30 || fromLeft === 24 || fromRight === 24;
  return isLabel || isLine || (x % 20 < 8 && (y + 3 * x) % 240 < 120 && fromLeft > 30 && fromRight > 30);
}

type Light = { desk: number; bezel: number; ground: number; ink: number };

function photoOf({ desk, bezel, ground, ink }: Light, isDrawn = isInk): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const isWithin = (x: number, y: number, by: number) =>
    x >= SCREEN.x0 - by && x < SCREEN.x1 + by && y >= SCREEN.y0 - by && y < SCREEN.y1 + by;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const grain = ((x * 7919 + y * 104_729) % 5) - 2;
      const level = !isWithin(x, y, BEZEL) ? desk : !isWithin(x, y, 0) ? bezel : isDrawn(x, y) ? ink : ground;
      data.fill(level + grain, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const offSides = (found: Box) =>
  (Object.keys(SCREEN) as (keyof Box)[]).map((side) => Math.round(found[side] - SCREEN[side]));

test.each([
  ['a light screen in a dark bezel', { desk: 130, bezel: 22, ground: 236, ink: 70 }],
  ['a dark screen in a bezel hardly darker, on a light table', { desk: 170, bezel: 16, ground: 24, ink: 180 }],
  ['a screen in a light bezel', { desk: 60, bezel: 190, ground: 240, ink: 60 }],
] as [string, Light][])(
  '%s ends right within its bezel, though a plot has a border of its own and labels reach the side',
  (_, light) => {
    for (const off of offSides(findScreen(photoOf(light)))) expect(Math.abs(off)).toBeLessThanOrEqual(2);
  },
);

test('what the straightened plane holds beyond the photo is no screen', () => {
  const photo = photoOf({ desk: 130, bezel: 22, ground: 236, ink: 70 });
  // The photo ends within the screen at its left; the table beside it is striped all over.
  for (let y = 0; y < HEIGHT; y++)
    for (let x = SCREEN.x1 + BEZEL; x < WIDTH; x++)
      if (y % 8 < 4) photo.data.fill(90, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  const moved = warp(photo, [1, 0, 200, 0, 1, 0, 0, 0, 1], WIDTH, HEIGHT);
  const { x1 } = findScreen(moved);
  expect(Math.abs(x1 - (SCREEN.x1 - 200))).toBeLessThanOrEqual(2);
});

test('the long wick of a candle is no side of the screen, however few candles stand before it', () => {
  const isCandle = (x: number, y: number): boolean => {
    const fromLeft = x - SCREEN.x0;
    const isWick = fromLeft >= 200 && fromLeft < 206 && y > 180 && y < 500;
    const body = Math.floor(fromLeft / 32);
    const top = 185 + ((body * 52) % 312);
    return isWick || (fromLeft % 32 > 10 && fromLeft % 32 < 26 && y > top && y < top + 40);
  };
  const { x0 } = findScreen(photoOf({ desk: 22, bezel: 20, ground: 22, ink: 150 }, isCandle));
  expect(x0).toBeLessThan(SCREEN.x0 + 12);
});
