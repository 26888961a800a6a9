import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { flattenLight } from '#engine/read/photo/flatten-light';

const WIDTH = 960;
const HEIGHT = 640;

/** A ground with bars 40 px wide on it every 60 px, as bodies stand, under a lamp of the size that lamps have. */
function underLamp(ground: number, ink: number, lamp: (value: number, share: number) => number): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isBody = x % 60 < 40 && y > 200 && y < 330;
      const share = Math.exp(-(((x - 480) ** 2 + (y - 320) ** 2) / 220 ** 2));
      data.fill(lamp(isBody ? ink : ground, share), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const at = ({ data }: Raster, x: number, y: number) => data[(y * WIDTH + x) * 4 + 1]!;

test.each([
  ['dark', 20, 180, (value: number, share: number) => value + 90 * share],
  ['grey', 92, 190, (value: number, share: number) => value + 60 * share],
  ['light', 190, 60, (value: number, share: number) => value * (0.7 + 0.3 * share)],
] as const)('a %s ground is as even beside bodies under a lamp as far from it', (_, ground, ink, lamp) => {
  const picture = underLamp(ground, ink, lamp);
  expect(Math.abs(at(picture, 470, 320) - at(picture, 50, 50))).toBeGreaterThan(50);
  const flat = flattenLight(picture);
  // Between two bodies, above them, half way to the lamp's rim and far from it.
  const grounds = (
    [
      [470, 265],
      [480, 150],
      [650, 400],
      [50, 50],
      [900, 600],
    ] as const
  ).map(([x, y]) => at(flat, x, y));
  expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThan(16);
  expect(Math.abs(at(flat, 440, 265) - at(flat, 470, 265))).toBeGreaterThan(90);
});
