import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { hideWords, textsAmong } from '#engine/read/ink/hide-words';
import { mask } from '../mask.ts';

const [RED, PALE, BLUE] = [
  [220, 40, 70],
  [238, 150, 165],
  [40, 100, 255],
] as const satisfies Rgb[];
const colours = { background: [255, 255, 255] as Rgb, candles: [RED] };

const WIDTH = 60;
const TOP = 6;
const HEIGHT = 10;
/** Five strokes of one height, as letters or as wicks between two lines. */
const strokes = Array.from({ length: 5 }, (_, i) => ({
  x0: 10 + 8 * i,
  x1: 12 + 8 * i,
  y0: TOP,
  y1: TOP + HEIGHT,
  area: 2 * HEIGHT,
  kind: 1,
}));
const word = {
  x0: 10,
  x1: 44,
  y0: TOP,
  y1: TOP + HEIGHT,
  glyphHeight: HEIGHT,
  middle: TOP + HEIGHT / 2,
  glyphs: strokes,
  light: false,
};

function drawn(line: string) {
  const row = (y: number) =>
    Array.from({ length: WIDTH }, (_, x) =>
      y >= TOP && y < TOP + HEIGHT && strokes.some(({ x0, x1 }) => x >= x0 && x < x1) ? '#' : '.',
    ).join('');
  const rows = Array.from({ length: TOP + HEIGHT + 6 }, (_, y) => row(y));
  rows[TOP - 1] = line.repeat(WIDTH);
  rows[TOP + HEIGHT] = line.repeat(WIDTH);
  return mask(rows);
}

test('strokes of one height in a row are text', () => {
  const ink = drawn('.');
  hideWords(ink, [word], { colours });
  expect(ink.cover.some((value) => value > 0)).toBe(false);
});

test('low candles of two colours in a row are none; letters are of one, whichever it is, of one after the other, or thinned', () => {
  const ink = drawn('.');
  const coveredIn = (owners: string, second: Rgb = BLUE) => {
    const rows = Array.from({ length: ink.height }, (_, y) =>
      Array.from({ length: WIDTH }, (_, x) =>
        ink.cover[y * WIDTH + x] === 0 ? '.' : owners[Math.floor((x - 10) / 8)]!,
      ).join(''),
    );
    const coloured = mask(rows);
    hideWords(coloured, [word], { colours: { ...colours, candles: [RED, second] } });
    return coloured.cover[(TOP + 4) * WIDTH + 10];
  };
  expect(coveredIn('12121')).toBe(255);
  expect(coveredIn('22222')).toBe(0);
  expect(coveredIn('11222')).toBe(0);
  expect(coveredIn('12121', PALE)).toBe(0);
});

test('wicks that two level lines cut to one height are none', () => {
  const ink = drawn('~');
  hideWords(ink, [word], { colours });
  expect(ink.cover[(TOP + 4) * WIDTH + 10]).toBe(255);
});

test('strokes that go on beyond their rows are pieces of bars that ticks part, where most do', () => {
  const coverOf = (longer: number, glyphs = strokes) => {
    const ink = drawn('.');
    for (const { x0, x1 } of strokes.slice(0, longer))
      for (let y = TOP + HEIGHT; y < TOP + HEIGHT + 6; y++) ink.cover.fill(255, y * WIDTH + x0, y * WIDTH + x1);
    hideWords(ink, [{ ...word, glyphs }], { colours });
    return ink.cover[(TOP + 4) * WIDTH + strokes[4]!.x0];
  };
  expect(coverOf(3)).toBe(255);
  expect(coverOf(2)).toBe(0);
  // As letters on a tag may, which are wider.
  const letters = strokes.map((stroke) => ({ ...stroke, x0: stroke.x0 - 3, x1: stroke.x1 + 2 }));
  expect(coverOf(5, letters)).toBe(0);
});

test('nor are those that two lines of a grid cut, which are ground', () => {
  const ink = drawn('.');
  const lines = [TOP - 1, TOP + HEIGHT].map((y0) => ({ y0, y1: y0 + 1 }));
  hideWords(ink, [word], { colours, bands: lines.slice(1) });
  expect(ink.cover[(TOP + 4) * WIDTH + 10]).toBe(0);
  const between = drawn('.');
  hideWords(between, [word], { colours, bands: lines });
  expect(between.cover[(TOP + 4) * WIDTH + 10]).toBe(255);
});

test('the band that a row of small letters makes by itself is no line at its head and foot', () => {
  const ink = drawn('.');
  hideWords(ink, [word], { colours, bands: [{ y0: TOP, y1: TOP + HEIGHT }] });
  expect(ink.cover[(TOP + 4) * WIDTH + 10]).toBe(0);
});

test('the level heads and feet of a long text are no lines that cut it', () => {
  const ink = drawn('.');
  const bands = [TOP, TOP + HEIGHT - 2].map((y0) => ({ y0, y1: y0 + 2 }));
  hideWords(ink, [word], { colours, bands });
  expect(ink.cover.some((value) => value > 0)).toBe(false);
});

/** `count` marks 5 px wide and 10 high from `x0` on, of which `area` px are ink. */
function wordOf(x0: number, count: number, area: number) {
  const glyphs = Array.from({ length: count }, (_, i) => ({
    x0: x0 + 7 * i,
    x1: x0 + 7 * i + 5,
    y0: TOP,
    y1: TOP + HEIGHT,
    area,
    kind: 1,
  }));
  return { ...word, x0, x1: glyphs.at(-1)!.x1, glyphs };
}

test('days and hours that dashes part into words of two digits are text where many stand in one row, a few pairs of small candles are none', () => {
  const days = Array.from({ length: 8 }, (_, i) => wordOf(10 + 50 * i, 2, 25));
  expect(textsAmong(days)).toEqual(days);
  expect(textsAmong(days.slice(0, 6))).toEqual([]);
});

test('letters are text, bodies and wicks of one height, as a market of few ticks has, are none', () => {
  expect(textsAmong([wordOf(10, 5, 25)])).toHaveLength(1);
  expect(textsAmong([wordOf(10, 5, 50)])).toEqual([]);
});

test('nor are bodies that a quiet market has on the same rows', () => {
  expect(textsAmong(Array.from({ length: 8 }, (_, i) => wordOf(10 + 50 * i, 2, 50)))).toEqual([]);
});

test('two digits that a line has parted from the text on their rows are text, beside another text they may be candles', () => {
  const text = wordOf(60, 6, 25);
  const parted = wordOf(26, 2, 25);
  expect(textsAmong([parted, text])).toEqual([parted, text]);
  expect(textsAmong([wordOf(10, 2, 25), text])).toEqual([text]);
  const lower = { ...text, glyphs: text.glyphs.map((glyph) => ({ ...glyph, y0: glyph.y0 + 3, y1: glyph.y1 + 3 })) };
  expect(textsAmong([parted, lower])).toEqual([lower]);
});
