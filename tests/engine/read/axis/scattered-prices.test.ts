import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWords, type Word } from '#engine/read/axis/find-words';
import { labelValues } from '#engine/read/axis/label-value';
import { countMarkedEnds, type Price, pricesAround, scaleOfScattered } from '#engine/read/axis/scattered-prices';
import { seeText } from '#engine/read/read-scale';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { wordAt } from './word-at.ts';

const plot = { x0: 40, x1: 400, y0: 100, y1: 400 };
const candles = [
  { open: 120, high: 100, low: 300, close: 280 },
  { open: 280, high: 260, low: 400, close: 390 },
];

/** A price in a word that begins at `x0`; of a scale that says 400 at row 100 and falls by one each px, unless `text` says otherwise. */
const priceAt = (x0: number, y: number, text = (500 - y).toFixed(2)): Price => ({
  word: wordAt(x0, x0 + 30, y),
  text,
  y,
  value: labelValues(text, null)[0]!,
});

const scaleOf = (prices: Price[], legend: readonly [number, number, number, number] | null = null) =>
  scaleOfScattered(prices, { plot, candles, legend });

describe('prices that stand in several places', () => {
  const labels = [priceAt(10, 150), priceAt(10, 250)];
  const tags = [priceAt(420, 180), priceAt(420, 330)];

  test('make the scale that labels of which lines of orders cover most do not make alone', () => {
    const { axis } = scaleOf([...labels, ...tags])!;
    const perRow = (axis.p2 - axis.p1) / (axis.y2 - axis.y1);
    expect(perRow).toBeCloseTo(-1, 6);
    // No end of a wick tells how high the digits stand: 0.06 of their height above their row is usual.
    expect(axis.p1 + (200 - axis.y1) * perRow).toBeCloseTo(300.6, 6);
    expect(axis.decimals).toBe(2);
  });

  test('make none where all of them stand in one column, as the rows of a list do, or all but one', () => {
    const column = [150, 180, 250, 330].map((y) => priceAt(10, y));
    expect(scaleOf(column)).toBeNull();
    expect(scaleOf([...column, priceAt(420, 200)])).toBeNull();
  });

  test('make none where others say as much against it, or the legend does', () => {
    const against = [priceAt(100, 200, '7.31'), priceAt(200, 350, '812.40'), priceAt(300, 120, '55.02')];
    expect(scaleOf([...labels, ...tags, ...against])).toBeNull();
    expect(scaleOf([...labels, ...tags], [9001, 9002, 9000, 9001])).toBeNull();
    expect(scaleOf([...labels, ...tags], [380, 400, 200, 220])).not.toBeNull();
  });

  test('make none where they stand in a few rows of the candles’ height', () => {
    expect(scaleOf([priceAt(10, 150), priceAt(10, 200), priceAt(420, 170), priceAt(420, 230)])).toBeNull();
  });

  test('make none where they stand on two rows, as a cursor’s price does and the numbers of a time axis', () => {
    const cursors = [priceAt(50, 120, '97044'), priceAt(150, 120, '97044')];
    const times = ['100', '120', '140', '160'].map((text, i) => priceAt(200 + 50 * i, 400, text));
    expect(scaleOf([...cursors, ...times])).toBeNull();
  });

  test('are placed by the ends of the highest and lowest wick that two of them name', () => {
    // All writing stands 1.2 px, more than is usual, above the rows that it names.
    const raised = (x0: number, y: number) => ({ ...priceAt(x0, y), y: y - 1.2 });
    const marks = [raised(150, 100), raised(300, 400)];
    const { axis } = scaleOf([raised(10, 150), raised(10, 250), raised(420, 180), ...marks])!;
    const perRow = (axis.p2 - axis.p1) / (axis.y2 - axis.y1);
    expect(axis.p1 + (100 - axis.y1) * perRow).toBeCloseTo(400, 1);
  });
});

