import { expect, test } from 'vitest';
import type { Box } from '#engine/raster';
import type { Word } from '#engine/read/axis/find-words';
import { findPlates } from '#engine/read/ink/find-plates';

const WIDTH = 200;
const HEIGHT = 120;
const REGION = { x0: 20, x1: 20 + WIDTH, y0: 10, y1: 10 + HEIGHT };

/** Ten letters of 10 px, 5 px wide every 8 px, px of the picture. */
function writingAt(x: number, y: number): Word {
  const glyphs = Array.from({ length: 10 }, (_, i) => ({
    x0: x + 8 * i,
    x1: x + 8 * i + 5,
    y0: y,
    y1: y + 10,
    area: 30,
    kind: 1,
  })) as Word['glyphs'];
  return { x0: x, x1: x + 77, y0: y, y1: y + 10, glyphHeight: 10, middle: y + 5, glyphs, light: false };
}

/** What is off the ground: `strokes` in px of the region, but for what `plate` hides of them, and the letters. */
function drawn(strokes: Box[], words: Word[], plate?: Box) {
  const isOff = new Uint8Array(WIDTH * HEIGHT);
  const fill = ({ x0, x1, y0, y1 }: Box, value: number) => {
    for (let y = y0; y < y1; y++) isOff.fill(value, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (const stroke of strokes) fill(stroke, 1);
  if (plate) fill(plate, 0);
  for (const { glyphs } of words)
    for (const { x0, x1, y0, y1 } of glyphs)
      fill({ x0: x0 - REGION.x0, x1: x1 - REGION.x0, y0: y0 - REGION.y0, y1: y1 - REGION.y0 }, 1);
  const pixels = Uint32Array.from([...isOff.keys()].filter((at) => isOff[at]));
  return { pixels, colourOf: new Uint32Array(pixels.length), colours: new Uint32Array(1) };
}

/** The same with what is drawn over the plate, px of the region. */
function overPlate({ pixels, ...rest }: ReturnType<typeof drawn>, strokes: Box[]) {
  const all = new Set(pixels);
  for (const { x0, x1, y0, y1 } of strokes)
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) all.add(y * WIDTH + x);
  return { ...rest, pixels: Uint32Array.from([...all].sort((a, b) => a - b)) };
}

/** Wicks from row to row. */
const wicks = (rows: [x: number, y0: number, y1: number][]): Box[] =>
  rows.map(([x, y0, y1]) => ({ x0: x, x1: x + 2, y0, y1 }));

const WORD = writingAt(60, 60);
const PLATE = { x0: 35, x1: 150, y0: 44, y1: 66 };
const THROUGH = wicks([
  [50, 20, 60],
  [80, 30, 90],
  [100, 55, 100],
  [140, 25, 58],
]);

test('a plate is known by strokes that end equally far above and below its writing, and reaches as far as they do', () => {
  expect(findPlates(drawn(THROUGH, [WORD], PLATE), [WORD], REGION)).toEqual([{ x0: 36, x1: 142, y0: 44, y1: 66 }]);
});

test('a button that was taken for a letter leads to the plate, and is none of it', () => {
  const button = { x0: 44, x1: 56, y0: 54, y1: 76, area: 264, kind: 1 } as Word['glyphs'][number];
  const word = { ...WORD, x0: 44, glyphs: [button, ...WORD.glyphs] };
  expect(findPlates(drawn(THROUGH, [word], PLATE), [word], REGION)).toEqual([{ x0: 36, x1: 142, y0: 44, y1: 66 }]);
});

test('writing that candles stand around, each as far off as it happens to, is on none', () => {
  const around = wicks([
    [50, 20, 44],
    [80, 30, 41],
    [100, 68, 100],
    [110, 66, 90],
  ]);
  expect(findPlates(drawn(around, [WORD]), [WORD], REGION)).toEqual([]);
});

test('writing between lines of writing, and between dashed level lines, is on none', () => {
  const lines = [writingAt(60, 44), WORD, writingAt(60, 76)];
  expect(findPlates(drawn([], lines), lines, REGION)).toEqual([]);
  const dashes = Array.from({ length: 12 }, (_, i) => ({ x0: 40 + 8 * i, x1: 44 + 8 * i }));
  const dashed = dashes.flatMap((dash) => [
    { ...dash, y0: 41, y1: 44 },
    { ...dash, y0: 66, y1: 69 },
  ]);
  expect(findPlates(drawn(dashed, [WORD]), [WORD], REGION)).toEqual([]);
});

test('candles that a note stands above, at their heads on one row, are under no plate', () => {
  const below = wicks([
    [50, 66, 90],
    [80, 66, 90],
    [100, 66, 100],
    [110, 66, 90],
  ]);
  expect(findPlates(drawn(below, [WORD]), [WORD], REGION)).toEqual([]);
});

test('a plate over which an upright line is drawn, dashed or not, is as bare, and the line ends at none of its edges', () => {
  const uprights = [
    ...Array.from({ length: 12 }, (_, i) => ({ x0: 90, x1: 92, y0: 10 * i, y1: 10 * i + 4 })),
    { x0: 120, x1: 121, y0: 0, y1: HEIGHT },
  ];
  const word = { ...WORD, glyphs: WORD.glyphs.filter((_, i) => i !== 3 && i !== 4 && i !== 7) };
  const over = (strokes: Box[]) => findPlates(overPlate(drawn(strokes, [word], PLATE), uprights), [word], REGION);
  expect(over(THROUGH)).toEqual([{ x0: 36, x1: 142, y0: 44, y1: 66 }]);
  expect(over(THROUGH.slice(1, 2))).toEqual([]);
});
