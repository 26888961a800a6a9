import path from 'node:path';
import { expect, test } from 'vitest';
import { readAxis } from '#engine/read/axis/read-axis';
import { isToldByTag } from '#engine/read/axis/tag-beside';
import { seeText } from '#engine/read/read-scale';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

// Labels 0.001920, 0.001760 and 0.001600 of a compressed screenshot, and a tag, 0.002073, whose digits are larger and begin 5 px further left.
const column = path.join(import.meta.dirname, 'columns', 'tag-in-larger-font.png');
const rows = { top: 62, bottom: 318 };
/** The row of 0.001920, px, and of how much a px further down is less. */
const LABEL = 188.4;
const PER_ROW = 0.00016 / 85.2;

test('a tag that stands over the column of labels, but is none of its words, says that the scale is right', async () => {
  const picture = await decodePicture(column);
  const { brightness, words, columns } = seeText(picture);
  const [labels] = columns;
  expect(labels!.words).toHaveLength(3);
  const isTold = (lower: number, factor = 1) => {
    const fit = {
      scale: 'linear' as const,
      slope: -PER_ROW * factor,
      offset: (0.00192 + PER_ROW * (LABEL + lower)) * factor,
    };
    const fitted = { fit: { ...fit, used: [], residual: 0, score: 1, lead: 1 }, column: labels!, rise: 0 };
    return isToldByTag(picture, brightness, words, { ...fitted, rows });
  };
  expect(isTold(0)).toBe(true);
  expect(isTold(12)).toBe(false);
  expect(isTold(0, 1000)).toBe(false);
});

test('three labels whose step is an odd one are a scale where a tag beside them bears it out', async () => {
  const picture = await decodePicture(column);
  const { recogniseText, dispose } = await startTextRecogniser();
  const { words, columns } = seeText(picture);
  const plot = { x0: 0, x1: 20, y0: rows.top, y1: rows.bottom };
  const read = (seen: typeof words) => readAxis(picture, columns, { recogniseText, rows, plot, words: seen });
  const { axis } = await read(words);
  const { failure } = await read(words.filter(({ y1 }) => y1 > 130));
  await dispose();
  expect(axis!.labels.map(({ price }) => price)).toEqual([0.00192, 0.00176, 0.0016]);
  expect(failure).toBe('inconsistent');
});
