import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box, Raster } from '#engine/raster';
import type { MeasuredCandle } from '#engine/read/candles/measure-candle';
import { dropOddEnds } from '#engine/read/drop-odd-ends';
import { findChart } from '#engine/read/find-chart';
import { FOREIGN } from '#engine/read/ink/unmix-ink';
import { centreOf, drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

const [theme] = fc.sample(style, { numRuns: 1, seed: 3 });
const [series] = fc.sample(candles, { numRuns: 1, seed: 9 }).map((all) => all.slice(0, 30));
const look = { ...theme!, pitch: 23, body: 17, hollow: false };

const countOf = (picture: Raster): number => {
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(found.why);
  return found.value.candles.length;
};

test('of a candle that the edge of the picture cuts, less than half of its body is none', () => {
  const picture = drawCandles(series!, HEIGHT, look);
  const middle = centreOf(0, look);
  expect(countOf(cutAt(picture, middle + 4))).toBe(series!.length - 1);
  expect(countOf(cutAt(picture, middle - 4))).toBe(series!.length);
});

test.each([
  { slope: 1 / 3, thick: 2 },
  { slope: 0.6, thick: 6 },
])('a line in a candle’s colour that goes on beyond the last one is no candle: %o', ({ slope, thick }) => {
  const picture = drawCandles([...series!, ...Array(5).fill({ open: -9, high: -9, low: -9, close: -9 })], HEIGHT, look);
  const from = centreOf(series!.length - 1, look) + look.body;
  const row = series!.at(-1)!.close;
  for (let x = from; x < picture.width - 4; x++)
    for (let below = 0; below < thick; below++)
      picture.data.set(look.up, ((row - Math.round((x - from) * slope) + below) * picture.width + x) * 4);
  expect(countOf(picture)).toBe(series!.length);
});

test('tiles beside the last candle, each of which shares its rows with the next, are no candles; those that share two are', () => {
  const { close } = series!.at(-1)!;
  const tile = (from: number, to: number) => ({ open: to, close: from, high: from, low: to });
  const tiles = [tile(close - 10, close + 44), tile(close - 10, close + 44), tile(close - 10, close + 44)];
  expect(countOf(drawCandles([...series!, ...tiles], HEIGHT, look))).toBe(series!.length);
  const back = { open: close - 30, close, high: close - 44, low: close + 9 };
  const candles = [
    { ...tile(close - 30, close), high: close - 44 },
    back,
    { ...tile(close - 30, close), low: close + 15 },
  ];
  expect(countOf(drawCandles([...series!, ...candles], HEIGHT, look))).toBe(series!.length + 3);
});

test('low candles before one that a tag hides but for its end are candles, however far they stand off what is seen of it', () => {
  const low = [
    [200, 192],
    [192, 197],
    [197, 190],
  ].map(([open = 0, close = 0]) => ({ open, close, high: Math.min(open, close) - 3, low: Math.max(open, close) + 3 }));
  let at = 120;
  const rest = Array.from({ length: 20 }, (_, i) => {
    const open = at;
    at = 120 + Math.round(40 * Math.sin(i * 1.3) + 2 * i);
    const [high, low] = [Math.min(open, at) - 12 - (i % 5) * 3, Math.max(open, at) + 9 + (i % 4) * 4];
    return { open, close: at, high, low };
  });
  const all = [...low, { open: 190, close: 120, high: 110, low: 200 }, ...rest];
  const picture = drawCandles(all, HEIGHT, look);
  const middle = centreOf(low.length, look);
  for (let y = 100; y < 197; y++)
    for (let x = middle - 10; x <= middle + 10; x++) picture.data.set([120, 60, 200, 255], (y * picture.width + x) * 4);
  expect(countOf(picture)).toBe(all.length);
});

/** Without the columns before `x0`. */
function cutAt({ width, height, data }: Raster, x0: number): Raster {
  const rows = Array.from({ length: height }, (_, y) => data.subarray((y * width + x0) * 4, (y + 1) * width * 4));
  const cut = new Uint8ClampedArray((width - x0) * height * 4);
  for (const [y, row] of rows.entries()) cut.set(row, y * (width - x0) * 4);
  return { width: width - x0, height, data: cut };
}

test('a dash far off the last close, as of something beyond the candles, is no candle', () => {
  const nothing = { open: -9, high: -9, low: -9, close: -9 };
  const picture = drawCandles([...series!, nothing, nothing, nothing], HEIGHT, look);
  const { close } = series!.at(-1)!;
  for (const [i, row] of [close + 70, close + 95].entries())
    for (let x = -8; x <= 8; x++)
      for (const thick of [0, 1, 2])
        picture.data.set(look.up, ((row + thick) * picture.width + centreOf(series!.length + i, look) + x) * 4);
  expect(countOf(picture)).toBe(series!.length);
});

test('low candles that open off the last close after a fall are candles, as wide as all others', () => {
  const { close } = series!.at(-1)!;
  const low = [close + 40, close + 70].map((row) => ({ open: row, high: row - 1, low: row + 6, close: row + 5 }));
  expect(countOf(drawCandles([...series!, ...low], HEIGHT, look))).toBe(series!.length + 2);
});

/** What lies over the twelve, px by which every second of them stands lower, whether all of them are told to be up, how wide the picture is, how much of each something of another colour covers, and where more of that lies. */
type Around = {
  zones?: Box[];
  words?: Box[][];
  lower?: number;
  areUp?: boolean;
  width?: number;
  crossed?: number;
  others?: Box[];
  pitch?: number;
  body?: number;
};

/** Twelve candles of 40 rows, one after the other, with what `paint` leaves of their ink, and more at their end. */
function chartOf(
  end: Partial<MeasuredCandle> | Partial<MeasuredCandle>[],
  paint: (fill: (box: Box) => void) => void = () => {},
  {
    zones = [],
    words = [],
    lower = 0,
    areUp = false,
    width = 292,
    crossed = 0,
    others = [],
    pitch = 20,
    body = 12,
  }: Around = {},
): number {
  const height = 200;
  const cover = new Uint8Array(width * height);
  const owner = new Uint8Array(width * height);
  const fill = ({ x0, x1, y0, y1 }: Box, of = 1) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) [cover[y * width + x], owner[y * width + x]] = [255, of];
  };
  for (const box of others) fill(box, FOREIGN);
  const candleAt = (slot: number): MeasuredCandle => {
    const off = lower * (slot % 2);
    const rows = { top: 80 + off, bodyTop: 90, bodyBottom: 110, bottom: 120 + off };
    const x = slot * pitch + pitch / 2;
    return {
      slot,
      x,
      ...rows,
      hasBody: true,
      symmetry: 1,
      crossed,
      endHidden: false,
      tint: 1,
      fullness: 1,
    } as never;
  };
  const twelve = Array.from({ length: 12 }, (_, i) => candleAt(i));
  for (const { x } of twelve) fill({ x0: x - body / 2, x1: x + body / 2, y0: 90, y1: 110 });
  paint(fill);
  const all = [...twelve, ...[end].flat().map((odd, i) => ({ ...candleAt(12 + i), ...odd }))];
  const directions = {
    up: all.map((_, i) => areUp || i % 2 === 0),
    guessed: all.map(() => false),
    overhang: { down: 0, up: 0 },
  };
  const found = {
    candles: all,
    directions,
    marks: { ink: { width, height, cover, owner } },
    widths: { wick: 2, body },
    lattice: { pitch },
    region: { x0: 0, y0: 0, x1: width, y1: height },
    colours: { background: [0, 0, 0] },
    ground: { sheets: { washes: zones.map((box) => ({ box })) }, words: words.map(wordOf) },
  };
  const blank = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return dropOddEnds(blank, found as never).candles.length;
}

