import { expect, test } from 'vitest';
import { type CandleColours, fillsAmong } from '#engine/read/colours/choose-candle-colours';
import type { Rgb } from '#engine/read/colours/colour';
import type { Palette } from '#engine/read/colours/find-palette';
import type { UprightRun } from '#engine/read/colours/upright-runs';
import type { InkBox } from '#engine/read/lattice/find-boxes';
import type { Lattice } from '#engine/read/lattice/find-pitch';
import type { Marks } from '#engine/read/marks/mark-ink';
import { settleColours } from '#engine/read/marks/settle-colours';

const [GROUND, ROSE, MINT, LETTERS, LINE] = [
  [247, 247, 249],
  [246, 182, 182],
  [166, 227, 192],
  [130, 133, 139],
  [211, 163, 237],
] as const satisfies Rgb[];
const [WIDTH, HEIGHT, PITCH] = [320, 40, 20];

const paletteOf = (colours: Rgb[]): Palette => ({
  colours: colours.map((rgb) => ({ rgb, share: 0.01 })),
  classOf: new Uint8Array(32768),
  radius: 34,
});
const palette = paletteOf([GROUND, ROSE, MINT, LETTERS, LINE]);

const coloursOf = (candles: Rgb[]): CandleColours => ({
  background: GROUND,
  candles,
  bars: [],
  lines: [],
  others: [],
  strokes: [],
  edges: [],
});
const settle = (mark: (colours: CandleColours) => Marks, candles: Rgb[], fills: Rgb[] = []) =>
  settleColours(mark, palette, coloursOf(candles), { runs: [], fills });

/** Boxes about these columns, `width` px wide and 20 high. */
const boxesAt = (middles: number[], width = 6): InkBox[] =>
  middles.map((x, i) => ({ x, width, y0: 4 + (i % 5), y1: 24 + (i % 5) }));

/** The marks of colours, a list of boxes each. */
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

test('where letters and lines show no pitch, or one of hardly any slots, the fills of bodies are asked for theirs', () => {
  const bare = (pitch: number, share: number) => marksOf([], { pitch, share, occupancy: 1 });
  const areFills = ({ candles }: CandleColours) =>
    candles.length === 2 && candles.every((c) => c !== LETTERS && c !== LINE);
  const candlesBeside = (others: Marks) =>
    settle((colours) => (areFills(colours) ? bare(8, 0.9) : others), [ROSE, LETTERS, MINT, LINE], [ROSE, MINT]).colours
      .candles;
  expect(candlesBeside(bare(4, 0.1))).toEqual([ROSE, MINT]);
  expect(candlesBeside(bare(66, 0.7))).toEqual([ROSE, MINT]);
  expect(candlesBeside(bare(8, 0.7))).toContain(LETTERS);
});

test('fills that are firm by themselves do not make up for candles of other colours on the same lattice, which whole px keep off their slots', () => {
  const candlesWith = (pitch: number) =>
    settle(
      ({ candles }) =>
        candles.length === 1
          ? marksOf([], { pitch, share: 0.65, occupancy: 0.5 })
          : marksOf([], { pitch: PITCH, share: 0.58, occupancy: 0.99 }),
      [MINT, ROSE],
      [MINT],
    ).colours.candles;
  expect(candlesWith(PITCH)).toEqual([MINT, ROSE]);
  expect(candlesWith(0.7 * PITCH)).toEqual([MINT]);
});

test('fills that are not firm by themselves are asked once more with the borders that stand about them', () => {
  const BORDER = [20, 128, 74] as const satisfies Rgb;
  const bordered = paletteOf([GROUND, ROSE, MINT, LETTERS, LINE, BORDER]);
  const halves = [0, 1].map((side) => inSlots.filter((_, i) => i % 2 === side));
  const runs = inSlots
    .map(({ x }, i) => ({ x, y0: 4 + 5 * (i % 3), y1: 18 + 5 * (i % 3), colour: 5, boxed: true }) as UprightRun)
    .flatMap((side) => [-5, 4].map((off) => ({ ...side, x: side.x + off })))
    .sort((a, b) => a.x - b.x);
  const candlesWith = (withBorders: number) =>
    settleColours(
      ({ candles }) => {
        const isOfBodies = candles[0] === ROSE && candles[1] === MINT;
        const share = !isOfBodies ? 0.5 : candles.includes(BORDER) ? withBorders : 0.4;
        return marksOf(halves, { pitch: isOfBodies ? PITCH : 66, share, occupancy: 1 });
      },
      bordered,
      coloursOf([ROSE, LETTERS, MINT, LINE]),
      { runs, fills: [ROSE, MINT] },
    ).colours.candles;
  expect(candlesWith(0.7)).toEqual([ROSE, MINT, BORDER]);
  expect(candlesWith(0.5)).not.toContain(ROSE);
});

