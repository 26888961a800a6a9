import { describe, expect, test } from 'vitest';
import { analyseReading } from '#engine/analyse-chart';
import { calibrateReading } from '#engine/calibrate-reading';
import { barsOf, candlesOf, legs, readingOf, relativeOf } from './series.ts';

// The builder draws a value v at row 1000 − 10 v.
const priced = candlesOf(barsOf(legs([90, 98, 92, 99], 10)));
const relative = readingOf(relativeOf(priced), { axis: false });
const points = [
  { y: 100, price: 90 },
  { y: 20, price: 98 },
] as const;

describe('calibrateReading', () => {
  test('gives a reading without a scale its prices from two points', () => {
    const reading = calibrateReading(relative, points, 'linear');
    expect(reading.axis).toMatchObject({ scale: 'linear', decimals: 1, p1: 90, p2: 98 });
    expect(reading.axisFailure).toBeNull();
    reading.candles.forEach((candle, i) => {
      expect(candle.close).toBeCloseTo(priced[i]!.close, 6);
      expect(candle.high).toBeCloseTo(priced[i]!.high, 6);
    });
  });

  test('adds what pointing adds to the error of each candle', () => {
    for (const candle of calibrateReading(relative, points, 'linear').candles) {
      expect(candle.error).toBeGreaterThan(0.1);
      expect(candle.error).toBeLessThan(0.2);
    }
  });

  test('moves the lines that the picture shows along', () => {
    const values = relative.candles.map((candle) => candle.close);
    const withLine = { ...relative, overlays: [{ colour: '#fff', values, points: [] }] };
    const [line] = calibrateReading(withLine, points, 'linear').overlays;
    expect(line!.values[5]).toBeCloseTo(priced[5]!.close, 6);
  });

  test('is linear in the logarithm on a log scale', () => {
    const reading = calibrateReading(
      relative,
      [
        { y: 100, price: 10 },
        { y: 0, price: 1000 },
      ],
      'log',
    );
    const middle = reading.candles.find((candle) => Math.abs(candle.rows.close - 50) < 1e-6);
    if (middle) expect(middle.close).toBeCloseTo(100, 6);
    for (const candle of reading.candles)
      expect(candle.close).toBeCloseTo(10 * 10 ** ((100 - candle.rows.close) / 50), 6);
  });

  test('lets the analysis speak of prices again', () => {
    expect(analyseReading(relative).markdown).toContain('nothing below is a price');
    const { markdown } = analyseReading(
      calibrateReading(
        relative,
        [
          { y: 100, price: 90.25 },
          { y: 20, price: 98.25 },
        ],
        'linear',
      ),
    );
    expect(markdown).toContain('Price scale: linear');
    expect(markdown).toMatch(/if price closes above 9\d\.\d\d /);
  });

  test.each([
    [
      'one row',
      [
        { y: 100, price: 90 },
        { y: 100, price: 98 },
      ],
      'linear',
    ],
    [
      'one price',
      [
        { y: 100, price: 90 },
        { y: 20, price: 90 },
      ],
      'linear',
    ],
    [
      'a scale upside down',
      [
        { y: 100, price: 98 },
        { y: 20, price: 90 },
      ],
      'linear',
    ],
    [
      'a price of 0 on a log scale',
      [
        { y: 100, price: 0 },
        { y: 20, price: 90 },
      ],
      'log',
    ],
  ] as const)('refuses %s', (_, given, scale) => {
    expect(() => calibrateReading(relative, given, scale)).toThrow(RangeError);
  });
});
