import { expect, test } from 'vitest';
import type { Word } from '#engine/read/axis/find-words';
import { countColours } from '#engine/read/colours/count-colours';
import { findSheets } from '#engine/read/colours/find-sheets';
import { insideOf } from '#engine/read/colours/runs-of-shades';
import { findCandles } from '#engine/read/find-candles';
import { FOREIGN, INKED, unmixInk } from '#engine/read/ink/unmix-ink';
import { unmixClouds, unmixWashes } from '#engine/read/ink/unmix-washes';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 260;
const STYLE = {
  pitch: 14,
  body: 9,
  background: [13, 20, 33, 255],
  up: [61, 155, 245, 255],
  down: [255, 154, 61, 255],
  hollow: false,
};
const GROUND = [13, 20, 33] as const;
const SHEET = { rgb: [156, 85, 220], alpha: 0.18, x0: 180, x1: 480, y0: 100, y1: 170 };
const moves = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.round(14 * Math.sin(i * 1.7) + 10 * Math.sin(i / 4)));

function series(count = 32) {
  let at = 130;
  return moves(count).map((move) => {
    const open = at;
    at = Math.max(60, Math.min(200, at + (Math.abs(move) < 4 ? 5 : move)));
    return { open, close: at, high: Math.min(open, at) - 8, low: Math.max(open, at) + 7 };
  });
}

/** The same picture with translucent sheets over parts of it. */
function washed(sheets: (typeof SHEET)[]) {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  for (const sheet of sheets)
    for (let y = sheet.y0; y < sheet.y1; y++)
      for (let x = sheet.x0; x < sheet.x1; x++)
        for (const [channel, value] of sheet.rgb.entries()) {
          const at = (y * raster.width + x) * 4 + channel;
          raster.data[at] = raster.data[at]! * (1 - sheet.alpha) + value * sheet.alpha;
        }
  return raster;
}

const boxOf = ({ x0, x1, y0, y1 }: typeof SHEET) => ({ x0, x1, y0, y1 });

