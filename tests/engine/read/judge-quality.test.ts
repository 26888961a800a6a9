import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { spoilt } from '#engine/read/judge-quality';

/** Bodies that go on from each other, of which so many have a wick of this length, px; the others end in the soft edge of a photo. */
const foundWith = (wicked: number, wick: number) =>
  ({
    lattice: { share: 1 },
    directions: { certainty: 1 },
    candles: Array.from({ length: 20 }, (_, slot) => {
      const bodyTop = 100 + 15 * (slot % 5);
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
