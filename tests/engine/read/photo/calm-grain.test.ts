import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { calmGrain } from '#engine/read/photo/calm-grain';

const SIDE = 120;

/** Grain as of a sensor, levels to either side. */
const grain = (i: number) => (((i * 2654435761) >>> 11) % 9) - 4;

function grainy(paint: (x: number, y: number) => number): Raster {
  const data = Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => {
    const place = i >> 2;
    return i % 4 === 3 ? 255 : paint(place % SIDE, Math.floor(place / SIDE)) + grain(i);
  });
  return { width: SIDE, height: SIDE, data };
}

test('grain is taken off an even ground', () => {
  const calm = calmGrain(grainy(() => 100)).data.filter((_, i) => i % 4 !== 3);
  const inner = calm.filter((_, i) => Math.floor(i / 3) % SIDE > 2 && i > 9 * SIDE && i < calm.length - 9 * SIDE);
  const spread = Math.sqrt(inner.reduce((sum, value) => sum + (value - 100) ** 2, 0) / inner.length);
  expect(spread).toBeLessThan(1.6);
});

test('a wick of one px stays, all its length, and so does a level line', () => {
  const wick = (x: number, y: number) => x === 60 && y >= 30 && y < 70;
  const line = (y: number) => y === 90;
  const calm = calmGrain(grainy((x, y) => (wick(x, y) || line(y) ? 160 : 40)));
  const value = (x: number, y: number) => calm.data[(y * SIDE + x) * 4]!;
  for (let y = 32; y < 68; y++) expect(value(60, y)).toBeGreaterThan(140);
  for (let x = 10; x < 110; x++) expect(value(x, 90)).toBeGreaterThan(140);
  expect([value(60, 27), value(60, 73)].every((ground) => ground < 60)).toBe(true);
});
