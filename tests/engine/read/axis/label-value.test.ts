import { describe, expect, test } from 'vitest';
import { isPercent, labelValues, usualDecimals } from '#engine/read/axis/label-value';

const written = (text: string) => labelValues(text, null)[0]?.value;

describe('a label as it is written', () => {
  test.each([
    ['180.00', 180],
    ['67,500.00', 67_500],
    ['1,234,567', 1_234_567],
    ['144.000,00', 144_000],
    ['0,9550', 0.955],
    ['180,25', 180.25],
    ['0.00001234', 0.00001234],
    ['$67,500', 67_500],
    ['67.5K', 67_500],
    ['1.25M', 1_250_000],
    ['2.4B', 2_400_000_000],
    ['138.900', 138.9],
    ['67500,00', 67_500],
    ['0.001.075', 0.001075],
    ['1,42,000', 142_000],
    ['1,42,000.50', 142_000.5],
    ['.50', 0.5],
    ['$.50', 0.5],
    ['1.800e+5', 180_000],
    ['2.000e-4', 0.0002],
    ['8.25+4', 82_500],
  ])('%s is %d', (text, value) => {
    expect(written(text)).toBeCloseTo(value, 10);
  });

  test.each(['', 'Vol', '...', 'KMB', '1.9,000'])("'%s' is no number", (text) => {
    expect(labelValues(text, 2)).toEqual([]);
  });

  test('a percentage is told from a number', () => {
    expect(['12.50%', '0.00%', '12.50', '%'].map(isPercent)).toEqual([true, true, false, false]);
  });
});

test('a label that lost its point may mean what its column says, and is marked so', () => {
  expect(labelValues('10560', 4)).toEqual([
    { value: 10_560, decimals: 0, weight: 0.6, isRepaired: false },
    { value: 1.056, decimals: 4, weight: 0.8, isRepaired: true },
  ]);
});

test('what begins with nothing and has no point is a price only where its point was lost, or all before it', () => {
  expect(labelValues('0915', null)).toEqual([]);
  expect(labelValues('0915', 0)).toEqual([]);
  expect(labelValues('0915', 2)).toEqual([]);
  expect(labelValues('0915', 3)).toMatchObject([{ value: 0.915, isRepaired: true }]);
  expect(labelValues('004000', 6)).toMatchObject([{ value: 0.004, isRepaired: true }]);
});

test('the column votes on its decimals; a comma before three digits parts thousands', () => {
  expect(usualDecimals(['1.0580', '10560', '1.0540'])?.decimals).toBe(4);
  expect(usualDecimals(['5,400.00', '5,200,00', '5,000.00'])?.decimals).toBe(2);
  expect(usualDecimals(['75,000', '72,000'])?.decimals).toBe(0);
  expect(usualDecimals(['x'])).toBeNull();
});