const wordOf = (glyphs: Box[]) => ({ ...glyphs[0]!, x1: glyphs.at(-1)!.x1, glyphs });

test('a tag in a candle’s colour that begins beyond the last candle is none, though words cut a wick out of it', () => {
  const rows = { top: 80, bodyTop: 80, bodyBottom: 112, bottom: 120 };
  expect(chartOf(rows, (fill) => fill({ x0: 240, x1: 292, y0: 80, y1: 96 }))).toBe(12);
  expect(chartOf(rows, (fill) => fill({ x0: 244, x1: 256, y0: 80, y1: 112 }))).toBe(13);
});

test('one or two far beyond all others are a tag beside the plot, unless others stand apart as far', () => {
  const far = (...slots: number[]) => slots.map((slot) => ({ slot, x: slot * 20 + 10 }));
  const filled = (fill: (box: Box) => void) => {
    for (const slot of [12, 13, 16, 17]) fill({ x0: slot * 20 + 4, x1: slot * 20 + 16, y0: 90, y1: 110 });
  };
  expect(chartOf(far(16, 17), filled, { width: 400 })).toBe(12);
  expect(chartOf(far(12, 13), filled, { width: 400 })).toBe(14);
});

/** How many are left of the twelve and as many more from a slot on, with bodies as the twelve have them amid something foreign, `side` px to either side, which leaves these rows bare. */
function countAmid({ first, count, side }: { first: number; count: number; side: number }, y0: number, y1: number) {
  const more = Array.from({ length: count }, (_, i) => ({ slot: first + i, x: 20 * (first + i) + 10 }));
  const others = more.flatMap(({ x }) => [
    { x0: x - side, x1: x + side, y0: 80, y1: y0 },
    { x0: x - side, x1: x + side, y0: y1, y1: 120 },
  ]);
  const paint = (fill: (box: Box) => void) => {
    for (const { x } of more) fill({ x0: x - 6, x1: x + 6, y0: 90, y1: 110 });
  };
  return chartOf(more, paint, { width: 20 * (first + count) + 10, others });
}

