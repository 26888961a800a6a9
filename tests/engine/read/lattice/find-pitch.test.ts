import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seed } from '#engine/read/lattice/find-boxes';
import { findPitch } from '#engine/read/lattice/find-pitch';

const seedAt = (x: number): Seed => ({ x, width: 5, wick: 1, y0: 40, y1: 60 });

test('finds the pitch of marks rounded to whole pixels, not a half or a third of it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 6, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (pitch, origin) => {
        const seeds = Array.from({ length: 50 }, (_, i) => seedAt(Math.round(origin + i * pitch) + 0.5));
        expect(findPitch(seeds, seeds)!.pitch).toBeCloseTo(pitch, 1);
      },
    ),
    { numRuns: 60, seed: 3 },
  );
});

test('finds it with a third of the slots empty and as many marks elsewhere', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => i)
    .filter((i) => i % 3 > 0)
    .map((i) => seedAt(20 + i * 11));
  const stray = Array.from({ length: 40 }, (_, i) => seedAt(20 + ((i * 7919) % 640)));
  expect(findPitch([...seeds, ...stray], seeds)!.pitch).toBeCloseTo(11, 1);
});

test('candles that a screen of three px a point moved to whole points stand at their own pitch, not at the point’s; as many strokes anywhere on that grid stand at none', () => {
  const POINT = 3;
  const strokeAt = (point: number) => ({ x: POINT * point + 1.5, width: 3, y0: 40, y1: 90 });
  const candles = Array.from({ length: 100 }, (_, i) => strokeAt(Math.round(20 + i * 2.39)));
  const lattice = findPitch(candles, [])!;
  expect(lattice.pitch).toBeCloseTo(POINT * 2.39, 1);
  expect(lattice.share * lattice.occupancy).toBeGreaterThan(0.9);
  const anywhere = Array.from({ length: 240 }, (_, i) => i).filter((i) => (1e4 * Math.sin(i)) % 1 > 0.2);
  const { share, occupancy } = findPitch(
    anywhere.map((i) => strokeAt(20 + i)),
    [],
  )!;
  expect(share * occupancy).toBeLessThan(0.5);
});

test('nor where but a third of them show a wick, which stand as nearly on what the grid and their pitch make together, in fewer of its slots', () => {
  const POINT = 2.625;
  const wickAt = (point: number) => ({ x: Math.round(POINT * point) + 1.5, width: 3, y0: 40, y1: 90 });
  const shown = Array.from({ length: 118 }, (_, i) => i).filter((i) => (1e4 * Math.sin(i)) % 1 > 0.3);
  const lattice = findPitch(
    shown.map((i) => wickAt(Math.round(4 + i * 2.869))),
    [],
    { leastTaken: 0.25 },
  )!;
  expect(lattice.pitch).toBeCloseTo(POINT * 2.869, 1);
  expect(lattice.share).toBeGreaterThan(0.9);
});

test('too few marks have no pitch', () => {
  expect(findPitch([seedAt(10), seedAt(20)], [])).toBeNull();
});

test('a few bodies with wicks in one corner do not tell the pitch of a long row of strokes', () => {
  const strokes = Array.from({ length: 200 }, (_, i) => ({ ...seedAt(Math.round(20 + i * 5.96) + 0.5), width: 2 }));
  const seeds = [40, 41, 42, 43, 44, 45, 46].map((i) => seedAt(Math.round(20 + i * 5.9) + 0.5));
  expect(findPitch([...strokes, ...seeds], seeds)!.pitch).toBeCloseTo(5.96, 1);
});

test('marks half way between few candles, as the ticks of an axis are, do not halve the pitch', () => {
  const seeds = Array.from({ length: 10 }, (_, i) => seedAt(100 + i * 150));
  const ticks = Array.from({ length: 10 }, (_, i) => seedAt(25 + i * 150));
  const dashes = Array.from({ length: 60 }, (_, i) => ({ ...seedAt(400 + 150 * (i % 3)), width: 1 }));
  expect(findPitch([...seeds, ...ticks, ...dashes], seeds)!.pitch).toBeCloseTo(150, 0);
});

test('bodies that touch, drawn to whole px, may be wider than the pitch', () => {
  const seeds = Array.from({ length: 90 }, (_, i) => ({ ...seedAt(Math.round(20 + i * 7.53) + 0.5), width: 8 }));
  expect(findPitch(seeds, seeds)!.pitch).toBeCloseTo(7.53, 1);
});

test('letters that stand near the middle of wide slots do not pull the pitch off the bodies', () => {
  const bodies = Array.from({ length: 27 }, (_, i) => ({ x: 40 + i * 66.33, width: 45, y0: 40, y1: 60 }));
  const letters = bodies.slice(-3).map(({ x }) => ({ x: x + 7, width: 3, y0: 90, y1: 99 }));
  const { pitch, origin } = findPitch([...bodies, ...letters], [])!;
  const slots = (bodies.at(-1)!.x - origin) / pitch;
  expect(Math.abs(slots - Math.round(slots)) * pitch).toBeLessThan(0.5);
});

test('pieces of a frame that stand half way between slots at the end do not halve the pitch', () => {
  const bodies = [13, 4, 35, 18, 34, 5, 16, 5, 21, 36, 4, 4, 8, 17, 7, 6, 15, 7, 16, 11];
  const wicks = [6, 0, 0, 9, 10, 7, 5, 8, 5, 0, 6, 10, 6, 0, 4, 10, 0, 9, 0, 0];
  const strokes = wicks.map((height, i) => ({ x: 20 + i * 38, width: 1, y0: 20, y1: 20 + height }));
  const boxes = [
    ...bodies.map((height, i) => ({ x: 20 + i * 38, width: 36, y0: 40, y1: 40 + height })),
    ...strokes.filter(({ y0, y1 }) => y1 > y0),
    ...[0, 60, 120, 180].map((y0) => ({ x: 20 + 19.5 * 38, width: 1, y0, y1: y0 + 12 })),
  ];
  expect(findPitch(boxes, [])!.pitch).toBeCloseTo(38, 1);
});

/** Middles and heights, px, of a photographed chart's boxes: of single bodies, and of two that touch. */
const SINGLE = [
  [92, 8],
  [124, 79],
  [157, 7],
  [189, 57],
  [254, 71],
  [319, 25],
  [351, 87],
  [383, 12],
  [448, 7],
  [545, 17],
  [578, 44],
  [642, 24],
  [675, 42],
  [772, 26],
  [804, 40],
  [901, 18],
  [934, 42],
  [966, 24],
  [1031, 34],
  [1063, 11],
  [1128, 10],
  [1225, 40],
] as const;
const PAIRS = [
  [76, 40],
  [238, 114],
  [367, 6],
  [432, 5],
  [529, 13],
  [626, 34],
  [691, 9],
  [756, 16],
  [885, 29],
  [1144, 21],
] as const;

test('bodies that touch in pairs, whose wicks a lens leaves nothing of, do not halve the pitch: slots are no narrower than bodies', () => {
  const boxesOf = (some: readonly (readonly [number, number])[], width: number) =>
    some.map(([x, height]) => ({ x, width, y0: 100, y1: 100 + height }));
  const pairs = boxesOf(PAIRS, 64);
  expect(findPitch([...boxesOf(SINGLE, 32), ...pairs], [])!.pitch).toBeCloseTo(32.37, 0);
  // Of one height they are buttons.
  const buttons = boxesOf(SINGLE, 32).map((box) => ({ ...box, y1: 130 }));
  expect(findPitch([...buttons, ...pairs], [])!.pitch).toBeCloseTo(16.19, 0);
});
