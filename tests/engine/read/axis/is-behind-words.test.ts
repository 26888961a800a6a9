import { expect, test } from 'vitest';
import { isBehindWords } from '#engine/read/axis/is-behind-words';
import { wordAt } from './word-at.ts';

const plot = { x0: 300, x1: 700, y0: 0, y1: 400 };
const rows = [40, 100, 160, 220];
const changes = rows.map((y) => wordAt(100, 150, y));

test('changes in a list stand behind its prices, on whichever side of the plot it is', () => {
  const prices = rows.map((y) => wordAt(170, 230, y));
  expect(isBehindWords(changes, [...changes, ...prices], plot)).toBe(true);
  const mirrored = rows.map((y) => wordAt(850, 900, y));
  expect(
    isBehindWords(
      mirrored,
      rows.map((y) => wordAt(750, 800, y)),
      plot,
    ),
  ).toBe(true);
});

test("an axis's labels stand behind none but a tag that happens to be in their row, and what lies over the plot or beyond them", () => {
  const tag = wordAt(170, 230, rows[1]!);
  const beyond = rows.map((y) => wordAt(20, 80, y));
  const over = rows.map((y) => wordAt(320, 400, y));
  expect(isBehindWords(changes, [...changes, tag, ...beyond, ...over], plot)).toBe(false);
});
