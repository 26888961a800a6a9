import { expect, test } from 'vitest';
import { snapToGrid } from '#engine/read/axis/snap-to-grid';

const labels = [70, 181, 292, 403, 514, 625].map((y) => ({ y, glyphHeight: 13 }));
const line = (y: number, share = 0.9) => ({ y, share, step: 16 });
const grid = labels.map(({ y }) => line(y + 11));

test('labels above their grid lines belong to the lines', () => {
  expect(snapToGrid(labels, grid)).toEqual(grid.map(({ y }) => y));
});

test('so they do where rows of text stand nearer to some of them', () => {
  const texts = [line(66, 0.33), line(173, 0.28)];
  expect(snapToGrid(labels, [...grid, ...texts])).toEqual(grid.map(({ y }) => y));
});

test('so they do where text and lines are each rounded to whole px, however the roundings fall', () => {
  const rounded = [125.5, 174.5, 224.5, 274.5, 373.5, 423.5].map((y) => ({ y, glyphHeight: 9 }));
  const lines = [131.4, 181.55, 231.55, 280.5, 380.6, 429.5].map((y) => line(y));
  const snapped = snapToGrid(rounded, lines)!;
  expect(snapped.map((y, i) => Math.abs(y - lines[i]!.y) < 1)).toEqual(rounded.map(() => true));
});

test('a level that somebody has drawn beside a label is none of its lines', () => {
  const few = [163.4, 240.3, 317].map((y) => ({ y, glyphHeight: 9 }));
  const drawn = { y: 320, share: 0.64, step: 90 };
  expect(snapToGrid(few, [line(165), line(241.5), drawn])!.map(Math.round)).toEqual([165, 242, 318]);
});

test('lines at other distances from each label are no grid of theirs', () => {
  const others = labels.map(({ y }, i) => line(y + 5 * i - 12));
  expect(snapToGrid(labels, others)).toBeNull();
});
