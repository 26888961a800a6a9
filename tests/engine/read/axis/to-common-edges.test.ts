import { expect, test } from 'vitest';
import { toCommonEdges } from '#engine/read/axis/to-common-edges';
import { wordAt } from './word-at.ts';

const edgesOf = (columns: [number, number][]) =>
  toCommonEdges(columns.map(([x0, x1], i) => wordAt(x0, x1, 50 * i))).map(({ x0, x1 }) => [x0, x1]);

test('a label that falls short by a character of where most begin or end is widened to there', () => {
  expect(
    edgesOf([
      [100, 150],
      [101, 150],
      [107, 150],
      [100, 143],
      [100, 150],
    ]),
  ).toEqual([
    [100, 150],
    [101, 150],
    [100, 150],
    [100, 150],
    [100, 150],
  ]);
});

test('labels that end anywhere stay as they are, and so does what is shorter by a word', () => {
  const ragged: [number, number][] = [
    [100, 150],
    [100, 144],
    [100, 138],
    [100, 131],
  ];
  expect(edgesOf(ragged)).toEqual(ragged);
  const short: [number, number][] = [
    [100, 150],
    [100, 150],
    [100, 120],
    [100, 150],
  ];
  expect(edgesOf(short)).toEqual(short);
});

test('a label of which a codec left the last digits alone is widened to where most begin, since what is left would be a price', () => {
  expect(
    edgesOf([
      [100, 150],
      [100, 150],
      [130, 150],
      [100, 150],
    ])[2],
  ).toEqual([100, 150]);
});

test('where a codec broke more labels than it left whole, those that end with them begin where the whole ones do', () => {
  const broken: [number, number][] = [
    [124, 150],
    [100, 150],
    [138, 150],
    [107, 150],
    [138, 150],
    [100, 150],
    [131, 150],
    [100, 150],
  ];
  expect(edgesOf(broken).map(([x0]) => x0)).toEqual(broken.map(() => 100));
  const ragged = broken.map(([x0, x1], i): [number, number] => [x0, x1 - 7 * i]);
  expect(edgesOf(ragged)).toEqual(ragged);
});
