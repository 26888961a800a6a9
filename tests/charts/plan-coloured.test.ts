import { expect, test } from 'vitest';
import { inksOf } from './page/bar-colouring.ts';
import { heikinAshi, planColoured } from './plan-coloured.ts';
import { createRandom } from './random.ts';

const plans = Array.from({ length: 54 }, (_, index) => planColoured(createRandom(`a/${index}`), index));

test('each way to colour bars is drawn by several libraries, as PNG and as the app sends it', () => {
  for (const way of [
    'coloured by lastClose',
    'coloured by volume',
    'coloured by pattern',
    'coloured by trend',
    'coloured by hours',
    'Heikin-Ashi',
  ]) {
    const own = plans.filter(({ features }) => features.includes(way));
    expect(own.length).toBeGreaterThanOrEqual(9);
    expect(new Set(own.map(({ orders }) => orders[0]!.library)).size).toBeGreaterThan(1);
    expect(new Set(own.map(({ encoding }) => encoding)).size).toBe(2);
  }
});

test('bars coloured by the last close are hollow where they rose, in the colour of whether they closed above it', () => {
  for (const { orders } of plans) {
    const { sketch } = orders[0]!;
    if (sketch.colouring !== 'lastClose') continue;
    for (const [i, { fill, wick }] of inksOf(sketch).entries()) {
      const [{ open, close }, before] = [sketch.bars[i]!, sketch.bars[i - 1]];
      expect(fill === null).toBe(close >= open);
      if (before) expect(wick).toBe((close >= before.close ? sketch.theme.up : sketch.theme.down).wick);
    }
  }
});

test('Heikin-Ashi bars open in the middle of the last body and hold their own prices', () => {
  const bars = [
    { time: 0, open: 10, high: 14, low: 9, close: 13, volume: 1 },
    { time: 1, open: 13, high: 15, low: 8, close: 9, volume: 1 },
    { time: 2, open: 9, high: 10, low: 4, close: 5, volume: 1 },
  ];
  expect(heikinAshi(bars, 2).map(({ open, close }) => [open, close])).toEqual([
    [11.5, 11.5],
    [11.5, 11.25],
    [11.38, 7],
  ]);
  for (const { open, high, low, close } of heikinAshi(bars, 2)) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
  }
});
