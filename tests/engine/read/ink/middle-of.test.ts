import { expect, test } from 'vitest';
import { middleOf } from '#engine/read/ink/middle-of';

test('the middle of counted values is that of all of them sorted, the upper one of two', () => {
  expect(middleOf(Uint32Array.of(0, 2, 0, 1), { least: 1 })).toBe(1);
  expect(middleOf(Uint32Array.of(0, 2, 0, 2), { least: 1 })).toBe(3);
});

test('too few values have no middle', () => {
  expect(middleOf(Uint32Array.of(0, 2), { least: 3 })).toBeNull();
  expect(middleOf(new Uint32Array(4), { least: 1 })).toBeNull();
});
