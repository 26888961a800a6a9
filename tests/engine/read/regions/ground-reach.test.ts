import { expect, test } from 'vitest';
import { groundReach } from '#engine/read/regions/ground-reach';

const WIDTH = 600;
const HEIGHT = 300;

/** A page of one colour with rectangles of others, the last on top. */
function page(
  colour: readonly number[],
  boxes: { x0: number; x1: number; y0: number; y1: number; rgb: readonly number[] }[],
) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const paint = (x0: number, x1: number, y0: number, y1: number, rgb: readonly number[]) => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data.set(rgb, (y * WIDTH + x) * 4);
  };
  paint(0, WIDTH, 0, HEIGHT, colour);
  for (const { x0, x1, y0, y1, rgb } of boxes) paint(x0, x1, y0, y1, rgb);
  return { width: WIDTH, height: HEIGHT, data };
}

const LABELS = { x0: 150, x1: 180, y0: 80, y1: 220 };
const ROWS = { y0: 40, y1: 260 };

test('the ground of a scale ends where the card ends on which the chart is shown', () => {
  const picture = page([255, 255, 255], [{ x0: 140, x1: 460, y0: 60, y1: 240, rgb: [0, 0, 0] }]);
  expect(groundReach(picture, LABELS, ROWS)).toEqual({ x0: 140, x1: 460, y0: 60, y1: 240 });
});

test('it ends at tiles of other colours, between which a little of it shows, but neither at a line nor at a body', () => {
  const tiles = Array.from({ length: 8 }, (_, i) => ({
    x0: 440 + 40 * (i % 4),
    x1: 478 + 40 * (i % 4),
    y0: 150 * Math.floor(i / 4),
    y1: 148 + 150 * Math.floor(i / 4),
    rgb: [100 + 10 * i, 180, 140],
  }));
  const line = { x0: 300, x1: 302, y0: 0, y1: HEIGHT, rgb: [200, 40, 40] };
  const body = { x0: 340, x1: 358, y0: 30, y1: 270, rgb: [40, 160, 90] };
  const picture = page([250, 250, 250], [line, body, ...tiles]);
  expect(groundReach(picture, LABELS, ROWS)).toEqual({ x0: 0, x1: 440, ...ROWS });
});
