import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { joinParts } from '#engine/read/join-parts';

const PITCH = 86;
const rows = { y0: 0, y1: 900 };

/** Candles at these columns of the picture, of which only the place matters here. */
const found = (x0: number, x1: number, columns: number[]) => ({
  found: {
    region: { x0, x1, ...rows },
    lattice: { pitch: PITCH, origin: 0 },
    candles: columns.map((x) => ({ x: x - x0, top: 100, bottom: 300 })),
  } as unknown as FoundCandles,
  score: 0.5,
});
const all = Array.from({ length: 20 }, (_, i) => 471 + PITCH * i);
const whole = found(355, 2176, all);
const right = found(1297, 2176, all.slice(10));

test('one stroke at the side of a part, as the border of a list beside it, keeps no two parts of a chart from being joined', () => {
  const left = found(355, 1139, [385, ...all.slice(0, 8)]);
  expect(joinParts([left, right], () => whole)).toBe(whole);
});

test('what holds but some of a part’s candles is no chart that it is a part of', () => {
  const left = found(355, 1139, [...all.slice(0, 6), 471 + 6.5 * PITCH, 471 + 7.5 * PITCH]);
  expect(joinParts([left, right], () => whole)).toBeNull();
});

test('what holds both parts is not the chart where another region holds all of it and more', () => {
  const left = found(355, 1139, all.slice(0, 8));
  const further = found(0, 2176, [...[1, 2, 3].map((i) => 471 - PITCH * i), ...all]);
  expect(joinParts([left, right], () => whole)).toBe(whole);
  expect(joinParts([left, right, further], () => whole)).toBeNull();
});
