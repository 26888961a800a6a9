import path from 'node:path';
import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { seeText } from '#engine/read/read-scale';
import { decodePicture } from '../../../scripts/decode-picture.ts';

/** Rows of the highs and lows of some candles, px; each has a wick above and below its body. */
const ENDS: [at: number, high: number, low: number][] = [
  [4, 341.1, 450.5],
  [8, 529, 609.5],
  [9, 442.9, 657],
  [10, 614.8, 719.4],
  [17, 424.8, 679.2],
  [18, 240.4, 456.6],
];

test('wicks in the colour of borders are ink on a large screen, of which half the size shows but mixtures of borders and fills', async () => {
  const picture = await decodePicture(path.join(import.meta.dirname, 'filled-borders.png'));
  const { words, columns } = seeText(picture);
  const found = findChart(picture, columns, { words });
  if (!found.ok) throw new Error(found.why);
  const { candles, region } = found.value;
  expect(candles).toHaveLength(22);
  const ends = ENDS.map(([at]) => candles[at]!).map(({ top, bottom }) => [region.y0 + top, region.y0 + bottom]);
  const off = ends.map(([high, low], i) => Math.max(Math.abs(high! - ENDS[i]![1]), Math.abs(low! - ENDS[i]![2])));
  expect(off.filter((px) => px > 3)).toEqual([]);
});
