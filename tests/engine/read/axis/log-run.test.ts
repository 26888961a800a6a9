import path from 'node:path';
import { expect, test } from 'vitest';
import type { Box } from '#engine/raster';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { logRun } from '#engine/read/axis/log-run';
import { luma } from '#engine/read/axis/text-mask';
import { longestRun } from '#engine/read/regions/axis-run';
import { plotRegions } from '#engine/read/regions/plot-regions';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const charts = path.join(import.meta.dirname, '../../../charts');

async function firstColumn(file: string) {
  const picture = await decodePicture(path.join(charts, file));
  return { brightness: luma(picture), column: findLabelColumns(picture)[0]! };
}

test('takes the labels of a logarithmic scale together, of which only some stand at one distance', async () => {
  const { brightness, column } = await firstColumn('golden/images/dev-busy-033.png');
  const [first, last] = [column.words[0]!, column.words.at(-1)!];
  expect(longestRun(column)!.labels).toBeLessThan(0.5 * column.words.length);
  expect(logRun(brightness, column)).toMatchObject({
    y0: first.middle,
    y1: last.middle,
    labels: column.words.length,
  });
});

test("proposes the rows of all of a logarithmic scale for the candles' region", async () => {
  const picture = await decodePicture(path.join(charts, 'golden/images/dev-busy-033.png'));
  const columns = findLabelColumns(picture);
  const { words } = columns[0]!;
  const [likeliest] = plotRegions(picture, columns);
  expect(likeliest!.y0).toBeLessThan(words[0]!.middle);
  expect(likeliest!.y1).toBeGreaterThan(words.at(-1)!.middle);
});

test("reaches as far below a logarithmic scale's last label as the next would stand, and above its first", async () => {
  // From 6 down to 2: 106 px more to 1, and 24 up to 7.
  const picture = await decodePicture(path.join(import.meta.dirname, 'columns/sparse-log.png'));
  const columns = findLabelColumns(picture);
  const { y0, y1, next } = logRun(luma(picture), columns[0]!)!;
  expect(y1 - y0).toBeCloseTo(168, -1);
  expect(next.below).toBeCloseTo(106, -1);
  expect(next.above).toBeCloseTo(24, -1);
  const [{ y1: bottom }] = plotRegions(picture, columns) as [Box];
  expect(bottom).toBeGreaterThan(y1 + next.below);
});

test('has no run where the prices rise evenly', async () => {
  const { brightness, column } = await firstColumn('given/images/lightweight-00.png');
  expect(logRun(brightness, column)).toBeNull();
});
