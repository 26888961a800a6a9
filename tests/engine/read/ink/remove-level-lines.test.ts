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

test('a line is one piece longer than any border, or many dashes', () => {
  expect(linesWith([[100, 180]])).toEqual([30]);
  expect(linesWith(Array.from({ length: 25 }, (_, i): Stretch => [10 + 8 * i, 14 + 8 * i]))).toEqual([30]);
});
