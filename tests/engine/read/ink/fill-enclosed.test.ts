import { expect, test } from 'vitest';
import { fillEnclosed } from '#engine/read/ink/fill-enclosed';
import { mask, unmask } from '../mask.ts';

/** With room about, since no body is nearly as tall as its picture. */
const filled = (rows: string[]) => {
  const room = rows.map((row) => '.'.repeat(row.length));
  const ink = mask([...room, ...rows, ...room]);
  fillEnclosed(ink, { widest: 12 });
  return unmask(ink).slice(rows.length, 2 * rows.length);
};

const ROUND = ['...#####...', '..#.....#..', '.#.......#.', '.#.......#.', '.#.......#.', '..#.....#..', '...#####...'];

test('a hollow body with round corners is full of a hole', () => {
  expect(filled(ROUND)).toEqual([
    '...#####...',
    '..#ooooo#..',
    '.#ooooooo#.',
    '.#ooooooo#.',
    '.#ooooooo#.',
    '..#ooooo#..',
    '...#####...',
  ]);
});

test('what is open, narrow as a gap between candles, or no rectangle is none', () => {
  const open = ROUND.with(3, '.#.........');
  const gap = ['.####.', '.#..#.', '.#..#.', '.#..#.', '.#..#.', '.####.'];
  const wedge = ['.##########.', '.#........#.', '..#......#..', '...#....#...', '....#..#....', '.....##.....'];
  for (const rows of [open, gap, wedge]) expect(filled(rows)).toEqual(rows);
});
