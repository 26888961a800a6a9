import { expect, test } from 'vitest';
import type { Part } from '#engine/read/axis/connected-parts';
import { joinGroups } from '#engine/read/axis/join-groups';
import { wordAt } from './word-at.ts';

const glyph: Part = { x0: 0, x1: 6, y0: 0, y1: 10, area: 30, kind: 1 };
const glyphs = (count: number) => Array.from({ length: count }, () => glyph);
const rows = (length: number, gap: number, count = 3) =>
  Array.from({ length }, (_, i) => [
    wordAt(300, 315, 40 + 50 * i, glyphs(2)),
    wordAt(315 + gap, 338 + gap, 40 + 50 * i, glyphs(count)),
  ]).flat();

test('thousands that a wide space parts from their digits in each row are one number with them', () => {
  const joined = joinGroups(rows(4, 10));
  expect(joined.map((one) => [one.x0, one.x1, one.glyphs.length])).toEqual(Array(4).fill([300, 348, 5]));
});

test('words that stand so in two rows only, farther apart or with fewer characters stay apart', () => {
  expect(joinGroups(rows(2, 10))).toHaveLength(4);
  expect(joinGroups(rows(4, 16))).toHaveLength(8);
  expect(joinGroups(rows(4, 10, 2))).toHaveLength(8);
});

test('two words that together begin and end where three others do are one, however few their characters: what a codec took between them parts no number', () => {
  const whole = (count: number) => Array.from({ length: count }, (_, i) => wordAt(300, 335, 300 + 50 * i, glyphs(5)));
  const broken = rows(2, 9, 2).map((word) => (word.x0 > 310 ? { ...word, x1: 335 } : word));
  expect(joinGroups([...broken, ...whole(3)]).map(({ x0, x1 }) => [x0, x1])).toEqual(Array(5).fill([300, 335]));
  expect(joinGroups([...broken, ...whole(2)])).toHaveLength(6);
});
