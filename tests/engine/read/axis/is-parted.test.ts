import { expect, test } from 'vitest';
import { decodeGlyphs } from '#engine/read/axis/decode-glyphs';
import { isParted } from '#engine/read/axis/is-parted';
import { lineOf } from './line-of.ts';

/** Digits 9 px apart, and a space of six more. */
const columnOf = (...texts: string[]) =>
  texts.map((text) => {
    const glyphs = decodeGlyphs(lineOf(text.replace(' ', '')));
    const gap = text.indexOf(' ');
    return glyphs.map((glyph, i) => (gap >= 0 && i >= gap ? { ...glyph, x: glyph.x + 6 } : glyph));
  });

test('a last digit that stands apart from the others is none of the number: 452’4 is written so', () => {
  expect(isParted(columnOf('452 4', '450 0', '447 4', '445 0'))).toBe(true);
  expect(isParted(columnOf('112 16', '112 08', '112 00', '111 24'))).toBe(true);
});

test('numbers without a gap, with one before three digits, or with one in a single label are whole', () => {
  expect(isParted(columnOf('4524', '4500', '4474', '4450'))).toBe(false);
  expect(isParted(columnOf('12 400', '12 200', '12 000', '11 800'))).toBe(false);
  expect(isParted(columnOf('452 4', '4500', '4474', '4450'))).toBe(false);
});

test('decimals behind a point that was read are no gap', () => {
  expect(isParted(columnOf('452.4', '450.0', '447.4', '445.0'))).toBe(false);
});
