import { expect, test } from 'vitest';
import { strengthenStrokes } from '#engine/read/ink/strengthen-strokes';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT] = [120, 40];

/** What becomes of upright strokes of so much coverage, each of so much in the columns beside it, of a faint one behind them, and of blocks. */
function strengthened(stroke: number, { beside = 20, count = 12, faint = 90, block = 0 } = {}) {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 5; y < 35; y++) {
    for (let i = 0; i < count; i++) cover.set([beside, stroke, beside], y * WIDTH + 4 + 8 * i);
    cover[y * WIDTH + 100] = faint;
    cover.fill(block, y * WIDTH + 104, y * WIDTH + 116);
  }
  const strong = strengthenStrokes(inkOf(cover, WIDTH)) ?? cover;
  return { stroke: strong[20 * WIDTH + 5], beside: strong[20 * WIDTH + 4], ground: strong[20 * WIDTH + 8] };
}

test('strokes that a lens has made faint are strengthened alike, by twice at most, and the ground stays bare', () => {
  expect(strengthened(160)).toEqual({ stroke: 230, beside: 29, ground: 0 });
  expect(strengthened(80)).toEqual({ stroke: 160, beside: 40, ground: 0 });
});

test('strong strokes stay as they are, and so do few; broad blocks say nothing of how strong they are', () => {
  expect(strengthened(240).beside).toBe(20);
  expect(strengthened(80, { count: 1, faint: 0 }).stroke).toBe(80);
  expect(strengthened(160, { block: 255 }).stroke).toBe(230);
});

test('strokes that count anyhow stay as they are where hardly any others would come to count', () => {
  expect(strengthened(160, { faint: 0 }).stroke).toBe(160);
});
