import { expect, test } from 'vitest';
import { isPointElsewhere } from '#engine/read/axis/legend-numbers';

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