const shape = {
  pixels: 900,
  vertical: 800,
  boxed: 800,
  solid: 0,
  level: 0,
  baseShare: 0,
  bars: { top: 0, base: 0 },
  elsewhere: 0,
  head: 0,
  foot: 0,
  feet: 0,
  spread: 1,
};

test('what stands within something filled for the most part is a fill, letters and steep lines are none', () => {
  const shapes = [0, 0.9, 0.54, 0.24, 0.44].map((solid) => ({ ...shape, solid: 800 * solid }));
  expect(fillsAmong(coloursOf([ROSE, LETTERS, MINT, LINE]), palette, shapes)).toEqual([ROSE, MINT]);
});

test('a colour beside the candles that made their pitch seem twice as wide is dropped where all slots are taken without it', () => {
  const lattices = [
    { pitch: PITCH, share: 0.96, occupancy: 1 },
    { pitch: 2 * PITCH, share: 0.75, occupancy: 0.8 },
  ];
  const { colours, marks } = settle(
    ({ candles }) => marksOf([inSlots, beside].slice(0, candles.length), lattices[candles.length - 1]!),
    [ROSE, MINT],
  );
  expect(colours.candles).toEqual([ROSE]);
  expect(marks!.lattice.pitch).toBe(PITCH);
});

test('a colour beside the candles is dropped also where the edges of its letters stray without it, as long as the pitch stays and more than one is left', () => {
  const halves = [0, 1].map((side) => inSlots.filter((_, i) => i % 2 === side));
  const settled = (candles: Rgb[], pitch: number, share: number) =>
    settle(
      (colours) =>
        marksOf([...halves.slice(3 - candles.length), beside].slice(0, colours.candles.length), {
          pitch: colours.candles.length < candles.length ? pitch : PITCH,
          share: colours.candles.length < candles.length ? share : 0.68,
          occupancy: 1,
        }),
      candles,
    ).colours.candles;
  expect(settled([ROSE, MINT, LETTERS], PITCH, 0.53)).toEqual([ROSE, MINT]);
  expect(settled([ROSE, MINT, LETTERS], PITCH, 0.4)).toEqual([ROSE, MINT, LETTERS]);
  expect(settled([ROSE, MINT, LETTERS], 1.7 * PITCH, 0.53)).toEqual([ROSE, MINT, LETTERS]);
  expect(settled([ROSE, LETTERS], PITCH, 0.53)).toEqual([ROSE, LETTERS]);
  expect(settled([ROSE, LETTERS], PITCH, 0.66)).toEqual([ROSE]);
});

test('a colour of few candles is not dropped for one that the side of the region cuts in half, which stands off its slot', () => {
  const candlesWith = (x: number) =>
    settle(
      ({ candles }) =>
        marksOf(
          [inSlots.slice(1, -1), boxesAt([x, 24, 230]).map((box, i) => ({ ...box, y1: box.y1 + 7 + 2 * i }))].slice(
            0,
            candles.length,
          ),
          {
            pitch: PITCH,
            share: 0.95,
            occupancy: 0.95,
          },
        ),
      [MINT, ROSE],
    ).colours.candles;
  expect(candlesWith(3)).toEqual([MINT, ROSE]);
  expect(candlesWith(4)).toEqual([MINT]);
});

test('a fraction of the pitch of which few slots are taken is none', () => {
  const lattices = [
    { pitch: PITCH, share: 0.96, occupancy: 0.5 },
    { pitch: 2 * PITCH, share: 0.75, occupancy: 0.8 },
  ];
  const { colours } = settle(
    ({ candles }) => marksOf([inSlots, beside].slice(0, candles.length), lattices[candles.length - 1]!),
    [ROSE, MINT],
  );
  expect(colours.candles).toEqual([ROSE, MINT]);
});

test('a faint colour that fills broad strokes anywhere beside candles in their slots is a watermark’s, and ground', () => {
  const [STRONG, FAINT] = [
    [20, 120, 60],
    [225, 225, 228],
  ] as const satisfies Rgb[];
  const settled = (letters: number[], faint: Rgb) =>
    settle(
      ({ candles }) =>
        marksOf([inSlots, boxesAt(letters, 8)].slice(0, candles.length), { pitch: PITCH, share: 0.8, occupancy: 1 }),
      [STRONG, faint],
    ).colours;
  const anywhere = settled([24, 50, 76, 90, 116], FAINT);
  expect(anywhere.candles).toEqual([STRONG]);
  expect(anywhere.lines).toEqual([FAINT]);
  expect(settled([30, 50, 76, 90, 110], FAINT).candles).toEqual([STRONG, FAINT]);
  expect(settled([24, 50, 76, 90, 116], LETTERS).candles).toEqual([STRONG, LETTERS]);
});

