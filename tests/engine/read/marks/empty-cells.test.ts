import { expect, test } from 'vitest';
import { HOLE, type Ink } from '#engine/read/ink/unmix-ink';
import { emptyCells } from '#engine/read/marks/empty-cells';
import { fillHollows, strokesIn } from '#engine/read/marks/fill-hollows';
import { inkOf } from '../ink-of.ts';
import { standIn } from '../stand-in.ts';

const [WIDTH, HEIGHT, PITCH, ORIGIN, COUNT] = [400, 120, 16, 24, 22];
const WIDEST = 60;
const NOISE = 0;
const LATTICE = { pitch: PITCH, origin: ORIGIN, share: 0.5, occupancy: 1 };

/** Stems at a pitch, every second one with a hollow body in rows 30 to 50, and lines of these rows from one stem to another. */
function filled(lines: { row: number; from: number; to: number }[]): Ink {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const paint = (x0: number, x1: number, y0: number, y1: number, value = 255) => {
    for (let y = y0; y < y1; y++) cover.fill(value, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (let i = 0; i < COUNT; i++) {
    const x = ORIGIN + i * PITCH;
    paint(x - 1, x + 1, 20, 110);
    if (i % 2 === 1) continue;
    paint(x - 5, x + 5, 30, 50);
    paint(x - 4, x + 4, 31, 49, 0);
  }
  for (const { row, from, to } of lines) paint(ORIGIN + from * PITCH, ORIGIN + to * PITCH, row, row + 1);
  const ink = inkOf(cover, WIDTH);
  const stand = (some: Ink) => standIn(some, WIDEST);
  fillHollows(ink, { widest: WIDEST, bands: [], strokes: strokesIn(ink, NOISE), stand });
  return ink;
}

const isHole = ({ owner }: Ink, slot: number, row: number): boolean =>
  owner[row * WIDTH + Math.round(ORIGIN + slot * PITCH)] === HOLE;

const BESIDE = [
  { row: 70, from: 3, to: 8 },
  { row: 90, from: 3, to: 8 },
];

test('what two lines and the stems that they cross close in is no hollow body: it stands between slots', () => {
  const ink = filled(BESIDE);
  expect(isHole(ink, 4.5, 80)).toBe(true);
  const emptied = emptyCells(ink, LATTICE, { bands: [], noise: NOISE });
  expect([3.5, 4.5, 5.5].map((slot) => isHole(emptied!, slot, 80))).toEqual([false, false, false]);
});

test('hollow bodies in their slots stay', () => {
  const emptied = emptyCells(filled(BESIDE), LATTICE, { bands: [], noise: NOISE });
  expect([4, 6].map((slot) => isHole(emptied!, slot, 40))).toEqual([true, true]);
  expect(emptyCells(filled([]), LATTICE, { bands: [], noise: NOISE })).toBeNull();
});
