import { expect, test } from 'vitest';
import { centreHistogram, slotColumns } from '#engine/read/slot-columns';

const LATTICE = { pitch: 37, origin: 40.2, share: 1, occupancy: 1 };
const OPTIONS = { pitch: LATTICE.pitch, width: 200 };
const WIDTHS = { wick: 1, body: 19 };
const strokesAt = (x: number) => centreHistogram([{ x, width: 1, y0: 10, y1: 30 }], LATTICE, OPTIONS.width);

test('a wick that was rounded to the other side of the middle of its body is looked for where it stands', () => {
  expect(slotColumns(40.2, WIDTHS, { ...OPTIONS, strokes: strokesAt(39.5) }).wick).toEqual([39, 40]);
  expect(slotColumns(40.2, WIDTHS, { ...OPTIONS, strokes: strokesAt(47.5) }).wick).toEqual([40, 41]);
});