test('the faint cloud between two lines is dropped, though it took slots in which candles have too little ink to be told', () => {
  const [STRONG, CLOUD] = [
    [246, 70, 93],
    [224, 245, 237],
  ] as const satisfies Rgb[];
  const cloud = [{ x: 120, width: 200, y0: 26, y1: 38 }];
  const lattices = [
    { pitch: PITCH, share: 0.84, occupancy: 0.7 },
    { pitch: PITCH, share: 0.82, occupancy: 0.9 },
  ];
  const { colours } = settle(
    ({ candles }) => marksOf([inSlots, cloud].slice(0, candles.length), lattices[candles.length - 1]!),
    [STRONG, CLOUD],
  );
  expect(colours.candles).toEqual([STRONG]);
  expect(colours.lines).toEqual([CLOUD]);
});

test('bodies that touch those of another colour stay, though what both make together stands anywhere, if their own runs stand in slots', () => {
  const fused = [60, 90, 130, 150, 190].map((x) => ({ x, width: 40, y0: 4, y1: 32 }));
  const wicks = boxesAt(
    Array.from({ length: 12 }, (_, i) => PITCH / 2 + PITCH * i),
    2,
  );
  const marks = marksOf([wicks, []], { pitch: PITCH, share: 0.8, occupancy: 1 });
  const touching = { ...marks, boxes: [...marks.boxes, ...fused] };
  const runsAt = (middles: number[]) =>
    middles.flatMap((x) =>
      Array.from({ length: 18 }, (_, i) => ({ x: x - 9 + i, y0: 8, y1: 28, colour: 2, boxed: true }) as UprightRun),
    );
  const settled = (runs: UprightRun[]) =>
    settleColours(() => touching, palette, coloursOf([ROSE, MINT]), { runs, fills: [] }).colours.candles;
  expect(settled(runsAt([30, 70, 110, 170, 210]))).toEqual([ROSE, MINT]);
  expect(settled(runsAt([20, 60, 100, 160, 200]))).toEqual([ROSE]);
});

test('a colour that stands in dots of one size is no candle’s, though its dots stand in the slots', () => {
  const DOTS = LINE;
  const withDots = ({ candles }: CandleColours): Marks => {
    const marks = marksOf([inSlots], { pitch: PITCH, share: 0.9, occupancy: candles.length > 1 ? 1 : 0.7 });
    const { owner, cover } = marks.ink;
    if (candles.includes(DOTS))
      for (const { x } of inSlots)
        for (let y = -3; y <= 3; y++) {
          const half = Math.floor(Math.sqrt(12 - y * y));
          const row = (33 + y) * WIDTH + x;
          owner.fill(1 + candles.indexOf(DOTS), row - half, row + half + 1);
          cover.fill(255, row - half, row + half + 1);
        }
    return marks;
  };
  expect(settle(withDots, [ROSE, DOTS]).colours.candles).toEqual([ROSE]);
});

test('borders between bodies that touch show half their pitch, in whose slots no body would have room: it stays, with them', () => {
  const BORDER = [20, 128, 74] as const satisfies Rgb;
  const bordered = paletteOf([GROUND, ROSE, MINT, LETTERS, LINE, BORDER]);
  const halves = (boxes: InkBox[]) => [0, 1].map((side) => boxes.filter((_, i) => i % 2 === side));
  const middles = Array.from({ length: 12 }, (_, i) => PITCH / 2 + PITCH * i);
  const runs = middles
    .map((x, i) => ({ x, y0: 4 + 5 * (i % 3), y1: 18 + 5 * (i % 3), colour: 5, boxed: true }) as UprightRun)
    .flatMap((side) => [-5, 4].map((off) => ({ ...side, x: side.x + off })))
    .sort((a, b) => a.x - b.x);
  const settledWith = (body: number) =>
    settleColours(
      ({ candles }) =>
        candles.includes(BORDER)
          ? marksOf(halves(boxesAt(middles, 2)), { pitch: PITCH / 2, share: 0.8, occupancy: 1 })
          : marksOf(halves(boxesAt(middles, body)), { pitch: PITCH, share: 0.7, occupancy: 0.8 }),
      bordered,
      coloursOf([ROSE, MINT]),
      { runs, fills: [] },
    );
  const { colours, marks } = settledWith(16);
  expect(colours.candles).toEqual([ROSE, MINT, BORDER]);
  expect(marks!.lattice.pitch).toBe(PITCH);
  expect(settledWith(6).marks!.lattice.pitch).toBe(PITCH / 2);
});

test('a lattice of two or three slots, all of them taken, says nothing against one on which but some candles show wicks', () => {
  const lattices = [
    { pitch: WIDTH / 3, share: 0.5, occupancy: 1 },
    { pitch: PITCH, share: 0.75, occupancy: 0.3 },
  ];
  const { colours, marks } = settle(
    ({ candles }) => marksOf([inSlots, beside].slice(0, candles.length), lattices[candles.length - 1]!),
    [ROSE, MINT],
  );
  expect(colours.candles).toEqual([ROSE, MINT]);
  expect(marks!.lattice.pitch).toBe(PITCH);
});
