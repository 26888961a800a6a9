import { describe, expect, test } from 'vitest';
import { identifyLine } from '#engine/measure/identify-line';
import { seededEma, sma } from '#engine/measure/moving-averages';
import { findStrategy } from '#engine/strategies/find-strategy';
import { candlesOf, readingOf, seeded, walk } from '../series.ts';

const candles = candlesOf(walk(150, 5));
const closes = candles.map((candle) => candle.close);
const random = seeded(1);
/** As traced from pixels: off by up to a hundredth. */
const traced = (values: readonly (number | null)[]) => ({
  colour: '#2962ff',
  values: values.map((value) => (value === null ? null : value + (random() - 0.5) / 50)),
  points: [],
});

describe('identifyLine', () => {
  test.each([7, 20, 50])('names a drawn SMA %i', (period) => {
    expect(identifyLine(traced(sma(closes, period)), closes, 0.03)).toEqual({ kind: 'sma', period });
  });

  test('names a drawn EMA 21', () => {
    expect(identifyLine(traced(seededEma(closes, 21)), closes, 0.03)).toEqual({ kind: 'ema', period: 21 });
  });

  describe('where the picture shows the last 90 of 400 candles', () => {
    const before = candlesOf(walk(400, 8)).map((candle) => candle.close);
    const visible = before.slice(-90);
    const drawn = (values: readonly (number | null)[]) => traced(values.slice(-90));

    test.each([100, 200])('names a drawn EMA %i by its own course', (period) => {
      expect(identifyLine(drawn(seededEma(before, period)), visible, 0.03)).toEqual({ kind: 'ema', period });
    });

    test('makes no exponential average of a simple one, a straight line or a level', () => {
      for (const values of [sma(before, 200), sma(before, 100), before.map((_, i) => i / 10), before.map(() => 100)])
        expect(identifyLine(drawn(values), visible, 0.03)).toBeNull();
    });

    test('the crossover takes the two that the picture shows in place of averages of what is left', () => {
      const overlays = [drawn(seededEma(before, 200)), drawn(seededEma(before, 50))];
      const { rule } = findStrategy(readingOf(candlesOf(walk(400, 8)).slice(-90), { overlays }), 'ma_crossover');
      expect(rule.values).toMatchObject({
        fast: { key: 'name.drawn-ema', values: { period: { value: 50 } } },
        slow: { key: 'name.drawn-ema', values: { period: { value: 200 } } },
      });
    });
  });

  test('names no line that is none of the usual averages', () => {
    expect(identifyLine(traced(closes.map((close) => close + 3)), closes, 0.03)).toBeNull();
    expect(identifyLine(traced(closes.map(() => null)), closes, 0.03)).toBeNull();
  });
});

test('The crossover takes the averages that the picture itself shows, and says so', () => {
  const overlays = [traced(sma(closes, 50)), traced(sma(closes, 7))];
  const { rule } = findStrategy(readingOf(candles, { overlays }), 'ma_crossover');
  expect(rule.values).toMatchObject({
    fast: { key: 'name.drawn-sma', values: { count: { value: 2 }, period: { value: 7 } } },
    slow: { key: 'name.drawn-sma', values: { count: { value: 1 }, period: { value: 50 } } },
  });
});
