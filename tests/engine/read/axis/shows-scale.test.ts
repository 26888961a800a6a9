import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { showsScale } from '#engine/read/axis/shows-scale';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const read = (name: string) =>
  decodePicture(fileURLToPath(new URL(`../../../charts/golden/images/${name}`, import.meta.url)));

test.each([
  ['labels of one digit each', 'dev-others-057.png', true],
  ['prices', 'dev-clean-004.png', true],
  ['the hours of a day, which count downwards', 'dev-others-049.png', false],
  ['keys of a piano', 'dev-negative-009.png', false],
])('whether a picture shows an axis of numbers is told for %s', async (_, name, shown) => {
  const picture = await read(name);
  expect(showsScale(picture, findLabelColumns(picture))).toBe(shown);
});

test('labels of which some seem to have a point and others a comma are an axis of numbers', async () => {
  const picture = await decodePicture(fileURLToPath(new URL('points-and-commas.png', import.meta.url)));
  expect(showsScale(picture, findLabelColumns(picture))).toBe(true);
});
