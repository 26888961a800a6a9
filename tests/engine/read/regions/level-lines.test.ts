import { expect, test } from 'vitest';
import { levelLines } from '#engine/read/regions/level-lines';

/** Black, with white lines of three rows about `y` from `x0` to `x1`. */
function pictureWith(lines: { y: number; x0: number; x1: number }[]) {
  const [width, height] = [600, 400];
  const data = new Uint8ClampedArray(width * height * 4);
  for (const { y, x0, x1 } of lines)
    for (let row = y - 1; row <= y + 1; row++) data.fill(255, (row * width + x0) * 4, (row * width + x1) * 4);
  return { width, height, data };
}

/** Labels in steps of 100 rows from 150 to 350. */
const RUN = { x0: 520, x1: 580, y0: 150, y1: 350, step: 100, labels: 3, missing: 0 };

test('a border that ends shortly before the labels ends a pane', () => {
  expect(levelLines(pictureWith([{ y: 80, x0: 0, x1: 508 }]), RUN, 20, 400)).toContain(80);
  expect(levelLines(pictureWith([{ y: 80, x0: 0, x1: 450 }]), RUN, 20, 400)).toEqual([]);
});

test('a border nearly a whole step off is none of the grid', () => {
  expect(levelLines(pictureWith([{ y: 61, x0: 0, x1: 600 }]), RUN, 20, 400)).toContain(61);
  expect(levelLines(pictureWith([{ y: 50, x0: 0, x1: 600 }]), RUN, 20, 400)).toEqual([]);
});

test('a dotted line that a codec has made one is no border, though its px differ by little', () => {
  const line = (levels: number[]) => {
    const picture = pictureWith([]);
    for (let x = 0; x < picture.width; x++)
      picture.data.fill(levels[x % levels.length]!, (80 * picture.width + x) * 4, (80 * picture.width + x + 1) * 4);
    return levelLines(picture, RUN, 20, 400);
  };
  expect(line([20, 21, 22, 21])).toContain(80);
  expect(line([24, 19, 24, 19])).toEqual([]);
  expect(line([24, 21, 17, 21])).toEqual([]);
});
