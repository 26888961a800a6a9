import { expect, test } from 'vitest';
import { findBoxes, findSeeds } from '#engine/read/lattice/find-boxes';
import { mask } from '../mask.ts';

test('a candle is three boxes on one centre: wick, body, wick', () => {
  const rows = ['...#...', '...#...', '...#...', '.#####.', '.#####.', '.#####.', '...#...', '...#...', '...#...'];
  expect(findBoxes(mask(rows), { widest: 12 })).toEqual([
    { x: 3.5, width: 1, y0: 0, y1: 3 },
    { x: 3.5, width: 5, y0: 3, y1: 6 },
    { x: 3.5, width: 1, y0: 6, y1: 9 },
  ]);
});

test('a body with a wick on its centre is a seed, a bar without one is not', () => {
  const rows = ['...#........', '...#........', '...#...####.', '.#####.####.', '.#####.####.', '.#####.####.'];
  const seeds = findSeeds(findBoxes(mask(rows), { widest: 12 }));
  expect(seeds).toEqual([{ x: 3.5, width: 5, y0: 3, y1: 6, wick: 1 }]);
});

test('runs wider than a candle can be are left out', () => {
  expect(findBoxes(mask(['#########', '#########', '#########']), { widest: 6 })).toEqual([]);
});
