import { expect, test } from 'vitest';
import type { LabelColumn } from '#engine/read/axis/label-column';
import { besideRows, isBetween, rankColumns } from '#engine/read/axis/rank-columns';
import { wordAt } from './word-at.ts';

const column = (x0: number, x1: number, rows: number[]): LabelColumn => {
  const words = rows.map((y) => wordAt(x0, x1, y));
  const { glyphHeight } = words[0]!;
  const box = { x0, x1, y0: words[0]!.y0, y1: words.at(-1)!.y1 };
  return { side: 'right', box, words, glyphHeight, spacing: (rows[1]! - rows[0]!) / glyphHeight, regularity: 1 };
};

test('pieces of candles that stand over each other in the plot are looked at after the labels beside it', () => {
  const labels = column(820, 880, [100, 260, 420, 580, 740]);
  const pieces = [120, 300, 520].map((x) => column(x, x + 30, [80, 420, 760]));
  const plot = { x0: 0, y0: 60, x1: 780, y1: 780 };
  expect(rankColumns([...pieces, labels], { top: 60, bottom: 780 }, plot)[0]).toBe(labels);
});

test('pieces of lines that end beside the axis are looked at after its labels, and stand in front of none', () => {
  const labels = column(820, 880, [100, 260, 420, 580, 740]);
  const pieces = [785, 790].map((x) => column(x, x + 12, [80, 420, 560, 760]));
  const plot = { x0: 0, y0: 60, x1: 780, y1: 780 };
  const list = column(1000, 1060, [90, 175, 260, 345, 430]);
  expect(rankColumns([...pieces, list, labels], { top: 60, bottom: 780 }, plot)[0]).toBe(labels);
});

test('where candles take up but few rows of their pane, all labels that stand evenly with those beside them are theirs', () => {
  const own = [100, 200, 300, 400, 500, 600];
  const scale = column(820, 880, [...own, 730, 780]);
  expect(besideRows(scale, { top: 420, bottom: 520 }).map(({ middle }) => middle)).toEqual(own);
  // Of a pane that they fill, what lies further off may be another's.
  const high = column(820, 880, [...own, 700]);
  expect(besideRows(high, { top: 90, bottom: 430 }).map(({ middle }) => middle)).toEqual(own.slice(0, 5));
});

test('so are they where the tags at the candles leave one label beside them', () => {
  const own = [100, 200, 300, 400, 500];
  const besideTags = (labels: number[]) =>
    besideRows(column(820, 880, [...labels, 540, 580]), { top: 490, bottom: 590 }).map(({ middle }) => middle);
  expect(besideTags(own)).toEqual([...own, 540, 580]);
  expect(besideTags(own.slice(2))).toEqual([500, 540, 580]);
});

test('a scale that begins far below the candles is that of another chart below theirs', () => {
  const plot = { x0: 0, y0: 60, x1: 780, y1: 400 };
  const ranked = (rows: number[]) => rankColumns([column(820, 880, rows)], { top: 60, bottom: 400 }, plot).length;
  expect(ranked([470, 502, 534, 566, 598])).toBe(0);
  expect(ranked([440, 472, 504, 536, 568])).toBe(1);
});

test('labels above and below quiet candles are theirs, rows of a list far above and a word below are not', () => {
  const ranked = (labels: number[], rows: { top: number; bottom: number }) =>
    rankColumns([column(820, 880, labels)], rows, { x0: 0, y0: rows.top, x1: 780, y1: rows.bottom }).length;
  expect(ranked([200, 280, 360, 440], { top: 300, bottom: 330 })).toBe(1);
  expect(ranked([160, 184, 208, 650], { top: 300, bottom: 600 })).toBe(0);
  // Labels of volume below stand nearer to each other than those of the price, of which a tag hides one.
  expect(ranked([291, 441, 591, 891, 969, 1004, 1038, 1073, 1107], { top: 615, bottom: 877 })).toBe(1);
});

test('where candles take up but few rows of a log scale, all labels at distances that grow from one to the next are theirs', () => {
  const rows = [28, 185, 363, 569, 812];
  const middles = (own: number[]) =>
    besideRows(column(820, 880, own), { top: 600, bottom: 840 }).map((one) => one.middle);
  expect(middles(rows)).toEqual(rows);
  expect(middles([28, 185, 420, 569, 812])).toEqual([569, 812]);
});

test('of two scales beside a chart the one behind a band that may part panels is looked at last', () => {
  const rows = [100, 180, 260, 340, 420, 500, 580];
  const [neighbours, own] = [column(800, 850, rows), column(1200, 1250, rows)];
  const plot = { x0: 870, y0: 90, x1: 1140, y1: 590 };
  const ranked = (isBeyond: boolean) =>
    rankColumns([neighbours, own], { top: 90, bottom: 590 }, plot, (one) => isBeyond && one === neighbours)[0];
  expect(ranked(false)).toBe(neighbours);
  expect(ranked(true)).toBe(own);
});

test('labels stand between the candles and the tiles behind them, though one of them hangs together with a tile', () => {
  const plot = { x0: 0, y0: 60, x1: 780, y1: 780 };
  const labels = column(790, 830, [100, 260, 420, 580, 740]);
  const tiles = column(840, 880, [90, 175, 260, 345, 430]);
  const joined = wordAt(790, 860, 100);
  const labelsAndTile = {
    ...labels,
    box: { ...labels.box, x1: joined.x1 },
    words: [joined, ...labels.words.slice(1)],
  };
  expect(isBetween(labelsAndTile, plot, tiles)).toBe(true);
  expect(isBetween(tiles, plot, labelsAndTile)).toBe(false);
});
