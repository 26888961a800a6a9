import { expect, test } from 'vitest';
import type { UprightRun } from '#engine/read/colours/upright-runs';
import { boxesOfRuns } from '#engine/read/marks/boxes-of-runs';
import { addStandingColours } from '#engine/read/marks/standing-colours';

const PITCH = 12;
const lattice = { pitch: PITCH, origin: 6.5, share: 1, occupancy: 1 };
const [FILL, BORDER, LINE] = [1, 2, 3];
const ORANGE = [255, 127, 80] as const;
const DARK_RED = [139, 0, 0] as const;
const palette = {
  colours: [
    { rgb: [255, 255, 255] as const, share: 0.9 },
    { rgb: ORANGE, share: 0.05 },
    { rgb: DARK_RED, share: 0.03 },
    { rgb: [0, 0, 160] as const, share: 0.02 },
  ],
  classOf: new Uint8Array(32768),
  radius: 34,
};
const colours = {
  background: [255, 255, 255] as const,
  candles: [ORANGE],
  bars: [],
  lines: [],
  others: [],
  strokes: [],
  edges: [],
};

const everywhere = () => ({ y0: 0, y1: 300 });

const run = (x: number, y0: number, y1: number, colour: number): UprightRun => ({
  x,
  y0,
  y1,
  colour,
  boxed: true,
  solid: false,
});
const tops = [40, 52, 47, 61, 58, 44, 39, 50];
/** Bodies 7 px wide whose border is of another colour than their fill, with a wick in the border's. */
const bordered = tops.flatMap((top, slot) => {
  const x = 6 + slot * PITCH;
  return [
    run(x - 3, top, top + 20, BORDER),
    ...[-2, -1, 0, 1, 2].map((off) => run(x + off, top + 1, top + 19, FILL)),
    run(x, top - 9, top, BORDER),
    run(x + 3, top, top + 20, BORDER),
  ];
});
/** A line that climbs across the slots. */
const climbing = tops.flatMap((_, slot) =>
  [0, 1, 2].map((i) => run(slot * PITCH + 4 * i + 1, 20 + 8 * (3 * slot + i), 28 + 8 * (3 * slot + i), LINE)),
);
const byColumn = (runs: UprightRun[]) => runs.toSorted((a, b) => a.x - b.x || a.y0 - b.y0);

test('borders and wicks of another colour than the bodies are taken in, a line that climbs across is not', () => {
  const runs = byColumn([...bordered, ...climbing]);
  const { candles } = addStandingColours(colours, { palette, runs, lattice, rows: everywhere });
  expect(candles).toEqual([ORANGE, DARK_RED]);
});

test('borders are taken in beside two fills and what a cloud makes of both', () => {
  const known = [ORANGE, [144, 238, 144], [219, 123, 68], [123, 218, 123], [0, 100, 0]] as const;
  const { candles } = addStandingColours(
    { ...colours, candles: [...known] },
    { palette, runs: byColumn(bordered), lattice, rows: everywhere },
  );
  expect(candles).toEqual([...known, DARK_RED]);
});

test('borders of which a line crosses one side near its end are taken in, strokes at the sides that share but an end and little more are not', () => {
  const sides = (from: number) =>
    tops.flatMap((top, slot) => [
      run(3 + slot * PITCH, top, top + 20, BORDER),
      run(9 + slot * PITCH, slot % 4 === 0 ? top : top + from, top + 20, BORDER),
    ]);
  const taken = (from: number) =>
    addStandingColours(colours, { palette, runs: byColumn(sides(from)), lattice, rows: everywhere }).candles;
  expect(taken(9)).toEqual([ORANGE, DARK_RED]);
  expect(taken(14)).toEqual([ORANGE]);
});

test('borders a px and a half wide are taken in, of which one side fills a column and the other falls into two, unless a codec was at work', () => {
  const half = [197, 128, 128] as const;
  const shades = { ...palette, colours: palette.colours.map((own, i) => (i === LINE ? { ...own, rgb: half } : own)) };
  const taken = (thinned: number, isSharp = true) => {
    const sides = tops.flatMap((top, slot) => [
      run(3 + slot * PITCH, top, top + 20, BORDER),
      ...[9, 10].map((off) => run(off + slot * PITCH, top + thinned, top + 20, LINE)),
    ]);
    return addStandingColours(colours, { palette: shades, runs: byColumn(sides), lattice, rows: everywhere, isSharp })
      .candles;
  };
  expect(taken(0)).toContain(DARK_RED);
  expect(taken(0, false)).not.toContain(DARK_RED);
  expect(taken(5)).not.toContain(DARK_RED);
});

