import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { withPowers } from '#engine/read/axis/power-behind';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { wordAt } from './word-at.ts';

let recogniser: Awaited<ReturnType<typeof startTextRecogniser>>;
beforeAll(async () => {
  recogniser = await startTextRecogniser();
});
afterAll(() => recogniser.dispose());

async function powersOf(file: string) {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', file));
  const brightness = luma(picture);
  const [{ words, glyphHeight }] = findLabelColumns(picture) as [ReturnType<typeof findLabelColumns>[number]];
  const labels = readDigits(brightness, words, glyphHeight).map(({ text, confidence }, i) => ({
    ...{ text, confidence },
    y: words[i]!.middle,
    isTag: false,
  }));
  return withPowers(brightness, labels, words, { recogniseText: recogniser.recogniseText });
}

test('powers of ten are read behind their mantissas, beyond the minus that ends a word', async () => {
  const powers = await powersOf('minus-powers.png');
  expect(powers?.map(({ text }) => text)).toEqual(
    ['8.000', '7.500', '7.000', '6.500', '6.000', '5.500'].map((mantissa) => `${mantissa}e-5`),
  );
});

test("a currency's sign is none", async () => {
  expect(await powersOf('euro-behind.png')).toBeNull();
});

test('powers whose sign is not seen are none of prices, nor are their mantissas', async () => {
  const words = [40, 80, 120].map((middle) => wordAt(20, 60, middle));
  const labels = words.map(({ middle }) => ({ text: '2.000', y: middle, isTag: false, confidence: 1 }));
  const brightness = { width: 100, height: 200, data: new Uint8Array(100 * 200).fill(255) };
  const said = async (...texts: string[]) => {
    const rows = texts.map((text, i) => ({
      text,
      confidence: 0.9,
      box: { x0: 20, x1: 90, y0: 24 + 51 * i, y1: 50 + 51 * i },
    }));
    return withPowers(brightness, labels, words, { recogniseText: async () => rows });
  };
  expect(await said('2.000e5', '1.800e5', '1.600e5')).toEqual([]);
  expect(await said('2.000e5', '1.800e-5', '1.600e5')).toMatchObject([{ text: '1.800e-5', y: 80 }]);
  expect(await said('2.000', '1.800', '1.600e5')).toBeNull();
});
