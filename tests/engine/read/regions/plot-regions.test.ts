import { expect, test } from 'vitest';
import { plotRegions } from '#engine/read/regions/plot-regions';
import { labelsAt } from '../labels-at.ts';

test('no region beside a scale reaches over the band between two panels, though both have one ground', () => {
  const [width, height] = [900, 400];
  const picture = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const divider = { x0: 300, x1: 306 };
  const scale = labelsAt(820, 860, [60, 120, 180, 240, 300]);
  const regions = plotRegions(picture, [scale], { dividers: [divider] });
  const over = regions.filter(({ x0, x1 }) => x0 < divider.x0 && x1 > divider.x1);
  expect(regions.length).toBeGreaterThan(1);
  expect(over).toEqual([{ x0: 0, x1: width, y0: 0, y1: height }]);
});

test('the rows of a scale are looked at before all that lies beside a legend over the whole height', () => {
  const [width, height] = [900, 400];
  const picture = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const legend = labelsAt(60, 200, [150, 172, 194, 216, 238]);
  const scale = labelsAt(620, 660, [150, 195, 240, 285]);
  const regions = plotRegions(picture, [scale, legend]);
  const stretch = regions.findIndex(({ x0, y0, y1 }) => x0 > 200 && y0 === 0 && y1 === height);
  const ofScale = regions.findIndex(({ x1, y0 }) => x1 < 620 && y0 > 0);
  expect(stretch).toBeGreaterThan(ofScale);
  expect(ofScale).toBeGreaterThanOrEqual(0);
});
