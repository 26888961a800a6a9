import path from 'node:path';
import { expect, test } from 'vitest';
import { isBegunBefore } from '#engine/read/axis/is-begun-before';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

async function columnOf(file: string) {
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns', file));
  const [column] = findLabelColumns(picture);
  return { brightness: luma(picture), ...column! };
}

test('faint first digits beside a bright page are not found as text, but read with what was found', async () => {
  const { brightness, words, glyphHeight } = await columnOf('beside-a-page.png');
  // Each word lacks the one that it begins with: the scale would be as even.
  expect(isBegunBefore(brightness, words)).toBe(true);
  const texts = readDigits(brightness, words, glyphHeight).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['200.00', '196.00', '194.00', '190.00']));
});

test.each(['thousands.png', 'ticks-on-line.png', 'photographed-points.png', 'dollars.png', 'tags-and-countdown.png'])(
  'whole labels have none, though ticks, an axis or grain stand before them: %s',
  async (file) => {
    const { brightness, words } = await columnOf(file);
    expect(words.length).toBeGreaterThan(3);
    expect(isBegunBefore(brightness, words)).toBe(false);
  },
);
