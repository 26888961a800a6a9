import { expect, test } from 'vitest';
import { removeLevelLines } from '#engine/read/ink/remove-level-lines';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT] = [400, 60];
type Stretch = readonly [from: number, to: number];

/** The rows that are taken for lines where ink of one row stands in these columns. */
function linesWith(stretches: readonly Stretch[], y = 30): number[] {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (const [from, to] of stretches) cover.fill(255, y * WIDTH + from, y * WIDTH + to);
  return [...removeLevelLines(inkOf(cover, WIDTH))];
}

test('borders of a few wide bodies that wicks part, each of which opens where the last closed, are no line', () => {
  const bodies = [40, 80, 120, 160].flatMap((x): Stretch[] => [
    [x, x + 12],
    [x + 13, x + 25],
  ]);
  expect(linesWith(bodies)).toEqual([]);
});

test('so are those of the widest of which eight have room side by side', () => {
  const bodies = [40, 120].map((x): Stretch => [x, x + 44]);
  expect(linesWith(bodies)).toEqual([]);
});

test('a line is one piece longer than any border, or many dashes', () => {
  expect(linesWith([[100, 180]])).toEqual([30]);
  expect(linesWith(Array.from({ length: 25 }, (_, i): Stretch => [10 + 8 * i, 14 + 8 * i]))).toEqual([30]);
});

test('two dotted lines one right below the other go with all their rows where the gaps between candles show how thick they are', () => {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 0; x + 2 <= WIDTH; x += 6) for (const y of [30, 31]) cover.fill(255, y * WIDTH + x, y * WIDTH + x + 2);
  for (let x = 0; x + 2 <= WIDTH; x += 12) for (const y of [32, 33]) cover.fill(255, y * WIDTH + x, y * WIDTH + x + 2);
  // A wick that both cross.
  for (let y = 20; y < 45; y++) cover.fill(255, y * WIDTH + 200, y * WIDTH + 202);
  const ink = inkOf(cover, WIDTH);
  expect([...removeLevelLines(ink, [{ y0: 30, y1: 34 }])].sort()).toEqual([30, 31, 32, 33]);
  const left = [30, 31, 32, 33].map(
    (y) => ink.cover.slice(y * WIDTH, (y + 1) * WIDTH).filter((part) => part > 0).length,
  );
  expect(left).toEqual([2, 2, 2, 2]);
});

test('a line that wicks cross goes between them too, and the border of a hollow body that lies on it stays', () => {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const ink = (from: Stretch, rows: Stretch) => {
    for (let y = rows[0]; y < rows[1]; y++) cover.fill(255, y * WIDTH + from[0], y * WIDTH + from[1]);
  };
  ink([0, WIDTH], [30, 31]);
  for (let x = 20; x < 300; x += 16) ink([x, x + 2], [15, 45]);
  // Sides that the line closes from above.
  for (const x of [350, 364]) ink([x, x + 2], [30, 50]);
  const lined = inkOf(cover, WIDTH);
  removeLevelLines(lined);
  const left = [...lined.cover.subarray(30 * WIDTH, 31 * WIDTH)].map((part) => (part > 0 ? '#' : '.')).join('');
  expect(left.slice(18, 60)).toBe('..##..............##..............##......');
  expect(left.slice(346, 370)).toBe('....################....');
});

test('candles that opened and closed at one price are no dashes of a line: they stand in the slots of the others, between which nothing does', () => {
  const [across, pitch] = [12, 16];
  const linesWithDashesAt = (phase: number) => {
    const cover = new Uint8Array(WIDTH * HEIGHT);
    const fill = (x: number, y0: number, y1: number) => {
      for (let y = y0; y < y1; y++) cover.fill(255, y * WIDTH + x, y * WIDTH + x + across);
    };
    const slots = Array.from({ length: 24 }, (_, k) => 6 + k * pitch);
    for (const x of slots.slice(0, 8)) fill(x, 18, 26);
    for (const x of slots.slice(8, 20)) fill(x + phase, 30, 31);
    for (const x of slots.slice(20)) fill(x, 34, 41);
    return [...removeLevelLines(inkOf(cover, WIDTH))];
  };
  expect(linesWithDashesAt(0)).toEqual([]);
  expect(linesWithDashesAt(pitch / 2)).toEqual([30]);
});
