import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import type { DrawnCandle } from './draw-candles.ts';
import { candles, HEIGHT } from './random-candles.ts';

const PITCH = 14;
const MARGIN = 30;

/** Stems of two pixels with a tick to the left at the open and one to the right at the close. */
function drawBars(series: DrawnCandle[]) {
  const width = series.length * PITCH + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  const paint = (x: number, y: number, colour: number[]) => data.set(colour, (y * width + x) * 4);
  series.forEach(({ open, high, low, close }, i) => {
    const x = MARGIN + i * PITCH + PITCH / 2;
    const colour = close < open ? [38, 166, 154, 255] : [239, 83, 80, 255];
    for (let y = high; y <= low; y++) for (const dx of [0, 1]) paint(x + dx, y, colour);
    for (let dx = 1; dx <= 4; dx++) {
      paint(x - dx, open, colour);
      paint(x + 1 + dx, close, colour);
    }
  });
  return { width, height: HEIGHT, data };
}

test('reads OHLC bars back within a pixel, each with its direction', () => {
  fc.assert(
    fc.property(candles, (series) => {
      const found = findChart(drawBars(series), []);
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
