import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/colours/choose-candle-colours';
import type { Rgb } from '#engine/read/colours/colour';
import { unmixInk } from '#engine/read/ink/unmix-ink';
import { followStrokes } from '#engine/read/lattice/follow-strokes';
import { measureWidths } from '#engine/read/lattice/measure-widths';
import { profileSlots } from '#engine/read/lattice/profile-slots';

const [WIDTH, HEIGHT, PITCH, COUNT] = [420, 120, 40, 10];
const BODY = { y0: 50, y1: 80, half: 12 };
type Look = { ground: Rgb; colour: Rgb; light?: number };
const NIGHT: Look = { ground: [10, 24, 40], colour: [60, 190, 125] };

test('a wick that scaling spread over two columns is followed to its end, a dashed line and one that runs through are not', () => {
  expect(topOf((y) => y >= 24)).toBe(24);
  expect(topOf((y) => y % 12 < 6)).toBe(BODY.y0);
  expect(topOf(() => true)).toBe(BODY.y0);
});

test('pale wicks are followed too, but not into what ringing leaves', () => {
  const pale = { ground: [254, 254, 254], colour: [205, 225, 212] } as const;
  expect(topOf((y) => y >= 24, pale)).toBe(24);
  expect(topOf((y) => y >= 24, { ...pale, light: 0.3 })).toBe(BODY.y0);
});

/** Uppermost row of the first of ten bodies, above which a faint stroke stands in the rows that `isStroke` says; the others have plain wicks. */
function topOf(isStroke: (y: number) => boolean, { ground, colour, light = 0.46 }: Look = NIGHT): number {
  const colours: CandleColours = {
    background: ground,
    candles: [colour],
    bars: [],
    lines: [],
    others: [],
    strokes: [],
  };
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const paint = (x: number, y: number, share: number) =>
    data.set([...ground.map((part, i) => part + share * (colour[i]! - part)), 255], (y * WIDTH + x) * 4);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) paint(x, y, 0);
  for (let i = 0; i < COUNT; i++) {
    const x = 20 + i * PITCH;
    for (let y = BODY.y0; y < BODY.y1; y++) for (let dx = -BODY.half; dx <= BODY.half; dx++) paint(x + dx, y, 1);
    for (let y = BODY.y0 - 15; y < BODY.y0; y++) if (i > 0) paint(x, y, 0.7);
  }
  for (let y = 0; y < BODY.y0; y++)
    if (isStroke(y)) {
      paint(20, y, 0.52 * light);
      paint(21, y, 0.48 * light);
    }
  const picture = { width: WIDTH, height: HEIGHT, data };
  const ink = unmixInk(picture, colours, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }, { noise: 0.5 });
  const boxes = Array.from({ length: COUNT }, (_, i) => ({
    x: 20.5 + i * PITCH,
    width: 2 * BODY.half + 1,
    y0: BODY.y0,
    y1: BODY.y1,
  }));
  const lattice = { pitch: PITCH, origin: 20.5, share: 1, occupancy: 1 };
  const widths = { ...measureWidths(boxes, [], lattice), wick: 1 };
  const profiles = profileSlots(ink, boxes, lattice, widths, {
    follow: (slots) => followStrokes(picture, ink, slots, { colours, pitch: PITCH }),
  });
  return profiles[0]!.segments.find(({ ownBody }) => ownBody)!.y0;
}
