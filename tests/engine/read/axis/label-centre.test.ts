import { expect, test } from 'vitest';
import { labelCentre } from '#engine/read/axis/label-centre';
import { DARK_INK } from '#engine/read/axis/text-mask';
import { wordAt } from './word-at.ts';

const [WIDTH, HEIGHT] = [20, 30];
const GLYPH = { x0: 4, x1: 9, y0: 10, y1: 20, area: 30, kind: DARK_INK };

/** The middle of a digit in rows 10 to 20 whose ink is as dark in each row as told. */
function centreOf(inkAt: (y: number) => number): number {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = GLYPH.y0; y < GLYPH.y1; y++) data.fill(inkAt(y), y * WIDTH + GLYPH.x0, y * WIDTH + GLYPH.x1);
  return labelCentre({ width: WIDTH, height: HEIGHT, data }, wordAt(4, 9, 15, [GLYPH]));
}

test('a row that a codec left darker than the rest of a pale digit does not move its middle', () => {
  expect(centreOf(() => 195)).toBe(15);
  expect(centreOf((y) => (y === 19 ? 150 : 195))).toBe(15);
});

test('an outermost row that the digit covers in part counts for that part', () => {
  expect(centreOf((y) => (y === 10 ? 150 : 50))).toBeCloseTo(15.25, 9);
});
