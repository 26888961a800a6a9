import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TILE_HEIGHT } from '#engine/read/axis/digit-tile';
import type { Word } from '#engine/read/axis/find-words';
import { highlightedWords } from '#engine/read/axis/highlighted-words';
import { isCutOff } from '#engine/read/axis/is-cut-off';
import { isTable } from '#engine/read/axis/is-table';
import { isTime } from '#engine/read/axis/is-time';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { isPercentApart } from '#engine/read/axis/percent-apart';
import { readAxis } from '#engine/read/axis/read-axis';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { wordAt } from './word-at.ts';

const column = (x0: number, x1: number, rows = 6, pitch = 40): Word[] =>
  Array.from({ length: rows }, (_, i) => wordAt(x0, x1, 50 + i * pitch));

describe('labels that are no prices', () => {
  test.each([
    ['per cent with a space before its sign', 'percent-apart.jpg', 'percent'],
    ['times of day', 'times-of-day.png', 'no-labels'],
    ['days', 'days.jpg', 'no-labels'],
  ] as const)('%s make no scale', async (_, file, failure) => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', file));
    const { width, height } = picture;
    const reading = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: () => Promise.reject(new Error('nothing is left to ask')),
      rows: { top: 0.1 * height, bottom: 0.8 * height },
      plot: { x0: 3, y0: 0, x1: Math.round(0.5 * width), y1: height },
    });
    expect(reading).toMatchObject({ axis: null, failure });
  });
});

test('prices are no per cents because ticks and the line of the axis stand behind them', async () => {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'ticks-on-line.png'));
  const [column] = findLabelColumns(picture);
  expect(column!.words.length).toBe(5);
  expect(isPercentApart(luma(picture), column!.words, column!.glyphHeight)).toBe(false);
});

test.each([
  ['times of day', 'the blurred round of a digit stands over their point', 'hundreds.png', '5900.00'],
  ['times of day', 'the stroke of a 7 leans over their point', 'sevens.png', '127.000'],
  ['times of day', 'their last digit, which scaling doubled, stands a little aside', 'doubled-zeros.png', '0.005100'],
  ['dates', 'a narrow one among eight decimals leaves a gap', 'eight-decimals.png', '0.00013800'],
])('prices are no %s because %s', async (_what, _why, file, text) => {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', file));
  const [column] = findLabelColumns(picture);
  const labels = readDigits(luma(picture), column!.words, column!.glyphHeight);
  expect(labels.map((label) => label.text)).toContain(text);
  expect(isTime(labels)).toBe(false);
});

test('prices are no times of day because one countdown stands among them, and tags as many as labels are no ground', async () => {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'tags-and-countdown.png'));
  const [column] = findLabelColumns(picture);
  const labels = readDigits(luma(picture), column!.words, column!.glyphHeight);
  expect(labels.map(({ text }) => text)).toContain('18.40.47');
  expect(isTime(labels)).toBe(false);
  const tags = highlightedWords(picture, column!.words);
  expect(labels.filter((_, i) => tags[i]).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['0.001819', '0.001001', '18.40.47']),
  );
  expect(labels.filter((_, i) => !tags[i]).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['0.002000', '0.001600', '0.001400']),
  );
});

describe('labels with a sign that is not known', () => {
  const tile = { width: 1, height: TILE_HEIGHT, data: new Float32Array(TILE_HEIGHT), left: 0, scale: 1 };
  const seen = {
    confidence: 1,
    readings: [],
    beforeSign: null,
    isCut: false,
    glyphs: [],
    tile,
    logs: new Float32Array(),
  };
  const labels = (texts: string[]) => texts.map((text) => ({ text, ...seen }));

  test('are times or days where all numbers beside it may be', () => {
    expect(isTime(labels(['10?30', '11?00', '11?30']))).toBe(true);
    expect(isTime(labels(['10?16', '10?17', '11?01', '11?02']))).toBe(true);
    expect(isTime(labels(['2025?12', '2026?01', '2026?02']))).toBe(true);
    expect(isTime(labels(['14?59', '14?58', '14?57', '1449', '1448', '0.00']))).toBe(true);
  });

  test('are prices where one of them is larger', () => {
    expect(isTime(labels(['10?25', '10?50', '10?75']))).toBe(false);
    expect(isTime(labels(['1?250', '1?500', '1?750']))).toBe(false);
  });
});

describe('a column that ends where the picture does', () => {
  const room = ({ x0, x1 }: Word) => ({ left: x0, right: 400 - x1 });
  const at = (x0: number, x1: number, text: string) => isCutOff(column(x0, x1), room, Array(6).fill(text));

  test('is cut off, at either side', () => {
    expect(at(360, 399, '225')).toBe(true);
    expect(at(360, 399, '17,2')).toBe(true);
    expect(at(0, 30, '1,480.00')).toBe(true);
  });

  test('is whole at the right where its thousands are complete or decimals show', () => {
    expect(at(360, 399, '119,562')).toBe(false);
    expect(at(360, 399, '1600.59')).toBe(false);
  });

  test('is whole at the right where a point can part no thousands', () => {
    expect(at(360, 399, '27000.5')).toBe(false);
    expect(at(360, 399, '7,000.5')).toBe(false);
    expect(at(360, 399, '127.5')).toBe(true);
  });

  test('is whole at the left where labels with a digit less, and room for it, belong to the same scale', () => {
    const labels = [...column(2, 45), wordAt(8, 45, 290), wordAt(8, 45, 330)];
    const long = Array<string>(6).fill('122,500');
    expect(isCutOff(labels, room, [...long, '97,500', '95,000'])).toBe(false);
    expect(isCutOff(labels, room, long)).toBe(true);
  });

  test('is whole at the right where labels without the last decimal, and room for it, belong to the same scale', () => {
    const labels = [...column(360, 399), wordAt(360, 390, 290), wordAt(360, 390, 330)];
    const long = Array<string>(6).fill('127.5');
    expect(isCutOff(labels, room, [...long, '127', '128'])).toBe(false);
    expect(isCutOff(labels, room, long)).toBe(true);
  });

  test('is whole where there is room beside it, or where only the longest label has none', () => {
    expect(at(360, 396, '225')).toBe(false);
    expect(isCutOff(column(0, 30), () => ({ left: 25, right: 300 }), Array(6).fill('225'))).toBe(false);
    expect(isCutOff([...column(370, 390), wordAt(360, 399, 400)], room, ['225'])).toBe(false);
  });
});

describe('a column with another beside it', () => {
  const prices = column(310, 350);

  test('is a table where the other has a word in each of its rows', () => {
    expect(isTable(prices, [...prices, ...column(380, 410)])).toBe(true);
  });

  test('is an axis where the rows of a list happen to stand beside its labels, and between them too', () => {
    expect(isTable(prices, [...prices, ...column(380, 410, 12, 20)])).toBe(false);
  });

  test('is an axis where the other has rows of its own, stands over the plot or far away', () => {
    expect(isTable(prices, [...prices, ...column(380, 410, 10, 22)])).toBe(false);
    expect(isTable(prices, [...prices, ...column(250, 290)], { x0: 0, x1: 300, y0: 0, y1: 300 })).toBe(false);
    expect(isTable(prices, [...prices, ...column(600, 640)])).toBe(false);
    expect(isTable(prices, prices)).toBe(false);
  });
});
