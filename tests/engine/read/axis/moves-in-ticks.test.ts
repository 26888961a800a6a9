import { expect, test } from 'vitest';
import type { LabelFit } from '#engine/read/axis/fit-labels';
import { movesInTicks } from '#engine/read/axis/moves-in-ticks';

/** A tick of 0.1 every 8 px, from 24321.5 at the top. */
const fit: LabelFit = {
  scale: 'linear',
  slope: -0.1 / 8,
  offset: 24321.5,
  used: [],
  residual: 0,
  score: 0,
  lead: 9,
};
const candles = (rowOf: (i: number) => number) =>
  Array.from({ length: 12 }, (_, i) => ({
    open: rowOf(i),
    high: rowOf(i + 3),
    low: rowOf(i + 5),
    close: rowOf(i + 1),
  }));

test('a calm market of which each tick is seen moves in ticks', () => {
  expect(
    movesInTicks(
      fit,
      1,
      candles((i) => 8 * ((i * 7) % 23) + 0.4),
    ),
  ).toBe(true);
});

test('prices between the ticks of a scale are those of another', () => {
  expect(
    movesInTicks(
      fit,
      1,
      candles((i) => (i * 37.3) % 180),
    ),
  ).toBe(false);
});

test('nothing is told of ticks too small to be seen, nor of prices that go far', () => {
  const anywhere = candles((i) => (i * 37.3) % 180);
  expect(movesInTicks(fit, 2, anywhere)).toBeNull();
  expect(movesInTicks({ ...fit, offset: 65, slope: -0.1 }, 0, anywhere)).toBeNull();
});
