import { expect, test } from 'vitest';
import { besideBars } from '#engine/read/colours/beside-bars';
import { colourCell, type Rgb } from '#engine/read/colours/colour';
import type { UprightRun } from '#engine/read/colours/upright-runs';

const [MINT, ROSE] = [1, 2];
const rgb: Rgb = [166, 206, 188];
const classOf = new Uint8Array(32768);
classOf[colourCell(...rgb)] = MINT;
const palette = { colours: [], classOf, radius: 34 };
/** Bars that begin at the region's left side, the longest of 60 px. */
const bars = [30, 60, 20].map((x1, i) => ({ box: { x0: 0, x1, y0: 20 * i, y1: 20 * i + 18 }, rgb }));
const run = (x: number, y0: number, y1: number, colour = MINT): UprightRun => ({
  x,
  y0,
  y1,
  colour,
  boxed: true,
  solid: true,
});
const ofBars = bars.flatMap(({ box }) => Array.from({ length: box.x1 }, (_, x) => run(x, box.y0, box.y1)));

test('what lies in a profile’s bars, or beside one of them where most of their colour does, is no candle’s', () => {
  const [pieces, other] = [[run(40, 2, 12), run(25, 44, 50)], run(40, 2, 12, ROSE)];
  expect(besideBars([...ofBars, ...pieces, other], palette, bars)).toEqual([other]);
});

test('bodies nearly of a profile’s colour that stand beyond all its bars stay', () => {
  const bodies = [run(60, 22, 36), run(61, 22, 36), run(140, 5, 30)];
  expect(besideBars([...ofBars, ...bodies], palette, bars)).toEqual(bodies);
});
