import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { dropBarEdges } from '#engine/read/ink/drop-bar-edges';
import { NONE, unmixInk } from '#engine/read/ink/unmix-ink';

const GROUND = [244, 248, 251] as const;
const FILL = [164, 227, 193] as const;
const BORDER = [60, 115, 92] as const;
const BAR = [133, 187, 163] as const;
/** Half bar, half ground, as a codec leaves it at a bar's side. */
const EDGE = [188, 217, 207] as const;
const [WIDTH, HEIGHT] = [40, 40];

test('the soft sides of volume bars are no ink, a wick before a bar and a body above it are', () => {
  const { ownerAt, drop } = drawn(FILL);
  expect(ownerAt(9, 30)).not.toBe(NONE);
  drop();
  expect(ownerAt(9, 30)).toBe(NONE);
  expect(ownerAt(20, 25)).toBe(NONE);
  expect(ownerAt(14, 25)).not.toBe(NONE);
  expect(ownerAt(12, 6)).not.toBe(NONE);
});

test('a body filled like the bars keeps its soft sides, since it does not stand on their foot', () => {
  const { ownerAt, drop } = drawn(BAR);
  expect(ownerAt(10, 6)).not.toBe(NONE);
  drop();
  expect(ownerAt(10, 6)).not.toBe(NONE);
});

/** A bar with a wick before it, and above them a body with soft sides. */
function drawn(fill: Rgb): { ownerAt: (x: number, y: number) => number; drop: () => void } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const paint = (x0: number, x1: number, y0: number, y1: number, rgb: Rgb) => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data.set([...rgb, 255], (y * WIDTH + x) * 4);
  };
  paint(0, WIDTH, 0, HEIGHT, GROUND);
  paint(9, 21, 20, HEIGHT, EDGE);
  paint(10, 20, 20, HEIGHT, BAR);
  paint(14, 15, 10, 30, BORDER);
  paint(10, 19, 4, 12, EDGE);
  paint(11, 18, 4, 12, fill);
  const picture = { width: WIDTH, height: HEIGHT, data };
  const colours = {
    background: GROUND,
    candles: [FILL, BORDER],
    bars: [{ rgb: BAR, top: 0, base: HEIGHT }],
    lines: [],
    others: [],
    strokes: [],
    edges: [],
  };
  const ink = unmixInk(picture, colours, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }, { noise: 0.8 });
  return { ownerAt: (x, y) => ink.owner[y * WIDTH + x]!, drop: () => dropBarEdges(picture, colours, ink) };
}