test('borders of bodies that stand off their slots by a px of a phone’s screen, of which each is three of the picture, are taken in, unless a codec or a lens was at work', () => {
  const wide = 36;
  const taken = (offs: number[], isSharp = true) => {
    const sides = tops.flatMap((top, slot) =>
      [-12, 12].map((side) => run(18 + slot * wide + side + offs[slot % offs.length]!, top, top + 20, BORDER)),
    );
    const of = { pitch: wide, origin: 18.5, share: 1, occupancy: 1 };
    return addStandingColours(colours, { palette, runs: byColumn(sides), lattice: of, rows: everywhere, isSharp })
      .candles;
  };
  expect(taken([1, -1, 0])).toEqual([ORANGE, DARK_RED]);
  expect(taken([1, -1, 0], false)).toEqual([ORANGE]);
  expect(taken([5, -5, 6])).toEqual([ORANGE]);
});

test('faint wicks are taken in where they are darker than the ground and all bodies lighter, and so no mixture of both', () => {
  const ground = [51, 51, 56] as const;
  const wick = (rgb: readonly [number, number, number]) => {
    const night = {
      ...palette,
      colours: palette.colours.map((own, i) => ({ ...own, rgb: [ground, ORANGE, rgb, rgb][i]! })),
    };
    const runs = byColumn(bordered);
    return addStandingColours({ ...colours, background: ground }, { palette: night, runs, lattice, rows: everywhere });
  };
  expect(wick([24, 24, 26]).candles).toHaveLength(2);
  expect(wick([78, 78, 84]).candles).toHaveLength(1);
});

test('bodies paler than those of the other kind are taken in, thin strokes of that shade and bars on one foot are not', () => {
  const pale = [255, 205, 185] as const;
  const shades = { ...palette, colours: palette.colours.map((own, i) => (i === BORDER ? { ...own, rgb: pale } : own)) };
  const taken = (runs: UprightRun[]) =>
    addStandingColours(colours, { palette: shades, runs: byColumn(runs), lattice, rows: everywhere }).candles;
  const bodies = (footOf: (top: number) => number, solid: boolean) =>
    tops.flatMap((top, slot) =>
      [-2, -1, 0, 1, 2].map((off) => ({ ...run(6 + slot * PITCH + off, top, footOf(top), BORDER), solid })),
    );
  expect(taken(bodies((top) => top + 20, true))).toEqual([ORANGE, pale]);
  expect(taken(bodies((top) => top + 20, false))).toEqual([ORANGE]);
  expect(taken(bodies(() => 90, true))).toEqual([ORANGE]);
});

test('a band along the foot of a plot, of the shade that a lens gives thin wicks, makes no fill of these', () => {
  const pale = [204, 221, 218] as const;
  const shades = { ...palette, colours: palette.colours.map((own, i) => (i === BORDER ? { ...own, rgb: pale } : own)) };
  const taken = (strokes: UprightRun[]) =>
    addStandingColours(
      { ...colours, candles: [[58, 186, 138]] },
      { palette: shades, runs: byColumn([...strokes, ...band]), lattice, rows: everywhere },
    ).candles;
  const solid = (x: number, foot: number) => ({ ...run(x, foot - 10, foot, BORDER), solid: true });
  const band = [...[18, 19, 20, 54, 55, 56].map((x) => solid(x, 240)), solid(30, 220), solid(66, 205)];
  const wicks = tops.flatMap((top, slot) => [run(6 + slot * PITCH, top - 20, top, BORDER)]);
  const bodies = tops.flatMap((top, slot) =>
    [-2, -1, 0, 1, 2].map((off) => ({ ...run(6 + slot * PITCH + off, top, top + 20, BORDER), solid: true })),
  );
  expect(taken(wicks)).toHaveLength(1);
  expect(taken(bodies)).toHaveLength(2);
});

