import { expect, test } from 'vitest';
import type { Glyph } from '#engine/read/axis/decode-glyphs';
import { OTHER } from '#engine/read/axis/digit-net';
import { type DigitTile, TILE_HEIGHT } from '#engine/read/axis/digit-tile';
import { withInk } from '#engine/read/axis/with-ink';

const ADVANCE = 8;
const glyph = (x: number, kind: number): Glyph => ({ x, kind, likely: new Float32Array(OTHER + 1), nothing: 0 });

/** Ink in all rows up to a column. */
function tileTo(end: number): DigitTile {
  const width = 40;
  const data = Float32Array.from({ length: width * TILE_HEIGHT }, (_, i) => (i % width < end ? 1 : 0));
  return { width, height: TILE_HEIGHT, data, left: 0, scale: 1 };
}

const kindsOf = (glyphs: Glyph[], end: number) => withInk(glyphs, tileTo(end), ADVANCE).map(({ kind }) => kind);

test('a last digit behind a sign is the sign’s where the ink ends at its middle, and its own where it goes on', () => {
  const label = [glyph(6, 3), glyph(14, OTHER), glyph(22, 0)];
  expect(kindsOf(label, 24)).toEqual([3, OTHER]);
  expect(kindsOf(label, 26)).toEqual([3, OTHER, 0]);
});

test('a one behind a sign stays, which has no ink beyond its stroke', () => {
  expect(kindsOf([glyph(6, OTHER), glyph(14, 1)], 16)).toEqual([OTHER, 1]);
});

test('a last digit behind another stays, wherever its ink ends', () => {
  expect(kindsOf([glyph(6, 3), glyph(14, 7)], 15)).toEqual([3, 7]);
});
