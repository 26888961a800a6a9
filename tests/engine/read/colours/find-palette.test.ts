import { expect, test } from 'vitest';
import { colourCell } from '#engine/read/colours/colour';
import { countColours } from '#engine/read/colours/count-colours';
import { findPalette, UNKNOWN } from '#engine/read/colours/find-palette';

const SIDE = 400;

test('a colour that compression has scattered over many cells is one of the palette', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  // Blues of small bodies: no cell of the histogram holds more than a handful.
  for (let i = 0; i < 60; i++)
    data.set([40 + (i % 4) * 6, 80 + (i % 5) * 5, 200 + (i % 6) * 5, 255], (i * 137 + 500) * 4);
  const raster = { width: SIDE, height: SIDE, data };
  const region = { x0: 0, y0: 0, x1: SIDE, y1: SIDE };
  const { colours, classOf } = findPalette(countColours(raster, region), { minShare: 1.5e-4 });
  expect(colours).toHaveLength(2);
  expect(classOf[colourCell(49, 90, 212)]).toBe(1);
  expect(classOf[colourCell(0, 160, 0)]).toBe(UNKNOWN);
});
