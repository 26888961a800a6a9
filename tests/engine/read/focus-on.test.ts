import { expect, test } from 'vitest';
import { failure, success } from '#engine/outcome';
import type { Box } from '#engine/raster';
import type { FoundCandles } from '#engine/read/find-candles';
import { focusOn, goOnAround } from '#engine/read/focus-on';

const PHONE = { x0: 0, x1: 1000, y0: 0, y1: 2000 };
const PITCH = 20;

/** Candles that lead on, each opening where the last closed, in the middle of a phone; `share` is how firmly they stand. */
function found(region: Box, share: number, { count = 30, pitch = PITCH } = {}): FoundCandles {
  const candles = Array.from({ length: count }, (_, slot) => {
    const top = 900 + 10 * (slot % 4) - region.y0;
    return {
      slot,
      x: 200 + pitch * slot - region.x0,
      top,
      bodyTop: top + 10,
      bodyBottom: top + 20,
      bottom: top + 30,
      hasBody: true,
      symmetry: 1,
    };
  });
  const lattice = { pitch, origin: 0, share, occupancy: 1 };
  const up = candles.map(() => true);
  return {
    region,
    candles,
    lattice,
    directions: {
      up,
      certainty: 1,
      inferred: false,
      averaged: false,
      contradicted: false,
      overhang: { down: 0, up: 0 },
    },
  } as unknown as FoundCandles;
}

const never = () => failure('not-a-chart' as const);

test('candles that fill a small part of a phone are looked at by themselves, with some room', () => {
  const looked: Box[] = [];
  const focused = focusOn(
    found(PHONE, 0.5),
    (region) => {
      looked.push(region);
      return success(found(region, 0.8));
    },
    never,
  );
  expect(focused.lattice.share).toBe(0.8);
  expect(looked).toEqual([{ x0: 140, x1: 840, y0: 876, y1: 984 }]);
});

test('what shows fewer candles there, another pitch or hardly firmer ones is not believed', () => {
  const whole = found(PHONE, 0.5);
  expect(focusOn(whole, (region) => success(found(region, 0.8, { count: 29 })), never)).toBe(whole);
  expect(focusOn(whole, (region) => success(found(region, 0.8, { pitch: 10 })), never)).toBe(whole);
  expect(focusOn(whole, (region) => success(found(region, 0.55)), never)).toBe(whole);
  expect(focusOn(whole, never, never)).toBe(whole);
});

test('a region that holds little else is not looked at again', () => {
  const plot = found({ x0: 180, x1: 800, y0: 880, y1: 980 }, 0.5);
  expect(focusOn(plot, () => success(found(PHONE, 1)), never)).toBe(plot);
});

test('the colours that the closer look shows are asked for in all of the region, where others had hidden more candles', () => {
  const near = (region: Box) => success(found(region, 0.8));
  const more = found(PHONE, 0.75, { count: 38 });
  expect(focusOn(found(PHONE, 0.5), near, () => success(more))).toBe(more);
  const fewer = found(PHONE, 0.75, { count: 30 });
  expect(focusOn(found(PHONE, 0.5), near, () => success(fewer))).not.toBe(fewer);
  const unsure = found(PHONE, 0.55, { count: 38 });
  expect(focusOn(found(PHONE, 0.5), near, () => success(unsure))).not.toBe(unsure);
});

test('a part of a chart goes on in the first region around it that shows far more of the same in its colours, though by itself that showed none', () => {
  const part = found({ x0: 150, x1: 800, y0: 700, y1: 1200 }, 0.9, { count: 20 });
  const looked: Box[] = [];
  const lookFor = (count: number, share: number) => (region: Box) => {
    looked.push(region);
    return success(found(region, share, { count }));
  };
  const beside = { ...PHONE, x0: 300 };
  expect(goOnAround(part, [beside, PHONE, PHONE], lookFor(34, 0.5)).candles).toHaveLength(34);
  expect(looked).toEqual([PHONE]);
  expect(goOnAround(part, [PHONE], lookFor(34, 0.2))).toBe(part);
  expect(goOnAround(part, [PHONE], lookFor(24, 0.8))).toBe(part);
  expect(goOnAround(part, [PHONE], never)).toBe(part);
});
