import { expect, test } from 'vitest';
import { hiddenTick } from '#engine/read/candles/hidden-tick';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';

const PITCH = 20;
const HEIGHT = 400;
const FIRST = 15;

/** Bars that each open where the last one closed. */
const closeOf = (i: number): number => Math.round(200 + 60 * Math.sin(i / 5) + 28 * Math.sin(2.3 * i));
const bars = Array.from({ length: 40 }, (_, i) => {
  const [open, close] = [closeOf(i - 1), closeOf(i)];
  return { open, close, high: Math.min(open, close) - 9 - (i % 7), low: Math.max(open, close) + 8 + (i % 5) };
});
/** A plate over what two of them meet at, of which either goes on beyond it. */
const PLATE = { y0: closeOf(FIRST) - 6, y1: closeOf(FIRST) + 6 };

/** Bars of one colour, with a blue plate over what two of them meet at. */
function drawn() {
  const width = PITCH * (bars.length + 2);
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  const fill = (colour: number[], x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) data.set(colour, (y * width + x) * 4);
  };
  for (const [i, { open, high, low, close }] of bars.entries()) {
    const x = PITCH * (i + 1);
    fill([20, 20, 20, 255], x, x + 1, high, low);
    fill([20, 20, 20, 255], x - 6, x, open, open + 1);
    fill([20, 20, 20, 255], x, x + 7, close, close + 1);
  }
  const x = PITCH * (FIRST + 1);
  fill([40, 90, 230, 255], x - 7, x + PITCH + 8, PLATE.y0, PLATE.y1);
  return { width, height: HEIGHT, data };
}

test('where a plate hides the ticks at which two bars meet, both lie under it and the bars go there', () => {
  const found = findChart(drawn(), []);
  if (!found.ok) throw new Error(found.why);
  const rows = candleRows(found.value);
  expect(rows).toHaveLength(bars.length);
  const [before, after] = [rows[FIRST]!, rows[FIRST + 1]!];
  for (const row of [before.close, after.open]) {
    expect(row).toBeGreaterThan(PLATE.y0);
    expect(row).toBeLessThan(PLATE.y1);
  }
  const wayOf = ({ open, close }: { open: number; close: number }) => Math.sign(close - open);
  expect(wayOf(before)).toBe(wayOf(bars[FIRST]!));
  expect(wayOf(after)).toBe(wayOf(bars[FIRST + 1]!));
});

test('a hidden tick lies as near to the neighbour’s end as what hides it, and there where nothing does', () => {
  const hidden = Uint8Array.from([0, 0, 1, 1, 1, 0, 0, 0, 1, 0]);
  expect(hiddenTick(hidden, 100, null)).toBe(103.5);
  expect(hiddenTick(hidden, 100, 103)).toBe(103);
  expect(hiddenTick(hidden, 100, 109.5)).toBe(108.5);
  expect(hiddenTick(hidden, 100, 90)).toBe(102.5);
  expect(hiddenTick(new Uint8Array(10), 100, 107)).toBe(107);
});
