import { describe, expect, test } from 'vitest';
import type { SeenLabel } from '#engine/read/axis/separator-among';
import { isPlain, separatorAmong, separatorOdds } from '#engine/read/axis/separator-among';

describe('the separator of a column', () => {
  const labels = (...texts: string[]): SeenLabel[] =>
    texts.map((text) => ({
      text,
      glyphs: Array.from(text, (character, x) => ({
        x,
        kind: '0123456789.,'.indexOf(character),
        likely: new Float32Array(),
        nothing: 0,
      })),
    }));

  test('is what most labels show, wherever it stands', () => {
    expect(separatorAmong(labels('1,200.50', '1,100.50', '1,000.50', '900.5'))).toEqual({
      places: 2,
      shape: 'point',
      share: 0.75,
    });
    expect(separatorAmong(labels('12,000', '11,000', '10,000'))).toEqual({ places: 3, shape: 'comma', share: 1 });
    expect(separatorAmong(labels('120', '110', '100'))).toEqual({ places: 0, shape: 'none', share: 1 });
  });

  test('is not told where labels disagree or are few', () => {
    expect(separatorAmong(labels('1.20', '11.0', '100', '9.99'))).toBeNull();
    expect(separatorAmong(labels('1.20', '1.10'))).toBeNull();
  });
});

describe('a separator before three digits', () => {
  const point = (likely: number, nothing = 0.01) => {
    const kinds = new Float32Array(15);
    kinds[10] = likely;
    kinds[11] = 1 - likely;
    return { x: 1, kind: likely > 0.5 ? 10 : 11, likely: kinds, nothing };
  };
  const column = (text: string, ...separators: ReturnType<typeof point>[]): SeenLabel[] =>
    separators.map((separator) => ({ text, glyphs: [separator] }));

  test('is trusted where all labels show it plainly', () => {
    expect(separatorOdds(column('1.250', point(0.999), point(0.998), point(0.999)))).toBeGreaterThan(3);
    expect(separatorOdds(column('1,250', point(0.001), point(0.002), point(0.001)))).toBeGreaterThan(3);
  });

  test('is not where it may be the other one, or a space', () => {
    expect(separatorOdds(column('1.250', point(0.999), point(0.7), point(0.6)))).toBeLessThan(2);
    expect(separatorOdds(column('1.250', point(0.999, 0.4), point(0.999, 0.5), point(0.999, 0.2)))).toBeLessThan(2);
  });

  test('is not where a label has lost its own, but a first digit that was misread speaks against none', () => {
    const sure = column('98,000', point(0.001), point(0.002), point(0.001));
    expect(separatorOdds([...sure, ...column('02,000', point(0.001))])).toBeGreaterThan(3);
    expect(separatorOdds([...sure, ...column('0840', point(0.001))])).toBeLessThan(0);
  });

  test('was hardly seen by a reader who shows none, or takes it for a point here and for a comma there', () => {
    expect(isPlain(['65', '60', '55'], 0, null)).toBe(false);
    expect(isPlain(['110,000', '109.000', '108.000'], 0, null)).toBe(false);
    expect(isPlain(['110.000', '109.000', '1.5'], 3, null)).toBe(true);
    expect(isPlain(['1,000.250', '1,000.000', '999.750'], 3, null)).toBe(true);
  });

  test('is what a second reader saw as well, though the first was not of one mind', () => {
    const mixed = ['186,000', '180,000', '174.000'];
    expect(isPlain(mixed, 0, { places: 3, shape: 'comma', share: 0.7 })).toBe(true);
    expect(isPlain(mixed, 0, { places: 3, shape: 'point', share: 0.7 })).toBe(false);
  });

  test('is not what the first reader saw, though always the same, where a second saw the other one', () => {
    const points = ['55.000', '50.000', '45.000'];
    expect(isPlain(points, 3, { places: 3, shape: 'comma', share: 0.7 })).toBe(false);
    expect(isPlain(points, 3, { places: 3, shape: 'point', share: 0.7 })).toBe(true);
    expect(isPlain(points, 3, null)).toBe(true);
  });

  test('is not doubted where a few of many prices below one have lost their point', () => {
    const below = column('0.1838', point(0.99), point(0.99), point(0.99), point(0.99));
    expect(separatorOdds([...below, ...column('01641', point(0.99))])).toBe(Number.POSITIVE_INFINITY);
    expect(separatorOdds([...below.slice(0, 1), ...column('01641', point(0.99))])).toBeLessThan(0);
  });

  test('decides nothing elsewhere', () => {
    expect(separatorOdds(column('0.250', point(0.6)))).toBe(Number.POSITIVE_INFINITY);
    expect(separatorOdds(column('1250.25', point(0.6)))).toBe(Number.POSITIVE_INFINITY);
  });
});
