import { expect, test } from 'vitest';
import { HOLE, type Ink } from '#engine/read/ink/unmix-ink';
import { fillHollows, strokesIn } from '#engine/read/marks/fill-hollows';
import { narrowHollows } from '#engine/read/marks/narrow-hollows';
import { inkOf } from '../ink-of.ts';
import { standIn } from '../stand-in.ts';

const [WIDTH, HEIGHT, PITCH, BODY] = [400, 120, 12, 8];
const WIDEST = 60;
const NOISE = 0;

/** Filled bodies with wicks at a pitch, and two lines from the first of two tall ones to the second. */
function withLines(): Ink {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const paint = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) cover.fill(255, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (let i = 0; i < 30; i++) {
    const x = 20 + i * PITCH;
    const isTall = i === 10 || i === 14;
    const top = isTall ? 30 : i > 10 && i < 14 ? 75 : 50 + ((i * 7) % 20);
    paint(x - BODY / 2, x + BODY / 2, top, isTall ? 90 : top + 10);
    paint(x - 1, x + 1, top - 5, isTall ? 95 : top + 14);
  }
  for (const y of [40, 60]) paint(20 + 10 * PITCH, 20 + 14 * PITCH, y, y + 1);
  return inkOf(cover, WIDTH);
}

const holesOf = ({ owner }: Ink): number => owner.filter((one) => one === HOLE).length;

test('what two lines and the bodies at their ends close in is no hollow body where it is wider than a slot', () => {
  const ink = withLines();
  const stand = (some: Ink) => standIn(some, WIDEST);
  const strokes = strokesIn(ink, NOISE);
  const { widths } = fillHollows(ink, { widest: WIDEST, bands: [], strokes, stand });
  expect(holesOf(ink)).toBeGreaterThan(500);
  const narrow = narrowHollows(ink, stand(ink)!.lattice, { widths, bands: [], strokes, stand });
  expect(narrow?.found.lattice.pitch).toBeCloseTo(PITCH, 1);
  expect(holesOf(ink)).toBe(0);
});

test('hollow bodies stay where the candles stand less firmly without them', () => {
  const ink = withLines();
  const stand = (some: Ink) => standIn(some, WIDEST)!;
  const strokes = strokesIn(ink, NOISE);
  const { widths } = fillHollows(ink, { widest: WIDEST, bands: [], strokes, stand });
  const before = ink.owner.slice();
  const { lattice } = stand(ink);
  const options = {
    widths,
    bands: [],
    strokes,
    stand: (some: Ink) => ({ ...stand(some), lattice: { ...lattice, share: 0.5 } }),
  };
  expect(narrowHollows(ink, lattice, options)).toBeNull();
  expect(ink.owner).toEqual(before);
});
