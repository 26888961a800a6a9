import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseChart } from '#engine/read/choose-chart';
import { candleSpan } from '#engine/read/cut-ends';
import { findCandles } from '#engine/read/find-candles';
import { findChart, glimpseChart } from '#engine/read/find-chart';
import { plotOf } from '#engine/read/glimpse';
import { seeText } from '#engine/read/read-scale';
import { candleRows } from '#engine/read/value-candles';
import { decodePicture } from '../../../scripts/decode-picture.ts';
import { centreOf, type DrawnCandle, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

/** Times as many columns and rows, and px of the least of those pictures that are not sought at their full size. */
const LARGER = 3;
const LARGE = 1.6e6;

const enlarged = ({ open, high, low, close }: DrawnCandle): DrawnCandle => ({
  open: LARGER * open + 1,
  high: LARGER * high - 1,
  low: LARGER * low + 3,
  close: LARGER * close + 1,
});

describe('findChart', () => {
  test('reads any drawn series back within a pixel, in any theme, filled or hollow', () => {
    fc.assert(
      fc.property(candles, style, (series, look) => {
        const found = findChart(drawCandles(series, HEIGHT, look), []);
        if (!found.ok) throw new Error(`refused: ${found.why}`);
        const { region, candles: read } = found.value;
        const rows = candleRows(found.value);
        expect(rows.length).toBe(series.length);
        series.forEach((candle, i) => {
          const row = rows[i]!;
          expect(Math.abs(region.x0 + read[i]!.x - 0.5 - centreOf(i, look))).toBeLessThanOrEqual(1);
          for (const price of ['open', 'high', 'low', 'close'] as const)
            expect(Math.abs(row[price] - 0.5 - candle[price]), `${price} of candle ${i}`).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('tells about where the candles stand before it has looked at them in all ways', () => {
    fc.assert(
      fc.property(candles, style, fc.constantFrom(1, LARGER), (series, look, times) => {
        const larger = { ...look, pitch: times * look.pitch, body: times * look.body };
        const drawn = times === 1 ? series : series.map(enlarged);
        const { plot, goOn } = glimpseChart(drawCandles(drawn, times * HEIGHT, larger), []);
        const found = goOn();
        if (!found.ok) throw new Error(`refused: ${found.why}`);
        const whole = plotOf(found.value);
        for (const side of ['x0', 'x1', 'y0', 'y1'] as const)
          expect(Math.abs(plot![side] - whole[side]), side).toBeLessThanOrEqual(larger.pitch);
      }),
      { numRuns: 12, seed: 17 },
    );
    const empty = { width: 300, height: 200, data: new Uint8ClampedArray(300 * 200 * 4).fill(255) };
    expect(glimpseChart(empty, []).plot).toBeNull();
  });

  test('reads a large picture, whose chart it seeks at half the size, within a pixel of the whole one', () => {
    fc.assert(
      fc.property(candles, style, (series, look) => {
        const larger = { ...look, pitch: LARGER * look.pitch, body: LARGER * look.body };
        const high = series.map(enlarged);
        const picture = drawCandles(high, LARGER * HEIGHT, larger);
        fc.pre(picture.width * picture.height >= LARGE);
        const found = findChart(picture, []);
        if (!found.ok) throw new Error(`refused: ${found.why}`);
        const rows = candleRows(found.value);
        expect(rows.length).toBe(series.length);
        high.forEach((candle, i) => {
          for (const price of ['open', 'high', 'low', 'close'] as const)
            expect(Math.abs(rows[i]![price] - 0.5 - candle[price]), `${price} of candle ${i}`).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 4, seed: 7 },
    );
  });

  test('letters beside near candles, which half the size takes for more of them, are none where the full size convinces more without', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'letters-beside.png'));
    expect(picture.width * picture.height).toBeGreaterThan(LARGE);
    const { words, columns } = seeText(picture);
    const found = findChart(picture, columns, { words, dividers: [] });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(226);
  });

  test('icons of an app, which the full size takes for candles, are none where what half of it showed convinces more there', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'icons-below.png'));
    const { words, columns } = seeText(picture);
    const around = { words, dividers: [] };
    const atFull = chooseChart(
      picture,
      { columns, ...around },
      { look: (region) => findCandles(picture, region, words) },
    );
    expect(atFull.ok && candleSpan(atFull.value.found).y1).toBeGreaterThan(2400);
    const found = findChart(picture, columns, around);
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(46);
    expect(candleSpan(found.value).y1).toBeLessThan(1700);
  });

  test('tiles beside the plot in the candles’ colours are none, and say nothing of which of these rise', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'tiles-beside.jpg'));
    const { words, columns } = seeText(picture);
    const found = findChart(picture, columns, { words, dividers: [] });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(12);
    expect(found.value.directions.inferred).toBe(false);
    expect(found.value.directions.up.map((is) => (is ? '+' : '-')).join('')).toBe('------+++-+-');
  });

  test('candles below a table in a corner of the plot, which the full size alone reaches, are read though all convince less with them', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'table-in-corner.png'));
    const { words, columns } = seeText(picture);
    const found = findChart(picture, columns, { words, dividers: [] });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(253);
  });

  test('strokes that a texture of the full size takes apart, but not of half of it, are read within a pixel of the full size', () => {
    const [series] = fc.sample(candles, { numRuns: 1, seed: 11 });
    const [look] = fc.sample(style, { numRuns: 1, seed: 5 });
    const high = series!.slice(0, 40).map(enlarged);
    const plain = drawCandles(high, LARGER * HEIGHT, {
      ...look!,
      pitch: LARGER * look!.pitch,
      body: LARGER * look!.body,
    });
    const { width } = plain;
    const data = plain.data.map((level, i) => {
      const isOdd = ((i >> 2) + Math.floor((i >> 2) / width)) % 2 === 1;
      return i % 4 === 3 ? 255 : 60 + (135 * level) / 255 + (isOdd === (i % 4 === 1) ? -50 : 50);
    });
    const textured = { ...plain, data };
    const around = { columns: [], words: [], dividers: [] };
    expect(chooseChart(textured, around, { look: (region) => findCandles(textured, region) }).ok).toBe(false);
    const found = findChart(textured, []);
    if (!found.ok) throw new Error(`refused: ${found.why}`);
    const rows = candleRows(found.value);
    expect(rows).toHaveLength(40);
    high.forEach((candle, i) => {
      for (const price of ['open', 'high', 'low', 'close'] as const)
        expect(Math.abs(rows[i]![price] - 0.5 - candle[price]), `${price} of candle ${i}`).toBeLessThanOrEqual(1.5);
    });
  });

  test('too few candles for any statement are refused as such or as no chart', () => {
    fc.assert(
      fc.property(candles, style, (series, look) => {
        expect(findChart(drawCandles(series.slice(0, 4), HEIGHT, look), []).ok).toBe(false);
      }),
      { numRuns: 10, seed: 7 },
    );
  });
});
