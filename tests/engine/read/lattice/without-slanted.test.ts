import { expect, test } from 'vitest';
import { findBoxes } from '#engine/read/lattice/find-boxes';
import { findPitch } from '#engine/read/lattice/find-pitch';
import { withoutSlanted } from '#engine/read/lattice/without-slanted';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT, PITCH] = [400, 220, 20];

/** Bodies with wicks in every slot, and a zigzag over them as waves are drawn. */
function chart(waves: number): Uint8Array {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) cover.fill(255, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (let slot = 1; slot < 19; slot++) {
    const top = 90 + Math.round(30 * Math.sin(1.7 * slot));
    fill(PITCH * slot, PITCH * slot + 9, top, top + 14);
    fill(PITCH * slot + 4, PITCH * slot + 5, top - 6, top + 20);
  }
  for (let wave = 0; wave < waves; wave++)
    for (let y = 10; y < 200; y++) {
      const x = Math.round(27 + 47 * wave + 0.22 * (wave % 2 === 0 ? y : 210 - y));
      fill(x, x + 4, y, y + 1);
    }
  return cover;
}

test('pieces of slanted strokes in a candle’s colour say nothing of the pitch; wicks and bodies do', () => {
  const boxesOf = (waves: number) => findBoxes(inkOf(chart(waves), WIDTH), { widest: 40 });
  expect(withoutSlanted(boxesOf(0))).toHaveLength(boxesOf(0).length);
  const all = boxesOf(6);
  const upright = withoutSlanted(all);
  const lattices = [all, upright].map((boxes) => findPitch(boxes, []));
  expect(lattices[1]!.pitch).toBeCloseTo(PITCH, 1);
  expect(lattices[1]!.share).toBeGreaterThan(lattices[0]!.share + 0.1);
});
