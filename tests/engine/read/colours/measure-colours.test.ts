import { expect, test } from 'vitest';
import { measureColours } from '#engine/read/colours/measure-colours';

const region = { x0: 0, y0: 0, x1: 100, y1: 100 };
const palette = {
  colours: [
    { rgb: [255, 255, 255] as const, share: 0.9 },
    { rgb: [172, 206, 188] as const, share: 0.1 },
  ],
  classOf: new Uint8Array(32768),
  radius: 34,
};

/** Bars that end before row 90, one px wide, of these heights; a line over them hides the rows 80 and 81. */
function barsUnderLine(heights: number[]) {
  const runs = heights.flatMap((height, i) => {
    const bar = { x: 5 + 10 * i, colour: 1, boxed: true, solid: true };
    return height > 10
      ? [
          { ...bar, y0: 90 - height, y1: 80 },
          { ...bar, y0: 82, y1: 90 },
        ]
      : [{ ...bar, y0: 90 - height, y1: 90 }];
  });
  const pixels = Float64Array.from([9000, 300]);
  return measureColours({ runs, pixels, level: new Float64Array(2) }, palette, region)[1]!;
}

test('bars that a line of the grid cuts are whole, as high as the tallest, and nothing of them stands elsewhere', () => {
  const { baseShare, bars, elsewhere } = barsUnderLine([8, 40, 30, 6, 50, 25, 8, 35]);
  expect(bars).toEqual({ top: 40, base: 89 });
  expect(elsewhere).toBe(0);
  expect(baseShare).toBeGreaterThan(0.95);
});

test('of bars of many heights little begins on one row, of a note between its letters nearly all', () => {
  expect(barsUnderLine([8, 40, 30, 6, 50, 25, 8, 35]).head).toBeLessThan(0.3);
  expect(barsUnderLine([35, 35, 35, 8, 35, 35, 6, 35]).head).toBeGreaterThan(0.9);
});
