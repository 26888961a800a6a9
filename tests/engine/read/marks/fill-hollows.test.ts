import { expect, test } from 'vitest';
import { HOLE } from '#engine/read/ink/unmix-ink';
import { fillHollows, strokesIn } from '#engine/read/marks/fill-hollows';
import { inkOf } from '../ink-of.ts';
import { standIn } from '../stand-in.ts';

const [WIDTH, HEIGHT, PITCH, COUNT] = [240, 400, 24, 8];

/** Whether bodies with faint borders are filled, every so manieth of them with plain ones, `rows` of them below each other and above a block of so many px. */
function isFilled(noise: number, { rows = 1, block = 0, plain = 3 } = {}): boolean {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < COUNT; i++) {
      const [x0, x1] = [4 + PITCH * i, 20 + PITCH * i];
      const [y0, y1] = [12 + 32 * row, 40 + 32 * row];
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++)
          if (y === y0 || y === y1 || x === x0 || x === x1) cover[y * WIDTH + x] = i % plain === 1 ? 200 : 85;
    }
  for (let y = 44; y < 44 + block; y++) cover.fill(255, y * WIDTH, (y + 1) * WIDTH);
  const ink = inkOf(cover, WIDTH);
  fillHollows(ink, { widest: 20, bands: [], strokes: strokesIn(ink, noise), stand: (some) => standIn(some, 20) });
  return ink.owner[20 * WIDTH + 12] === HOLE;
}

test('hollow bodies whose borders a lens left too faint to count are filled in a lossy picture', () => {
  expect(isFilled(1)).toBe(true);
  expect(isFilled(0)).toBe(false);
});

test('what faint strokes close is none where it is little beside all ink', () => {
  expect(isFilled(1, { block: 40 })).toBe(true);
  expect(isFilled(1, { block: 320 })).toBe(false);
});

test('nor is it where it is many times all else that counts, as the cells of a faint grid are', () => {
  expect(isFilled(1, { plain: COUNT })).toBe(false);
});

test('nor is it where it takes up a large part of the region, as the cells of a table do', () => {
  expect(isFilled(1, { rows: 4 })).toBe(true);
  expect(isFilled(1, { rows: 11 })).toBe(false);
});

test('nor is it where candles stand less firmly at their pitch with it, as what the lines of a grid close in makes them', () => {
  const areCellsFilled = (step: number) => {
    const cover = new Uint8Array(WIDTH * HEIGHT);
    const frame = (x0: number, y0: number, value: number) => {
      for (let y = y0; y <= y0 + 40; y++)
        for (let x = x0; x <= x0 + 10; x++)
          if (y === y0 || y === y0 + 40 || x === x0 || x === x0 + 10) cover[y * WIDTH + x] = value;
    };
    for (let i = 0; i < COUNT; i++) frame(4 + PITCH * i, 12 + 5 * (i % 3), 200);
    for (let i = 0; i < 5; i++) frame(Math.round(4 + step * i), 120, 95);
    const ink = inkOf(cover, WIDTH);
    fillHollows(ink, { widest: 20, bands: [], strokes: strokesIn(ink, 1), stand: (some) => standIn(some, 20) });
    return ink.owner[130 * WIDTH + 10] === HOLE;
  };
  expect(areCellsFilled(PITCH)).toBe(true);
  expect(areCellsFilled(1.4 * PITCH)).toBe(false);
});

test('little beside all ink is filled where candles stand more firmly at their pitch with it', () => {
  const isFilledAt = (off: number) => {
    const cover = new Uint8Array(WIDTH * HEIGHT);
    const paint = (x0: number, y0: number, x1: number, y1: number, value = 255) => {
      for (let y = y0; y <= y1; y++) cover.fill(value, y * WIDTH + x0, y * WIDTH + x1 + 1);
    };
    for (let i = 0; i < COUNT; i++) {
      const left = 4 + PITCH * i;
      if (i >= 3) paint(left, 12, left + 16, 80 + 7 * i);
      else {
        paint(left + off, 12, left + off + 16, 40, 85);
        paint(left + off + 1, 13, left + off + 15, 39, 0);
      }
    }
    for (let i = 0; i < 3; i++) paint(10 + 31 * i, 200, 14 + 31 * i, 300);
    const ink = inkOf(cover, WIDTH);
    fillHollows(ink, { widest: 20, bands: [], strokes: strokesIn(ink, 1), stand: (some) => standIn(some, 20) });
    return ink.owner[20 * WIDTH + 12 + off] === HOLE;
  };
  expect(isFilledAt(0)).toBe(true);
  expect(isFilledAt(7)).toBe(false);
});
