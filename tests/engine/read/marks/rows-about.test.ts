import { expect, test } from 'vitest';
import { isWithin, rowsAbout } from '#engine/read/marks/rows-about';

const PITCH = 10;
const lattice = { pitch: PITCH, origin: 5, share: 1, occupancy: 1 };
/** A price that falls from the first rows to the last, with bodies of 10 rows. */
const boxes = Array.from({ length: 41 }, (_, slot) => ({
  x: 5 + slot * PITCH,
  width: 7,
  y0: 100 + 10 * slot,
  y1: 110 + 10 * slot,
}));

test('where candles may lie goes along with those that are known, with some room for wicks', () => {
  const rows = rowsAbout({ boxes, lattice });
  const titleAt = (x: number) => isWithin({ y0: 20, y1: 34 }, rows(x));
  expect(titleAt(25)).toBe(false);
  expect(isWithin({ y0: 80, y1: 150 }, rows(25))).toBe(true);
  expect(isWithin({ y0: 80, y1: 150 }, rows(385))).toBe(false);
  expect(isWithin({ y0: 440, y1: 520 }, rows(385))).toBe(true);
});

test('far from all that is known candles may lie in all rows of it', () => {
  const rows = rowsAbout({ boxes: boxes.filter((_, slot) => slot < 8 || slot > 32), lattice });
  for (const y0 of [110, 300, 490]) expect(isWithin({ y0, y1: y0 + 10 }, rows(205))).toBe(true);
  expect(isWithin({ y0: 10, y1: 20 }, rows(205))).toBe(false);
});
