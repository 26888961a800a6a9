import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import type { DrawnCandle } from '../draw-candles.ts';

const PITCH = 30;
const STEM = 7;
const HALF = 3;
const TICK = 8;
const HEIGHT = 400;

type Manner = 'hanging' | 'extended' | 'exact';

/** A walk in which bars open where the last one closed, and many open or close at an end. */
const series = Array.from({ length: 40 }, (_, i): DrawnCandle => {
  const closeOf = (at: number) => Math.round(200 + 60 * Math.sin(at / 5) + 28 * Math.sin(2.3 * at));
  const [open, close] = [closeOf(i - 1), closeOf(i)];
  const [above, below] = [i % 3 ? 9 + (i % 7) : 0, i % 4 ? 8 + (i % 5) : i % 8 ? 0 : 3];
  return { open, close, high: Math.min(open, close) - above, low: Math.max(open, close) + below };
});

/** Bars as libraries draw them whose ticks hang from their price, whose stems go on by half their width, or that end at their prices. */
function drawIn(manner: Manner) {
  const width = PITCH * (series.length + 2);
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (const [i, { open, high, low, close }] of series.entries()) {
    const colour = close < open ? [38, 166, 154, 255] : [239, 83, 80, 255];
    const x = PITCH * (i + 1);
    const fill = (x0: number, x1: number, y0: number, y1: number) => {
      for (let y = y0; y <= y1; y++) for (let at = x0; at <= x1; at++) data.set(colour, (y * width + at) * 4);
    };
    const beyond = manner === 'extended' ? HALF : 0;
    fill(x - HALF, x + HALF, high - beyond, low + beyond);
    for (const [price, x0, x1] of [[open, x - HALF - TICK, x] as const, [close, x, x + HALF + TICK] as const]) {
      const top = manner === 'hanging' ? Math.min(price, low - STEM + 1) : price - HALF;
      fill(x0, x1, top, top + STEM - 1);
    }
  }
  return { width, height: HEIGHT, data };
}

test.each(['hanging', 'extended', 'exact'] as const)('where strokes are %s, thick bars have their prices', (manner) => {
  const found = findChart(drawIn(manner), []);
  if (!found.ok) throw new Error(found.why);
  const rows = candleRows(found.value);
  expect(rows).toHaveLength(series.length);
  const far = series.flatMap((bar, i) =>
    (['open', 'high', 'low', 'close'] as const).filter((price) => Math.abs(rows[i]![price] - 0.5 - bar[price]) > 1.5),
  );
  // A tick that was pushed up, or that stands out of its stem, tells its price but roughly.
  expect(far.length).toBeLessThan(0.15 * 4 * series.length);
});
