import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outsideLists } from '#engine/read/axis/find-lists';
import { findWords } from '#engine/read/axis/find-words';
import { luma } from '#engine/read/axis/text-mask';
import { timeAxisWords } from '#engine/read/axis/time-axis-words';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const golden = fileURLToPath(new URL('../../../charts/golden/images/', import.meta.url));

test('of the rows below the candles the one with days and times is the time axis, not the longer row of buttons on which an app stands', async () => {
  const file = path.join(golden, 'dev-lookalike-012.png');
  const brightness = luma((await decodePicture(file))!);
  const { width, height } = await sharp(file).metadata();
  const words = outsideLists(findWords(brightness));
  const rows = timeAxisWords(brightness, words, { x0: 0, x1: width, y0: 0, y1: 0.4 * height }, 12);
  expect(rows).toHaveLength(3);
});
