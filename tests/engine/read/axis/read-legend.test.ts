import { expect, test } from 'vitest';
import type { Part } from '#engine/read/axis/connected-parts';
import { legendPlaces } from '#engine/read/axis/read-legend';
import { wordAt } from './word-at.ts';

const letters = Array.from({ length: 4 }, (): Part => ({ x0: 0, x1: 6, y0: 0, y1: 10, area: 40 }) as Part);
const plot = { x0: 100, x1: 900, y0: 300, y1: 700 };
const menu = Array.from({ length: 6 }, (_, i) => wordAt(20 + 90 * i, 90 + 90 * i, 20, letters));
const legend = Array.from({ length: 4 }, (_, i) => wordAt(110 + 90 * i, 180 + 90 * i, 290, letters));

test('the line right above the candles is looked at first, however many words an app has above it, and headings where there is room', () => {
  expect(legendPlaces([...menu, ...legend], plot, 4)).toEqual(legend);
  expect(legendPlaces([...legend, ...menu], plot, 6)).toEqual([...menu.slice(0, 2), ...legend]);
});
