import { expect, test } from 'vitest';
import { findBoxes } from '#engine/read/lattice/find-boxes';
import { watermarkOf } from '#engine/read/marks/watermark-of';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT] = [400, 120];
const LATTICE = { pitch: 6.18, origin: 12, share: 1, occupancy: 1 };
/** A white that letters beside the chart have, and the green of candles, which on black has less than half of its contrast. */
const COLOURS = {
  background: [0, 0, 0],
  candles: [
    [255, 255, 255],
    [0, 200, 5],
  ],
  bars: [],
  lines: [],
  others: [],
} as unknown as Parameters<typeof watermarkOf>[0];

function marksWith(width: number) {
  const ink = inkOf(new Uint8Array(WIDTH * HEIGHT), WIDTH);
  const fill = (owner: number, x: number, across: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) {
      ink.cover.fill(255, y * WIDTH + x, y * WIDTH + x + across);
      ink.owner.fill(owner, y * WIDTH + x, y * WIDTH + x + across);
    }
  };
  for (let i = 0; i < 20; i++) fill(2, Math.round(12 + 2 * LATTICE.pitch * i - width / 2), width, 30 + i, 50 + 2 * i);
  for (let i = 0; i < 10; i++) fill(1, 300 + 9 * i, 2, 100, 110);
  return { ink, lines: new Set<number>(), boxes: findBoxes(ink, { widest: 40 }), seeds: [], lattice: LATTICE };
}

test('bodies that touch, which whole px make a bit wider than the pitch, are no watermark beside white letters; broad strokes are', () => {
  expect(watermarkOf(COLOURS, marksWith(7))).toBeNull();
  expect(watermarkOf(COLOURS, marksWith(11))).toBe(1);
});
