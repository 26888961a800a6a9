import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { chooseSegments } from '#engine/read/lattice/choose-segments';
import type { Segment, SlotProfile } from '#engine/read/lattice/slot-profile';
import { centreOf, drawCandles } from '../draw-candles.ts';

const STYLE = {
  pitch: 25,
  body: 17,
  background: [255, 255, 255, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};
const FLAT = [9, 17, 26];

/** A walk in which some candles close where they open. */
function walk(count: number) {
  let at = 200;
  return Array.from({ length: count }, (_, i) => {
    const open = at;
    const isFlat = FLAT.includes(i);
    at = isFlat ? open + 1 : Math.round(200 + 60 * Math.sin(i / 5) + 22 * Math.sin(2.3 * i));
    const [above, below] = isFlat ? [0, 0] : [6 + (i % 7), 5 + (i % 6)];
    return { open, close: at, high: Math.min(open, at) - above, low: Math.max(open, at) + below };
  });
}

test.each([
  ['as wide as bodies', STYLE.body, { slope: 0.7, height: 10 }],
  ['wider than bodies', 11, { slope: 1.1, height: 16 }],
])(
  'an arrow %s, of a candle’s colour, below a flat candle is not read in its place, though it has more ink',
  (_, body, { slope, height }) => {
    const series = walk(36);
    const raster = drawCandles(series, 400, { ...STYLE, body });
    for (const i of FLAT) {
      const [x, y] = [Math.round(centreOf(i, STYLE)), series[i]!.low + 8];
      for (let row = 0; row < height; row++) {
        const half = slope * row;
        for (let at = Math.ceil(x - half); at <= x + half; at++)
          raster.data.set(STYLE.up, ((y + row) * raster.width + at) * 4);
      }
    }
    const found = findChart(raster, []);
    if (!found.ok) throw new Error(found.why);
    const { candles, region } = found.value;
    for (const i of FLAT) {
      const read = candles.find(({ x }) => Math.abs(x + region.x0 - centreOf(i, STYLE)) < 5);
      expect(Math.abs(read!.top + region.y0 - series[i]!.high), `candle ${i}`).toBeLessThan(3);
      expect(Math.abs(read!.bottom + region.y0 - series[i]!.low), `candle ${i}`).toBeLessThan(3);
    }
  },
);

/** Where candles stand on the rows from 100 on, a few slots have a flat one, and below it a larger piece; the row at which that of such a slot begins which is chosen. */
function chosenBeside(odd: Partial<Segment>, isSharp: boolean): number {
  const none = new Uint8Array(0);
  const piece = (y0: number, height: number): Segment => ({
    ...{ y0, y1: y0 + height, area: 9 * height, bodyRows: height, lopsidedRows: 0, ownBody: null },
  });
  const profiles = Array.from({ length: 12 }, (_, slot): SlotProfile => {
    const segments = slot % 4 === 1 ? [piece(105, 4), { ...piece(112, 8), ...odd }] : [piece(100, 12)];
    const rows = { middle: none, sides: none, left: none, right: none, covered: none, lopsided: none };
    return { slot, x: 20 * slot, wick: [20 * slot, 20 * slot + 1], ...rows, segments };
  });
  return chooseSegments(profiles, { isSharp })[1]!.segment.y0;
}

test('what a lens or a codec made ragged counts as any other piece', () => {
  expect(chosenBeside({ isRagged: true }, true)).toBe(105);
  expect(chosenBeside({ isRagged: true }, false)).toBe(112);
});
