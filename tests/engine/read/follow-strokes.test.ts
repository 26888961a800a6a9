import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/choose-candle-colours';
import { followStrokes } from '#engine/read/follow-strokes';
import { measureWidths } from '#engine/read/measure-widths';
import { profileSlots } from '#engine/read/profile-slots';
import { unmixInk } from '#engine/read/unmix-ink';

const [WIDTH, HEIGHT, PITCH, COUNT] = [420, 120, 40, 10];
const GROUND = [10, 24, 40] as const;
const GREEN = [60, 190, 125] as const;
const BODY = { y0: 50, y1: 80, half: 12 };
const COLOURS: CandleColours = {
  background: [...GROUND],
  candles: [[...GREEN]],
  bars: [],
  lines: [],
  others: [],
  strokes: [],
};

test('a wick that scaling spread over two columns is followed to its end, a dashed line and one that runs through are not', () => {
  expect(topOf((y) => y >= 24)).toBe(24);
  expect(topOf((y) => y % 12 < 6)).toBe(BODY.y0);
  expect(topOf(() => true)).toBe(BODY.y0);
});

/** Uppermost row of the first of ten bodies, above which a faint stroke stands in the rows that `isStroke` says; the others have plain wicks. */
function topOf(isStroke: (y: number) => boolean): number {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const paint = (x: number, y: number, share: number) =>
    data.set([...GROUND.map((part, i) => part + share * (GREEN[i]! - part)), 255], (y * WIDTH + x) * 4);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) paint(x, y, 0);
  for (let i = 0; i < COUNT; i++) {
    const x = 20 + i * PITCH;
    for (let y = BODY.y0; y < BODY.y1; y++) for (let dx = -BODY.half; dx <= BODY.half; dx++) paint(x + dx, y, 1);
    for (let y = BODY.y0 - 15; y < BODY.y0; y++) if (i > 0) paint(x, y, 0.7);
  }
  for (let y = 0; y < BODY.y0; y++)
    if (isStroke(y)) {
      paint(20, y, 0.24);
      paint(21, y, 0.22);
    }
  const picture = { width: WIDTH, height: HEIGHT, data };
  const ink = unmixInk(picture, COLOURS, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }, { noise: 0.5 });
  const boxes = Array.from({ length: COUNT }, (_, i) => ({
    x: 20.5 + i * PITCH,
    width: 2 * BODY.half + 1,
    y0: BODY.y0,
    y1: BODY.y1,
  }));
  const lattice = { pitch: PITCH, origin: 20.5, share: 1, occupancy: 1 };
  const widths = { ...measureWidths(boxes, [], lattice), wick: 1 };
  const profiles = profileSlots(ink, boxes, lattice, widths, (slots) =>
    followStrokes(picture, ink, slots, { colours: COLOURS, pitch: PITCH }),
  );
  return profiles[0]!.segments.find(({ ownBody }) => ownBody)!.y0;
}
