import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slidingMaximum, slidingMean, slidingMinimum } from '#engine/read/axis/sliding-window';

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
      expect(slidingMean(picture, 4, 2)[at]).toBe(Math.floor(mean));
    }),
    { numRuns: 60 },
  );
});
