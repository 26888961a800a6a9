import { expect, test } from 'vitest';
import { countColours } from '#engine/read/colours/count-colours';
import { findProfile } from '#engine/read/colours/find-profile';
import { findSheets } from '#engine/read/colours/find-sheets';
import { findCandles } from '#engine/read/find-candles';
import { drawCandles } from '../draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  pitch: 14,
  body: 9,
  background: [255, 255, 255, 255],
  up: [22, 150, 110, 255],
  down: [230, 60, 80, 255],
  hollow: false,
};
const SHADES = [
  [33, 150, 243],
  [255, 179, 0],
] as const;
const STEP = 15;

const moves = Array.from({ length: 32 }, (_, i) => Math.round(14 * Math.sin(i * 1.7) + 10 * Math.sin(i / 4)));

function series() {
  let at = 150;
  return moves.map((move) => {
    const open = at;
    at = Math.max(70, Math.min(230, at + (Math.abs(move) < 4 ? 5 : move)));
    return { open, close: at, high: Math.min(open, at) - 8, low: Math.max(open, at) + 7 };
  });
}

/** Bars of two shades from one side, longest in the middle. */
function barsFrom(side: 'left' | 'right', width: number) {
  return Array.from({ length: HEIGHT / STEP }, (_, i) => {
    const long = Math.round(20 + 110 * Math.exp(-(((i - 9) / 5) ** 2)) * (0.7 + 0.3 * Math.sin(2.3 * i)));
    const first = Math.round(0.5 * long);
    const rows = { y0: i * STEP, y1: i * STEP + STEP - 1 };
    const at = (from: number, to: number) =>
      side === 'left' ? { x0: from, x1: to, ...rows } : { x0: width - to, x1: width - from, ...rows };
    return [at(2, 2 + first), at(2 + first, 2 + long)];
  });
}

function withProfile(side: 'left' | 'right') {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  const bars = barsFrom(side, raster.width);
  for (const pair of bars)
    for (const [i, { x0, x1, y0, y1 }] of pair.entries())
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++)
          for (const [channel, value] of SHADES[i]!.entries()) {
            const at = (y * raster.width + x) * 4 + channel;
            raster.data[at] = raster.data[at]! * 0.65 + value * 0.35;
          }
  return { raster, bars };
}

test.each(['left', 'right'] as const)(
  'a profile of volume from the %s is found bar by bar, and the candles under it are read',
  (side) => {
    const { raster, bars } = withProfile(side);
    const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
    const { washes } = findSheets(raster, countColours(raster, region), region, { background: [255, 255, 255] });
    const found = bars
      .flat()
      .filter((bar) =>
        washes.some(
          ({ box }) =>
            Math.abs(box.x0 - bar.x0) <= 3 &&
            Math.abs(box.x1 - bar.x1) <= 3 &&
            box.y0 <= bar.y0 + 3 &&
            box.y1 >= bar.y1 - 3,
        ),
      );
    expect(found.length).toBeGreaterThanOrEqual(0.85 * bars.flat().length);
    const read = findCandles(raster, region);
    if (!read.ok) throw new Error(read.why);
    const expected = series();
    expect(read.value.candles).toHaveLength(expected.length);
    for (const [i, { high, low }] of expected.entries()) {
      expect(Math.abs(read.value.candles[i]!.top - high)).toBeLessThanOrEqual(2);
      expect(Math.abs(read.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(2);
    }
  },
);

test('the bodies of candles are no profile', () => {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  expect(findSheets(raster, countColours(raster, region), region, { background: [255, 255, 255] }).washes).toEqual([]);
});

/** A shade with a run in each row, as long as the rows of `lengths` say, seven rows each. */
function shadeOf(lengths: readonly number[], from: (length: number) => number) {
  const rows = lengths.flatMap((length) => Array.from({ length: 7 }, () => length));
  return {
    width: 400,
    height: rows.length,
    runs: rows.flatMap((length) => [from(length), from(length) + length]),
    starts: Uint32Array.from([...rows.keys(), rows.length], (y) => 2 * y),
  };
}

test('a zone that lines part at even distances is no profile, though bars of its lengths would be', () => {
  const zone = [6, 186, 183, 186, 183, 186, 183, 186, 183, 174, 123, 80];
  const bars = [6, 40, 90, 140, 186, 170, 130, 100, 80, 60, 30, 12];
  const found = (lengths: readonly number[]) => findProfile([shadeOf(lengths, () => 20)]).length;
  expect(found(bars)).toBe(bars.length);
  expect(found(zone)).toBe(0);
});
