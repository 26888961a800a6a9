import { expect, test } from 'vitest';
import { findLabelColumns, unsmeared } from '#engine/read/axis/label-column';
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

test('the labels of a photographed axis seem closer than they are, by what the lens adds to their height', () => {
  const [column] = findLabelColumns(
    PICTURE,
    Array.from({ length: 10 }, (_, i) => wordAt(500, 520, 40 + 28 * i)),
  );
  expect(column!.spacing).toBeCloseTo(2.8, 5);
  expect(unsmeared(column!).spacing).toBeGreaterThan(2.9);
  expect(unsmeared({ ...column!, spacing: 2.3 }).spacing).toBeLessThan(2.6);
});
