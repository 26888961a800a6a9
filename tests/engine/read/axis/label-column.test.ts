import { expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
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
