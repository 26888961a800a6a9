import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/colours/choose-candle-colours';
import type { Rgb } from '#engine/read/colours/colour';
import { unmixInk } from '#engine/read/ink/unmix-ink';
import { followStrokes } from '#engine/read/lattice/follow-strokes';
import { measureWidths } from '#engine/read/lattice/measure-widths';
import { profileSlots } from '#engine/read/lattice/profile-slots';

const [WIDTH, HEIGHT, PITCH, COUNT] = [420, 150, 40, 10];
const BODY = { y0: 80, y1: 110, half: 12 };
type Look = { ground: Rgb; colour: Rgb; light?: number; strokes?: number; isBelow?: boolean };
const NIGHT: Look = { ground: [10, 24, 40], colour: [60, 190, 125] };

test('a wick that scaling spread over two columns is followed to its end, a dashed line and one that runs through are not', () => {
  expect(topOf((y) => y >= 54)).toBe(54);
  expect(topOf((y) => y % 12 < 6)).toBe(BODY.y0);
  expect(topOf(() => true)).toBe(BODY.y0);
});

test('a line that runs through is not followed where something hides a part of it, a wick is', () => {
  const isHidden = (y: number) => y >= 26 && y < 44;
  expect(topOf((y) => !isHidden(y), { ...NIGHT, isBelow: true })).toBe(BODY.y0);
  expect(topOf((y) => y >= 44 && y < 130, { ...NIGHT, isBelow: true })).toBe(44);
});

test('a wick longer than any candle is followed where it ends by itself, lines of a grid that end on one row are not', () => {
  expect(topOf((y) => y >= 20)).toBe(20);
  expect(topOf((y) => y >= 20, { ...NIGHT, strokes: 2 })).toBe(BODY.y0);
});

test('pale wicks are followed too, but not into what ringing leaves', () => {
  const pale = { ground: [254, 254, 254], colour: [205, 225, 212] } as const;
  expect(topOf((y) => y >= 54, pale)).toBe(54);
  expect(topOf((y) => y >= 54, { ...pale, light: 0.3 })).toBe(BODY.y0);
});

/** Uppermost row of the first of ten bodies, above which a faint stroke stands in the rows that `isStroke` says (`isBelow`: below it too), and above `strokes` of them; the others have plain wicks. */
function topOf(
  isStroke: (y: number) => boolean,
  { ground, colour, light = 0.46, strokes = 1, isBelow = false }: Look = NIGHT,
): number {
  const colours: CandleColours = {
    background: ground,
    candles: [colour],
    bars: [],
    lines: [],
    others: [],
    strokes: [],
    edges: [],
  };
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const paint = (x: number, y: number, share: number) =>
    data.set([...ground.map((part, i) => part + share * (colour[i]! - part)), 255], (y * WIDTH + x) * 4);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) paint(x, y, 0);
  for (let i = 0; i < COUNT; i++) {
    const x = 20 + i * PITCH;
    for (let y = BODY.y0; y < BODY.y1; y++) for (let dx = -BODY.half; dx <= BODY.half; dx++) paint(x + dx, y, 1);
    for (let y = BODY.y0 - 15; y < BODY.y0; y++) if (i >= strokes) paint(x, y, 0.7);
  }
  const isBeside = (y: number) => y < BODY.y0 || (isBelow && y >= BODY.y1);
  for (let y = 0; y < HEIGHT; y++)
    for (let i = 0; i < strokes && isBeside(y) && isStroke(y); i++) {
      paint(20 + i * PITCH, y, 0.52 * light);
      paint(21 + i * PITCH, y, 0.48 * light);
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
