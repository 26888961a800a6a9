import { expect, test } from 'vitest';
import { parsePrice } from '../../../src/ui/report/parse-price.ts';

test.each([
  ['1.0842', 1.0842],
  ['38,596.5', 38_596.5],
  ['38.596,50', 38_596.5],
  ['38,596', 38_596],
  ['1 234', 1234],
  ["1'234.5", 1234.5],
  ['0,125', 0.125],
  ['1,5', 1.5],
  ['1.250.000', 1_250_000],
  ['0.00002094', 0.000_020_94],
  ['-37.63', -37.63],
  ['.5', 0.5],
])('%s is a price as typed', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each(['', 'abc', '1.2.3', '12e4', '--5', '1,23,4'])('%s is none', (text) => {
  expect(parsePrice(text)).toBeNull();
});
