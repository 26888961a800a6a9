import { expect, test } from 'vitest';
import { countColours } from '#engine/read/colours/count-colours';
import { findSheets } from '#engine/read/colours/find-sheets';

const [WIDTH, HEIGHT] = [400, 200];
const GROUND = [13, 20, 33] as const;
const ZONE = [39, 21, 41] as const;
const BODY = [61, 156, 245] as const;
type Rectangle = { x0: number; x1: number; y0: number; y1: number };

/** The sheets found where these rectangles lie on the ground, the later over the earlier. */
function sheetsOf(rectangles: readonly (readonly [readonly number[], Rectangle])[]) {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  for (const [rgb, { x0, x1, y0, y1 }] of [[GROUND, region] as const, ...rectangles])
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data.set([...rgb, 255], 4 * (y * WIDTH + x));
  const raster = { width: WIDTH, height: HEIGHT, data };
  const { washes } = findSheets(raster, countColours(raster, region), region, { background: GROUND });
  return washes.map(({ box }) => box);
}

test('a zone that wide bodies part from its head to its foot is one, with the strips between them', () => {
  const zone = { x0: 100, x1: 380, y0: 60, y1: 120 };
  const bodies = [160, 236].map((x) => [BODY, { x0: x, x1: x + 60, y0: 40, y1: 150 }] as const);
  expect(sheetsOf([[ZONE, zone], ...bodies])).toEqual([zone]);
});

test('sheets of one shade between which the ground is to be seen stay as many', () => {
  const days = [40, 160, 280].map((x) => ({ x0: x, x1: x + 60, y0: 0, y1: HEIGHT }));
  expect(sheetsOf(days.map((day) => [ZONE, day] as const))).toEqual(days);
});
