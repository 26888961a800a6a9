import { expect, test } from 'vitest';
import { isAxisLine } from '#engine/read/axis/is-axis-line';

const labels = {
  side: 'right' as const,
  box: { x0: 878, x1: 943, y0: 20, y1: 673 },
  words: [],
  glyphHeight: 15,
  spacing: 8.5,
  regularity: 1,
};
const screenshot = { smeared: false };
const line = { x0: 857, x1: 860 };

test('a line close to evenly spaced labels is their axis, though a codec made it as wide as what parts panels', () => {
  expect(isAxisLine(line, labels, screenshot)).toBe(true);
});

test('an axis whose ticks stand between it and its labels is theirs', () => {
  expect(isAxisLine({ x0: 848, x1: 850 }, labels, screenshot)).toBe(true);
});

test('beside the rows of a list, far from labels, or wider, it parts panels', () => {
  expect(isAxisLine(line, { ...labels, spacing: 2.2 }, screenshot)).toBe(false);
  expect(isAxisLine(line, { ...labels, regularity: 0.6 }, screenshot)).toBe(false);
  expect(isAxisLine({ x0: 820, x1: 823 }, labels, screenshot)).toBe(false);
  expect(isAxisLine({ x0: 850, x1: 860 }, labels, screenshot)).toBe(false);
});

test('on a photo the rows of labels need not be even', () => {
  expect(isAxisLine(line, { ...labels, regularity: 0.6 }, { smeared: true })).toBe(true);
});
