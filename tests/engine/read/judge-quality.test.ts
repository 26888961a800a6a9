import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { spoilt } from '#engine/read/judge-quality';

const SLOTS = 20;
/** Bodies that fall and rise by all of their height in turns of five. */
const isUp = (slot: number) => slot % 10 >= 5;
const steps = Array.from({ length: SLOTS }, (_, slot) => (isUp(slot) ? -30 : 30));

/** Bodies that go on from each other, of which so many have a wick of this length, px; the others end in the soft edge of a photo. */
const foundWith = (wicked: number, wick: number, share = 1) =>
  ({
    lattice: { share },
    directions: {
      certainty: 1,
      inferred: false,
      averaged: false,
      contradicted: false,
      up: steps.map((_, slot) => isUp(slot)),
    },
    candles: steps.map((step, slot) => {
      const open = 100 + steps.slice(0, slot).reduce((sum, one) => sum + one, 0);
      const bodyTop = Math.min(open, open + step);
      const bodyBottom = bodyTop + 30;
      const above = slot < wicked ? wick : 1.2;
      return { slot, bodyTop, bodyBottom, top: bodyTop - above, bottom: bodyBottom + 1 };
    }),
  }) as unknown as FoundCandles;

const held = { source: 'photo', blur: 0.8, glare: 0 } as const;

test('photographed bodies of which few have a wick that is more than a soft edge are no candles', () => {
  expect(spoilt(foundWith(0, 0), held)).toBe('not-candlesticks');
  expect(spoilt(foundWith(6, 40), held)).toBe('not-candlesticks');
  expect(spoilt(foundWith(12, 6), held)).toBeNull();
});

test('where the photo is blurred, or no photo, wicks as short as that may be all that is seen of them', () => {
  expect(spoilt(foundWith(0, 0), { ...held, blur: 2.1 })).toBeNull();
  expect(spoilt(foundWith(0, 0), { ...held, source: 'screenshot', blur: 0 })).toBeNull();
});

test('marks that neither stand regularly nor lead on are no candles, whatever axis stands beside them', () => {
  const screenshot = { source: 'screenshot', blur: 0, glare: 0 } as const;
  const regular = foundWith(12, 6);
  const { up } = regular.directions;
  const scattered = { ...foundWith(12, 6, 0.15), directions: { ...regular.directions, up: up.map((is) => !is) } };
  expect(spoilt(regular, screenshot)).toBeNull();
  expect(spoilt(scattered, screenshot)).toBe('not-candlesticks');
});
