import { describe, expect, test } from 'vitest';
import { alignCandles, type Ohlc } from '../../scripts/align-candles.ts';
import { type Prediction, scoreReading, type Truth } from '../../scripts/score-reading.ts';
import { scoreTable } from '../../scripts/score-table.ts';

const candle = (o: number, h: number, l: number, c: number): Ohlc => ({ o, h, l, c });

// Range 100 (high 200, low 100), so that an error of 1 is 1 %.
const candles = [
  candle(100, 130, 100, 110),
  candle(120, 160, 115, 150),
  candle(150, 200, 140, 190),
  candle(190, 195, 150, 160),
];
const truth: Truth = {
  id: 'literal',
  set: 'S',
  lib: 'none',
  variant: 'png',
  isChart: true,
  candles,
  axis: { scale: 'linear', p1: 100, y1: 500, p2: 200, y2: 100 },
};
const perfect: Prediction = { isChart: true, candles, axis: truth.axis };
const moved = (by: number) => candles.map(({ o, h, l, c }): Ohlc => ({ o: o + by, h: h + by, l: l + by, c: c + by }));

describe('alignment', () => {
  test('a missing candle leaves the others paired', () => {
    expect(alignCandles([candles[0]!, candles[2]!, candles[3]!], candles, 100)).toEqual([
      [0, 0],
      [1, 2],
      [2, 3],
    ]);
  });

  test('a pair is matched below 5 % mean error and not above', () => {
    expect(alignCandles(moved(4.9), candles, 100)).toHaveLength(4);
    expect(alignCandles(moved(5.1), candles, 100)).toHaveLength(0);
  });
});

describe('score of a reading', () => {
  test('the truth itself is usable without error', () => {
    const score = scoreReading(perfect, truth);
    expect(score).toMatchObject({ usable: true, axisRead: true, wrongScale: false, axisError: 0 });
    expect(score.price).toMatchObject({ recall: 1, precision: 1, f1: 1, median: 0, p95: 0, direction: 1 });
  });

  test('errors are in % of the true range', () => {
    const { price } = scoreReading({ ...perfect, candles: moved(1) }, truth);
    expect(price.median).toBeCloseTo(1, 12);
    expect(price.p95).toBeCloseTo(1, 12);
  });

  test('one candle too many lowers precision, one too few lowers recall', () => {
    const extra = scoreReading({ ...perfect, candles: [...candles, candle(110, 112, 101, 105)] }, truth);
    expect(extra.price).toMatchObject({ recall: 1, precision: 0.8 });
    const fewer = scoreReading({ ...perfect, candles: candles.slice(1) }, truth);
    expect(fewer.price).toMatchObject({ recall: 0.75, precision: 1 });
  });

  test('a candle of the wrong direction costs its share', () => {
    const [first, ...rest] = candles as [Ohlc, ...Ohlc[]];
    const turned = { ...first, o: 106, c: 104 };
    expect(scoreReading({ ...perfect, candles: [turned, ...rest] }, truth).price.direction).toBe(0.75);
  });

  test('a scale ten times too large is wrong in price, right in shape, and counted as delivered wrong', () => {
    const slipped = candles.map(({ o, h, l, c }) => candle(o * 10, h * 10, l * 10, c * 10));
    const axis = { ...truth.axis, p1: 1000, p2: 2000 };
    const score = scoreReading({ isChart: true, candles: slipped, axis }, truth);
    expect(score).toMatchObject({ usable: false, axisRead: false, wrongScale: true });
    expect(score.shape.f1).toBe(1);
    // 2000 instead of 200 at the upper anchor, over a range of 100.
    expect(score.axisError).toBeCloseTo(1800, 9);
  });

  test('candles without a scale count in shape alone', () => {
    const relative = candles.map(({ o, h, l, c }) => candle(o - 100, h - 100, l - 100, c - 100));
    const score = scoreReading({ isChart: true, candles: relative, axis: null }, truth);
    expect(score).toMatchObject({ usable: false, wrongScale: false });
    expect(score.shape).toMatchObject({ recall: 1, median: 0 });
  });

  test('a log axis is compared in its own prices', () => {
    const log: Truth = { ...truth, axis: { ...truth.axis, scale: 'log' } };
    expect(scoreReading({ ...perfect, axis: log.axis }, log).axisError).toBeCloseTo(0, 9);
    // √(100 × 200) at the middle row of a log axis, 150 of a linear one.
    const middle = { scale: 'log' as const, p1: 100, y1: 500, p2: Math.sqrt(100 * 200), y2: 300 };
    expect(scoreReading({ ...perfect, axis: middle }, log).axisError).toBeCloseTo(0, 9);
  });
});

test('the table counts refusals of both kinds', () => {
  const other = { ...truth, id: 'pie', isChart: false };
  const refused: Prediction = { isChart: false, candles: [], axis: null, why: 'not-a-chart' };
  const table = scoreTable(
    [
      { truth, prediction: perfect, score: scoreReading(perfect, truth) },
      { truth: { ...truth, id: 'shy' }, prediction: refused, score: scoreReading(refused, truth) },
    ],
    [
      { truth: other, prediction: refused },
      { truth: { ...other, id: 'bars' }, prediction: perfect },
    ],
  );
  expect(table).toMatch(/ALL charts +2 +50\.0 +50\.0/);
  expect(table).toContain('1/2 wrong: bars');
  expect(table).toContain('charts wrongly refused: shy (not-a-chart)');
});
