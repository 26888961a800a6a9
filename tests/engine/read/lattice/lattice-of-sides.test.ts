import { expect, test } from 'vitest';
import { latticeOfSides } from '#engine/read/lattice/lattice-of-sides';

const [WIDTH, HEIGHT, PITCH] = [400, 200, 24];

/** Bodies that touch, each of one of two colours, half of them with a wick; `off` is by how much the sides of each stand off the pitch, px. */
function touching(off: (i: number) => number) {
  const [cover, owner] = [new Uint8Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT)];
  const paint = (x0: number, x1: number, y0: number, y1: number, colour: number) => {
    for (let y = y0; y < y1; y++) {
      cover.fill(255, y * WIDTH + x0, y * WIDTH + x1);
      owner.fill(colour, y * WIDTH + x0, y * WIDTH + x1);
    }
  };
  for (let i = 0; i < 14; i++) {
    const [x0, y0] = [20 + PITCH * i + off(i), 60 + Math.round(40 * Math.sin(i / 2))];
    paint(x0, 20 + PITCH * (i + 1) + off(i + 1), y0, y0 + 24 + (i % 4) * 5, 1 + (i % 2));
    if (i % 2) paint(x0 + 11, x0 + 13, y0 - 15, y0, 1 + (i % 2));
  }
  return { region: { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT }, width: WIDTH, height: HEIGHT, cover, owner };
}

test('bodies that touch stand half a pitch from their sides', () => {
  const lattice = latticeOfSides(touching(() => 0));
  expect(lattice?.pitch).toBeCloseTo(PITCH, 2);
  const first = (lattice!.origin - (20 + PITCH / 2)) / PITCH;
  expect(first).toBeCloseTo(Math.round(first), 2);
});

test('sides that stand anywhere tell no pitch', () => {
  expect(latticeOfSides(touching((i) => Math.round(9 * Math.sin(i * i))))).toBeNull();
});

test('wicks have no sides', () => {
  const strokes = touching(() => 0);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if ((x - 20) % PITCH > 3) strokes.cover[y * WIDTH + x] = 0;
  expect(latticeOfSides(strokes)).toBeNull();
});
