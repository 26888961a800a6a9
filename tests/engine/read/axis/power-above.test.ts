import { expect, test } from 'vitest';
import type { Word } from '#engine/read/axis/find-words';
import { isPowerAbove } from '#engine/read/axis/power-above';
import { wordAt } from './word-at.ts';

const brightness = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(255) };
const column = {
  side: 'left' as const,
  box: { x0: 10, x1: 34, y0: 95, y1: 280 },
  words: [],
  glyphHeight: 10,
  spacing: 4,
  regularity: 1,
};

/** What the recogniser says of the one word that it is shown, or that it was not asked. */
async function above(word: Word, text: string) {
  const recogniseText = async () => [{ text, confidence: 0.9, box: { x0: 20, x1: 60, y0: 24, y1: 40 } }];
  return isPowerAbove(brightness, [word], column, { recogniseText });
}

test.each(['1e-5', 'le—5', '1e6', 'le 7'])('%s above the labels is their power of ten', async (text) => {
  expect(await above(wordAt(38, 50, 66), text)).toBe(true);
});

test.each(['USD', 'Price', '1250', 'Volume 15'])('%s there is none', async (text) => {
  expect(await above(wordAt(38, 50, 66), text)).toBe(false);
});

test('far above, or far beside, nothing is asked for', async () => {
  expect(await above(wordAt(38, 50, 10), '1e-5')).toBe(false);
  expect(await above(wordAt(120, 132, 66), '1e-5')).toBe(false);
});
