import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { toCommonEdges } from '#engine/read/axis/to-common-edges';
import { writeZeros } from '#engine/read/axis/write-zeros';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { steps } from './price-steps.ts';

async function written(file: string): Promise<string[] | null> {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', file));
  const [column] = findLabelColumns(picture);
  const words = toCommonEdges(column!.words);
  return writeZeros(luma(picture), readDigits(luma(picture), words, column!.glyphHeight), words);
}

describe('zeros that a small number tells', () => {
  test('are written out where a font has its own such numbers and a codec has blurred them', async () => {
    expect(await written('zeros-compressed.png')).toEqual(steps(0.00003375, 0.00000125, 6, 8));
  });

  test('are written out where a page sets its digits smaller and lower', async () => {
    expect(await written('zeros-lowered.png')).toEqual([
      '0.000009782',
      '0.000009242',
      '0.000008701',
      '0.000008160',
      '0.000007620',
      '0.000007079',
    ]);
  });

  test('are told of each label by its own number', async () => {
    expect(await written('zeros-mixed.png')).toEqual(['0.000001500', '0.000001000', '0.0000007000', '0.0000005000']);
  });

  test('are not told by the first of two digits', async () => {
    expect(await written('zeros-of-two-digits.png')).toBeNull();
  });
});