test('what stands where hardly any of the ground is left, as among tiles, is no candles', () => {
  const tiles = { first: 12, count: 4, side: 10 };
  expect(countAmid(tiles, 90, 110)).toBe(12);
  expect(countAmid(tiles, 80, 120)).toBe(16);
});

test('what stands far beyond all others where less of the ground is left, as in a list of coloured cells, is no candles', () => {
  const cells = { first: 17, count: 5, side: 7 };
  expect(countAmid(cells, 90, 110)).toBe(12);
  expect(countAmid(cells, 80, 120)).toBe(17);
});

test('a low piece that lies all under something else is no candle', () => {
  const rows = { top: 96, bodyTop: 97, bodyBottom: 99, bottom: 102 };
  expect(chartOf(rows)).toBe(12);
  expect(chartOf(rows, (fill) => fill({ x0: 244, x1: 256, y0: 96, y1: 102 }))).toBe(13);
});

test('a stroke along the region’s side is no candle without a body, half of one shows half of its body', () => {
  const stroke = { x: 290, hasBody: false, top: 20, bottom: 180, bodyTop: 100, bodyBottom: 100, slot: 14 };
  expect(chartOf(stroke, (fill) => fill({ x0: 289, x1: 291, y0: 20, y1: 180 }))).toBe(12);
});

test('a low bar far off the last close is none', () => {
  const bar = { up: null, slot: 14, x: 290, top: 20, bodyTop: 22, bodyBottom: 23, bottom: 25 };
  expect(chartOf(bar as never, (fill) => fill({ x0: 284, x1: 292, y0: 20, y1: 25 }))).toBe(12);
});

test('a stroke as high as a zone, at the zone’s side, is its border', () => {
  const stroke = { top: 42, bodyTop: 70, bodyBottom: 71, bottom: 148 };
  const paint = (fill: (box: Box) => void) => fill({ x0: 249, x1: 251, y0: 42, y1: 148 });
  const zone = { x0: 60, x1: 248, y0: 44, y1: 146 };
  expect(chartOf(stroke, paint, { zones: [zone] })).toBe(12);
  expect(chartOf(stroke, paint, { zones: [{ ...zone, y1: 180 }] })).toBe(13);
  const body = (fill: (box: Box) => void) => fill({ x0: 244, x1: 256, y0: 70, y1: 110 });
  expect(chartOf({ ...stroke, bodyBottom: 110 }, body, { zones: [zone] })).toBe(13);
});

