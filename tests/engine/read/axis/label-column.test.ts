import { expect, test } from 'vitest';
import type { Part } from '#engine/read/axis/connected-parts';
import type { Word } from '#engine/read/axis/find-words';
import { findLabelColumns, unsmeared } from '#engine/read/axis/label-column';
import { DARK_INK } from '#engine/read/axis/text-mask';
import { wordAt } from './word-at.ts';

const PICTURE = { width: 600, height: 400, data: new Uint8ClampedArray(600 * 400 * 4) };
const labels = [40, 160, 240].map((y) => wordAt(500, 520, y));

test('what is left of labels that a codec broke belongs to the column between whose edges it stands', () => {
  const broken = [
    ...[wordAt(501, 520, 80), wordAt(500, 520, 120)],
    ...[wordAt(300, 320, 200), wordAt(500, 508, 280), wordAt(500, 520, 243)],
  ];
  const [column] = findLabelColumns(PICTURE, labels, [...labels, ...broken]);
  expect(column!.words.map(({ middle }) => middle)).toEqual([40, 80, 120, 160, 240]);
});

test('a column whose labels are of several widths is left as it is', () => {
  const ragged = [...labels.slice(0, 2), wordAt(500, 530, 240)];
  const [column] = findLabelColumns(PICTURE, ragged, [...ragged, wordAt(500, 520, 80)]);
  expect(column!.words.map(({ middle }) => middle)).toEqual([40, 160, 240]);
});

test('an axis of few labels is found among the many columns of an exchange’s orders and trades', () => {
  const lists = [20, 80, 140, 380, 440, 540].flatMap((x) =>
    Array.from({ length: 15 }, (_, row) => wordAt(x, x + 30, 40 + 20 * row)),
  );
  const axis = [60, 130, 200, 270].map((y) => wordAt(500, 520, y));
  const columns = findLabelColumns(PICTURE, [...lists, ...axis]);
  expect(columns.map(({ box }) => box.x0)).toContain(500);
});

test('an axis of which a label is hidden is found among words that happen to stand over each other', () => {
  const words = [20, 80, 140, 260, 320, 380].flatMap((x) => [40, 180, 380].map((y) => wordAt(x, x + 30, y)));
  const axis = [80, 160, 320].map((y) => wordAt(500, 520, y));
  const columns = findLabelColumns(PICTURE, [...words, ...axis]);
  expect(columns.map(({ box }) => box.x0)).toContain(500);
});

test('an axis of few labels is found among pieces of candles that stand farther apart than any, over more of the picture', () => {
  const pieces = [20, 80, 140, 260, 320, 380].flatMap((x) =>
    [4, 200, 396].map((y) => ({ ...wordAt(x, x + 30, y), y0: y - 3, y1: y + 3, glyphHeight: 6 })),
  );
  const axis = [100, 200, 300].map((y) => wordAt(500, 520, y));
  const columns = findLabelColumns(PICTURE, [...pieces, ...axis]);
  expect(columns.map(({ box }) => box.x0)).toContain(500);
});

const glyphAt = (x0: number): Part => ({ x0, x1: x0 + 8, y0: 0, y1: 10, area: 40, kind: DARK_INK });
const withGlyphs = (word: Word, count: number): Word => ({
  ...word,
  glyphs: Array.from({ length: count }, (_, i) => glyphAt(word.x0 + 10 * i)),
});

test('an axis is found among lists whose rows stand too close for a column, of which parts would seem further apart', () => {
  // The faint rows' digits are a little lower: they make a column of which every third row is missing.
  const lists = [20, 70, 120, 170, 220, 270, 320, 370, 420].flatMap((x) =>
    Array.from({ length: 22 }, (_, row) => ({
      ...withGlyphs(wordAt(x, x + 30, 30 + 16 * row), 3),
      glyphHeight: row % 3 === 0 ? 10 : 7,
    })),
  );
  const axis = [60, 130, 200, 270].map((y) => wordAt(500, 520, y));
  const columns = findLabelColumns(PICTURE, [...lists, ...axis]);
  expect(columns.map(({ box }) => box.x0)).toEqual([500]);
});

test('whole numbers between short labels belong to their column, and beside other words are none', () => {
  const halves = [90, 190].map((y) => withGlyphs(wordAt(500, 518, y), 2));
  const wholes = [40, 140, 240].map((y) => withGlyphs(wordAt(500, 508, y), 1));
  const middlesOf = (words: Word[]) =>
    findLabelColumns(PICTURE, words, [...words, ...wholes]).map((column) => column.words.map(({ middle }) => middle));
  expect(middlesOf(halves)).toEqual([[40, 90, 140, 190, 240]]);
  expect(middlesOf(halves.slice(0, 1))).toEqual([]);
  expect(middlesOf([90, 190].map((y) => withGlyphs(wordAt(500, 560, y), 6)))).toEqual([]);
});

test('labels that begin and end alike stand in one column, also where those without the first are more evenly apart from a list’s rows', () => {
  const high = (x0: number, x1: number) => (y: number) => ({
    ...wordAt(x0, x1, y),
    y0: y - 7,
    y1: y + 8,
    glyphHeight: 15,
  });
  const axis = [558, 840, 1121].map(high(774, 851));
  const orders = [1542, 1574, 1656, 1688].map(high(778, 843));
  const phone = { width: 864, height: 1872, data: new Uint8ClampedArray(864 * 1872 * 4) };
  const columns = findLabelColumns(phone, [...axis, ...orders]);
  expect(columns.some(({ words }) => axis.every((label) => words.includes(label)))).toBe(true);
});

test('the labels of a photographed axis seem closer than they are, by what the lens adds to their height', () => {
  const [column] = findLabelColumns(
    PICTURE,
    Array.from({ length: 10 }, (_, i) => wordAt(500, 520, 40 + 28 * i)),
  );
  expect(column!.spacing).toBeCloseTo(2.8, 5);
  expect(unsmeared(column!).spacing).toBeGreaterThan(2.9);
  expect(unsmeared({ ...column!, spacing: 2.3 }).spacing).toBeLessThan(2.6);
});

test('labels that begin, or end, where two of a column do belong to it, also where they are wider and stand evenly with none, as on a log scale', () => {
  // A clock above ends where the narrower labels do, and an even number of their steps away.
  const clock = wordAt(480, 520, 20);
  const narrow = [300, 340, 380].map((y) => wordAt(500, 520, y));
  const wide = [150, 243].map((y) => wordAt(501, 528, y));
  const columnOf = (words: Word[]) => findLabelColumns(PICTURE, words)[0]!.words.map(({ middle }) => middle);
  expect(columnOf([clock, ...narrow, ...wide])).toEqual([20, 150, 243, 300, 340, 380]);
  // One label alone at an edge may be any word.
  const apart = [150, 243].map((y) => wordAt(506, 528, y));
  expect(columnOf([clock, ...narrow, ...apart])).toEqual([20, 300, 340, 380]);
});