test.each([
  ['one', [SHEET], [boxOf(SHEET)]],
  ['one of nearly the ground', [{ ...SHEET, alpha: 0.13 }], [boxOf(SHEET)]],
  ['two of one shade', [SHEET, { ...SHEET, x0: 60, x1: 140 }], [boxOf(SHEET), { ...boxOf(SHEET), x0: 60, x1: 140 }]],
  [
    'two that overlap',
    [SHEET, { ...SHEET, rgb: [40, 200, 120], x0: 360, y0: 60 }],
    [
      { x0: 180, x1: 360, y0: 100, y1: 170 },
      { x0: 360, x1: 480, y0: 60, y1: 100 },
      { x0: 360, x1: 480, y0: 100, y1: 170 },
    ],
  ],
])(
  'translucent sheets are found where they lie, and candles under them are read as those beside them: %s',
  (_, sheets, boxes) => {
    const raster = washed(sheets);
    const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
    const { washes, panels } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
    expect(panels).toEqual([]);
    expect(washes.map(({ box }) => box)).toEqual(expect.arrayContaining(boxes));
    const found = findCandles(raster, region);
    if (!found.ok) throw new Error(found.why);
    const expected = series();
    expect(found.value.candles).toHaveLength(expected.length);
    for (const [i, { high, low }] of expected.entries()) {
      expect(Math.abs(found.value.candles[i]!.top - high)).toBeLessThanOrEqual(1);
      expect(Math.abs(found.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(1);
    }
  },
);

test('candles under a translucent cloud between two slanted lines are read as those beside it', () => {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  const cloud = { rgb: [40, 200, 120], alpha: 0.2 };
  for (let x = 60; x < 420; x++)
    for (let y = Math.round(60 + x / 8); y < 150 + x / 6; y++)
      for (const [channel, value] of cloud.rgb.entries()) {
        const at = (y * raster.width + x) * 4 + channel;
        raster.data[at] = raster.data[at]! * (1 - cloud.alpha) + value * cloud.alpha;
      }
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const { washes, clouds } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
  expect(washes).toEqual([]);
  expect(clouds).toHaveLength(1);
  const { gaps } = clouds[0]!;
  expect(gaps.length).toBeGreaterThan(200);
  expect(Math.max(...gaps.map(({ from, to }) => to - from))).toBeLessThanOrEqual(STYLE.body);
  const found = findCandles(raster, region);
  if (!found.ok) throw new Error(found.why);
  for (const [i, { high, low }] of series().entries()) {
    expect(Math.abs(found.value.candles[i]!.top - high)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(1);
  }
});

test('a cloud in a candle’s colour that follows the price, so that candles part all of its rows, is one and no candle’s', () => {
  const many = series(128);
  const raster = drawCandles(many, HEIGHT, STYLE);
  const alpha = 0.3;
  for (const [i, { high, low }] of many.entries())
    for (let x = i * STYLE.pitch; x < (i + 1) * STYLE.pitch; x++)
      for (let y = high - 4; y < low + 4; y++)
        for (const [channel, value] of STYLE.up.slice(0, 3).entries()) {
          const at = (y * raster.width + x) * 4 + channel;
          raster.data[at] = raster.data[at]! * (1 - alpha) + value * alpha;
        }
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const { clouds } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
  expect(clouds).toHaveLength(1);
  const found = findCandles(raster, region);
  if (!found.ok) throw new Error(found.why);
  for (const [i, { high, low }] of many.entries()) {
    expect(Math.abs(found.value.candles[i]!.top - high)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(1);
  }
});

test('a band that is level for some way is a cloud all the same: a rectangle by chance holds little of its shade', () => {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  const band = { rgb: [40, 200, 120], alpha: 0.2 };
  const topAt = (x: number) => Math.round(x < 160 ? 20 : 110 + (x - 160) / 4);
  for (let x = 40; x < 440; x++)
    for (let y = topAt(x); y < topAt(x) + 70; y++)
      for (const [channel, value] of band.rgb.entries()) {
        const at = (y * raster.width + x) * 4 + channel;
        raster.data[at] = raster.data[at]! * (1 - band.alpha) + value * band.alpha;
      }
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const { washes, clouds } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
  expect(washes.length).toBeGreaterThan(0);
  expect(clouds).toHaveLength(1);
});

/** A cursor's table of prices: opaque, with words in lines that begin at one place. */
const PANEL = { x0: 200, x1: 310, y0: 40, y1: 130 };

/** Three strokes and more, as letters in `find-words.ts` are. */
function word(x0: number, x1: number, y0: number, y1: number): Word {
  const glyphs = [0, 1, 2, 3].map((i) => ({ x0: x0 + 9 * i, x1: x0 + 9 * i + 6, y0, y1, area: 30, kind: 1 }));
  return { x0, x1, y0, y1, glyphHeight: y1 - y0, middle: (y0 + y1) / 2, glyphs, light: true };
}

test('a panel that is full of words hides what lies under it, and no candle is read in it', () => {
  const drawn = series();
  const raster = drawCandles(drawn, HEIGHT, STYLE);
  for (let y = PANEL.y0; y < PANEL.y1; y++)
    for (let x = PANEL.x0; x < PANEL.x1; x++) raster.data.set([58, 61, 68, 255], (y * raster.width + x) * 4);
  const words = [46, 68, 90, 112].map((y) => word(208, 300, y, y + 12));
  // The marks before its lines have the colours of the candles.
  for (const { y0 } of words)
    for (let y = y0; y < y0 + 12; y++)
      for (const x of [203, 204, 301, 302]) raster.data.set(STYLE.up, (y * raster.width + x) * 4);
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const { washes, panels } = findSheets(raster, countColours(raster, region), region, {
    background: GROUND,
    words,
  });
  expect(washes).toEqual([]);
  expect(panels.map(({ box }) => box)).toEqual([PANEL]);
  const found = findCandles(raster, region, words);
  if (!found.ok) throw new Error(found.why);
  for (const { x, top, bottom } of found.value.candles) {
    const expected = drawn[Math.round((x - 30) / STYLE.pitch - 0.5)]!;
    if (x < PANEL.x0 - 5 || x > PANEL.x1 + 5)
      expect(Math.max(Math.abs(top - expected.high), Math.abs(bottom - expected.low - 1))).toBeLessThanOrEqual(1);
    else expect(bottom).toBeGreaterThan(PANEL.y1);
  }
});

test('a zone under a legend stays a zone where a price stands below as well', () => {
  const zone = { ...SHEET, x0: 32, x1: 130, y0: 0, y1: HEIGHT };
  const raster = washed([zone]);
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const words = [word(40, 120, 10, 22), word(40, 100, 32, 44), word(40, 90, 54, 66), word(34, 74, 236, 248)];
  const { washes, panels } = findSheets(raster, countColours(raster, region), region, { background: GROUND, words });
  expect(panels).toEqual([]);
  expect(washes.map(({ box }) => box)).toEqual([boxOf(zone)]);
});

test('a wick that a codec has turned grey in a sheet is ink in a lossy picture alone', () => {
  const [ground, sheet, rose] = [
    [243, 243, 243],
    [242, 230, 211],
    [228, 60, 75],
  ] as const;
  const coverOf = (noise: number) => {
    const picture = { width: 9, height: 9, data: new Uint8ClampedArray(9 * 9 * 4) };
    for (let i = 0; i < 81; i++) picture.data.set([...(i % 9 === 4 ? [190, 178, 160] : sheet), 255], 4 * i);
    const region = { x0: 0, y0: 0, x1: 9, y1: 9 };
    const ink = { region, width: 9, height: 9, cover: new Uint8Array(81), owner: new Uint8Array(81) };
    const colours = { background: ground, candles: [rose], bars: [], lines: [], others: [], strokes: [], edges: [] };
    unmixWashes(picture, colours, [{ box: region, rgb: sheet }], ink, { noise });
    return [ink.cover[40], ink.cover[42]];
  };
  expect(coverOf(1)[0]).toBeGreaterThan(80);
  expect(coverOf(1)[1]).toBe(0);
  expect(coverOf(0)).toEqual([0, 0]);
});

test('the lines of a grid, which candles part too, are no cloud', () => {
  const raster = drawCandles(series(), HEIGHT, STYLE);
  for (let y = 20; y < HEIGHT; y += 24)
    for (let at = 4 * y * raster.width; at < 4 * (y + 2) * raster.width; at += 4)
      if (GROUND.every((value, k) => raster.data[at + k] === value)) raster.data.set([38, 45, 58, 255], at);
  const region = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const { clouds } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
  expect(clouds).toEqual([]);
});

/** A picture of nine px by nine, each column of one colour. */
function ofColumns(colourAt: (x: number) => readonly [number, number, number]) {
  const picture = { width: 9, height: 9, data: new Uint8ClampedArray(9 * 9 * 4) };
  for (let i = 0; i < 81; i++) picture.data.set([...colourAt(i % 9), 255], 4 * i);
  return { picture, region: { x0: 0, y0: 0, x1: 9, y1: 9 } };
}

test('a thin wick under a cloud, of a red that the cloud’s green has dulled, is ink and nothing foreign', () => {
  const [ground, cloud, red, wick] = [
    [17, 17, 21],
    [18, 38, 32],
    [239, 69, 74],
    [162, 72, 66],
  ] as const;
  const { picture, region } = ofColumns((x) => (x === 4 ? wick : cloud));
  const colours = { background: ground, candles: [red], bars: [], lines: [], others: [wick], strokes: [], edges: [] };
  const ink = unmixInk(picture, colours, region, { noise: 0 });
  expect(ink.owner[40]).toBe(FOREIGN);
  const inside = { width: 9, height: 9, runs: [], starts: new Uint32Array(10) };
  unmixClouds(picture, colours, [{ rgb: cloud, inside, gaps: [{ y: 4, from: 4, to: 5 }], isCertain: true }], ink, {
    noise: 0,
  });
  expect(ink.owner[40]).toBe(1);
  expect(ink.cover[40]).toBeGreaterThan(INKED);
  expect(ink.owner[49]).toBe(FOREIGN);
});

test('a cloud on the way from the ground to a candle’s colour is no ink, nor what a codec left of it about a wick, unless bodies may be of its shade', () => {
  const [ground, cloud, smeared, green] = [
    [23, 17, 43],
    [41, 75, 87],
    [49, 66, 80],
    [82, 210, 190],
  ] as const;
  const at = (x: number, y: number) => y * 9 + x;
  const { picture, region } = ofColumns((x) => (x === 4 ? green : x === 5 ? smeared : cloud));
  const rows = Array.from({ length: 9 }, (_, y) => y);
  const shade = {
    ...{ width: 9, height: 9, runs: rows.flatMap(() => [0, 4, 6, 9]) },
    starts: Uint32Array.from({ length: 10 }, (_, y) => 4 * y),
  };
  const gaps = rows.map((y) => ({ y, from: 4, to: 6 }));
  const coverIn = (candle: readonly [number, number, number], noise: number) => {
    const colours = { background: ground, candles: [candle], bars: [], lines: [], others: [], strokes: [], edges: [] };
    const ink = unmixInk(picture, colours, region, { noise });
    const before = ink.cover.slice();
    unmixClouds(picture, colours, [{ rgb: cloud, inside: insideOf(shade), gaps, isCertain: false }], ink, { noise });
    return [3, 4, 5].map((x) => [before[at(x, 4)]!, ink.cover[at(x, 4)]!]);
  };
  const [sharp, lossy, alike] = [coverIn(green, 0), coverIn(green, 20), coverIn([60, 110, 110], 0)];
  for (const [inside, wick] of [sharp, lossy]) {
    expect(inside![0]).toBeGreaterThan(60);
    expect(inside![1]).toBe(0);
    expect(wick![1]).toBeGreaterThan(INKED);
  }
  expect(lossy[2]![0]).toBeGreaterThan(0);
  expect(lossy[2]![1]).toBe(0);
  expect(alike[0]![1]).toBe(alike[0]![0]);
});

test('two pale bodies that stand from corner to corner are no sheet: amid them is ground', () => {
  const [width, height] = [600, 300];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const paint = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++)
        for (const [k, part] of [245, 180, 182].entries()) data[4 * (y * width + x) + k] = part;
  };
  const washesOf = (picture: typeof raster) => {
    const region = { x0: 0, x1: width, y0: 0, y1: height };
    return findSheets(picture, countColours(picture, region), region, { background: [255, 255, 255] }).washes;
  };
  const raster = { width, height, data };
  paint(200, 233, 74, 152);
  paint(243, 276, 100, 215);
  expect(washesOf(raster)).toEqual([]);
  paint(200, 276, 74, 215);
  expect(washesOf(raster).map(({ box }) => box)).toEqual([{ x0: 200, x1: 276, y0: 74, y1: 215 }]);
});
