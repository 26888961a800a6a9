import { expect, test } from 'vitest';
import { tellManner } from '#engine/read/candles/bar-manner';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import type { DrawnCandle } from '../draw-candles.ts';
import { inkOf } from '../ink-of.ts';

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
function drawIn(manner: Manner, bars: DrawnCandle[]) {
  const width = PITCH * (bars.length + 2);
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (const [i, { open, high, low, close }] of bars.entries()) {
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
  const found = findChart(drawIn(manner, series), []);
  if (!found.ok) throw new Error(found.why);
  const rows = candleRows(found.value);
  expect(rows).toHaveLength(series.length);
  const far = series.flatMap((bar, i) =>
    (['open', 'high', 'low', 'close'] as const).filter((price) => Math.abs(rows[i]![price] - 0.5 - bar[price]) > 1.5),
  );
  // A tick that was pushed up, or that stands out of its stem, tells its price but roughly.
  expect(far.length).toBeLessThan(0.15 * 4 * series.length);
});

test.each(['extended', 'exact'] as const)(
  'bars whose ticks are nearer than strokes are thick tell that these are %s',
  (manner) => {
    const low = [0, 1, 2].map((i): DrawnCandle => ({ open: 100, high: 100, close: 105, low: 140 + i }));
    const { width, height, data } = drawIn(manner, low);
    const ink = inkOf(
      Uint8Array.from({ length: width * height }, (_, i) => (data[4 * i] === 255 ? 0 : 255)),
      width,
    );
    const beyond = manner === 'extended' ? HALF : 0;
    const bars = {
      candles: low.map(({ low }, i) => ({ x: PITCH * (i + 1) + 0.5, top: 100 - HALF, bottom: low + beyond + 1 })),
      ticks: low.map(({ open, close }) => ({ open: open + 0.5, close: close + 0.5 })),
      follows: low.map(() => false),
      stem: STEM,
    };
    expect(tellManner(ink, bars as never)).toBe(manner);
  },
);