test('the side of a zone is its border where the tag of a price begins at it as well', () => {
  const stroke = { top: 42, bodyTop: 70, bodyBottom: 71, bottom: 148 };
  const paint = (fill: (box: Box) => void) => {
    fill({ x0: 249, x1: 251, y0: 42, y1: 148 });
    fill({ x0: 249, x1: 280, y0: 60, y1: 80 });
  };
  expect(chartOf(stroke, paint, { zones: [{ x0: 60, x1: 248, y0: 44, y1: 146 }] })).toBe(12);
});

test('the side of a zone is its border where what looks like more of it is the far end of a tag', () => {
  const stroke = { top: 42, bodyTop: 70, bodyBottom: 71, bottom: 192 };
  const zone = { x0: 60, x1: 248, y0: 44, y1: 146 };
  const border = (fill: (box: Box) => void) => fill({ x0: 249, x1: 251, y0: 42, y1: 148 });
  const withEnd = (fill: (box: Box) => void) => [border(fill), fill({ x0: 249, x1: 280, y0: 189, y1: 192 })];
  expect(chartOf(stroke, withEnd, { zones: [zone] })).toBe(12);
  const withWick = (fill: (box: Box) => void) => fill({ x0: 249, x1: 251, y0: 42, y1: 192 });
  expect(chartOf(stroke, withWick, { zones: [zone] })).toBe(13);
});

test('a block that is wider than bodies are and begins and ends between the same columns is a tag', () => {
  const rows = { top: 92, bodyTop: 92, bodyBottom: 112, bottom: 112 };
  const word = (fill: (box: Box) => void) => {
    fill({ x0: 237, x1: 265, y0: 92, y1: 97 });
    fill({ x0: 245, x1: 255, y0: 97, y1: 107 });
    fill({ x0: 237, x1: 265, y0: 107, y1: 112 });
  };
  expect(chartOf(rows, word)).toBe(12);
  const underLine = (fill: (box: Box) => void) => {
    fill({ x0: 237, x1: 265, y0: 92, y1: 95 });
    fill({ x0: 244, x1: 256, y0: 95, y1: 112 });
  };
  expect(chartOf(rows, underLine)).toBe(13);
});

test('what stands beyond a leap is no candles where none of it is as candles are', () => {
  const pieceAt = (y: number) => ({ top: y, bodyTop: y, bodyBottom: y + 2, bottom: y + 2 });
  const strokeAt = (y: number) => ({ hasBody: false, top: y - 20, bodyTop: y, bodyBottom: y, bottom: y + 20 });
  const paint = (y: number) => (fill: (box: Box) => void) => {
    fill({ x0: 248, x1: 252, y0: y, y1: y + 2 });
    fill({ x0: 269, x1: 271, y0: y - 20, y1: y + 20 });
  };
  expect(chartOf([pieceAt(40), strokeAt(40)], paint(40))).toBe(12);
  // One alone may be a candle that the line of a price hides; at 109 the last one closed.
  expect(chartOf([strokeAt(40)], (fill) => fill({ x0: 249, x1: 251, y0: 20, y1: 60 }))).toBe(13);
  expect(chartOf([pieceAt(109), strokeAt(109)], paint(109))).toBe(14);
  const rows = { top: 20, bodyTop: 30, bodyBottom: 50, bottom: 60 };
  const bodies = (fill: (box: Box) => void) => {
    for (const x of [250, 270]) fill({ x0: x - 6, x1: x + 6, y0: 30, y1: 50 });
  };
  expect(chartOf([rows, rows], bodies)).toBe(14);
});

test('what another colour covers beyond a leap is no candles, but where it fills all bodies', () => {
  const rows = { top: 20, bodyTop: 30, bodyBottom: 50, bottom: 60, crossed: 1 };
  const bodies = (fill: (box: Box) => void) => {
    for (const x of [250, 270]) fill({ x0: x - 6, x1: x + 6, y0: 30, y1: 50 });
  };
  expect(chartOf([rows, rows], bodies)).toBe(12);
  expect(chartOf([rows, rows], bodies, { crossed: 1 })).toBe(14);
});

