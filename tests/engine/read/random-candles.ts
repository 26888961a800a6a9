import fc from 'fast-check';
import type { DrawnCandle, Style } from './draw-candles.ts';

const THEMES = [
  { background: [255, 255, 255, 255], up: [38, 166, 154, 255], down: [239, 83, 80, 255] },
  { background: [19, 23, 34, 255], up: [14, 203, 129, 255], down: [246, 70, 93, 255] },
  { background: [0, 0, 0, 255], up: [255, 255, 255, 255], down: [60, 120, 255, 255] },
];

/** How one candle goes on from the last: body and wicks in rows, three or more, so that paint and wick can be seen. */
const step = fc.record({
  up: fc.boolean(),
  body: fc.integer({ min: 3, max: 22 }),
  above: fc.integer({ min: 0, max: 14 }),
  below: fc.integer({ min: 3, max: 14 }),
});

export const style: fc.Arbitrary<Style> = fc
  .record({
    theme: fc.constantFrom(...THEMES),
    pitch: fc.double({ min: 9, max: 24, noNaN: true }),
    hollow: fc.boolean(),
  })
  .map(({ theme, pitch, hollow }) => ({ ...theme, pitch, hollow, body: 2 * Math.floor((0.7 * pitch - 1) / 2) + 1 }));

export const HEIGHT = 420;

/** A walk that turns back at the edges, so that it fits the picture; each candle opens where the last closed. */
export const candles: fc.Arbitrary<DrawnCandle[]> = fc
  .tuple(fc.integer({ min: 120, max: 300 }), fc.array(step, { minLength: 24, maxLength: 60 }))
  .filter(([, steps]) => {
    const ups = steps.filter(({ up }) => up).length;
    return ups >= 6 && steps.length - ups >= 6;
  })
  .map(([start, steps]) => {
    let at = start;
    return steps.map(({ up, body, above, below }) => {
      const isUp = at < 70 ? false : at > HEIGHT - 70 ? true : up;
      const open = at;
      const close = isUp ? open - body : open + body;
      at = close;
      return { open, close, high: Math.min(open, close) - above, low: Math.max(open, close) + below };
    });
  });
