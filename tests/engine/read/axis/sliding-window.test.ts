import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyParts, slidingMaximum, slidingMean, slidingMinimum } from '#engine/read/axis/sliding-window';

const plane = fc
  .record({ width: fc.integer({ min: 12, max: 20 }), height: fc.integer({ min: 12, max: 20 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((data) => ({ width, height, data: Uint8Array.from(data) })),
  );

test('inside the picture the window holds what it reaches and nothing else', () => {
  fc.assert(
    fc.property(plane, (picture) => {
      const { width, height, data } = picture;
      const x = width >> 1;
      const y = height >> 1;
      const window = (reachX: number, reachY: number) =>
        Array.from({ length: 2 * reachY + 1 }, (_, k) =>
          Array.from(data.subarray((y + k - reachY) * width + x - reachX, (y + k - reachY) * width + x + reachX + 1)),
        ).flat();
      const at = y * width + x;
      expect(slidingMaximum(picture, 5)[at]).toBe(Math.max(...window(5, 5)));
      expect(slidingMinimum(picture, 5)[at]).toBe(Math.min(...window(5, 5)));
      const values = window(4, 2);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(slidingMean(picture, { x: 4, y: 2 })[at]).toBe(Math.floor(mean));
    }),
    { numRuns: 60 },
  );
});

const spots = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 69 }),
    y: fc.integer({ min: 0, max: 49 }),
    level: fc.integer({ min: 0, max: 255 }),
  }),
  { maxLength: 5 },
);

test('where nothing stands out near a pixel it is in no busy part, and of those that are the windows are those of the whole picture', () => {
  const [width, height, reach, quiet] = [70, 50, 5, 16];
  fc.assert(
    fc.property(spots, (some) => {
      const picture = { width, height, data: new Uint8Array(width * height).fill(90) };
      for (const { x, y, level } of some) picture.data[y * width + x] = level;
      const { busy, around } = busyParts(picture, reach, quiet);
      const [least, most, mean] = [
        slidingMinimum(picture, reach),
        slidingMaximum(picture, reach),
        slidingMean(picture, { x: 22, y: 4 }),
      ];
      const [low, high, ground] = [
        slidingMinimum(picture, reach, around),
        slidingMaximum(picture, reach, around),
        slidingMean(picture, { x: 22, y: 4 }, busy),
      ];
      for (let y = 0; y < height; y++)
        for (let x = 0, at = y * width; x < width; x++, at++) {
          if (busy(y).some(([from, to]) => x >= from && x < to))
            expect([low[at], high[at], ground[at]]).toEqual([least[at], most[at], mean[at]]);
          else expect(most[at]! - least[at]!).toBeLessThanOrEqual(quiet);
        }
    }),
    { numRuns: 60 },
  );
});
