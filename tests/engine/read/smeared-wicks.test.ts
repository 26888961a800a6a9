import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { FOREIGN, unmixInk } from '#engine/read/ink/unmix-ink';

const RED = [235, 85, 87] as const;
/** What quality 0.6 with halved colour leaves of a red wick of one px on white. */
const SMEARED = [209, 124, 123] as const;
/** A third of red in black. */
const BROWN = [104, 45, 46] as const;
const GREY = [170, 168, 168] as const;
const ORANGE = [255, 152, 0] as const;

test('a wick whose colour a codec smeared is ink of its candle, also where the palette knows its shade as a colour of its own', () => {
  expect(shareOfWick({ noise: 0.7 })).toBeGreaterThan(0.5);
  expect(shareOfWick({ noise: 0 })).toBe(0);
});

test('the edge between a dark border and a red body is ink, and no curve of that brown', () => {
  expect(ownerOfEdge([BROWN])).toBeLessThan(FOREIGN);
  expect(ownerOfEdge([])).toBe(FOREIGN);
});

/** The owner of an upright stroke, two px wide, of the brown that black and red make, `strokes` being what stands upright for the most part. */
function ownerOfEdge(strokes: Rgb[]): number {
  const [width, height] = [9, 6];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) for (const x of [4, 5]) data.set(BROWN, (y * width + x) * 4);
  const { owner } = unmixInk(
    { width, data },
    {
      background: [255, 255, 255],
      candles: [RED, [20, 20, 20]],
      bars: [],
      lines: [],
      others: [BROWN],
      strokes,
      edges: [],
    },
    { x0: 0, y0: 0, x1: width, y1: height },
    { noise: 0.7 },
  );
  return owner[3 * width + 4]!;
}

test('a wick that smearing left with the grey of an axis is ink, the axis and a line of the grid are not', () => {
  const [width, height] = [40, 40];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const paint = (x: number, y: number) => data.set(GREY, (y * width + x) * 4);
  for (let y = 0; y < height; y++) paint(35, y);
  for (let x = 0; x < width; x++) paint(x, 30);
  for (let y = 10; y < 20; y++) paint(10, y);
  const coverOf = (noise: number) =>
    unmixInk(
      { width, data },
      { background: [255, 255, 255], candles: [RED], bars: [], lines: [GREY], others: [], strokes: [], edges: [] },
      { x0: 0, y0: 0, x1: width, y1: height },
      { noise },
    ).cover;
  const lossy = coverOf(0.7);
  expect(lossy[15 * width + 10]).toBeGreaterThan(0);
  expect([lossy[15 * width + 35], lossy[30 * width + 20]]).toEqual([0, 0]);
  expect(coverOf(0)[15 * width + 10]).toBe(0);
});

test('a wick that smearing left with the colour of a tinted ground, only brighter, is ink', () => {
  const [ground, wick]: Rgb[] = [
    [18, 41, 108],
    [150, 175, 233],
  ];
  const [width, height] = [9, 12];
  const data = new Uint8ClampedArray(Array.from({ length: width * height }, () => [...ground!, 255]).flat());
  for (let y = 2; y < 10; y++) data.set(wick!, (y * width + 4) * 4);
  const { owner } = unmixInk(
    { width, data },
    { background: ground!, candles: [[254, 254, 254]], bars: [], lines: [], others: [wick!], strokes: [], edges: [] },
    { x0: 0, y0: 0, x1: width, y1: height },
    { noise: 0.7 },
  );
  expect(owner[5 * width + 4]).toBe(1);
});

/** Share of the ink in a column of smeared red, which stands among the others beside a line of orange. */
function shareOfWick({ noise }: { noise: number }): number {
  const [width, height] = [9, 12];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 2; y < 10; y++) data.set(SMEARED, (y * width + 4) * 4);
  const { cover } = unmixInk(
    { width, data },
    {
      background: [255, 255, 255],
      candles: [RED],
      bars: [],
      lines: [],
      others: [SMEARED, ORANGE],
      strokes: [SMEARED],
      edges: [],
    },
    { x0: 0, y0: 0, x1: width, y1: height },
    { noise },
  );
  return cover[5 * width + 4]! / 255;
}
