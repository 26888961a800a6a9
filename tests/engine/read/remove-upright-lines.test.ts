import { expect, test } from 'vitest';
import { removeUprightLines } from '#engine/read/remove-upright-lines';
import { mask, unmask } from './mask.ts';

test('the frame of a plot goes, also where a line crosses it; a wick and what stands over the frame stay', () => {
  const plain = '..#.....#.';
  const ink = mask([
    '........#.',
    '........#.',
    ...Array.from({ length: 4 }, () => plain),
    '..###...#.',
    '..###...#.',
    '~~~~~~~~~~',
    '......####',
    '........#.',
    '........#.',
  ]);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual([
    '..........',
    '..........',
    ...Array.from({ length: 4 }, () => '..#.......'),
    '..###.....',
    '..###.....',
    '~~~~~~~~~~',
    '......####',
    '..........',
    '..........',
  ]);
});
