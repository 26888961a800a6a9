import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findWords } from '#engine/read/axis/find-words';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { luma } from '#engine/read/axis/text-mask';
import { findChart } from '#engine/read/find-chart';
import { decodePicture } from '../../../scripts/decode-picture.ts';

const given = path.join(import.meta.dirname, '../../charts/given');

test('candles beyond a panel of texts that floats over the plot are read too', async () => {
  const picture = await decodePicture(path.join(given, 'images/echarts-13.jpg'));
  const truth = JSON.parse(readFileSync(path.join(given, 'truth/echarts-13.json'), 'utf8')) as {
    candles: { x: number }[];
  };
  const words = findWords(luma(picture));
  const found = findChart(picture, findLabelColumns(picture, words), { words });
  if (!found.ok) throw new Error(found.why);
  const { candles, region, lattice } = found.value;
  const missed = truth.candles.filter(
    ({ x }) => !candles.some((c) => Math.abs(c.x + region.x0 - x) < lattice.pitch / 2),
  );
  expect(missed.length).toBeLessThan(0.05 * truth.candles.length);
});
