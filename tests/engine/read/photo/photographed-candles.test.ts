import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import type { Homography } from '#engine/read/photo/homography';
import { warp } from '#engine/read/photo/warp';
import { readChart } from '#engine/read/read-chart';
import { scoreReading } from '../../../../scripts/score-reading.ts';
import { drawCandles, type Style } from '../draw-candles.ts';
import { candles, HEIGHT, style } from '../random-candles.ts';

/** From px of the photo to px of the screen: turned, and seen from the side and from above. */
const view: fc.Arbitrary<Homography> = fc
  .record({
    turn: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    side: fc.double({ min: -0.00008, max: 0.00008, noNaN: true }),
    above: fc.double({ min: -0.00008, max: 0.00008, noNaN: true }),
  })
  .map(({ turn, side, above }) => [1, turn, -20, -turn, 1, 15, side, above, 1]);

/** Level lines behind the candles, as charts have them: without any, nothing in the picture tells how it is turned. */
function withGrid({ width, height, data }: Raster, { background }: Style): Raster {
  const light = background[0]! > 128;
  const drawn = Uint8ClampedArray.from(data);
  for (let y = 25; y < height; y += 70)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      for (let i = at; i < at + 3; i++) if (data[i] === background[i - at]) drawn[i] = data[i]! + (light ? -28 : 28);
    }
  return { width, height, data: drawn };
}

/** Uneven light and the grain of a sensor: no two px of a ground are alike any more. */
function expose({ width, height, data }: Raster): Raster {
  const lit = Uint8ClampedArray.from(data, (value, i) => {
    const x = ((i >> 2) % width) / width - 0.5;
    const y = Math.floor((i >> 2) / width) / height - 0.5;
    const grain = (((i * 2654435761) >>> 11) % 9) - 4;
    return i % 4 === 3 ? 255 : 12 + 0.88 * value * (1 - 0.25 * (x * x + y * y)) + grain;
  });
  return { width, height, data: lit };
}

test('a photographed series is read back: nearly every candle, most prices to half a hundredth of the range', async () => {
  await fc.assert(
    fc.asyncProperty(
      candles,
      style.filter(({ pitch }) => pitch > 13),
      view,
      async (series, look, seenFrom) => {
        const screen = withGrid(drawCandles(series, HEIGHT, { ...look, hollow: false }), look);
        const photo = expose(warp(screen, seenFrom, screen.width, screen.height));
        const outcome = await readChart(photo, { recogniseText: async () => [] });
        if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
        const { candles: read, quality } = outcome.value;
        expect(quality.source).toBe('photo');
        const prices = (of: (price: 'open' | 'high' | 'low' | 'close') => number) => ({
          o: of('open'),
          h: of('high'),
          l: of('low'),
          c: of('close'),
        });
        const { shape } = scoreReading(
          { isChart: true, candles: read.map((candle) => prices((price) => candle[price])), axis: null },
          {
            ...{ id: '', set: '', lib: '', variant: 'photo', isChart: true },
            candles: series.map((candle) => prices((price) => HEIGHT - candle[price])),
            axis: { scale: 'linear', p1: 0, y1: HEIGHT, p2: HEIGHT, y2: 0 },
          },
        );
        expect(Math.min(shape.recall, shape.precision)).toBeGreaterThan(0.95);
        expect(shape.median).toBeLessThan(0.6);
        expect(shape.direction).toBeGreaterThan(0.97);
      },
    ),
    { numRuns: 3, seed: 5, endOnFailure: true },
  );
}, 90_000);
