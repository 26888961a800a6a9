import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { leastScore } from '#engine/read/least-score';

/** What was found in a region, of which only how many candles there are and their pitch matter here. */
const found = (count: number, score: number, pitch = 22) => ({
  found: { lattice: { pitch, origin: 0 }, candles: Array(count).fill({}) } as unknown as FoundCandles,
  score,
});
const region = { isWhole: false };

test('a region that holds a part of another’s candles must convince clearly more, a small part still more', () => {
  expect(leastScore(found(35, 1), found(40, 0.5), region)).toBeCloseTo(0.54, 9);
  expect(leastScore(found(25, 1), found(40, 0.5), region)).toBeCloseTo(0.625, 9);
});

test('all candles are believed where a part of them convinced a little more', () => {
  expect(leastScore(found(40, 0.31), found(25, 0.32), region)).toBeLessThan(0.31);
  expect(leastScore(found(40, 0.31), found(25, 0.4), region)).toBeGreaterThan(0.31);
});

test('other candles, and the whole picture, must convince more than what was found before', () => {
  expect(leastScore(found(40, 1), found(25, 0.5, 9), region)).toBeCloseTo(0.51, 9);
  expect(leastScore(found(40, 1), found(25, 0.5), { isWhole: true })).toBeCloseTo(0.7, 9);
});
