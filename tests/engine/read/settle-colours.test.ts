import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/choose-candle-colours';
import { fillsAmong } from '#engine/read/choose-candle-colours';
import type { Rgb } from '#engine/read/colour';
import type { Marks } from '#engine/read/mark-ink';
import { settleColours } from '#engine/read/settle-colours';

const [GROUND, ROSE, MINT, LETTERS, LINE] = [
  [247, 247, 249],
  [246, 182, 182],
  [166, 227, 192],
  [130, 133, 139],
  [211, 163, 237],
] as const satisfies Rgb[];
const palette = {
  colours: [GROUND, ROSE, MINT, LETTERS, LINE].map((rgb) => ({ rgb, share: 0.01 })),
  classOf: new Uint8Array(32768),
};
const chosen: CandleColours = {
  background: GROUND,
  candles: [ROSE, LETTERS, MINT, LINE],
  bars: [],
  lines: [],
  others: [],
  strokes: [],
};

const WIDTH = 960;

/** Bare marks on a lattice, without boxes. */
function marksAt(pitch: number, share: number): Marks {
  const ink = {
    region: { x0: 0, y0: 0, x1: WIDTH, y1: 1 },
    width: WIDTH,
    height: 1,
    cover: new Uint8Array(WIDTH),
    owner: new Uint8Array(WIDTH),
  };
  return {
    ink: ink as unknown as Marks['ink'],
    lines: new Set(),
    boxes: [],
    seeds: [],
    lattice: { pitch, origin: 0, share, occupancy: 1 },
  };
}

const areFills = ({ candles }: CandleColours) =>
  candles.length === 2 && candles.every((c) => c !== LETTERS && c !== LINE);

test('where letters and lines show no pitch, or one of hardly any slots, the fills of bodies are asked for theirs', () => {
  const settle = (others: Marks) =>
    settleColours((colours) => (areFills(colours) ? marksAt(32, 0.9) : others), palette, chosen, {
      runs: [],
      fills: [ROSE, MINT],
    });
  expect(settle(marksAt(15, 0.1)).colours.candles).toEqual([ROSE, MINT]);
  expect(settle(marksAt(266, 0.7)).colours.candles).toEqual([ROSE, MINT]);
  expect(settle(marksAt(32, 0.7)).colours.candles).toContain(LETTERS);
});

test('what stands within something filled for the most part is a fill, letters and steep lines are none', () => {
  const shape = {
    pixels: 900,
    boxed: 0,
    level: 0,
    baseShare: 0,
    bars: { top: 0, base: 0 },
    elsewhere: 0,
    foot: 0,
    feet: 0,
    spread: 1,
  };
  const shapes = [0, 0.9, 0.54, 0.24, 0.44].map((solid) => ({ ...shape, vertical: 800, solid: 800 * solid }));
  expect(fillsAmong(chosen, palette, shapes)).toEqual([ROSE, MINT]);
});