test('fills much paler than the borders around them are taken in, thin strokes of that shade are not', () => {
  const [ink, mint] = [[58, 63, 71] as const, [178, 236, 206] as const];
  const shades = {
    ...palette,
    colours: palette.colours.map((own, i) => ({ ...own, rgb: [own.rgb, mint, ink, own.rgb][i]! })),
  };
  const taken = (solid: boolean) =>
    addStandingColours(
      { ...colours, candles: [ink] },
      {
        palette: shades,
        runs: byColumn(bordered.map((own) => ({ ...own, solid: solid && own.colour === FILL }))),
        lattice,
        rows: everywhere,
      },
    ).candles;
  expect(taken(true)).toEqual([ink, mint]);
  expect(taken(false)).toEqual([ink]);
});

test('wicks are taken in where the bodies have far more ink', () => {
  const wicks = tops.map((top, slot) => run(6 + slot * PITCH, top - 9, top, BORDER));
  const bodies = tops.flatMap((top, slot) =>
    [-3, -2, -1, 0, 1, 2, 3].map((off) => ({ ...run(6 + slot * PITCH + off, top, top + 40, LINE), solid: true })),
  );
  const runs = byColumn([...wicks, ...bodies]);
  const { candles } = addStandingColours(colours, { palette, runs, lattice, rows: everywhere });
  expect(candles).toEqual([ORANGE, DARK_RED, [0, 0, 160]]);
});

test('grey wicks of dark bodies are taken in, unless a codec makes such a grey of the bodies’ colour; what stands at the bodies’ sides is not', () => {
  const [green, grey] = [[27, 127, 69] as const, [83, 83, 83] as const];
  const dark = { ...palette, colours: palette.colours.map((own, i) => (i === BORDER ? { ...own, rgb: grey } : own)) };
  const taken = (runs: UprightRun[], isSharp: boolean) =>
    addStandingColours(
      { ...colours, candles: [green] },
      { palette: dark, runs: byColumn(runs), lattice, rows: everywhere, isSharp },
    ).candles;
  const wicks = tops.map((top, slot) => run(6 + slot * PITCH, top - 9, top, BORDER));
  const sides = tops.flatMap((top, slot) => [-4, 4].map((off) => run(6 + slot * PITCH + off, top, top + 20, BORDER)));
  expect(taken(wicks, true)).toEqual([green, grey]);
  expect(taken(wicks, false)).toEqual([green]);
  expect(taken(sides, true)).toEqual([green]);
});

test('neighbouring columns whose runs share both ends are one box, a wick is one of its own', () => {
  const runs = byColumn(bordered);
  expect(boxesOfRuns(runs, FILL)).toHaveLength(tops.length);
  expect(boxesOfRuns(runs, FILL)[0]).toEqual({ x: 6.5, width: 5, y0: 41, y1: 59 });
  expect(boxesOfRuns(runs, BORDER).filter(({ y1, y0 }) => y1 - y0 === 9)).toHaveLength(tops.length);
});

test('a grid so thick that it is filled, whose upright lines stand in the middle of slots, is no candle’s, as fills beside it are', () => {
  const wide = [-1, 0, 1];
  const upright = [1, 4, 6].flatMap((slot) =>
    wide.flatMap((off) =>
      [0, 75, 150, 225].map((y0) => ({ ...run(6 + slot * PITCH + off, y0, y0 + 72, LINE), solid: true })),
    ),
  );
  // Candles part the level ones, so that a piece of them may lie about a slot alone.
  const level = [72, 147, 222].flatMap((y0) =>
    Array.from({ length: 8 * PITCH }, (_, x) => x)
      .filter((x) => Math.floor(x / PITCH) % 3 !== 0)
      .map((x) => ({ ...run(x, y0, y0 + 3, LINE), solid: true })),
  );
  const fills = tops.flatMap((top, slot) =>
    [-2, -1, 0, 1, 2].map((off) => ({ ...run(6 + slot * PITCH + off, top, top + 18, BORDER), solid: true })),
  );
  const { candles } = addStandingColours(colours, {
    palette,
    runs: byColumn([...upright, ...level, ...fills]),
    lattice,
    rows: everywhere,
  });
  expect(candles).toEqual([ORANGE, DARK_RED]);
});
