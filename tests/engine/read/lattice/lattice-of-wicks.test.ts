import { expect, test } from 'vitest';
import type { InkBox } from '#engine/read/lattice/find-boxes';
import type { Lattice } from '#engine/read/lattice/find-pitch';
import { firmerOfWicks } from '#engine/read/lattice/lattice-of-wicks';
import { createRandom } from '../../../charts/random.ts';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT, SLOTS] = [1460, 60, 120];
const bare = inkOf(new Uint8Array(WIDTH * HEIGHT), WIDTH);

/** Strokes of a px, which end in nothing. */
const wicksAt = (middles: number[]): InkBox[] =>
  middles.map((x, i) => ({ x, width: 1, y0: 5 + (i % 7), y1: 25 + (i % 7) }));
const bodiesAt = (middles: number[], width: number): InkBox[] =>
  middles.map((x, i) => ({ x, width, y0: 30 + (i % 5), y1: 45 + (i % 5) }));
const latticeOf = (pitch: number, share: number): Lattice => ({ pitch, origin: 20, share, occupancy: 1 });

/** Slots of a pitch, and a fifth of them, scattered. */
const slots = (pitch: number): number[] => Array.from({ length: SLOTS }, (_, slot) => 20 + pitch * slot);
const scattered = (columns: number[], seed: number): number[] => {
  const random = createRandom(`wicks/${seed}`);
  return columns.filter(() => random.chance(0.2));
};

test('wicks that few of the slots show tell where all stand, if so many do that it is no chance', () => {
  const few = wicksAt(scattered(slots(6), 3));
  const found = firmerOfWicks(bare, latticeOf(156, 0.25), few.concat(bodiesAt([31, 77, 156, 201], 40)));
  expect(found!.pitch).toBeCloseTo(6, 1);
});

test('a third of the pitch that all boxes show is not where candles stand, though more of the wicks do', () => {
  const wicks = wicksAt([0, 4, 8].flatMap((off, i) => scattered(slots(12), i + 1).map((x) => x + off)));
  expect(firmerOfWicks(bare, latticeOf(12, 0.55), wicks)!.pitch).toBe(12);
  expect(firmerOfWicks(bare, latticeOf(12, 0.3), wicks)!.pitch).toBeCloseTo(4, 1);
});
