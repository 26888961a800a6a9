import { expect, test } from 'vitest';
import { hideArrows } from '#engine/read/ink/hide-arrows';
import { mask, unmask } from '../mask.ts';

const ARROW = [
  '........#........',
  '.......###.......',
  '......#####......',
  '.....#######.....',
  '....#########....',
  '...###########...',
  '..#############..',
  '......#####......',
  '......#####......',
  '......#####......',
];
const blank = ['.'.repeat(17)];
const hidden = (rows: string[]): string[] => {
  const ink = mask(rows);
  hideArrows(ink);
  return unmask(ink);
};
const foreign = (rows: string[]) => rows.map((row) => row.replaceAll('#', '~'));

test('an arrow up or down and a triangle in a candle’s colour are foreign, the wick that it points to is not', () => {
  const wick = ['......###........', '......###........'];
  expect(hidden([...wick, ...blank, ...ARROW, ...blank])).toEqual([...wick, ...blank, ...foreign(ARROW), ...blank]);
  const down = ARROW.toReversed();
  expect(hidden([...blank, ...down, ...blank, ...wick])).toEqual([...blank, ...foreign(down), ...blank, ...wick]);
  const triangle = ARROW.slice(0, 7);
  expect(hidden([...triangle, ...blank])).toEqual([...foreign(triangle), ...blank]);
});

test('a low body with soft ends and a wick is no arrow, nor is one with round ends', () => {
  const candle = [
    ...Array(4).fill('.......###.......'),
    '......#####......',
    '.....#######.....',
    '....#########....',
    ...blank,
  ];
  expect(hidden(candle)).toEqual(candle);
  const round = [
    ...blank,
    '.......###.......',
    '.....#######.....',
    ...Array(8).fill('....#########....'),
    '.....#######.....',
    '.......###.......',
    ...blank,
  ];
  expect(hidden(round)).toEqual(round);
});
