import { expect, test } from 'vitest';
import { measureCandle } from '#engine/read/candles/measure-candle';
import type { Ink } from '#engine/read/ink/unmix-ink';
import { inkOf } from '../ink-of.ts';

const WIDTH = 15;
const HEIGHT = 60;

/** Coverage of a candle whose body is rows 20 to 40, if not told otherwise, and whose wick, rows 8 to 52, covers its column by `share`, with soft ends. */
function softCandle(share: number, body = { y0: 20, y1: 40, full: 255 }) {
  const full = Math.round(255 * share);
  const middle = new Uint8Array(HEIGHT);
  const sides = new Uint8Array(HEIGHT);
  middle.fill(full, 8, 52).fill(body.full, body.y0, body.y1);
  sides.fill(body.full, body.y0, body.y1);
  for (const [row, part] of [
    [7, 0.2],
    [8, 0.8],
    [51, 0.8],
    [52, 0.2],
  ] as const)
    middle[row] = full * part;
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    cover.fill(sides[y]!, y * WIDTH + 3, y * WIDTH + 12);
    cover[y * WIDTH + 7] = middle[y]!;
  }
  const none = new Uint8Array(HEIGHT);
  const ink: Ink = inkOf(cover, WIDTH);
  const segment = { y0: 8, y1: 52, area: 300, bodyRows: body.y1 - body.y0, lopsidedRows: 0, ownBody: body };
  const profile = {
    slot: 0,
    x: 7.5,
    wick: [7, 8] satisfies [number, number],
    middle,
    sides,
    left: sides,
    right: sides,
    covered: none,
    lopsided: none,
    segments: [segment],
  };
  return measureCandle(ink, { profile, segment }, { wick: 1, body: 9 });
}

test.each([1, 0.7, 0.45])('a wick that covers %f of its px ends where it ends, be it as thin as it is', (share) => {
  const { top, bottom, bodyTop, bodyBottom } = softCandle(share);
  expect(top).toBeCloseTo(8, 1);
  expect(bottom).toBeCloseTo(52, 1);
  expect([bodyTop, bodyBottom]).toEqual([20, 40]);
});

test('a body of which but little of one row is seen still ends below where it begins', () => {
  const { bodyTop, bodyBottom } = softCandle(1, { y0: 30, y1: 31, full: 44 });
  expect(bodyTop).toBeGreaterThanOrEqual(30);
  expect(bodyBottom).toBeLessThanOrEqual(31);
  expect(bodyBottom).toBeGreaterThan(bodyTop);
});

/** How even a body of 40 px is whose middle stands so far from the region's side. */
function evenAt(x: number): number {
  const rows = new Uint8Array(HEIGHT).fill(255, 20, 40);
  const none = new Uint8Array(HEIGHT);
  const cover = new Uint8Array(60 * HEIGHT);
  for (let y = 20; y < 40; y++) cover.fill(255, y * 60, y * 60 + x + 20);
  const segment = { y0: 20, y1: 40, area: 800, bodyRows: 20, lopsidedRows: 0, ownBody: { y0: 20, y1: 40 } };
  const parts = { middle: rows, sides: rows, left: rows, right: rows, covered: none, lopsided: none };
  const profile = { slot: 0, x, wick: [x, x + 1] satisfies [number, number], ...parts, segments: [segment] };
  return measureCandle(inkOf(cover, 60), { profile, segment }, { wick: 1, body: 40 }).symmetry;
}

test('a body that the region cuts beside its middle is as even as one that it does not cut, a piece of one is not', () => {
  expect(evenAt(20)).toBe(1);
  expect(evenAt(9)).toBe(1);
  expect(evenAt(3)).toBe(0);
});
