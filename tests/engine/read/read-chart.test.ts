import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failure } from '#engine/outcome';
import type { Raster } from '#engine/raster';
import { findChart } from '#engine/read/find-chart';
import { readChart } from '#engine/read/read-chart';
import { decodePicture } from '../../../scripts/decode-picture.ts';
import { drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

/** No text is legible to it, so that every reading here is without a scale. */
const recogniseText = async () => [];

const raster = (width: number, height: number, colourOf: (i: number) => number): Raster => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i++) data[i] = i % 4 === 3 ? 255 : colourOf(i);
  return { width, height, data };
};

describe('readChart', () => {
  test('without a scale, values are relative, and that is said', async () => {
    await fc.assert(
      fc.asyncProperty(candles, style, async (series, look) => {
        const outcome = await readChart(drawCandles(series, HEIGHT, look), { recogniseText });
        if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
        const { axis, axisFailure, candles: read, quality } = outcome.value;
        expect(axis).toBeNull();
        expect(axisFailure).not.toBeNull();
        expect(quality.advice).toContain('show-the-axis');
        expect(Math.min(...read.map(({ low }) => low))).toBeCloseTo(0);
        expect(Math.max(...read.map(({ high }) => high))).toBeCloseTo(100);
        for (const { open, high, low, close, error, confidence } of read) {
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
          expect(low).toBeLessThanOrEqual(Math.min(open, close));
          expect(error).toBeGreaterThan(0);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 6, seed: 11 },
    );
  });

  test('a few marks without a scale that open far off the last close are no chart', async () => {
    const [look] = fc.sample(style, { numRuns: 1, seed: 5 });
    const drawWith = (gap: number) => {
      let at = 150;
      const few = Array.from({ length: 9 }, (_, i) => {
        const open = at + (i % 2 ? gap : -gap);
        at = open + [19, -14, 27, -18, -11, 23, 10, -25][i % 8]!;
        return { open, close: at, high: Math.min(open, at) - 5, low: Math.max(open, at) + 6 };
      });
      return drawCandles(few, HEIGHT, look!);
    };
    expect((await readChart(drawWith(0), { recogniseText })).ok).toBe(true);
    expect(await readChart(drawWith(9), { recogniseText })).toMatchObject({ ok: false, why: 'not-a-chart' });
    // The candles themselves are found, and would do beside a scale.
    expect(findChart(drawWith(9), [])).toMatchObject({ ok: true });
  });

  test('refuses a raster of any kind that holds no chart, and never throws', async () => {
    const noise = (i: number) => ((i * 2654435761) >>> 13) & 255;
    const rasters = [
      raster(1, 1, () => 0),
      raster(2000, 1, () => 7),
      raster(1, 2000, noise),
      raster(300, 200, () => 255),
      raster(300, 200, noise),
      raster(300, 200, (i) => (i >> 4) & 255),
      raster(81, 900, (i) => (i % 32 < 16 ? 0 : 255)),
      raster(640, 90, (i) => ((i >> 6) % 2 ? 20 : 230)),
    ];
    for (const picture of rasters) {
      const outcome = await readChart(picture, { recogniseText });
      expect(outcome.ok, `${picture.width}×${picture.height}`).toBe(false);
    }
  });

  test('never throws and never takes long on a broken picture of a chart', async () => {
    const damage = fc.record({
      holes: fc.array(fc.record({ x: fc.nat(), y: fc.nat(), w: fc.nat(200), h: fc.nat(200), value: fc.nat(255) }), {
        maxLength: 8,
      }),
      noise: fc.nat(120),
      cut: fc.double({ min: 0.3, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(candles, style, damage, async (series, look, { holes, noise, cut }) => {
        const whole = drawCandles(series, HEIGHT, look);
        const height = Math.max(81, Math.floor(whole.height * cut));
        const data = whole.data.slice(0, whole.width * height * 4);
        for (const { x, y, w, h, value } of holes)
          for (let row = y % height; row < Math.min(height, (y % height) + h); row++) {
            const from = (row * whole.width + (x % whole.width)) * 4;
            data.fill(value, from, Math.min(from + 4 * w, (row + 1) * whole.width * 4));
          }
        if (noise > 60)
          for (let i = 0; i < data.length; i++) data[i]! += (((i * 2654435761) >>> 13) % noise) - noise / 2;
        const start = performance.now();
        const outcome = await readChart({ width: whole.width, height, data }, { recogniseText });
        expect(performance.now() - start).toBeLessThan(10_000);
        if (outcome.ok) for (const { high, low } of outcome.value.candles) expect(high).toBeGreaterThanOrEqual(low);
      }),
      { numRuns: 8, seed: 23 },
    );
  });

  test('gives up when it is told to stop', async () => {
    const picture = raster(300, 200, () => 255);
    expect(await readChart(picture, { recogniseText, signal: { aborted: true } })).toEqual({
      ok: false,
      why: 'took-too-long',
    });
  });

  describe('of a picture with a legend', () => {
    const given = path.join(import.meta.dirname, '../../charts/given/images');
    const withLegend = decodePicture(path.join(given, 'lightweight-12.png'));

    test('asks for its words before the candles are measured to the end', async () => {
      const signal = { aborted: false };
      const asked = async () => {
        signal.aborted = true;
        return [];
      };
      // Had it asked only afterwards, there would be candles by then, and a reading without a scale.
      expect(await readChart(await withLegend, { recogniseText: asked, signal })).toEqual(failure('took-too-long'));
    });

    test('fails with its recogniser, also where it gives up', async () => {
      const signal = { aborted: false };
      const failing = async () => {
        signal.aborted = true;
        throw new Error('out of order');
      };
      await expect(readChart(await withLegend, { recogniseText: failing, signal })).rejects.toThrow('out of order');
    });
  });
});
