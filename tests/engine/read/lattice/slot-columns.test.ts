import { expect, test } from 'vitest';
import { slotColumns, strokeInk } from '#engine/read/lattice/slot-columns';
import { inkOf } from '../ink-of.ts';

const LATTICE = { pitch: 37, origin: 40.2, share: 1, occupancy: 1 };
const OPTIONS = { pitch: LATTICE.pitch, width: 200 };
const WIDTHS = { wick: 1, body: 19 };

/** What columns have of a stroke of these columns and coverages. */
function strokesOf(columns: Record<number, number>): Float64Array {
  const [width, height] = [OPTIONS.width, 30];
  const cover = new Uint8Array(width * height);
  const at = Object.keys(columns).map(Number);
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

test('the wider a body, the farther off its middle its wick may be', () => {
  const strokes = strokesOf({ 38: 255 });
  expect(slotColumns(40.2, { wick: 1, body: 15 }, { ...OPTIONS, strokes }).wick).toEqual([40, 41]);
  expect(slotColumns(40.2, { wick: 1, body: 27 }, { ...OPTIONS, strokes }).wick).toEqual([38, 39]);
});
