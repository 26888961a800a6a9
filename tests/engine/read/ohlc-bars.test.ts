import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import type { DrawnCandle } from './draw-candles.ts';
import { candles, HEIGHT } from './random-candles.ts';

const MARGIN = 30;
type Strokes = { pitch: number; stem: number; tick: number };

/** Stems with a tick to the left at the open and one to the right at the close, `tick` px long and, about their row, as thick as the stem is wide but for a rest. */
function drawBars(series: DrawnCandle[], { pitch, stem, tick }: Strokes) {
  const width = series.length * pitch + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  const half = (stem - 1) >> 1;
  series.forEach(({ open, high, low, close }, i) => {
    const x = MARGIN + i * pitch + pitch / 2;
    const colour = close < open ? [38, 166, 154, 255] : [239, 83, 80, 255];
    const fill = (x0: number, x1: number, y0: number, y1: number) => {
      for (let y = y0; y <= y1; y++) for (let at = x0; at < x1; at++) data.set(colour, (y * width + at) * 4);
    };
    fill(x, x + stem, high - half, low + half);
    fill(x - tick, x, open - half, open + half);
    fill(x + stem, x + stem + tick, close - half, close + half);
  });
  return { width, height: HEIGHT, data };
}

test('reads OHLC bars back within a pixel, each with its direction', () => {
  fc.assert(
    fc.property(candles, (series) => {
      const found = findChart(drawBars(series, { pitch: 14, stem: 2, tick: 4 }), []);
      if (!found.ok) throw new Error(`refused: ${found.why}`);
      const rows = candleRows(found.value);
      expect(rows.length).toBe(series.length);
      series.forEach((bar, i) => {
        expect(found.value.directions.up[i]).toBe(bar.close < bar.open);
        for (const price of ['open', 'high', 'low', 'close'] as const)
          expect(Math.abs(rows[i]![price] - 0.5 - bar[price]), `${price} of bar ${i}`).toBeLessThanOrEqual(1);
      });
    }),
    { numRuns: 15, seed: 5 },
  );
});

test('reads bars with strokes of a quarter of the pitch, which are wider than wicks are', () => {
  fc.assert(
    fc.property(candles, (series) => {
      const found = findChart(drawBars(series, { pitch: 36, stem: 9, tick: 8 }), []);
      if (!found.ok) throw new Error(`refused: ${found.why}`);
      const rows = candleRows(found.value);
      expect(rows.length).toBe(series.length);
      series.forEach((bar, i) => {
        for (const price of ['open', 'close'] as const)
          expect(Math.abs(rows[i]![price] - 0.5 - bar[price]), `${price} of bar ${i}`).toBeLessThanOrEqual(5);
      });
    }),
    { numRuns: 6, seed: 5, endOnFailure: true },
  );
});
