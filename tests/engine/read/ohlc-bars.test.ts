import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import { drawBarsOffPixels, type Strokes, walk } from './draw-bars.ts';
import type { DrawnCandle } from './draw-candles.ts';
import { candles, HEIGHT } from './random-candles.ts';

const MARGIN = 30;
/** `soft` is how much of a tick's row and of the row below it cover, where a codec spread it over both. */
type SoftStrokes = Strokes & { soft?: [number, number] };

/** Stems with a tick to the left at the open and one to the right at the close, `tick` px long and, about their row, as thick as the stem is wide but for a rest. */
function drawBars(series: DrawnCandle[], { pitch, stem, tick, soft }: SoftStrokes) {
  const width = series.length * pitch + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  const half = (stem - 1) >> 1;
  series.forEach(({ open, high, low, close }, i) => {
    const x = MARGIN + i * pitch + pitch / 2;
    const colour = close < open ? [38, 166, 154, 255] : [239, 83, 80, 255];
    const fill = (x0: number, x1: number, y0: number, y1: number) => {
      for (let y = y0; y <= y1; y++) for (let at = x0; at < x1; at++) data.set(colour, (y * width + at) * 4);
    };
    const drawTick = (x0: number, y: number) => {
      if (!soft) return fill(x0, x0 + tick, y - half, y + half);
      for (const [below, cover] of soft.entries())
        for (let at = x0; at < x0 + tick; at++)
          data.set(
            colour.map((value) => 255 + cover * (value - 255)),
            ((y + below) * width + at) * 4,
          );
    };
    fill(x, x + stem, high - half, low + half);
    drawTick(x - tick, open);
    drawTick(x + stem, close);
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

test('reads bars with ticks of which a codec left a px at half', () => {
  const series = walk(50);
  const found = findChart(drawBars(series, { pitch: 8, stem: 2, tick: 1, soft: [0.62, 0.5] }), []);
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const rows = candleRows(found.value);
  const prices = ['open', 'high', 'low', 'close'] as const;
  const told = series.filter((bar) =>
    rows.some((row) => prices.every((price) => Math.abs(row[price] - 0.5 - bar[price]) <= 1)),
  );
  expect(told.length).toBeGreaterThan(0.9 * series.length);
});

test.each([
  { pitch: 4.3, stem: 1.4, tick: 0.7 },
  { pitch: 5.9, stem: 2.6, tick: 0.8 },
  { pitch: 6.8, stem: 2.7, tick: 0.6 },
])(
  'reads bars $pitch px apart whose ticks of $tick px fall beside and into the soft edges of their stems',
  (strokes) => {
    const series = walk(120);
    const found = findChart(drawBarsOffPixels(series, HEIGHT, strokes), []);
    if (!found.ok) throw new Error(`refused: ${found.why}`);
    const rows = candleRows(found.value);
    expect(rows.length).toBe(series.length);
    for (const price of ['open', 'close'] as const) {
      const right = series.filter((bar, i) => Math.abs(rows[i]![price] - 0.5 - bar[price]) <= 1).length;
      expect(right, price).toBeGreaterThan(0.95 * series.length);
    }
  },
);

test('a mark in a candle’s colour beside a stem is not taken for the tick, though it has more ink', () => {
  const series = walk(50);
  const style = { pitch: 16, stem: 2, tick: 4 };
  const picture = drawBars(series, style);
  const marked = series.map((_, i) => i).filter((i) => i % 6 === 3);
  for (const i of marked) {
    const { open, close, high, low } = series[i]!;
    // In the colour of bars that go the other way, over those rows that are furthest from both ticks.
    const colour = close < open ? [239, 83, 80, 255] : [38, 166, 154, 255];
    const rows = Array.from({ length: low - high - 6 }, (_, k) => high + k);
    const room = (row: number) => Math.min(Math.abs(row + 3 - open), Math.abs(row + 3 - close));
    const from = rows.reduce((best, row) => (room(row) > room(best) ? row : best), high);
    const x0 = MARGIN + i * style.pitch + style.pitch / 2 - 6;
    for (let y = from; y < from + 7; y++)
      for (let x = x0; x < x0 + 6; x++) picture.data.set(colour, (y * picture.width + x) * 4);
  }
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const rows = candleRows(found.value);
  expect(rows.length).toBe(series.length);
  for (const i of marked) {
    const { open, close } = series[i]!;
    expect(found.value.directions.up[i], `direction of bar ${i}`).toBe(close < open);
    expect(Math.abs(rows[i]!.open - 0.5 - open), `open of bar ${i}`).toBeLessThanOrEqual(1);
    expect(Math.abs(rows[i]!.close - 0.5 - close), `close of bar ${i}`).toBeLessThanOrEqual(1);
  }
});

test('reads no bars out of a line in steps, whose strokes reach beyond the rows at which it turns by half their thickness alone', () => {
  const steps = walk(50).map(({ open, close }) => ({
    open,
    close,
    high: Math.min(open, close),
    low: Math.max(open, close),
  }));
  expect(findChart(drawBars(steps, { pitch: 19, stem: 5, tick: 7 }), []).ok).toBe(false);
});

test('reads bars beside which dotted lines run from trade to trade, as a terminal draws them', () => {
  const series = walk(30);
  const style = { pitch: 24, stem: 1, tick: 9 };
  const picture = drawBars(series, style);
  const middleOf = (i: number) => MARGIN + i * style.pitch + style.pitch / 2;
  for (let i = 0; i + 3 < series.length; i += 4) {
    const [from, to] = [series[i]!, series[i + 3]!];
    const length = middleOf(i + 3) - middleOf(i);
    for (let off = 0; off < length; off++) {
      const y = Math.round(from.close + (off / length) * (to.open - from.close));
      for (const thick of [0, 1])
        if (off % 4 < 2) picture.data.set([120, 120, 120, 255], ((y + thick) * picture.width + middleOf(i) + off) * 4);
    }
  }
  for (let at = 0; at < picture.data.length; at += 4)
    if (picture.data[at] !== 255) picture.data.set([0, 0, 0, 255], at);
  const found = findChart(picture, []);
  expect(found.ok && found.value.candles.length).toBe(series.length);
});

test('half a bar at the edge of its plot is none', () => {
  const series = walk(40);
  const style = { pitch: 20, stem: 6, tick: 6 };
  const { width, height, data } = drawBars(series, style);
  const cut = (x0: number) => {
    const left = data.slice();
    for (let y = 0; y < height; y++) left.fill(255, y * width * 4, (y * width + x0) * 4);
    const found = findChart({ width, height, data: left }, []);
    return found.ok && found.value.candles.length;
  };
  const middle = MARGIN + style.pitch / 2 + 3;
  expect(cut(middle - 9)).toBe(series.length);
  expect(cut(middle + 1)).toBe(series.length - 1);
});
