import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import { centreOf, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

describe('findChart', () => {
  test('reads any drawn series back within a pixel, in any theme, filled or hollow', () => {
    fc.assert(
      fc.property(candles, style, (series, look) => {
        const found = findChart(drawCandles(series, HEIGHT, look), []);
        if (!found.ok) throw new Error(`refused: ${found.why}`);
        const { region, candles: read } = found.value;
        const rows = candleRows(found.value);
        expect(rows.length).toBe(series.length);
        series.forEach((candle, i) => {
          const row = rows[i]!;
          expect(Math.abs(region.x0 + read[i]!.x - 0.5 - centreOf(i, look))).toBeLessThanOrEqual(1);
          for (const price of ['open', 'high', 'low', 'close'] as const)
            expect(Math.abs(row[price] - 0.5 - candle[price]), `${price} of candle ${i}`).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('too few candles for any statement are refused as such or as no chart', () => {
    fc.assert(
      fc.property(candles, style, (series, look) => {
        expect(findChart(drawCandles(series.slice(0, 4), HEIGHT, look), []).ok).toBe(false);
      }),
      { numRuns: 10, seed: 7 },
    );
  });
});
