import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findCandles } from '#engine/read/find-candles';
import { createRandom } from '../../charts/random.ts';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  background: [255, 255, 255, 255],
  up: [31, 119, 180, 255],
  down: [255, 127, 14, 255],
  hollow: false,
};
const moveAt = (i: number) => Math.round((i % 3 ? 26 : -40) + 12 * Math.sin(i * 1.7) + 16 * Math.sin(i / 3));

const moves = Array.from({ length: 48 }, (_, i) => moveAt(i));

function series(ofMoves = moves) {
  let at = 150;
  return ofMoves.map((move, i) => {
    const open = at;
    at = Math.max(60, Math.min(240, at + (Math.abs(move) < 4 ? 5 : move)));
    return { open, close: at, high: Math.min(open, at) - 6 - (i % 5) * 3, low: Math.max(open, at) + 5 + (i % 4) * 4 };
  });
}

test.each([7, 11, 15])(
  'candles of %i px whose bodies touch are each read: their wicks say where they stand',
  (pitch) => {
    const raster = drawCandles(series(), HEIGHT, { ...STYLE, pitch, body: pitch });
    const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
    if (!found.ok) throw new Error(found.why);
    const expected = series();
    expect(found.value.lattice.pitch).toBeCloseTo(pitch, 1);
    expect(found.value.candles).toHaveLength(expected.length);
    for (const [i, { high, low, open, close }] of expected.entries()) {
      const candle = found.value.candles[i]!;
      const rows = [high, low + 1, Math.min(open, close), Math.max(open, close) + 1];
      for (const [k, row] of [candle.top, candle.bottom, candle.bodyTop, candle.bodyBottom].entries())
        expect(Math.abs(row - rows[k]!)).toBeLessThanOrEqual(1.5);
    }
  },
);

test('the wicks that four in nine of touching candles show say where all stand', () => {
  const calm = series().map((candle, i) => {
    const { open, close } = candle;
    return i % 9 > 3 ? { ...candle, high: Math.min(open, close), low: Math.max(open, close) } : candle;
  });
  const raster = drawCandles(calm, HEIGHT, { ...STYLE, pitch: 7, body: 7 });
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.lattice.pitch).toBeCloseTo(7, 1);
  expect(found.value.candles).toHaveLength(calm.length);
});

// The first one, whose body runs into the next, may be taken for a part of something beyond the region.
test.each([
  ...[1, 2, 3, 9, 10, 11, 12].map((seed) => ({ seed, lost: 0 })),
  ...[4, 5, 6, 7, 8].map((seed) => ({ seed, lost: 1 })),
])(
  'so do those of one in six, if so many stand there that it is no chance, where others are too short to tell: %o',
  ({ seed, lost }) => {
    const random = createRandom(`few wicks/${seed}`);
    const calm = series(Array.from({ length: 150 }, (_, i) => moveAt(i))).map((candle) => {
      const { open, close } = candle;
      return random.chance(1 / 6)
        ? candle
        : { ...candle, high: Math.min(open, close) - 2, low: Math.max(open, close) + 2 };
    });
    const raster = drawCandles(calm, HEIGHT, { ...STYLE, pitch: 7, body: 7 });
    const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.lattice.pitch).toBeCloseTo(7, 1);
    expect(found.value.candles).toHaveLength(calm.length - lost);
  },
);

const SCALE = 3;

function enlarged({ width, height, data }: Raster): Raster {
  const large = { width: SCALE * width, height: SCALE * height, data: new Uint8ClampedArray(SCALE ** 2 * data.length) };
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      const from = (Math.floor(y / SCALE) * width + Math.floor(x / SCALE)) * 4;
      large.data.set(data.subarray(from, from + 4), (y * large.width + x) * 4);
    }
  return large;
}

/** Upright strokes of one px in a candle's colour, as moving averages leave in a compressed picture, wherever nothing else is near. */
function addSpecks({ width, height, data }: Raster, count: number): void {
  const isBare = (x: number, y: number) =>
    [-6, 0, 6].every((dx) => [-6, 0, 6].every((dy) => data[((y + dy) * width + x + dx) * 4] === STYLE.background[0]));
  for (let i = 0, left = count; left > 0; i++) {
    const [x, y] = [120 + ((i * 7919) % (width - 240)), 10 + ((i * 104729) % (height - 20))];
    if (!isBare(x, y)) continue;
    for (let row = y; row < y + 4; row++) data.set(STYLE.up, (row * width + x) * 4);
    left--;
  }
}

test('specks that lines leave, more of them than wicks, do not hide where these stand', () => {
  const raster = enlarged(drawCandles(series(), HEIGHT, { ...STYLE, pitch: 7, body: 7 }));
  addSpecks(raster, 300);
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.lattice.pitch).toBeCloseTo(7 * SCALE, 1);
  expect(found.value.candles).toHaveLength(moves.length);
});

test('hollow bodies of a px that touch filled ones of their colour are told from these', () => {
  const raster = drawCandles(series(), HEIGHT, { ...STYLE, down: STYLE.up, hollow: true, pitch: 3, body: 3 });
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.directions.up).toEqual(series().map(({ open, close }) => close < open));
});

test('where bodies share their borders with their neighbours, a hollow one ends with its own inside, whatever stands beside it', () => {
  const style = { ...STYLE, down: STYLE.up, hollow: true, pitch: 2, body: 3 };
  const raster = enlarged(drawCandles(series(), HEIGHT, style));
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  const { candles, directions, widths } = found.value;
  expect(widths).toEqual({ wick: SCALE, body: SCALE * style.body });
  expect(candles).toHaveLength(moves.length);
  for (const [i, { open, close }] of series().entries()) {
    if (open !== close) expect(directions.up[i]).toBe(close < open);
    if (close >= open) continue;
    expect(candles[i]!.bodyTop / SCALE).toBeCloseTo(close, 1);
    expect(candles[i]!.bodyBottom / SCALE).toBeCloseTo(open + 1, 1);
  }
});

test('a few hollow bodies, each a tenth of the plot wide, that share their borders are candles, and not two for each of their sides', () => {
  const few = series([26, -40, 33, 18, -30, -22, 35, 24, -38]);
  const style = { ...STYLE, hollow: true, pitch: 30, body: 31 };
  const raster = drawCandles(few, HEIGHT, style);
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.lattice.pitch).toBeCloseTo(style.pitch, 1);
  expect(found.value.directions.up).toEqual(few.map(({ open, close }) => close < open));
});
