import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { type DrawnCandle, drawCandles } from '../draw-candles.ts';
import { candles, HEIGHT, style } from '../random-candles.ts';

const NOTHING: DrawnCandle = { open: -9, high: -9, low: -9, close: -9 };
const [theme] = fc.sample(style, { numRuns: 1, seed: 3 });
const [series] = fc.sample(candles, { numRuns: 1, seed: 9 }).map((all) => all.slice(0, 30));
const row = series!.at(-1)!.close;
const dash: DrawnCandle = { open: row, high: row, low: row, close: row };
const tag: DrawnCandle = { open: row - 9, high: row - 9, low: row + 9, close: row + 9 };

function countCandles(drawn: DrawnCandle[]): number {
  const picture = drawCandles(drawn, HEIGHT, { ...theme!, pitch: 17, body: 11, hollow: false });
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: picture.height });
  if (!found.ok) throw new Error(found.why);
  return found.value.candles.length;
}

test('neither a tag beyond an empty slot nor a dashed price line is read as candles', () => {
  expect(countCandles([...series!, NOTHING, NOTHING, tag])).toBe(series!.length);
  expect(countCandles([tag, NOTHING, ...series!])).toBe(series!.length);
  expect(countCandles([...series!, dash, dash, dash, dash])).toBe(series!.length);
  expect(countCandles([...series!, dash, dash, dash, tag])).toBe(series!.length);
  const letter: DrawnCandle = { open: row - 8, high: row - 8, low: row, close: row };
  expect(countCandles([...series!, dash, letter, dash, letter, dash])).toBe(series!.length);
});

test('a row of marks beyond an empty slot is no candles where none of them has a wick, however many they are', () => {
  const mark = (i: number): DrawnCandle => ({
    open: 20 + 3 * (i % 3),
    high: 20 + 3 * (i % 3),
    low: 36 + 5 * (i % 2),
    close: 36 + 5 * (i % 2),
  });
  const marks = Array.from({ length: 7 }, (_, i) => mark(i));
  expect(countCandles([...series!, NOTHING, NOTHING, ...marks])).toBe(series!.length);
});

test('candles beyond an empty slot are kept, and so are flat ones where nobody trades', () => {
  const [before, after] = [series!.slice(0, 26), series!.slice(26)];
  expect(countCandles([...before, NOTHING, ...after])).toBe(series!.length);
  const quiet = series!.flatMap((candle, i) =>
    i % 3 === 0
      ? [candle, { ...dash, open: candle.close, high: candle.close, low: candle.close, close: candle.close }]
      : [candle],
  );
  expect(countCandles([...quiet, dash, dash, dash])).toBe(quiet.length + 3);
});

test('flat candles beyond one empty slot that go up and down from one to the next are those of a market in which hardly anything happens', () => {
  const from = series!.at(-1)!.close;
  const steps = [0, 2, 1, 3, 2, 4, 3, 1, 2];
  const flat = steps.map((off): DrawnCandle => {
    const [open, close] = [from + off, from + off + 2];
    return { open, high: open, low: close, close };
  });
  expect(countCandles([...series!, NOTHING, ...flat])).toBe(series!.length + flat.length);
  const climbing = steps.map(
    (_, i): DrawnCandle => ({ open: from + i, high: from + i, low: from + i, close: from + i }),
  );
  expect(countCandles([...series!, NOTHING, ...climbing])).toBe(series!.length);
});

test('the dashes of two lines beyond the last candle are not read as candles', () => {
  const other = { open: row - 7, high: row - 7, low: row - 7, close: row - 7 };
  expect(countCandles([...series!, dash, other, other, dash, other])).toBe(series!.length);
  expect(countCandles([...series!, dash, dash, other, other, tag])).toBe(series!.length);
});

test('low candles beyond one empty slot are kept where they lead on from one that is plainly a candle', () => {
  const [first] = series!;
  const lows = [2, 3, 1, 3].map((off) => first!.open + off);
  const flat = lows.map((row) => ({ open: row, high: row, low: row, close: row + 3 }));
  const sound = { open: first!.open + 40, high: first!.open - 8, low: first!.open + 46, close: first!.open };
  expect(countCandles([sound, ...flat, NOTHING, ...series!])).toBe(series!.length + 5);
});

test('dashes before the first candle are of a quiet market where it opens in their row, not where a line runs in another', () => {
  const { open, high } = series![0]!;
  const at = (y: number): DrawnCandle => ({ open: y + 2, high: y - 1, low: y + 2, close: y - 1 });
  expect(countCandles([at(open), at(open), at(open), at(open), ...series!])).toBe(series!.length + 4);
  const beside = (from: number): DrawnCandle => ({ open: from, high: from, low: from + 4, close: from + 4 });
  for (const from of [open, open - 4])
    expect(countCandles([beside(from), beside(from), beside(from), ...series!])).toBe(series!.length + 3);
  expect(countCandles([at(high - 12), at(high - 12), at(high - 12), at(high - 12), ...series!])).toBe(series!.length);
});
