import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import type { Rgb } from '#engine/read/colours/colour';
import { directByVolume } from '#engine/read/direct-by-volume';

const PITCH = 10;
const GROUND: Rgb = [255, 255, 255];
const [GREEN, RED]: Rgb[] = [
  [150, 215, 190],
  [240, 170, 170],
];
/** Whether the candles of 30 rise. */
const TRUTH = Array.from({ length: 30 }, (_, i) => (i * 7) % 5 < 2);

type Case = { up?: boolean[]; guessed?: number[]; inferred?: boolean; colourOf?: (isUp: boolean, i: number) => Rgb };

/** Directions of 30 candles, told as `up` at first, above bars of volume. */
function directed({ up = TRUTH, guessed = [], inferred = false, colourOf = (isUp) => (isUp ? GREEN! : RED!) }: Case) {
  const [width, height] = [PITCH * TRUTH.length, 120];
  const picture: Raster = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  for (const [i, isUp] of TRUTH.entries())
    for (let y = 112 - 6 - (i % 7) * 4; y < 112; y++)
      for (let x = PITCH * i + 1; x < PITCH * (i + 1) - 1; x++)
        picture.data.set([...colourOf(isUp, i), 255], (y * width + x) * 4);
  const found = {
    candles: TRUTH.map((_, i) => ({
      ...{ slot: i, x: PITCH * i + PITCH / 2, top: 20, bodyTop: 30, bodyBottom: 42, bottom: 60 },
      ...{ hasBody: true, crossed: 0, endHidden: false },
    })),
    directions: { up, guessed: TRUTH.map((_, i) => guessed.includes(i)), inferred, averaged: false },
    region: { x0: 0, y0: 0, x1: width, y1: height },
    widths: { wick: 1, body: 8 },
    lattice: { pitch: PITCH },
    colours: { background: GROUND },
  };
  return directByVolume(picture, found as never);
}

/** The same but for those of these candles, told the other way round. */
const except = (...wrong: number[]) => TRUTH.map((is, i) => is !== wrong.includes(i));

test('candles that do not tell which way they go take it from the colour of the volume below them', () => {
  const { up, guessed } = directed({ up: except(3, 10, 11), guessed: [3, 10, 11, 20] });
  expect(up).toEqual(TRUTH);
  expect(guessed).not.toContain(true);
});

test('candles that tell it themselves are believed', () => {
  expect(directed({ up: except(3) }).up).toEqual(except(3));
});

test.each<[string, Case['colourOf']]>([
  ['of one colour', () => GREEN!],
  ['of colours that mean something else', (_, i) => (i % 2 ? GREEN! : RED!)],
  ['that say otherwise of more than a few', (isUp, i) => (isUp !== i % 8 > 5 ? GREEN! : RED!)],
])('volume %s tells no direction', (_, colourOf) => {
  const up = except(3, 10);
  expect(directed({ up, guessed: [3, 10], colourOf: colourOf! })).toMatchObject({ up });
});

test('where all bodies look alike the two colours of volume tell all, whichever way round most are as the neighbours say', () => {
  const { up, guessed, inferred } = directed({
    up: except(3, 10, 11),
    guessed: TRUTH.map((_, i) => i),
    inferred: true,
  });
  expect([up, inferred]).toEqual([TRUTH, false]);
  expect(guessed).not.toContain(true);
  const other = directed({ up: except(3, 10, 11), inferred: true, colourOf: (isUp) => (isUp ? RED! : GREEN!) });
  expect(other.up).toEqual(TRUTH);
});

test('where the neighbours say otherwise of many, volume of two colours tells nothing', () => {
  const up = except(...TRUTH.flatMap((_, i) => (i % 3 ? [] : [i])));
  expect(directed({ up, inferred: true }).up).toEqual(up);
});