test('the digits of a real axis are prices wherever they stand, and words and lists are none', async () => {
  const picture = await decodePicture(
    path.join(import.meta.dirname, '../../../charts/given/images/lightweight-02.png'),
  );
  const { brightness, words, columns } = seeText(picture);
  const rows = columns[0]!.words;
  const all = { x0: 0, x1: picture.width, y0: rows[0]!.y0, y1: rows.at(-1)!.y1 };
  const prices = pricesAround(brightness, words, all);
  expect(prices.length).toBeGreaterThanOrEqual(4);
  expect(prices.every(({ text }) => /^\d[\d,]*(\.\d+)?$/.test(text))).toBe(true);
  const listed = Array.from({ length: 12 }, (_, i) => ({
    ...rows[0]!,
    y0: 100 + 14 * i,
    y1: 108 + 14 * i,
    middle: 104 + 14 * i,
    glyphHeight: 8,
  }));
  expect(pricesAround(brightness, listed, all)).toEqual([]);
});

test('the prices at the ends of the highest and lowest wick speak for a scale that has them there, if all that stand there do', async () => {
  const picture = await decodePicture(
    path.join(import.meta.dirname, '../../../charts/given/images/lightweight-02.png'),
  );
  const { brightness, words, columns } = seeText(picture);
  const [column] = columns;
  const [first, ...others] = column!.words;
  const last = others.at(-1)!;
  const around = { x0: first!.x0 - 40, x1: first!.x1, y0: first!.middle, y1: last.middle };
  const [top, foot] = [first!, last].map((word) => pricesAround(brightness, [word], around)[0]!);
  const slope = (foot!.value.value - top!.value.value) / (last.middle - first!.middle);
  const fit = { scale: 'linear' as const, slope, offset: top!.value.value - slope * first!.middle };
  const marksOf = (ends: readonly [number, number], own: Word[] = []) =>
    countMarkedEnds(
      brightness,
      words,
      { plot: around, candles: [{ open: 200, high: ends[0], low: ends[1], close: 210 }] },
      { fit: { ...fit, used: [], residual: 0, score: 1, lead: 1 }, column: { ...column!, words: own }, rise: 0 },
    );
  expect(marksOf([first!.middle, last.middle])).toBe(2);
  expect(marksOf([first!.middle, 9000])).toBe(1);
  // One of them may be where the scale has it by chance; its own labels say nothing for it.
  expect(marksOf([first!.middle, last.middle - 12])).toBe(0);
  expect(marksOf([9000, 9100])).toBe(0);
  expect(marksOf([first!.middle, last.middle], column!.words)).toBe(0);
});

test('a price at the end of a wick that the picture’s side cuts off says nothing, and the one at the other end all it says', async () => {
  const { brightness, columns } = seeText(
    await decodePicture(path.join(import.meta.dirname, '../../../charts/given/images/lightweight-02.png')),
  );
  const [first, ...others] = columns[0]!.words;
  const [cut, whole] = [first!, others.at(-1)!];
  const value = (word: Word) =>
    pricesAround(brightness, [word], { ...plot, y0: word.y0 - 9, y1: word.y1 + 9 })[0]!.value.value;
  const slope = (value(cut) - value(whole)) / (cut.middle - whole.middle);
  const fit = { scale: 'linear' as const, slope, offset: value(whole) - slope * whole.middle };
  const side = cut.glyphs[1]!.x0 - 1;
  const room = 4 * Math.ceil(whole.glyphHeight);
  // 10.00 begins amid it, at the side, and says 0.00; the rows of 2.00 are moved aside.
  const width = brightness.width - side + 2 * room;
  const data = new Uint8Array(width * brightness.height);
  for (let y = 0; y < brightness.height; y++) {
    const from = y * brightness.width;
    const row = brightness.data.subarray(from, from + brightness.width);
    const isCut = y <= cut.y1 + 4;
    data.fill(row[whole.x0 - 4]!, y * width, (y + 1) * width);
    data.set(row.subarray(isCut ? side : whole.x0 - 4), y * width + (isCut ? 0 : room));
  }
  const seen = { width, height: brightness.height, data };
  const words = findWords(seen);
  const around = { x0: 0, x1: width, y0: cut.middle, y1: whole.middle };
  const marks = countMarkedEnds(
    seen,
    words,
    { plot: around, candles: [{ open: 200, high: cut.middle, low: whole.middle, close: 210 }] },
    { fit: { ...fit, used: [], residual: 0, score: 1, lead: 1 }, column: { ...columns[0]!, words: [] }, rise: 0 },
  );
  expect(words.filter(({ middle, x0 }) => Math.abs(middle - cut.middle) < 2 && x0 < cut.glyphHeight)).toHaveLength(1);
  expect(marks).toBe(1);
});
