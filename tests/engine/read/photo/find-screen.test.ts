import { describe, expect, test } from 'vitest';
import { findScreen } from '#engine/read/photo/find-screen';

const SIZE = { width: 700, height: 500 };
const SCREEN = { x0: 90, x1: 620, y0: 80, y1: 420 };
const BEZEL = 24;

/** A light screen with marks in it, its bezel and a desk that differs from it in the lower half only. */
function photo(text: { x0: number; x1: number } | null = null) {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(255);
  const beyond = (x: number, y: number) => Math.max(SCREEN.x0 - x, x - SCREEN.x1 + 1, SCREEN.y0 - y, y - SCREEN.y1 + 1);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const out = beyond(x, y);
      const isMark = out <= -40 && x % 17 < 6 && (y * 7 + x) % 90 < 50;
      const isText = text && x >= text.x0 && x < text.x1 && out < -6 && y % 30 < 8 && x % 7 < 4;
      const level = out > BEZEL ? (y > 250 ? 120 : 62) : out > 0 ? 60 : isMark || isText ? 50 : 240;
      data.fill(level, (y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 3);
    }
  return { ...SIZE, data };
}

describe('a screen in a straightened photo', () => {
  test('ends within its bezel, of which the outer edge is seen in parts alone', () => {
    const found = findScreen(photo());
    for (const side of ['x0', 'x1', 'y0', 'y1'] as const) expect(Math.abs(found[side] - SCREEN[side])).toBeLessThan(4);
  });

  test('keeps what is written right beside its border', () => {
    const found = findScreen(photo({ x0: 575, x1: 610 }));
    expect(found.x1).toBeGreaterThan(612);
  });
});
