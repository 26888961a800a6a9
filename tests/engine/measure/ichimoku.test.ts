import { expect, test } from 'vitest';
import { cloudNeeds, ichimoku } from '#engine/measure/ichimoku';
import { candlesOf, walk } from '../series.ts';

const candles = candlesOf(walk(120, 21));
const middle = (from: number, to: number) => {
  const window = candles.slice(from, to + 1);
  return (Math.max(...window.map((c) => c.high)) + Math.min(...window.map((c) => c.low))) / 2;
};

test('Tenkan and Kijun are the middles of nine and of twenty-six candles', () => {
  const lines = ichimoku(candles);
  expect(lines.conversion[60]).toBeCloseTo(middle(52, 60), 12);
  expect(lines.base[60]).toBeCloseTo(middle(35, 60), 12);
  expect(lines.conversion[7]).toBeNull();
  expect(lines.base[24]).toBeNull();
});

test('The cloud under a candle is what the spans were twenty-five candles before', () => {
  const lines = ichimoku(candles);
  const at = 100;
  const then = at - 25;
  expect(lines.cloudA[at]).toBeCloseTo((middle(then - 8, then) + middle(then - 25, then)) / 2, 12);
  expect(lines.cloudB[at]).toBeCloseTo(middle(then - 51, then), 12);
  expect(lines.cloudB.findIndex((value) => value !== null)).toBe(cloudNeeds - 1);
});

test('The spans computed now are those drawn ahead', () => {
  const lines = ichimoku(candles);
  expect(lines.aheadB).toBeCloseTo(middle(119 - 51, 119), 12);
});

test('Chikou compares a close with the one that it is drawn over', () => {
  const { chikou } = ichimoku(candles);
  expect(chikou[24]).toBeNull();
  expect(chikou[80]).toBeCloseTo(candles[80]!.close - candles[55]!.close, 12);
});
