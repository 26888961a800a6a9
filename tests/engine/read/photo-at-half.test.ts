import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failure } from '#engine/outcome';
import { findChart } from '#engine/read/find-chart';
import { type DrawnCandle, drawCandles } from './draw-candles.ts';

/** px of a picture so large that its chart is sought at half the size. */
const HEIGHT = 924;

const wick = fc.integer({ min: 0, max: 14 });
const step = fc.record({ by: fc.integer({ min: -30, max: 30 }), above: wick, below: wick });

test('candles so near that only the full size of a large picture shows them are read in a screenshot, and not looked for in a photo, whose lens leaves no strokes that thin', () => {
  const [steps] = fc.sample(fc.array(step, { minLength: 450, maxLength: 450 }), { numRuns: 1, seed: 7 });
  let close = HEIGHT / 2;
  const candles = steps!.map(({ by, above, below }): DrawnCandle => {
    const open = close;
    close = Math.min(HEIGHT - 44, Math.max(44, open + (by || 2)));
    return { open, close, high: Math.min(open, close) - above, low: Math.max(open, close) + below };
  });
  const picture = drawCandles(candles, HEIGHT, {
    pitch: 4,
    body: 3,
    background: [19, 23, 34, 255],
    up: [14, 203, 129, 255],
    down: [246, 70, 93, 255],
    hollow: false,
  });
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(450);
  expect(findChart(picture, [], { smeared: true })).toEqual(failure('not-a-chart'));
});
