import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/choose-candle-colours';
import type { Rgb } from '#engine/read/colour';
import type { InkBox } from '#engine/read/find-boxes';
import type { Palette } from '#engine/read/find-palette';
import type { Lattice } from '#engine/read/find-pitch';
import type { Marks } from '#engine/read/mark-ink';
import { settleColours } from '#engine/read/settle-colours';

const CANDLE: Rgb = [0, 200, 0];
const PROFILE: Rgb = [10, 50, 90];
const [WIDTH, HEIGHT, PITCH] = [240, 40, 20];

const palette: Palette = {
  colours: [
    { rgb: [0, 0, 0], share: 0.9 },
    { rgb: CANDLE, share: 0.05 },
    { rgb: PROFILE, share: 0.05 },
  ],
  classOf: new Uint8Array(0),
} as unknown as Palette;

const both: CandleColours = {
  background: [0, 0, 0],
  candles: [CANDLE, PROFILE],
  bars: [],
  lines: [],
  others: [],
  strokes: [],
};

/** Boxes of 6 × 20 px about these columns, all of one owner. */
const boxesAt = (middles: number[]): InkBox[] =>
  middles.map((x, i) => ({ x, width: 6, y0: 4 + (i % 5), y1: 24 + (i % 5) }));

function marksOf(owned: InkBox[][], lattice: Pick<Lattice, 'pitch' | 'share' | 'occupancy'>): Marks {
  const owner = new Uint8Array(WIDTH * HEIGHT);
  for (const [index, boxes] of owned.entries())
    for (const { x, width, y0, y1 } of boxes)
      for (let y = y0; y < y1; y++) owner.fill(index + 1, y * WIDTH + x - width / 2, y * WIDTH + x + width / 2);
  const ink = {
    region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
    width: WIDTH,
    height: HEIGHT,
    cover: owner.map((own) => (own ? 255 : 0)),
    owner,
  };
  return { ink, lines: new Set(), boxes: owned.flat(), seeds: [], lattice: { ...lattice, origin: PITCH / 2 } };
}

const inSlots = boxesAt(Array.from({ length: 12 }, (_, i) => PITCH / 2 + PITCH * i));
const beside = boxesAt(Array.from({ length: 5 }, (_, i) => 24 + 2 * PITCH * i));

test('a colour beside the candles that made their pitch seem twice as wide is dropped where all slots are taken without it', () => {
  const lattices = [
    { pitch: PITCH, share: 0.96, occupancy: 1 },
    { pitch: 2 * PITCH, share: 0.75, occupancy: 0.8 },
  ];
  const mark = ({ candles }: CandleColours) =>
    marksOf([inSlots, beside].slice(0, candles.length), lattices[candles.length - 1]!);
  const { colours, marks } = settleColours(mark, palette, both, { runs: [], fills: [] });
  expect(colours.candles).toEqual([CANDLE]);
  expect(marks!.lattice.pitch).toBe(PITCH);
});

test('a fraction of the pitch of which few slots are taken is none', () => {
  const lattices = [
    { pitch: PITCH, share: 0.96, occupancy: 0.5 },
    { pitch: 2 * PITCH, share: 0.75, occupancy: 0.8 },
  ];
  const mark = ({ candles }: CandleColours) =>
    marksOf([inSlots, beside].slice(0, candles.length), lattices[candles.length - 1]!);
  expect(settleColours(mark, palette, both, { runs: [], fills: [] }).colours.candles).toEqual([CANDLE, PROFILE]);
});
