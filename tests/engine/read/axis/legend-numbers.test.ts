import path from 'node:path';
import { expect, test } from 'vitest';
import { findWords } from '#engine/read/axis/find-words';
import { isPointElsewhere, legendNumbers } from '#engine/read/axis/legend-numbers';
import { luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

test('an amount with a letter for thousands, as 78.056K, is none of a legend’s prices, and its point says nothing of theirs', async () => {
  const legend = luma(await decodePicture(path.join(import.meta.dirname, 'columns/amount-in-legend.png')));
  const { values, point } = legendNumbers(legend, findWords(legend), { x0: 0, x1: 800, y0: 200, y1: 230 });
  expect(values).toContain(3183.84);
  expect(values).not.toContain(78.056);
  expect(point).toBeNull();
});

test('prices of a watch list, one below the other and farther apart than lines of a legend, are none of a legend’s', async () => {
  const beside = luma(await decodePicture(path.join(import.meta.dirname, 'columns/watch-list.png')));
  const { values } = legendNumbers(beside, findWords(beside), { x0: 200, x1: 500, y0: 140, y1: 240 });
  expect(values.toSorted()).toEqual([23390.5, 23401, 23412.5, 23480]);
});

const scale = (value: number, perRow: number) => ({
  scale: 'linear' as const,
  slope: -perRow,
  offset: value,
  used: [],
  residual: 0.1,
  score: 1,
  lead: Number.POSITIVE_INFINITY,
});
const rows = { top: 0, bottom: 400 };

test('decimals behind a comma that were taken for thousands are told by the prices of the legend', () => {
  const thousands = scale(172_000, 30);
  expect(isPointElsewhere(thousands, [165.609, 165.773, 164.93], rows, [])).toBe(true);
  expect(isPointElsewhere(scale(172, 0.03), [165.609, 165.773, 164.93], rows, [])).toBe(false);
});

test('so is a letter for thousands behind decimals', () => {
  expect(isPointElsewhere(scale(4_625_000, 1000), [4349.44, 4321.86, 0.63], rows, [])).toBe(true);
});

test('a number among others that fits by chance says nothing, nor do prices that agree with the scale beside it', () => {
  expect(isPointElsewhere(scale(172_000, 30), [165.609, 12.5, 9.99], rows, [])).toBe(false);
  expect(isPointElsewhere(scale(172_000, 30), [165.609, 165.773, 165_121.5], rows, [])).toBe(false);
});

test('where labels part their thousands a point was not overlooked, but may be what parts them', () => {
  const numbers = [165.61, 165.77, 164.93];
  expect(isPointElsewhere(scale(17_200, 3), numbers, rows, ['17200', '16800'])).toBe(true);
  expect(isPointElsewhere(scale(17_200, 3), numbers, rows, ['17,200', '16,800'])).toBe(false);
  expect(isPointElsewhere(scale(172_000, 30), numbers, rows, ['172,000', '168,000'])).toBe(true);
});
