import { expect, test } from 'vitest';
import { colourOfDots } from '#engine/read/ink/colour-of-dots';
import { INKED, type Ink } from '#engine/read/ink/unmix-ink';

type Shape = (x: number, y: number) => boolean;
type Drawn = { owner: number; at: [x: number, y: number]; shape: Shape };

const [WIDTH, HEIGHT] = [240, 80];
const disc =
  (radius: number): Shape =>
  (x, y) =>
    Math.hypot(x, y) <= radius;
const body =
  (width: number, height: number): Shape =>
  (x, y) =>
    Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
const candle =
  (height: number): Shape =>
  (x, y) =>
    body(9, height)(x, y) || body(1, height + 12)(x, y);

/** What each owner draws about a place, the later over the earlier. */
function draw(all: Drawn[]): Ink {
  const owner = new Uint8Array(WIDTH * HEIGHT);
  for (const { owner: own, at, shape } of all)
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) if (shape(x + 0.5 - at[0], y + 0.5 - at[1])) owner[y * WIDTH + x] = own;
  const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  return { region, width: WIDTH, height: HEIGHT, owner, cover: owner.map((own) => (own ? 255 : INKED - 1)) };
}

const places = Array.from({ length: 12 }, (_, i) => 14 + 18 * i);
const candles = places.map((x, i): Drawn => ({ owner: 1, at: [x, 26 + (i % 4)], shape: candle(6 + ((5 * i) % 17)) }));
const dotsOf = (radius: number, y = 66) =>
  places.map((x): Drawn => ({ owner: 2, at: [x + 0.5, y + 0.5], shape: disc(radius) }));

test('a colour that stands in dots of one size is told, whatever their size, also where some of them lie over candles', () => {
  for (const radius of [2.5, 3.5, 4.5, 7]) expect(colourOfDots(draw([...candles, ...dotsOf(radius)]), 2)).toBe(2);
  const over = dotsOf(4.5).map((dot, i): Drawn => (i % 3 ? dot : { ...dot, at: [dot.at[0], 28] }));
  expect(colourOfDots(draw([...candles, ...over]), 2)).toBe(2);
});

test('candles are no dots, nor are square bodies of one size, round ones of many, crosses of a quiet market, or dots that are the least of a colour', () => {
  const shapes = (shapeOf: (i: number) => Shape) =>
    places.map((x, i): Drawn => ({ owner: 2, at: [x, 66], shape: shapeOf(i) }));
  const round =
    (height: number): Shape =>
    (x, y) =>
      disc(4.5)(x, Math.max(0, Math.abs(y) - height / 2));
  const cross: Shape = (x, y) => body(9, 1)(x, y) || body(1, 9)(x, y);
  for (const none of [() => body(9, 9), (i: number) => round(2 * i), () => cross, () => candle(8)])
    expect(colourOfDots(draw([...candles, ...shapes(none)]), 2)).toBeNull();
  expect(colourOfDots(draw([...candles, ...dotsOf(4.5).slice(0, 5)]), 2)).toBeNull();
  const few = [...candles.map((one): Drawn => ({ ...one, owner: 2 })), ...dotsOf(3)];
  expect(colourOfDots(draw(few), 2)).toBeNull();
});
