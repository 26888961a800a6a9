import path from 'node:path';
import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { readDigits } from '#engine/read/axis/read-digits';
import { isElsewhereAtEnds } from '#engine/read/axis/scattered-prices';
import { separatorOdds } from '#engine/read/axis/separator-among';
import { readScale, seeText } from '#engine/read/read-scale';
import { asItIs, type FlatPicture } from '#engine/read/take-picture';
import { decodePicture } from '../../../scripts/decode-picture.ts';

const given = path.join(import.meta.dirname, '../../charts/given/images');

test("a photo's scale whose digits hang together with the stripes of the screen is read where those are softer", async () => {
  const raster = await decodePicture(path.join(given, 'lightweight-00.png'));
  const striped = raster.data.map((value, i) => {
    const row = Math.floor(i / 4 / raster.width);
    const column = (i >> 2) % raster.width;
    return (row + column) % 6 < 3 ? value - 110 : value;
  });
  const flat: FlatPicture = {
    source: 'photo',
    raster,
    legible: { ...raster, data: striped },
    toPicture: (point) => point,
    blur: 0,
    glare: 0,
  };
  const options = {
    recogniseText: async () => [],
    plot: { x0: 0, x1: Math.round(0.9 * raster.width), y0: 100, y1: raster.height - 150 },
    dividers: [],
    neighbours: [],
    ground: [255, 255, 255] as const,
  };
  const stripedOnly = await readScale({ ...flat, raster: flat.legible }, seeText(flat.legible), options);
  expect(stripedOnly.axis).toBeNull();
  const { axis } = await readScale(flat, seeText(flat.legible), options);
  expect(axis?.labels.map(({ price }) => price)).toContain(0.95);
});

test('commas that the grain of a photo leaves open are no points where the grain was taken off, and their tails with it', async () => {
  const columnOf = (file: string) => decodePicture(path.join(import.meta.dirname, 'axis/columns', file));
  const flat: FlatPicture = {
    source: 'photo',
    raster: await columnOf('calm-commas.png'),
    legible: await columnOf('grainy-commas.png'),
    toPicture: (point) => point,
    blur: 0,
    glare: 0,
  };
  const { width } = flat.raster;
  const options = {
    recogniseText: async () => [],
    plot: { x0: 0, x1: 8, y0: 30, y1: 560 },
    dividers: [],
    neighbours: [],
    ground: [255, 255, 255] as const,
    roomBeside: () => ({ left: width, right: width }),
  };
  for (const legible of [flat.raster, flat.legible]) {
    const { axis, failure } = await readScale({ ...flat, legible }, seeText(legible), options);
    expect({ axis, failure }).toEqual({ axis: null, failure: 'inconsistent' });
  }
  const pointOf = (raster: Raster) => {
    const { brightness, columns } = seeText(raster);
    return separatorOdds(readDigits(brightness, columns[0]!.words, columns[0]!.glyphHeight)).point;
  };
  expect(pointOf(flat.raster)).toBeGreaterThan(1);
  expect(pointOf(flat.legible)).toBeLessThan(-1);
});

test('prices that stand left and right of the candles and over them make a scale together', async () => {
  const given00 = await decodePicture(path.join(given, 'lightweight-02.png'));
  const { columns } = seeText(given00);
  const [axis] = columns;
  // Of the axis's labels five are left, of which each stands elsewhere, as those do that lines of orders leave.
  const raster = { ...given00, data: given00.data.slice() };
  const ground = raster.data.slice(0, 4);
  for (let at = 0; at < raster.data.length; at += 4) raster.data.set(ground, at);
  const labels = axis!.words.filter((_, i) => i % 2 === 0).slice(0, 5);
  for (const [i, { x0, x1, y0, y1 }] of labels.entries())
    for (let y = y0 - 2; y < y1 + 2; y++)
      for (let x = x0 - 2; x < x1 + 2; x++) {
        const from = 4 * (y * raster.width + x);
        const to = 4 * (y * raster.width + x - x0 + 40 + 130 * i);
        raster.data.set(given00.data.subarray(from, from + 4), to);
      }
  const flat = asItIs(raster);
  const options = {
    recogniseText: async () => [],
    plot: { x0: 0, x1: 700, y0: labels[0]!.y0, y1: labels.at(-1)!.y1 },
    dividers: [],
    neighbours: [],
    ground: [255, 255, 255] as const,
  };
  const scale = (await readScale(flat, seeText(raster), options)).axis!;
  const whole = (await readScale(asItIs(given00), seeText(given00), options)).axis!;
  const perRow = (whole.p2 - whole.p1) / (whole.y2 - whole.y1);
  expect(Math.abs((whole.p1 + (scale.y1 - whole.y1) * perRow - scale.p1) / perRow)).toBeLessThan(1);
  expect(Math.abs((whole.p1 + (scale.y2 - whole.y1) * perRow - scale.p2) / perRow)).toBeLessThan(1);
});

test('a scale whose labels all lack their first digits is refused where the prices at the ends of the highest and lowest wick lie elsewhere, as far apart', async () => {
  // Of 0.003600 a panel of the ground's colour leaves 600 and half of the three, which looks like a one.
  const raster = await decodePicture(path.join(import.meta.dirname, 'axis/columns/behind-panel.png'));
  const candles = [
    { open: 200, high: 48.4, low: 400, close: 300 },
    { open: 300, high: 250, low: 878.5, close: 500 },
  ];
  const options = {
    recogniseText: async () => [],
    plot: { x0: 0, x1: 571, y0: 48, y1: 879 },
    dividers: [],
    neighbours: [],
    ground: [255, 255, 255] as const,
  };
  const seen = seeText(raster);
  const alone = await readScale(asItIs(raster), seen, options);
  expect(alone.axis?.labels.map(({ price }) => price)).toContain(1400);
  const denied = await readScale(asItIs(raster), seen, { ...options, candles });
  expect(denied).toMatchObject({ axis: null, failure: 'inconsistent' });
  // The marks of a true scale are its own, also where a lens puts both a little beside it, but not where a digit is lost.
  const isElsewhere = (off: number) =>
    isElsewhereAtEnds(
      seen.brightness,
      seen.words,
      { plot: options.plot, candles },
      (y) => 0.003472 + off - (y - 48.4) * 9e-7,
    );
  expect([0, 2e-5, 1e-3].map(isElsewhere)).toEqual([false, false, true]);
});

test('a scale whose labels candles cross is read in the colour of its labels alone, where something else says what their commas part', async () => {
  const raster = await decodePicture(path.join(import.meta.dirname, 'axis/columns/crossed-labels.png'));
  const rowOf = (price: number) => 75 + (110_000 - price) * 0.02465;
  const [open, high, low, close] = [100_000, 105_000, 95_000, 98_000];
  const options = {
    recogniseText: async () => [],
    plot: { x0: 0, x1: raster.width, y0: 40, y1: 830 },
    dividers: [],
    neighbours: [],
    ground: [251, 244, 230] as const,
    candles: [{ open: rowOf(open), high: rowOf(high), low: rowOf(low), close: rowOf(close) }],
  };
  const seen = seeText(raster);
  const legend = Promise.resolve({ prices: [open, high, low, close] as const });
  const { axis } = await readScale(asItIs(raster), seen, { ...options, legend });
  expect(axis?.labels.map(({ price }) => price)).toEqual([110_000, 100_000, 90_000, 80_000]);
  const alone = await readScale(asItIs(raster), seen, options);
  expect(alone).toMatchObject({ axis: null });
});
