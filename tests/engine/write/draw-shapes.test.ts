import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OverlayShape } from '#contract/chart-overlay';
import { strategies } from '#contract/strategy';
import { analyseReading } from '#engine/analyse-chart';
import { drawShapes } from '#engine/write/draw-shapes';
import { barsOf, candlesOf, legs, readingOf, relativeOf, walk } from '../series.ts';

// The builder puts candle i at x = 20 + 8 i and a value v at row 1000 − 10 v.
const reading = readingOf(candlesOf(barsOf(legs([90, 98, 92, 99], 10))));
const { findings } = analyseReading(reading);
const drawn = (marks: (typeof findings.signals)[number]['marks']) =>
  drawShapes(
    reading,
    { ...findings, levels: [], signals: [{ ...findings.signals[0]!, side: 'up', marks }] },
    'en',
  ).filter((shape) => shape.layer === 'findings');

describe('drawShapes', () => {
  test('puts a mark at its candle and its value', () => {
    const [line] = drawn([
      {
        kind: 'line',
        dashed: true,
        points: [
          { candle: 2, value: 95 },
          { candle: 5, value: 90 },
        ],
        label: { key: 'label.fvg', values: {} },
      },
    ]);
    expect(line).toEqual({
      kind: 'line',
      layer: 'findings',
      tone: 'up',
      dashed: true,
      points: [
        { x: 36, y: 50 },
        { x: 60, y: 100 },
      ],
      label: 'FVG',
    });
  });

  test('goes on at the pitch beyond the last candle, up to the edge of the plot', () => {
    const last = reading.candles.length - 1;
    const [zone] = drawn([
      { kind: 'zone', from: { candle: last + 1, value: 90 }, to: { candle: last + 500, value: 91 } },
    ]);
    expect(zone).toMatchObject({ from: { x: 20 + 8 * (last + 1) }, to: { x: reading.plot.x1 } });
  });

  test('draws the candles by the rows that were read and marks uncertain ones', () => {
    const [first, ...rest] = reading.candles;
    const unsure = { ...reading, candles: [{ ...first!, flags: ['hidden' as const] }, ...rest] };
    const candles = drawShapes(unsure, findings, 'en').filter((shape) => shape.kind === 'candle');
    expect(candles.map((candle) => candle.uncertain)).toEqual(reading.candles.map((_, i) => i === 0));
    expect(candles[4]).toMatchObject({ ...reading.candles[4]!.rows, x: 52, width: 6 });
  });

  test('finds the same rows without a scale', () => {
    const relative = readingOf(relativeOf(reading.candles), { axis: false });
    const rows = [reading, relative].map((each) =>
      analyseReading(each, { strategy: 'support_resistance' }).shapes.flatMap((shape) =>
        shape.kind === 'line' && shape.layer === 'levels' ? [Math.round(shape.points[0]!.y)] : [],
      ),
    );
    expect(rows[0]!.length).toBeGreaterThan(1);
    expect(rows[1]).toEqual(rows[0]);
  });

  test('gives shapes that the contract knows, for every strategy', () => {
    const busy = readingOf(candlesOf(walk(180, 31, { bursts: true })));
    for (const strategy of strategies) {
      const { shapes } = analyseReading(busy, { strategy });
      expect(z.array(OverlayShape).safeParse(shapes).success, strategy).toBe(true);
    }
  });
});
