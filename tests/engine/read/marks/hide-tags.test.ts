import { expect, test } from 'vitest';
import { FOREIGN, HOLE, type Ink } from '#engine/read/ink/unmix-ink';
import { bridgeTags, hideTags } from '#engine/read/marks/hide-tags';

const WIDTH = 120;
const HEIGHT = 100;

function inkOf(boxes: { x0: number; x1: number; y0: number; y1: number }[]): Ink {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const owner = new Uint8Array(WIDTH * HEIGHT);
  for (const { x0, x1, y0, y1 } of boxes)
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        cover[y * WIDTH + x] = 255;
        owner[y * WIDTH + x] = 1;
      }
  return { region: { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT }, width: WIDTH, height: HEIGHT, cover, owner };
}

test('a filled box over several candles is a tag', () => {
  const ink = inkOf([{ x0: 20, x1: 80, y0: 30, y1: 41 }]);
  expect(hideTags(ink, { pitch: 10 })).toHaveLength(1);
  expect(ink.cover.some((value) => value > 0)).toBe(false);
  expect(ink.owner[35 * WIDTH + 50]).toBe(FOREIGN);
});

test('a tag of two lines is one, a filled area higher than tags are is none', () => {
  expect(hideTags(inkOf([{ x0: 20, x1: 80, y0: 30, y1: 47 }]), { pitch: 10 })).toHaveLength(1);
  expect(hideTags(inkOf([{ x0: 20, x1: 80, y0: 30, y1: 50 }]), { pitch: 10 })).toHaveLength(0);
});

test('bodies that touch are staggered, and stay', () => {
  const bodies = Array.from({ length: 6 }, (_, i) => ({
    x0: 20 + 10 * i,
    x1: 30 + 10 * i,
    y0: 30 + 3 * i,
    y1: 50 + 3 * i,
  }));
  const ink = inkOf(bodies);
  expect(hideTags(ink, { pitch: 10 })).toHaveLength(0);
  expect(ink.owner.includes(FOREIGN)).toBe(false);
});

test('a tag with rounded corners, its writing already taken for text, and candles that stand on it is one all the same', () => {
  const rounded = [
    { x0: 22, x1: 78, y0: 30, y1: 31 },
    { x0: 20, x1: 80, y0: 31, y1: 40 },
    { x0: 22, x1: 78, y0: 40, y1: 41 },
  ];
  const standing = [0, 1].map((i) => ({ x0: 31 + 20 * i, x1: 39 + 20 * i, y0: 10, y1: 30 }));
  const ink = inkOf([...rounded, ...standing]);
  for (let y = 33; y < 38; y++)
    for (let x = 25; x < 70; x++) {
      ink.cover[y * WIDTH + x] = 0;
      ink.owner[y * WIDTH + x] = FOREIGN;
    }
  expect(hideTags(ink, { pitch: 10 })).toHaveLength(1);
  expect(ink.cover.subarray(30 * WIDTH, 41 * WIDTH).some((value) => value > 0)).toBe(false);
  expect(ink.cover[20 * WIDTH + 35]).toBe(255);
});

test('a tag goes on where the first row of it is interrupted, as its soft edge is over a body of another colour; a higher body beside it stays', () => {
  const interrupted = [
    { x0: 20, x1: 60, y0: 30, y1: 41 },
    { x0: 64, x1: 90, y0: 30, y1: 41 },
    { x0: 60, x1: 64, y0: 31, y1: 41 },
  ];
  const ink = inkOf(interrupted);
  expect(hideTags(ink, { pitch: 15 })).toMatchObject([{ x0: 20, x1: 90 }]);
  const beside = inkOf([
    { x0: 20, x1: 60, y0: 30, y1: 41 },
    { x0: 60, x1: 72, y0: 31, y1: 55 },
  ]);
  hideTags(beside, { pitch: 15 });
  expect(beside.cover[36 * WIDTH + 70]).toBe(255);
});