test('cells of another panel, most of which leap far, are no candles; those that go on after one leap are', () => {
  const rest = Array.from({ length: 12 }, (_, i) => ({ slot: 12 + i, x: 250 + 20 * i }));
  const countWith = (tops: number[]) => {
    const more = tops.map((top, i) => ({
      ...{ slot: 24 + i, x: 490 + 20 * i },
      ...{ top, bodyTop: top, bodyBottom: top + 20, bottom: top + 20 },
    }));
    const paint = (fill: (box: Box) => void) => {
      for (const { x } of rest) fill({ x0: x - 6, x1: x + 6, y0: 90, y1: 110 });
      for (const { x, top } of more) fill({ x0: x - 6, x1: x + 6, y0: top, y1: top + 20 });
    };
    return chartOf([...rest, ...more], paint, { width: 660 });
  };
  expect(countWith([5, 150, 60, 160, 30, 140, 50])).toBe(24);
  expect(countWith(Array(7).fill(5))).toBe(31);
});

test('letters of a text beyond a leap are no candles, but where its glyphs stand as bodies do, or one lies in another', () => {
  const rows = { top: 20, bodyTop: 24, bodyBottom: 36, bottom: 36 };
  const bodies = (fill: (box: Box) => void) => {
    for (const x of [250, 270]) fill({ x0: x - 6, x1: x + 6, y0: 24, y1: 36 });
  };
  const textAt = (...lefts: number[]) => ({ words: [lefts.map((x0) => ({ x0, x1: x0 + 12, y0: 20, y1: 36 }))] });
  expect(chartOf([rows, rows], bodies, textAt(240, 254, 268))).toBe(12);
  expect(chartOf([rows, rows], bodies, textAt(244, 264, 284))).toBe(14);
  const amid = [
    { x0: 240, x1: 252, y0: 20, y1: 36 },
    { x0: 254, x1: 282, y0: 20, y1: 36 },
    { x0: 266, x1: 280, y0: 22, y1: 36 },
  ];
  expect(chartOf([rows, rows], bodies, { words: [amid] })).toBe(14);
  expect(chartOf([rows, rows], bodies)).toBe(14);
});

test('what goes on many heights off the last close is none where half of it has no shape of candles, as texts of a header', () => {
  const rest = Array.from({ length: 12 }, (_, i) => ({ slot: 12 + i, x: 250 + 20 * i }));
  const rows = { top: 4, bodyTop: 4, bodyBottom: 12, bottom: 12 };
  const small = { top: 96, bodyTop: 97, bodyBottom: 103, bottom: 104 };
  const countWith = (narrow: number, row: typeof rows) => {
    const more = Array.from({ length: 10 }, (_, i) => ({ slot: 24 + i, x: 490 + 20 * i, ...row }));
    const paint = (fill: (box: Box) => void) => {
      for (const { x } of rest) fill({ x0: x - 6, x1: x + 6, y0: 97, y1: 103 });
      for (const [i, { x }] of more.entries()) {
        const half = i % 10 < narrow ? 2 : 6;
        fill({ x0: x - half, x1: x + half, y0: row.bodyTop, y1: row.bodyBottom });
      }
    };
    return chartOf([...rest.map((one) => ({ ...one, ...small })), ...more], paint, { width: 720, lower: 6 });
  };
  expect(countWith(6, rows)).toBe(24);
  expect(countWith(0, rows)).toBe(34);
  expect(countWith(6, { top: 89, bodyTop: 89, bodyBottom: 97, bottom: 97 })).toBe(34);
});

test('bars, and candles whose ends a tag hides, are no tiles though they end on its rows', () => {
  const rows = { top: 60, bodyTop: 60, bodyBottom: 84, bottom: 84 };
  const paint = (fill: (box: Box) => void) => {
    for (const x of [250, 270, 290]) fill({ x0: x - 6, x1: x + 6, y0: 60, y1: 84 });
  };
  const three = (more: object) =>
    chartOf(
      [rows, rows, rows].map((tile) => ({ ...tile, ...more })),
      paint,
      { lower: 6, width: 312 },
    );
  expect(three({})).toBe(12);
  expect(three({ endHidden: true })).toBe(15);
  expect(three({ up: true })).toBe(15);
});

