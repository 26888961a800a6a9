import { expect, test } from 'vitest';
import { planDyed } from './plan-dyed.ts';
import { createRandom } from './random.ts';

const themes = Array.from({ length: 60 }, (_, index) => planDyed(createRandom(`a/${index}`), index)).map(
  ({ orders }) => orders[0]!.sketch.theme,
);

test('words, borders and wicks are of another colour than their ground, dark and light', () => {
  for (const { background, text, up, down } of themes)
    for (const ink of [text, up.border, up.wick, down.border, down.wick]) expect(ink).not.toBe(background);
  expect(new Set(themes.map(({ dark }) => dark)).size).toBe(2);
});

test('in some themes words have a candle’s colour, in some none is filled, in some one colour is all', () => {
  expect(themes.some(({ text, up }) => text === up.wick)).toBe(true);
  expect(themes.some(({ up, down }) => up.fill === null && down.fill === null)).toBe(true);
  expect(themes.some(({ up, down }) => up.wick === down.wick)).toBe(true);
});
