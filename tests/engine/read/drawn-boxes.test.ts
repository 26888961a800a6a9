import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { createRandom } from '../../charts/random.ts';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  background: [255, 255, 255, 255],
  up: [31, 119, 180, 255],
  down: [255, 127, 14, 255],
  pitch: 15,
  body: 11,
};
const BORDER = 2;

test.each([
  { seed: 1, boxes: 3, hollow: false },
  { seed: 9, boxes: 4, hollow: false },
  { seed: 19, boxes: 7, hollow: false },
  { seed: 41, boxes: 8, hollow: false },
  { seed: 32, boxes: 6, hollow: true },
  { seed: 52, boxes: 5, hollow: true },
  { seed: 60, boxes: 6, hollow: true },
])(
  'boxes drawn over candles in their colours, as wide as few of them are apart, hide none: %o',
  ({ seed, boxes, hollow }) => {
    const random = createRandom(`wide/${seed}`);
    const between = (from: number, to: number) => Math.round(random.between(from, to));
    let at = 150;
    const series = Array.from({ length: 54 }, () => {
      const open = at;
      at = Math.max(60, Math.min(240, at + between(-20, 20)));
      const [top, bottom] = [Math.min(open, at), Math.max(open, at)];
      return { open, close: at, high: top - between(0, 12), low: bottom + between(0, 12) };
    });
    const raster = drawCandles(series, HEIGHT, { ...STYLE, hollow });
    const { width, data } = raster;
    const across = Math.round(0.1 * width);
    for (let k = 0; k < boxes; k++) {
      const [x0, y0, high] = [between(0, width - across), between(5, HEIGHT - 70), 14 + between(0, 60)];
      for (let y = y0; y < Math.min(HEIGHT, y0 + high); y++)
        for (let x = x0; x < x0 + across; x++)
          if (Math.min(y - y0, y0 + high - 1 - y, x - x0, x0 + across - 1 - x) < BORDER)
            data.set(k % 2 ? STYLE.up : STYLE.down, (y * width + x) * 4);
    }
    const found = findCandles(raster, { x0: 0, x1: width, y0: 0, y1: HEIGHT });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.lattice.pitch).toBeCloseTo(STYLE.pitch, 1);
    expect(found.value.candles).toHaveLength(series.length);
  },
);
