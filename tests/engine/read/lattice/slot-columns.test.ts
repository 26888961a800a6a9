import { expect, test } from 'vitest';
import {
  centreHistogram,
  joinParted,
  settleCentre,
  slotColumns,
  strokeInk,
  usualOff,
} from '#engine/read/lattice/slot-columns';
import { inkOf } from '../ink-of.ts';

const LATTICE = { pitch: 37, origin: 40.2, share: 1, occupancy: 1 };
const OPTIONS = { pitch: LATTICE.pitch, width: 200 };
const WIDTHS = { wick: 1, body: 19 };

/** What columns have of a stroke of these columns and coverages. */
function strokesOf(columns: Record<number, number>): Float64Array {
  const [width, height] = [OPTIONS.width, 30];
  const cover = new Uint8Array(width * height);
  const at = Object.keys(columns).map(Number);
  if (at.length === 0) return new Float64Array(width);
  for (const x of at) for (let y = 10; y < 30; y++) cover[y * width + x] = columns[x]!;
  const ink = inkOf(cover, width);
  const box = { x: (Math.min(...at) + Math.max(...at) + 1) / 2, width: at.length, y0: 10, y1: 30 };
  return strokeInk(ink, [box], LATTICE);
}

test('a wick that was rounded to the other side of the middle of its body is looked for where it stands', () => {
  const wickBeside = (column: number) =>
    slotColumns(40.2, WIDTHS, { ...OPTIONS, strokes: strokesOf({ [column]: 255 }) }).wick;
  expect(wickBeside(39)).toEqual([39, 40]);
  expect(wickBeside(47)).toEqual([40, 41]);
});

test('of the two columns that a thin wick covers in part the one is taken that it covers more, also in narrow bodies', () => {
  const wickOf = (body: number, strokes: Record<number, number>) =>
    slotColumns(40, { wick: 1, body }, { ...OPTIONS, strokes: strokesOf(strokes) }).wick;
  expect(wickOf(5, { 39: 175, 40: 100 })).toEqual([39, 40]);
  expect(wickOf(5, { 39: 100, 40: 175 })).toEqual([40, 41]);
  expect(wickOf(19, { 39: 175, 40: 100 })).toEqual([39, 40]);
});

test('bodies that touch may stand beside a wick, where there is a column on either side of it', () => {
  const isBeset = (pitch: number, touching: boolean) =>
    slotColumns(40, { wick: 1, body: pitch - 1 }, { ...OPTIONS, pitch, touching, strokes: strokesOf({}) }).isBeset;
  expect(isBeset(5, false)).toBe(false);
  expect(isBeset(5, true)).toBe(true);
  expect(isBeset(3, true)).toBe(false);
});

test('the wider a body, the farther off its middle its wick may be', () => {
  const strokes = strokesOf({ 38: 255 });
  expect(slotColumns(40.2, { wick: 1, body: 15 }, { ...OPTIONS, strokes }).wick).toEqual([40, 41]);
  expect(slotColumns(40.2, { wick: 1, body: 27 }, { ...OPTIONS, strokes }).wick).toEqual([38, 39]);
});

test('a candle is looked for no farther off its slot than candles stand, though the side of a drawn box beside it is higher', () => {
  const { pitch, origin } = LATTICE;
  const bodyAt = (x: number, rows: number) => ({ x, width: 19, y0: 50, y1: 50 + rows });
  const side = { x: origin + pitch + 6, width: 2, y0: 10, y1: 110 };
  const settle = (offs: number[], others: (typeof side)[]) => {
    const boxes = [...offs.map((off, i) => bodyAt(origin + i * pitch + off, 12)), ...others];
    const off = usualOff(boxes, LATTICE);
    return settleCentre(centreHistogram(boxes, LATTICE, 700), origin + pitch, { pitch, off }) - origin - pitch;
  };
  const drawn = Array.from({ length: 16 }, (_, i) => [0.3, 0, -0.2, 0.5][i % 4]!);
  expect(Math.abs(settle(drawn, [side]))).toBeLessThan(1);
  // A letter in an empty slot is measured where it stands: what is off its slot is known by that.
  const gap = drawn.map((off, i) => (i === 1 ? 6 : off));
  expect(settle(gap, [])).toBeCloseTo(6, 0);
  // Rounded to px of a phone's screen they stand off it by more.
  const rounded = Array.from({ length: 16 }, (_, i) => [1.4, 2.8, -1.2, -1.5][i % 4]!);
  expect(settle(rounded, [])).toBeCloseTo(2.8, 0);
});

test('a body that an upright line parts is one again, by its own centre, but not two strokes that are no body together', () => {
  const part = (x: number, width: number) => ({ x, width, y0: 20, y1: 60 });
  const [left, right] = [part(34, 8), part(45, 8)];
  expect(joinParted([right, left], 19)).toEqual([{ ...left, x: 39.5, width: 19 }]);
  expect(joinParted([left, part(49, 8)], 19)).toHaveLength(2);
  expect(joinParted([left, { ...right, y1: 50 }], 19)).toHaveLength(2);
  expect(joinParted([part(34, 2), part(39, 2)], 7)).toHaveLength(2);
});
