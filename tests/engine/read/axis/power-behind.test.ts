import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { withPowers } from '#engine/read/axis/power-behind';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

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
