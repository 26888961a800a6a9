import { expect, test } from 'vitest';
import type { LabelFit } from '#engine/read/axis/fit-labels';
import { isIndexed } from '#engine/read/axis/is-indexed';

const fit: LabelFit = { scale: 'linear', slope: -0.1, offset: 130, used: [], residual: 0, score: 0, lead: 9 };
const grid = [100, 200, 400].map((y) => ({ y, share: 0.9, step: 8 }));
const first = { open: 250, high: 236, low: 252, close: 240 };

test('a chart that begins at 100 is an index', () => {
  expect(isIndexed(fit, { first: { open: 299, high: 255, low: 299.5, close: 260 }, grid, glyphHeight: 9 })).toBe(true);
  expect(isIndexed(fit, { first, grid, glyphHeight: 9 })).toBe(false);
});

test('so is one whose first candle has 100 between its ends: it counts from the close before it', () => {
  expect(isIndexed(fit, { first: { ...first, low: 310 }, grid, glyphHeight: 9 })).toBe(true);
});

test('so is one with a line of its own at 100, though not one whose grid has a line there', () => {
  const lineAt = (step: number, share = 1) => [...grid, { y: 300, share, step }];
  expect(isIndexed(fit, { first, grid: lineAt(60), glyphHeight: 9 })).toBe(true);
  expect(isIndexed(fit, { first, grid: lineAt(8), glyphHeight: 9 })).toBe(false);
  // A dotted line of the last price at 100 is not drawn through.
  expect(isIndexed(fit, { first, grid: lineAt(60, 0.5), glyphHeight: 9 })).toBe(false);
});

test('no logarithmic scale is one: apps offer an index in its place', () => {
  const log: LabelFit = { ...fit, scale: 'log', slope: -0.001, offset: Math.log(100) + 0.3 };
  expect(isIndexed(log, { first: { open: 299, high: 255, low: 299.5, close: 260 }, grid, glyphHeight: 9 })).toBe(false);
});