/** A picture in which ink stands black on white, as wide as asked for, of which the region is the left part. */
function pictureOf({ cover }: Ink, width: number, isBlack: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x++)
      if (x < WIDTH ? cover[y * WIDTH + x]! > 0 : isBlack(x, y))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height: HEIGHT, data };
}

test('the beginning of a tag on the axis is known by its rest beyond the region, a body at the side is not', () => {
  const tag = { x0: 108, x1: WIDTH, y0: 30, y1: 42 };
  const runsOn = inkOf([tag]);
  const beyond = pictureOf(runsOn, WIDTH + 60, (x, y) => x < WIDTH + 40 && y >= tag.y0 && y < tag.y1);
  expect(hideTags(runsOn, { pitch: 20 }, { picture: beyond })).toHaveLength(1);
  const ends = inkOf([tag]);
  const nothing = pictureOf(ends, WIDTH + 60, () => false);
  expect(hideTags(ends, { pitch: 20 }, { picture: nothing })).toHaveLength(0);
});

test('a box hardly wider than the pitch is a tag if it is written on', () => {
  const box = { x0: 20, x1: 60, y0: 30, y1: 42 };
  expect(hideTags(inkOf([box]), { pitch: 25 })).toHaveLength(0);
  const written = inkOf([box]);
  for (let x = 24; x < 56; x += 4)
    for (let y = 34; y < 38; y++) written.cover.fill(0, y * WIDTH + x, y * WIDTH + x + 2);
  expect(hideTags(written, { pitch: 25 })).toHaveLength(1);
});

test('the thick borders that two hollow bodies have on the same rows are too low to be written on', () => {
  const border = { x0: 20, x1: 84, y0: 30, y1: 37 };
  const ink = inkOf([border]);
  // Their soft edge.
  ink.cover.fill(0, 36 * WIDTH + border.x0, 36 * WIDTH + 48);
  expect(hideTags(ink, { pitch: 31 })).toHaveLength(0);
  expect(ink.owner.includes(FOREIGN)).toBe(false);
});

test('a line of another colour right below a tag is none of it', () => {
  const ink = inkOf([{ x0: 20, x1: 80, y0: 30, y1: 42 }]);
  for (const y of [42, 43]) ink.owner.fill(FOREIGN, y * WIDTH, (y + 1) * WIDTH);
  expect(hideTags(ink, { pitch: 10 })).toEqual([{ x0: 20, x1: 80, y0: 30, y1: 42 }]);
});

test('a wick that comes out of both sides of a tag goes on under it', () => {
  const ink = inkOf([
    { x0: 20, x1: 80, y0: 40, y1: 52 },
    { x0: 49, x1: 51, y0: 10, y1: 90 },
    { x0: 69, x1: 71, y0: 10, y1: 40 },
  ]);
  const tags = hideTags(ink, { pitch: 10 });
  expect(tags).toHaveLength(1);
  expect(bridgeTags(ink, tags)).toBe(true);
  expect(ink.cover[46 * WIDTH + 49]).toBe(255);
  expect(ink.cover[46 * WIDTH + 69]).toBe(0);
});

test('nothing goes on under a tag where what hangs on it ends', () => {
  const ink = inkOf([
    { x0: 20, x1: 80, y0: 40, y1: 51 },
    { x0: 49, x1: 51, y0: 51, y1: 90 },
  ]);
  const tags = hideTags(ink, { pitch: 10 });
  expect(tags).toHaveLength(1);
  expect(bridgeTags(ink, tags)).toBe(false);
});

