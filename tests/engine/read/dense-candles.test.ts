import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';

const HEIGHT = 400;
const UP = [38, 166, 154, 255];
const DOWN = [239, 83, 80, 255];

/** Candles as libraries draw them when there is no room for bodies: strokes of two pixels, four apart. */
function drawStrokes(steps: number[]) {
  const width = 4 * steps.length + 60;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  let at = HEIGHT / 2;
  steps.forEach((step, i) => {
    const to = Math.min(HEIGHT - 40, Math.max(40, at + step));
    const [top, bottom] = [Math.min(at, to) - 6, Math.max(at, to) + 6];
    for (let y = top; y <= bottom; y++)
      for (const dx of [0, 1]) data.set(to < at ? UP : DOWN, (y * width + 30 + 4 * i + dx) * 4);
    at = to;
  });
  return { width, height: HEIGHT, data };
}

test('candles drawn as wicks alone are told to be too dense, not guessed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -14, max: 14 }), { minLength: 120, maxLength: 200 }), (steps) => {
      expect(findChart(drawStrokes(steps), [])).toEqual({ ok: false, why: 'too-dense' });
    }),
    { numRuns: 12, seed: 3 },
  );
});
