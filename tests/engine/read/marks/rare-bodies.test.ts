import { expect, test } from 'vitest';
import { type CandleColours, withOthers } from '#engine/read/colours/choose-candle-colours';
import { distance, type Rgb } from '#engine/read/colours/colour';
import { findCandles } from '#engine/read/find-candles';
import type { Lattice } from '#engine/read/lattice/find-pitch';
import { markInk } from '#engine/read/marks/mark-ink';
import { takeRareBodies } from '#engine/read/marks/rare-bodies';
import { drawCandles } from '../draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  pitch: 30,
  body: 23,
  background: [24, 26, 32, 255],
  up: [46, 189, 133, 255],
  down: [246, 70, 93, 255],
  hollow: false,
};
const FLAT = [4, 11, 16];

/** A market that rises all the time, but for these candles, which close a row below their open. */
function rising() {
  let at = 270;
  return Array.from({ length: 20 }, (_, i) => {
    const open = at;
    at += FLAT.includes(i) ? 1 : -8 - ((i * 7) % 11);
    return {
      open,
      close: at,
      high: Math.min(open, at) - (FLAT.includes(i) ? 0 : 3),
      low: Math.max(open, at) + (i % 3),
    };
  });
}

test('the few candles of one direction are found where their bodies are too low to stand upright', () => {
  const raster = drawCandles(rising(), HEIGHT, STYLE);
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: HEIGHT });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(20);
  expect(found.value.directions.up.flatMap((up, i) => (up ? [] : [i]))).toEqual(FLAT);
});

test('dashes in slots that have a candle are none of a direction of their own', () => {
  const candles = rising().map((candle, i) => (FLAT.includes(i) ? { ...candle, close: candle.open - 9 } : candle));
  const raster = drawCandles(candles, HEIGHT, STYLE);
  for (const [k, i] of FLAT.entries())
    for (let dx = -11; dx <= 11; dx++)
      for (const dy of [0, 1])
        raster.data.set(STYLE.down, 4 * ((candles[i]!.low + 20 + 3 * k + dy) * raster.width + 30 + 30 * i + 15 + dx));
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: HEIGHT });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.colours.candles).toHaveLength(1);
});

test('a candle of a colour of its own is found among its neighbours, and a tag far above them is none', () => {
  const YELLOW = [245, 197, 66, 255];
  const ODD = 6;
  const candles = rising().map((candle, i) => ({ ...candle, high: candle.high - 6, low: candle.low + (i % 4) }));
  const { open, close } = candles[ODD]!;
  const countOf = (rise: number) => {
    const raster = drawCandles(candles, HEIGHT, STYLE);
    const at = (y: number, dx: number) => 4 * (y * raster.width + 30 + 30 * ODD + 15 + dx);
    for (let y = 0; y < HEIGHT; y++) for (let dx = -14; dx <= 14; dx++) raster.data.set(STYLE.background, at(y, dx));
    for (let y = Math.min(open, close); y <= Math.max(open, close); y++)
      for (let dx = -11; dx <= 11; dx++) raster.data.set(YELLOW, at(y - rise, dx));
    const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: HEIGHT });
    if (!found.ok) throw new Error(found.why);
    return found.value.candles.length;
  };
  expect(countOf(0)).toBe(20);
  expect(countOf(120)).toBe(19);
});

test('a fill between borders of a known colour is a candle’s too, though no slot is empty without it', () => {
  const [BLACK, RED, GREEN]: Rgb[] = [
    [10, 10, 10],
    [250, 50, 50],
    [0, 176, 97],
  ];
  let at = 270;
  const candles = Array.from({ length: 22 }, (_, i) => {
    const open = at;
    at += [3, 9, 14].includes(i) ? 12 : -12 - ((i * 7) % 5);
    return { open, close: at, high: Math.min(open, at) - 4, low: Math.max(open, at) + 4 };
  });
  const raster = drawCandles(candles, HEIGHT, { ...STYLE, background: [255, 255, 255], up: BLACK!, down: BLACK! });
  for (const [i, { open, close }] of candles.entries())
    for (let y = Math.min(open, close) + 1; y < Math.max(open, close); y++)
      for (let x = 35 + 30 * i; x < 56 + 30 * i; x++)
        raster.data.set(close > open ? RED! : GREEN!, 4 * (y * raster.width + x));
  const region = { x0: 0, y0: 0, x1: raster.width, y1: HEIGHT };
  const found = findCandles(raster, region);
  if (!found.ok) throw new Error(found.why);
  const { ground, palette, colours } = found.value;
  const isRed = (rgb: Rgb) => distance(rgb, RED!) < 1;
  expect(colours.candles.some(isRed)).toBe(true);
  const { sheets, details, ...known } = ground;
  const mark = (some: CandleColours, lattice?: Lattice) =>
    markInk(raster, some, region, { ...known, ...sheets, ...details(), known: lattice });
  const without = withOthers({ ...colours, candles: colours.candles.filter((rgb) => !isRed(rgb)) }, palette);
  const taken = takeRareBodies(raster, region, palette, { colours: without, marks: mark(without) }, mark);
  expect(taken.colours.candles.some(isRed)).toBe(true);
});