test('a wick goes on under two tags of which one hangs on the other, and so does the inside of a hollow body', () => {
  const ink = inkOf([
    { x0: 20, x1: 80, y0: 40, y1: 50 },
    { x0: 25, x1: 75, y0: 52, y1: 62 },
    { x0: 49, x1: 51, y0: 10, y1: 90 },
    { x0: 34, x1: 35, y0: 20, y1: 80 },
    { x0: 41, x1: 42, y0: 20, y1: 80 },
  ]);
  for (let y = 20; y < 80; y++)
    for (let x = 35; x < 41; x++) if (ink.cover[y * WIDTH + x] === 0) ink.owner[y * WIDTH + x] = HOLE;
  bridgeTags(ink, hideTags(ink, { pitch: 10 }));
  for (const y of [45, 51, 57]) {
    expect(ink.cover[y * WIDTH + 49], `wick in row ${y}`).toBe(255);
    expect(ink.owner[y * WIDTH + 38], `inside in row ${y}`).toBe(HOLE);
  }
});

test('a hollow body between filled ones that touch it is no writing, and all three stay', () => {
  const ink = inkOf([
    { x0: 20, x1: 36, y0: 30, y1: 54 },
    { x0: 52, x1: 68, y0: 20, y1: 42 },
    { x0: 36, x1: 52, y0: 30, y1: 32 },
    { x0: 36, x1: 52, y0: 40, y1: 42 },
  ]);
  expect(hideTags(ink, { pitch: 16 })).toHaveLength(0);
  expect(ink.owner.includes(FOREIGN)).toBe(false);
});

test('a tag before a candle is one all the same where its writing was taken for the insides of hollow bodies', () => {
  const ink = inkOf([
    { x0: 20, x1: 80, y0: 30, y1: 46 },
    { x0: 42, x1: 50, y0: 10, y1: 70 },
  ]);
  for (let y = 34; y < 42; y++)
    for (let x = 22; x < 78; x++)
      if (x % 7 !== 0) {
        ink.cover[y * WIDTH + x] = 0;
        ink.owner[y * WIDTH + x] = HOLE;
      }
  const words = [{ x0: 22, x1: 78, y0: 34, y1: 42 }];
  hideTags(ink, { pitch: 10 }, { words });
  expect(ink.cover.subarray(30 * WIDTH, 46 * WIDTH).some((value) => value > 0)).toBe(false);
  expect(ink.cover[20 * WIDTH + 45]).toBe(255);
});

test('the soft edge of a tag is no ink that a candle below it could go on to, a body of its colour that stands on it is', () => {
  const soft = { x0: 50, x1: 70, y0: 29, y1: 30 };
  const standing = { x0: 30, x1: 38, y0: 15, y1: 30 };
  const wick = { x0: 60, x1: 62, y0: 41, y1: 60 };
  const tagless = (isSharp: boolean) => {
    const ink = inkOf([soft, standing, wick, { x0: 20, x1: 80, y0: 30, y1: 41 }]);
    for (let x = soft.x0; x < soft.x1; x++) ink.cover[soft.y0 * WIDTH + x] = 130;
    bridgeTags(ink, hideTags(ink, { pitch: 10 }, { isSharp }));
    return ink;
  };
  const ink = tagless(true);
  expect(ink.cover[29 * WIDTH + 55]).toBe(0);
  expect(ink.cover[35 * WIDTH + 61]).toBe(0);
  expect(ink.cover[45 * WIDTH + 61]).toBe(255);
  expect(ink.cover[29 * WIDTH + 34]).toBe(255);
  expect(tagless(false).cover[29 * WIDTH + 55]).toBe(130);
});

test('of a tag over the edge of a zone the part on one side of it is a tag too, though it ends amid the writing', () => {
  const ink = inkOf([{ x0: 10, x1: 110, y0: 30, y1: 39 }]);
  const letters = Array.from({ length: 12 }, (_, i) => 16 + 4 * i);
  for (let y = 34; y < 39; y++)
    for (const x of letters)
      for (const at of [y * WIDTH + x, y * WIDTH + x + 1]) {
        ink.cover[at] = 0;
        ink.owner[at] = FOREIGN;
      }
  expect(hideTags(ink, { pitch: 4 })).toMatchObject([{ x0: 10, x1: 110, y0: 30, y1: 39 }]);
});
