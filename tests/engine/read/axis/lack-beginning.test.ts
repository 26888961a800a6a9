import { expect, test } from 'vitest';
import { lackBeginning } from '#engine/read/axis/lack-beginning';
import { wordAt } from './word-at.ts';

const ROWS = [20, 70, 120, 170];
const labels = (texts: string[]) => texts.map((text, i) => ({ text, word: wordAt(100, 118, ROWS[i]!) }));
const beginnings = ROWS.map((y) => wordAt(70, 95, y));

test('labels that begin with their point right behind other words are the ends of longer ones', () => {
  expect(lackBeginning(labels(['.60', '.55', '.50', '.45']), beginnings)).toBe(true);
  expect(lackBeginning(labels(['.60', '.55', '1.50', '.45']), beginnings.slice(0, 3))).toBe(false);
});

test('labels that begin with their point and have nothing before it are prices below one', () => {
  expect(lackBeginning(labels(['.60', '.55', '.50', '.45']), [])).toBe(false);
  const farther = ROWS.map((y) => wordAt(40, 85, y));
  expect(lackBeginning(labels(['.60', '.55', '.50', '.45']), farther)).toBe(false);
});

test('whole numbers behind words are whole', () => {
  expect(lackBeginning(labels(['1.60', '1.55', '1.50', '1.45']), beginnings)).toBe(false);
});
