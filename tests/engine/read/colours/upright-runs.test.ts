import { expect, test } from 'vitest';
import { countColours } from '#engine/read/colours/count-colours';
import { findPalette } from '#engine/read/colours/find-palette';
import { findUprightRuns } from '#engine/read/colours/upright-runs';

/** Red ink on white, a row each; three rows above and below are white. */
function runsOf(rows: string[]) {
  const width = rows[0]!.length;
  const blank = '.'.repeat(width);
  const lines = [blank, blank, blank, ...rows, ...rows.map(() => blank), blank];
  const data = new Uint8ClampedArray(
    lines
      .join('')
      .split('')
      .flatMap((c) => (c === '#' ? [220, 40, 40, 255] : [255, 255, 255, 255])),
  );
  const picture = { width, height: lines.length, data };
  const region = { x0: 0, y0: 0, x1: width, y1: lines.length };
  const palette = findPalette(countColours(picture, region), { minShare: 0 });
  return findUprightRuns(picture, palette, region).runs.map(({ x, boxed }) => ({ x, boxed }));
}

test('the sides of a body 3 px wide match each other beyond the wick between them', () => {
  const wick = Array.from({ length: 6 }, () => '....#....');
  const body = Array.from({ length: 9 }, () => '...###...');
  expect(runsOf([...wick, ...body, ...wick])).toEqual([
    { x: 3, boxed: true },
    { x: 4, boxed: false },
    { x: 5, boxed: true },
  ]);
});

test('sides that end at other rows, as those of a slanted line, do not', () => {
  const rows = (from: number, to: number) => Array.from({ length: 16 }, (_, y) => (y >= from && y < to ? '#' : '.'));
  const [left, middle, right] = [rows(0, 8), rows(0, 16), rows(8, 16)];
  expect(runsOf(middle.map((ink, y) => `...${left[y]}${ink}${right[y]}...`))).toEqual([
    { x: 3, boxed: false },
    { x: 4, boxed: false },
    { x: 5, boxed: false },
  ]);
});

test('a block as wide as a button is no run, wide and low or not', () => {
  const block = Array.from({ length: 12 }, () => `..${'#'.repeat(96)}..#..`);
  expect(runsOf(block)).toEqual([{ x: 100, boxed: true }]);
});

/** Whether the runs of the paler of two reds are parted, by columns; `#` is the darker one, `o` the paler. `beyond` are the rows above and below. */
function partedOf(row: string, beyond: string, options?: { isSharp: boolean }) {
  const colours: Record<string, number[]> = { '#': [180, 40, 40], o: [238, 188, 186], '.': [255, 255, 255] };
  const lines = Array.from({ length: 40 }, (_, y) =>
    y >= 5 && y < 25 ? (y >= 10 && y < 20 ? row : beyond) : '.'.repeat(row.length),
  );
  const data = new Uint8ClampedArray(lines.flatMap((line) => line.split('').flatMap((c) => [...colours[c]!, 255])));
  const picture = { width: row.length, height: lines.length, data };
  const region = { x0: 0, y0: 0, x1: picture.width, y1: picture.height };
  const palette = findPalette(countColours(picture, region), { minShare: 0 });
  const pale = palette.colours.findIndex(({ rgb }) => rgb[1] > 100 && rgb[1] < 250);
  const own = findUprightRuns(picture, palette, region, options).runs.filter(({ colour }) => colour === pale);
  return own.map(({ parted = false }) => parted);
}

test('what is left of a body on both sides of the wick that is drawn over it is parted', () => {
  expect(partedOf('..#oo#oo#..........', '.....#.............')).toEqual([true, true, true, true]);
  expect(partedOf('..#oo##oo#.........', '.....##............')).toEqual([true, true, true, true]);
});

test('the soft edges of a stroke, two strokes with ground between them and what a codec leaves beside one are not', () => {
  const none = '...................';
  expect(partedOf('....o#o............', '.....#.............')).toEqual([false, false]);
  expect(partedOf('....oo##oo.........', none)).toEqual([false, false, false, false]);
  expect(partedOf('....oo.oo..........', none)).toEqual([false, false, false, false]);
  const isSharp = false;
  expect(partedOf('..#oo#oo#..........', '.....#.............', { isSharp })).toEqual([false, false, false, false]);
});
