import { expect, test } from 'vitest';
import { findLists } from '#engine/read/axis/find-lists';
import type { Word } from '#engine/read/axis/find-words';
import type { LabelColumn } from '#engine/read/axis/label-column';
import { plotRegions } from '#engine/read/regions/plot-regions';

/** A text of five glyphs of 10 px. */
const word = (x0: number, y0: number, width = 50): Word => {
  const box = { x0, x1: x0 + width, y0, y1: y0 + 10 };
  const glyph = { ...box, area: 40, kind: 1 };
  return { ...box, glyphHeight: 10, middle: y0 + 5, glyphs: Array.from({ length: 5 }, () => glyph), light: true };
};
const rows = (count: number, step: number) => Array.from({ length: count }, (_, i) => 40 + Math.round(i * step));

test('a book of orders is two lists, also with a price between its halves and a row that is not legible', () => {
  const prices = rows(24, 18.3).filter((_, i) => i !== 5 && i !== 12);
  const words = [...prices.map((y) => word(4, y)), ...prices.map((y) => word(130 - (y % 7), y, 44 + (y % 7)))];
  // What stands under each other on either side is found by both.
  expect(new Set(findLists(words).map(({ x0, x1, y0, y1 }) => `${x0}–${x1}, ${y0}–${y1}`))).toEqual(
    new Set(['4–54, 40–471', '124–174, 40–471']),
  );
});

test('labels that stand nearly as close as the rows of a list are none where nothing stands beside them', () => {
  const close = rows(14, 23.6).map((y) => word(880, y));
  expect(findLists(close)).toEqual([]);
  expect(findLists([...close, ...rows(14, 23.6).map((y) => word(960, y, 40))])).not.toEqual([]);
  expect(findLists(rows(14, 22).map((y) => word(880, y)))).not.toEqual([]);
});

test('rows as far apart as the labels of an axis are a list where another column stands beside them', () => {
  const names = rows(14, 30).map((y) => word(800, y, 40 + (y % 11)));
  const prices = rows(14, 30).map((y) => word(880, y));
  expect(findLists(prices)).toEqual([]);
  expect(findLists([...names, ...prices])).toContainEqual({ x0: 880, x1: 930, y0: 40, y1: 440 });
});

test('labels of an axis beside whose line the ends of its grid look like single characters are no list', () => {
  const prices = rows(14, 45).map((y) => word(880, y));
  const mark = (y: number): Word => ({ ...word(855, y, 13), glyphs: word(855, y).glyphs.slice(0, 1) });
  expect(findLists([...prices, ...rows(14, 45).map(mark)])).toEqual([]);
  expect(findLists([...prices, ...rows(14, 45).map((y) => word(835, y, 30))])).not.toEqual([]);
});

test('the rows of a small table and the larger labels of a scale below them are no list', () => {
  const small = (y: number): Word => ({ ...word(880, y), glyphHeight: 7, y1: y + 7, middle: y + 3.5 });
  const table = rows(6, 20).map(small);
  const labels = rows(4, 40).map((y) => word(880, y + 120));
  expect(findLists([...table, ...labels])).toEqual([]);
  expect(findLists([...rows(6, 20).map((y) => word(880, y)), ...labels])).not.toEqual([]);
});

test('a tag in a row of a list does not make it wider, and a list is no scale', () => {
  const prices = rows(14, 30).map((y) => word(880, y));
  const amounts = rows(14, 30).map((y) => word(960, y, 40));
  const tagged = prices.map((label, i) => (i === 5 ? { ...label, x0: 700 } : label));
  const lists = findLists([...tagged, ...amounts]);
  expect(lists).toContainEqual({ x0: 880, x1: 930, y0: 40, y1: 440 });
  const picture = { width: 1000, height: 1200, data: new Uint8ClampedArray(4 * 1000 * 1200) };
  const column: LabelColumn = {
    side: 'right',
    box: { x0: 880, x1: 930, y0: 40, y1: 440 },
    words: prices,
    glyphHeight: 10,
    spacing: 3,
    regularity: 1,
  };
  const ofItsRows = expect.objectContaining({ y0: 6, y1: 474 });
  expect(plotRegions(picture, [column])).toContainEqual(ofItsRows);
  expect(plotRegions(picture, [column], { lists })).not.toContainEqual(ofItsRows);
  // A word at the foot of the app may stand under the list, which is no scale for it.
  const withFoot = { ...column, box: { ...column.box, y1: 1180 }, words: [...prices, word(880, 1170)] };
  expect(plotRegions(picture, [withFoot], { lists })).not.toContainEqual(ofItsRows);
});

test('a plot may end at a list', () => {
  const picture = { width: 1000, height: 1200, data: new Uint8ClampedArray(4 * 1000 * 1200) };
  const labels = rows(8, 60).map((y) => word(900, y));
  const axis: LabelColumn = {
    side: 'right',
    box: { x0: 900, x1: 950, y0: 40, y1: 470 },
    words: labels,
    glyphHeight: 10,
    spacing: 6,
    regularity: 1,
  };
  const lists = [{ x0: 124, x1: 174, y0: 40, y1: 471 }];
  const beside = expect.objectContaining({ x0: 175, x1: 899 });
  expect(plotRegions(picture, [axis])).not.toContainEqual(beside);
  expect(plotRegions(picture, [axis], { lists })).toContainEqual(beside);
});

test.each([
  ['labels of an axis', rows(14, 30)],
  ['a legend of four rows', rows(4, 18)],
  ['texts at uneven heights', [40, 55, 78, 92, 120, 131, 160, 171, 199, 216]],
])('%s are no list', (_, ys) => {
  expect(findLists(ys.map((y) => word(300, y)))).toEqual([]);
});
