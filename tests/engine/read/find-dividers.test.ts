import { expect, test } from 'vitest';
import { findDividers } from '#engine/read/find-dividers';

const [WIDTH, HEIGHT, PLOT] = [1600, 400, 370];
const WHITE = [255, 255, 255, 255];

/** Lines of 4 px with soft edges down to a row. */
function lined(end: number, places = [440]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (const x of places)
      for (const [i, colour] of [247, 231, 231, 247].entries())
        data.set(y < end ? [colour, colour + 1, colour + 4, 255] : WHITE, (y * WIDTH + x + i) * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

test('what runs down to the foot of the picture parts panels', () => {
  expect(findDividers(lined(HEIGHT)).map(({ x0 }) => x0)).toHaveLength(1);
});

test('a line of a grid, which ends above the dates, parts none, though its soft edge is nearly the ground', () => {
  expect(findDividers(lined(PLOT))).toEqual([]);
});

test('more than an app has panels are stripes, and part none', () => {
  const places = (count: number) => Array.from({ length: count }, (_, i) => 300 + 40 * i);
  expect(findDividers(lined(HEIGHT, places(4)))).toHaveLength(4);
  expect(findDividers(lined(HEIGHT, places(12)))).toEqual([]);
});
