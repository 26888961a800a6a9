import { expect, test } from 'vitest';
import { FOREIGN } from '#engine/read/ink/unmix-ink';
import { profileSlots } from '#engine/read/lattice/profile-slots';
import { COVERED } from '#engine/read/lattice/slot-profile';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT, MIDDLE] = [80, 60, 40];
const BODY = { x0: 30, x1: 50, y0: 40, y1: 55 };

test('a wick too faint to be ink is looked for in the column that has the most of it', () => {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = BODY.y0; y < BODY.y1; y++) cover.fill(255, y * WIDTH + BODY.x0, y * WIDTH + BODY.x1);
  for (let y = 10; y < BODY.y0; y++) cover.set([80, 60], y * WIDTH + MIDDLE - 1);
  const ink = inkOf(cover, WIDTH);
  const body = { x: MIDDLE, width: BODY.x1 - BODY.x0, y0: BODY.y0, y1: BODY.y1 };
  const lattice = { pitch: WIDTH, origin: MIDDLE, share: 1, occupancy: 1 };
  const wickOf = (areFaint: boolean) =>
    profileSlots(ink, [body], lattice, { wick: 1, body: 19 }, { areFaint })[0]!.wick;
  expect(wickOf(true)).toEqual([MIDDLE - 1, MIDDLE]);
  expect(wickOf(false)).toEqual([MIDDLE, MIDDLE + 1]);
});

test('a body goes on under an upright line that hides all of its wick’s columns; the line beyond it, and what is faint on both sides, are none', () => {
  const high = { ...BODY, y0: 5 };
  const segmentsOf = (coverage: number) => {
    const cover = new Uint8Array(WIDTH * HEIGHT);
    for (let y = high.y0; y < high.y1; y++) cover.fill(coverage, y * WIDTH + high.x0, y * WIDTH + high.x1);
    const ink = inkOf(cover, WIDTH);
    for (let y = 0; y < HEIGHT; y++)
      for (let x = MIDDLE - 2; x < MIDDLE + 2; x++) {
        ink.cover[y * WIDTH + x] = 0;
        ink.owner[y * WIDTH + x] = FOREIGN;
      }
    const body = { x: MIDDLE, width: high.x1 - high.x0, y0: high.y0, y1: high.y1 };
    const lattice = { pitch: WIDTH, origin: MIDDLE, share: 1, occupancy: 1 };
    const profiles = profileSlots(ink, [body], lattice, { wick: 1, body: 19 });
    return profiles.flatMap(({ segments }) => segments.map(({ y0, y1 }) => [y0, y1]));
  };
  expect(segmentsOf(255)).toEqual([[high.y0, high.y1]]);
  expect(segmentsOf(110)).toEqual([]);
});

test('a narrow body with soft borders is one as far as these go, where what fills it is of none of the candles’ colours', () => {
  const [filled, hollow] = [new Uint8Array(11).fill(255), [135, 255, 255, 136, 130, 0, 180, 77, 255, 255, 159]];
  const isInside = (y: number) => y >= 18 && y < 48;
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 10; y < 50; y++) cover.set(isInside(y) ? hollow : filled, y * WIDTH + MIDDLE - 5);
  const ink = inkOf(cover, WIDTH);
  for (let y = 0; y < HEIGHT; y++) if (isInside(y)) ink.owner[y * WIDTH + MIDDLE] = FOREIGN;
  const body = { x: MIDDLE + 0.5, width: 11, y0: 10, y1: 50 };
  const lattice = { pitch: WIDTH, origin: body.x, share: 1, occupancy: 1 };
  const profiles = profileSlots(ink, [body], lattice, { wick: 5, body: 11 });
  expect(profiles.flatMap(({ segments }) => segments.map(({ ownBody }) => ownBody))).toEqual([{ y0: 10, y1: 50 }]);
});

test('a body that touches its neighbour’s wick on one side makes none of it', () => {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) cover.fill(255, y * WIDTH + x0, y * WIDTH + x1);
  };
  fill(36, 40, 40, 50);
  fill(37, 39, 5, 40);
  fill(39, 45, 10, 30);
  const wick = { x: 38, width: 2, y0: 30, y1: 40 };
  const fused = { x: 41, width: 8, y0: 10, y1: 30 };
  const lattice = { pitch: 4.5, origin: 38, share: 1, occupancy: 1 };
  const profiles = profileSlots(inkOf(cover, WIDTH), [wick, fused], lattice, { wick: 2, body: 3 });
  const beset = profiles.find(({ slot }) => slot === 0)!;
  expect(beset.segments.map(({ ownBody }) => ownBody)).toEqual([{ y0: 40, y1: 50 }]);
});

test('a tag that hides a body and goes on beside it is known for one where the wick, seen above and below, goes on under it as ink', () => {
  const tag = { y0: 20, y1: 35 };
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 5; y < tag.y0; y++) cover.fill(255, y * WIDTH + BODY.x0, y * WIDTH + BODY.x1);
  for (let y = tag.y0; y < 45; y++) cover[y * WIDTH + MIDDLE] = 255;
  const ink = inkOf(cover, WIDTH);
  const hide = (from: number, to: number) => {
    for (let y = tag.y0; y < tag.y1; y++)
      for (let x = from; x < to; x++) if (x !== MIDDLE) ink.owner[y * WIDTH + x] = FOREIGN;
  };
  const body = { x: MIDDLE, width: BODY.x1 - BODY.x0, y0: 5, y1: tag.y0 };
  const lattice = { pitch: 40, origin: MIDDLE, share: 1, occupancy: 1 };
  const coveredAt = (y: number) =>
    profileSlots(ink, [body], lattice, { wick: 1, body: 19 }).find(({ x }) => Math.abs(x - MIDDLE) < 2)!.covered[y];
  hide(BODY.x0, BODY.x1);
  expect(coveredAt(25)).toBe(COVERED.side);
  hide(0, WIDTH);
  expect(coveredAt(25)).toBe(COVERED.side | COVERED.beyond);
});
