import { expect, test } from 'vitest';
import type { Word } from '#engine/read/axis/find-words';
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

/** Whether candles of which these columns hide their ends are borne out. */
const isBorneOutWith = (isHidden: (x: number) => boolean, least: number): boolean =>
  isBorneOut(found(isHidden), before, { words: [], least });

test('what stands beyond labels with its ends under something else is of tags', () => {
  expect(isBorneOutWith(() => false, SOUND.most)).toBe(true);
  expect(isBorneOutWith((x) => x > 300, SOUND.most)).toBe(false);
});

test('much more of the same is candles, also where something lies over their ends', () => {
  expect(isBorneOutWith((x) => x > 300, SOUND.some)).toBe(true);
});

test('wicks may end on one row by chance, pieces of a tag do as wide as they are', () => {
  const alike = (bodyTop: (i: number) => number) => {
    const { candles, ...rest } = found(() => false);
    const level = candles.map((one, i) => ({ ...one, top: 100, bodyTop: bodyTop(i) }));
    return isBorneOut({ ...rest, candles: level }, before, { words: [], least: SOUND.most });
  };
  expect(alike((i) => 106 + 2 * (i % 4))).toBe(true);
  expect(alike(() => 100)).toBe(false);
});

test('low candles that touch look like a word; of one whose glyphs stand on no common row they may be some', () => {
  const wordOf = (footOf: (i: number) => number) => {
    const glyphs = Array.from({ length: 5 }, (_, i) => ({ x0: 302 + 12 * i, x1: 312 + 12 * i, y0: 90, y1: footOf(i) }));
    return { x0: 300, x1: 380, y0: 80, y1: 290, glyphHeight: 200, glyphs } as unknown as Word;
  };
  const isSound = (word: Word) =>
    isBorneOut(
      found(() => false),
      before,
      { words: [word], least: SOUND.some },
    );
  expect(isSound(wordOf(() => 280))).toBe(false);
  expect(isSound(wordOf((i) => 200 + 20 * i))).toBe(true);
});
