import { expect, test } from 'vitest';
import { priceScale, relativeScale } from '#engine/read/value-scale';

test('a linear axis goes in equal steps, a logarithmic one in equal ratios', () => {
  const linear = priceScale({ scale: 'linear', p1: 100, y1: 400, p2: 200, y2: 0 });
  expect([linear(400), linear(200), linear(0)]).toEqual([100, 150, 200]);
  const log = priceScale({ scale: 'log', p1: 1, y1: 400, p2: 100, y2: 0 });
  expect(log(200)).toBeCloseTo(10);
});

test('without an axis 0 is the lowest low and 100 the highest high', () => {
  const at = relativeScale([
    { open: 60, high: 20, low: 90, close: 40 },
    { open: 60, high: 50, low: 120, close: 70 },
  ]);
  expect([at(120), at(20), at(70)]).toEqual([0, 100, 50]);
});
