import { expect, test } from 'vitest';
import type { Part } from '#engine/read/axis/connected-parts';
import { outsideLists } from '#engine/read/axis/find-lists';
import { inParagraphs, legendPhrases } from '#engine/read/axis/legend-phrases';
import { wordAt } from './word-at.ts';

const letters = Array.from({ length: 4 }, (): Part => ({ x0: 0, x1: 6, y0: 0, y1: 10, area: 40 }) as Part);
const plot = { x0: 100, x1: 900, y0: 300, y1: 700 };
const row = (from: number, count: number, middle: number) =>
  Array.from({ length: count }, (_, i) => wordAt(from + 90 * i, from + 70 + 90 * i, middle, letters));
const menu = row(20, 6, 20);
const legend = row(110, 4, 290);

test('the line right above the candles is looked at first, however many words an app has above it, and headings where there is room', () => {
  expect(legendPhrases([...menu, ...legend], plot, 4)).toEqual([legend]);
  expect(legendPhrases([...legend, ...menu], plot, 6)).toEqual([legend, menu.slice(0, 2)]);
});

test('rows of markets that an app lists above the chart come behind the legend, and a list beside it is none', () => {
  const desk = [60, 90, 120, 150].map((middle) => row(8, 7, middle));
  const list = Array.from({ length: 10 }, (_, i) => wordAt(905, 960, 120 + 20 * i, letters));
  const phrases = legendPhrases(outsideLists([...desk.flat(), ...list, ...legend]), plot, 12);
  expect(phrases[0]).toEqual(legend);
  expect(phrases.flat()).not.toContain(list[8]);
});

test('words far apart are of two phrases, and what is left of a word within itself is none', () => {
  const [first, second] = [wordAt(110, 180, 290, letters), wordAt(300, 370, 290, letters)];
  const within = wordAt(120, 150, 291, letters);
  expect(legendPhrases([first, second, within], plot, 9)).toEqual([[first], [second]]);
});

test('a legend goes on in the next line where it began, and not in a label of the axis beside it', () => {
  const next = row(110, 2, 310);
  const label = [wordAt(40, 96, 305, letters)];
  expect(inParagraphs([legend, label, next])[0]).toEqual([...legend, ...next]);
});
