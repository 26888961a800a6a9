import { expect, test } from 'vitest';
import { areScattered } from '#engine/read/axis/scattered-percents';

const column = (texts: string[], rows = texts.map((_, i) => 40 * i)) => texts.map((text, i) => ({ text, y: rows[i]! }));

test('what is traded has moved by any percentage, which are no scale', () => {
  expect(areScattered(column(['2.66%', '0.30%', '1.65%', '1.61%', '1.07%', '1.52%']))).toBe(true);
});

test('percentages of a scale are even, also where one is hidden, another misread, or the minus not seen', () => {
  expect(areScattered(column(['10%', '8%', '6%', '4%', '2%', '0%']))).toBe(false);
  expect(areScattered(column(['10%', '8%', '4%', '2%', '0%'], [0, 40, 120, 160, 200]))).toBe(false);
  expect(areScattered(column(['2.5%', '1.5%', '0.5%', '0.5%', '1.5%', '2.5%']))).toBe(false);
  expect(areScattered(column(['10%', '8%', '6%', '44%', '2%', '0%', '-2%', '-4%']))).toBe(false);
});

test('a few may happen to stand anyhow', () => {
  expect(areScattered(column(['2.66%', '0.30%', '1.65%']))).toBe(false);
});
