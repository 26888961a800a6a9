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