test('odd shapes that end on one row, as a tag does, are no candles where others seldom do', () => {
  const pieces = [84, 90, 84, 90].map((top, i) => ({
    top,
    bodyTop: top + 8,
    bodyBottom: 112,
    bottom: 114,
    crossed: i % 2,
  }));
  const paint = (fill: (box: Box) => void) => {
    for (const x of [250, 270, 290, 310]) fill({ x0: x - 6, x1: x + 6, y0: 92, y1: 112 });
  };
  expect(chartOf(pieces, paint, { lower: 6, width: 332 })).toBe(12);
  expect(chartOf(pieces, paint, { width: 332 })).toBe(16);
  const whole = pieces.map((piece) => ({ ...piece, crossed: 0 }));
  expect(chartOf(whole, paint, { lower: 6, width: 332 })).toBe(16);
});

test('low candles of a quiet market that end on one row are candles where their bodies all but touch', () => {
  const low = { top: 108, bodyTop: 109, bodyBottom: 112, bottom: 112 };
  const asOne = (fill: (box: Box) => void) => fill({ x0: 96, x1: 128, y0: 109, y1: 112 });
  const near = { lower: 6, pitch: 8, body: 7, width: 132 };
  expect(chartOf([low, low, low, low], asOne, near)).toBe(16);
  expect(chartOf([low, low, low, low], asOne, { ...near, body: 5 })).toBe(12);
});

test('what stands beyond a leap is no candles where wrong directions make all others leap as far', () => {
  const piece = { top: 75, bodyTop: 75, bodyBottom: 77, bottom: 77 };
  const stroke = { hasBody: false, top: 55, bodyTop: 75, bodyBottom: 75, bottom: 95 };
  const paint = (fill: (box: Box) => void) => {
    fill({ x0: 248, x1: 252, y0: 75, y1: 77 });
    fill({ x0: 269, x1: 271, y0: 55, y1: 95 });
  };
  expect(chartOf([piece, stroke], paint, { areUp: true })).toBe(12);
});

test('what stands beyond a leap is told by the candles before it, not by what stands beside it there', () => {
  const beyond = [
    { top: 10, bodyTop: 16, bodyBottom: 34, bottom: 40 },
    { top: 26, bodyTop: 27, bodyBottom: 34, bottom: 35 },
    { top: 27, bodyTop: 28, bodyBottom: 35, bottom: 36 },
  ];
  const oneAsWideAsBodies = (fill: (box: Box) => void) => fill({ x0: 264, x1: 276, y0: 27, y1: 34 });
  expect(chartOf(beyond, oneAsWideAsBodies, { width: 320 })).toBe(12);
});

test('a last candle without wicks through which a line in a candle’s colour runs is one, and a tag as wide in all of its rows is none', () => {
  const apart = { ...look, pitch: 40 };
  const { close } = series!.at(-1)!;
  const last = { open: close, close: close - 40, high: close - 40, low: close };
  const x = centreOf(series!.length, apart);
  const withLast = (isLine: boolean): Raster => {
    const picture = drawCandles([...series!, last], HEIGHT, apart);
    const paint = (dx: number, y: number, colour: readonly number[]) =>
      picture.data.set(colour, (y * picture.width + x + dx) * 4);
    const widen = (dx: number, y: number) => paint(dx, y, isLine ? look.down : look.up);
    if (isLine)
      for (let dx = -2; dx <= 19; dx++)
        for (let below = 0; below < 3; below++) widen(dx, close - 20 - Math.round(dx / 6) + below);
    else for (let y = close - 40; y <= close; y++) for (let dx = -8; dx <= 20; dx++) widen(dx, y);
    return picture;
  };
  expect(countOf(withLast(true))).toBe(series!.length + 1);
  expect(countOf(withLast(false))).toBe(series!.length);
});
