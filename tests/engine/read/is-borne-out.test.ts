import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { isBorneOut, SOUND } from '#engine/read/is-borne-out';

const region = { x0: 0, y0: 0, x1: 400, y1: 300 };

/** Candles 10 px apart that fall and rise, some of them beyond the 300th column. */
const found = (endHidden: (x: number) => boolean) =>
  ({
    region,
    lattice: { pitch: 10 },
    candles: Array.from({ length: 36 }, (_, i) => {
      const top = 100 + 20 * (i % 5) + i;
      const x = 15 + 10 * i;
      return {
        ...{ x, top, bottom: top + 30, bodyTop: top + 8, bodyBottom: top + 20 },
        ...{ hasBody: true, symmetry: 1, endHidden: endHidden(x) },
      };
    }),
  }) as unknown as FoundCandles;
const before = { ...region, x1: 300 };

test('what stands beyond labels with its ends under something else is of tags', () => {
  expect(
    isBorneOut(
      found(() => false),
      before,
      { words: [], least: SOUND.most },
    ),
  ).toBe(true);
  expect(
    isBorneOut(
      found((x) => x > 300),
      before,
      { words: [], least: SOUND.most },
    ),
  ).toBe(false);
});

test('much more of the same is candles, also where something lies over their ends', () => {
  expect(
    isBorneOut(
      found((x) => x > 300),
      before,
      { words: [], least: SOUND.some },
    ),
  ).toBe(true);
});
