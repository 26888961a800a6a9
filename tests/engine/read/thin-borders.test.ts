import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { unmixInk } from '#engine/read/ink/unmix-ink';

const [WIDTH, HEIGHT] = [40, 40];

/** Coverage of pixels painted on a ground of one colour, as rendered. */
function coverOf(
  ground: Rgb,
  { candles, lines = [] }: { candles: Rgb[]; lines?: Rgb[] },
  paint: (dot: (x: number, y: number, rgb: Rgb) => void) => void,
): (x: number, y: number) => number {
  const data = new Uint8ClampedArray(Array.from({ length: WIDTH * HEIGHT }, () => [...ground, 255]).flat());
  paint((x, y, rgb) => data.set(rgb, (y * WIDTH + x) * 4));
  const { cover } = unmixInk(
    { width: WIDTH, data },
    { background: ground, candles, bars: [], lines, others: [], strokes: [], edges: [] },
    { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
    { noise: 0 },
  );
  return (x, y) => cover[y * WIDTH + x]!;
}

test('a border of its own colour that passes for a shade of the fill is ink all along', () => {
  const slate = [88, 110, 117] as const;
  const cover = coverOf([253, 246, 227], { candles: [[51, 51, 51]] }, (dot) => {
    for (let y = 10; y < 20; y++) dot(10, y, slate);
  });
  expect(cover(10, 15)).toBeGreaterThan(128);
});

test('half of a thin side has the grey of the grid, and is ink where no line of the grid runs', () => {
  const grid = [204, 204, 204] as const;
  const cover = coverOf([245, 245, 245], { candles: [[77, 77, 77]], lines: [grid] }, (dot) => {
    for (let x = 0; x < WIDTH; x++) dot(x, 30, grid);
    for (let y = 10; y < 20; y++) dot(10, y, grid);
  });
  expect(cover(10, 15)).toBeGreaterThan(0);
  expect(cover(20, 30)).toBe(0);
});
