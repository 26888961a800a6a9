import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeGlyphs, textOf } from '#engine/read/axis/decode-glyphs';
import { decodeScale } from '#engine/read/axis/decode-scale';
import { lineOf } from './line-of.ts';

const GAP = 41.3;
const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => 50 + GAP * i);
const written = (price: number, decimals: number) =>
  price.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const scaleOf = (top: number, step: number, { count = 8, decimals = 2 } = {}) =>
  Array.from({ length: count }, (_, i) => written(top - i * step, decimals));

describe('decodeScale', () => {
  test('reads labels together of which none says its price by itself', () => {
    const texts = scaleOf(2850, 50);
    // Half of the time each digit is taken for another, in each label otherwise.
    const lines = texts.map((text, i) => lineOf(text, { sure: 0.4, like: '3869'[i % 4]! }));
    const alone = lines.map((logs) => textOf(decodeGlyphs(logs)));
    expect(alone.filter((text, i) => text === texts[i])).toEqual([]);
    const decoded = decodeScale(lines, rowsOf(8))!;
    expect(decoded.texts).toEqual(texts);
    expect(decoded.lead).toBeGreaterThan(10);
  });

  test('reads any linear scale of round steps that is plain, at whatever rows some labels are missing', () => {
    const scale = fc.record({
      decimals: fc.integer({ min: 0, max: 3 }),
      step: fc.constantFrom(1, 2, 5, 10, 25, 50, 200),
      times: fc.integer({ min: 40, max: 900 }),
      missing: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(scale, ({ decimals, step, times, missing }) => {
        const unit = 10 ** decimals;
        const all = scaleOf((step * times) / unit, step / unit, { count: 9, decimals });
        const isThere = (_: unknown, i: number) => !missing.includes(i);
        const texts = all.filter(isThere);
        const decoded = decodeScale(
          texts.map((text) => lineOf(text)),
          rowsOf(9).filter(isThere),
        );
        expect(decoded?.texts).toEqual(texts);
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test('reads prices with many zeros before their digits, and such as lose a digit further down', () => {
    for (const texts of [
      scaleOf(0.0000326, 0.0000002, { decimals: 8 }),
      scaleOf(10_300, 100, { decimals: 0 }),
      scaleOf(1.03, 0.01),
    ])
      expect(
        decodeScale(
          texts.map((text) => lineOf(text)),
          rowsOf(8),
        )!.texts,
      ).toEqual(texts);
  });

  test('a label that says something else, as of a tag over it, is left out', () => {
    const lines = scaleOf(640, 20, { count: 9 }).map((text) => lineOf(text));
    lines[4] = lineOf('17.31', { sure: 0.99 });
    expect(decodeScale(lines, rowsOf(9))!.texts[4]).toBeNull();
  });

  /** Whether each is the other one's price to a unit of its last digit: where that is rounded labels of one step tell it no better. */
  const areAlike = (texts: readonly (string | null)[], others: readonly string[]) =>
    others.every((other, i) => {
      const [price = '', rest = ''] = (texts[i] ?? '').split('.');
      const [wanted = '', decimals = ''] = other.split('.');
      const units = (whole: string, behind: string) => Number(`${whole.replaceAll(',', '')}${behind}`);
      return rest.length === decimals.length && Math.abs(units(price, rest) - units(wanted, decimals)) <= 1;
    });
  const oddScale = (count: number) => Array.from({ length: count }, (_, i) => written(126.67 - 0.1166 * i, 3));

  test('reads labels of odd steps together, as a terminal writes them, of which none says its price by itself', () => {
    const texts = oddScale(14);
    const lines = texts.map((text, i) => lineOf(text, { sure: 0.45, like: '3869'[i % 4]! }));
    const alone = lines.map((logs) => textOf(decodeGlyphs(logs)));
    expect(alone.filter((text, i) => text === texts[i])).toEqual([]);
    const decoded = decodeScale(lines, rowsOf(14))!;
    expect(decoded.texts).toSatisfy((read: string[]) => areAlike(read, texts));
    expect(decoded.lead).toBeGreaterThan(10);
  });

  test('reads any linear scale of odd steps that is plain, at whatever rows some labels are missing', () => {
    const scale = fc.record({
      decimals: fc.integer({ min: 0, max: 5 }),
      step: fc.double({ min: 7, max: 2000, noNaN: true }),
      times: fc.double({ min: 20, max: 90, noNaN: true }),
      missing: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(scale, ({ decimals, step, times, missing }) => {
        const unit = 10 ** decimals;
        const all = scaleOf((step * times) / unit, step / unit, { count: 12, decimals });
        const isThere = (_: unknown, i: number) => !missing.includes(i);
        const texts = all.filter(isThere);
        const decoded = decodeScale(
          texts.map((text) => lineOf(text)),
          rowsOf(12).filter(isThere),
        );
        expect(decoded?.texts).toSatisfy((read: string[]) => areAlike(read, texts));
      }),
      { numRuns: 15, seed: 4 },
    );
  });

  test('the mark of an axis before each label is no digit of it, however like one it is', () => {
    const texts = oddScale(14);
    const lines = texts.map((text) => lineOf(`?${text}`, { sure: 0.6, like: '1' }));
    expect(decodeScale(lines, rowsOf(14))!.texts).toEqual(texts);
  });

  test('few labels of odd steps, or such as stand evenly on a scale that is not linear, say nothing together', () => {
    const even = (texts: string[]) =>
      decodeScale(
        texts.map((text) => lineOf(text)),
        rowsOf(texts.length),
      );
    expect(even(oddScale(7))).toBeNull();
    expect(even(Array.from({ length: 12 }, (_, i) => written(126.67 * 0.93 ** i, 3)))).toBeNull();
  });

  test('where two scales are as likely neither leads', () => {
    const lines = scaleOf(300, 10, { count: 6 }).map((text) =>
      lineOf(text.replace(/^\d/, '8'), { sure: 0.5, like: '3' }),
    );
    expect(decodeScale(lines, rowsOf(6))!.lead).toBeLessThan(1);
  });

  test('labels that stand at no even rows, or are few, say nothing together', () => {
    const lines = scaleOf(2850, 50).map((text) => lineOf(text));
    expect(decodeScale(lines, [50, 77, 140, 171, 240, 307, 333, 420])).toBeNull();
    expect(decodeScale(lines.slice(0, 4), rowsOf(4))).toBeNull();
  });
});
