import { expect, test } from 'vitest';
import { findSeparator, type LabelTile } from '#engine/read/axis/find-separator';
import { grey } from './mask.ts';

// Digits 10 px high and 6 wide around the middle of 17 rows; a point of 2 px at the foot, a comma with a tail below.
const blank = (width: number) => '.'.repeat(width);
const digit = (row: number) => (row < 3 || row >= 13 ? blank(8) : '.######.');
const separator = (tail: boolean) => (row: number) =>
  (row >= 11 && row < 13) || (tail && row >= 13 && row < 17) ? '.##.' : blank(4);
const tile = (parts: ((row: number) => string)[], digits: number): LabelTile => ({
  tile: grey(Array.from({ length: 16 }, (_, row) => parts.map((part) => part(row)).join(''))),
  digits,
});
const three = (one: LabelTile) => [one, one, one];

test('a blot at the feet between two digits is a point', () => {
  const label = tile([digit, digit, separator(false), digit, digit], 4);
  expect(findSeparator(three(label), 10)).toEqual({ places: 2, shape: 'point', share: 1 });
});

test('one that hangs below them is a comma', () => {
  const label = tile([digit, digit, separator(true), digit, digit, digit], 5);
  expect(findSeparator(three(label), 10)).toEqual({ places: 3, shape: 'comma', share: 1 });
});

test('digits alone have none', () => {
  expect(findSeparator(three(tile([digit, digit, digit], 3)), 10)).toEqual({ places: 0, shape: 'none', share: 1 });
});

test('the hollow of a round digit is no point', () => {
  const hollow = (row: number) => (row < 3 || row >= 13 ? blank(8) : row === 3 || row > 10 ? '.######.' : '.##.###.');
  expect(findSeparator(three(tile([digit, digit, hollow], 3)), 10)).toMatchObject({ shape: 'none' });
});

test('labels that disagree, or too few, say nothing', () => {
  const point = tile([digit, separator(false), digit, digit], 3);
  const none = tile([digit, digit, digit], 3);
  expect(findSeparator([point, none], 10)).toBeNull();
  expect(findSeparator([point, point, none, none], 10)).toBeNull();
});
