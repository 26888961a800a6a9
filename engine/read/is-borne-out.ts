import type { Box } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { median } from './axis/median.ts';
import { type Columns, candlesOutside } from './candle-columns.ts';
import { bodiesApart } from './candles/bodies-apart.ts';
import type { FoundCandles } from './find-candles.ts';

/** Of what is added: where it is much more a few words beside the candles may come along, beyond labels else hardly any. */
export const SOUND = { some: 0.45, most: 0.75 };
/** Of a typical height. */
const NEAR = 0.15;
export const LEAST_GLYPHS = 3;
/** px. */
const LEAST_WICK = 1;

/**
 * Whether what is found beyond a region looks like candles as often as asked for: with a wick or going on from its neighbour, even on both sides, and in no word; beyond labels also with
 * its ends in sight, since tags lie over each other there.
 */
export function isBorneOut(
  found: FoundCandles,
  before: Columns,
  { words, least }: { words: Word[]; least: number },
): boolean {
  const { candles, region, lattice } = found;
  const added = candlesOutside(found, before);
  const texts = words.filter((word) => word.glyphs.length >= LEAST_GLYPHS && hasBaseline(word));
  const near = NEAR * median(candles.map(({ top, bottom }) => bottom - top));
  const sound = added.filter(
    (c, i) =>
      c.hasBody &&
      c.symmetry > 0.7 &&
      (least < SOUND.most || !c.endHidden) &&
      (c.top < c.bodyTop - LEAST_WICK ||
        c.bottom > c.bodyBottom + LEAST_WICK ||
        [added[i - 1], added[i + 1]].some((next) => next && goesOn(c, next, near))) &&
      !texts.some((word) => isWithin(c, word, region)),
  );
  return sound.length >= least * added.length && !shareEnd(added, lattice.pitch, region.y1 - region.y0);
}

/** Of a word's glyphs, and px: letters and digits stand on one row, low candles that touch, which look like words, on any. */
const ON_BASELINE = { share: 0.6, off: 1 };

const hasBaseline = ({ glyphs }: Word): boolean =>
  glyphs.some(
    ({ y1 }) =>
      glyphs.filter((other) => Math.abs(other.y1 - y1) <= ON_BASELINE.off).length >= ON_BASELINE.share * glyphs.length,
  );

/** Whether one body begins where the other ends; pieces of a tag stand on the same rows. */
function goesOn(a: FoundCandles['candles'][number], b: FoundCandles['candles'][number], near: number): boolean {
  const apart = bodiesApart(a, b);
  return apart <= Math.max(1, near) && Math.abs(a.bodyTop - b.bodyTop) + Math.abs(a.bodyBottom - b.bodyBottom) > 1;
}

/** px from a region's head or foot, which cut off all candles on one row. */
const CUT = 2;

/** Pieces of a tag of a price begin or end on one row, as wide as they are; so do two candles by chance, and wicks of more. */
function shareEnd(added: FoundCandles['candles'], pitch: number, height: number): boolean {
  const most = (end: 'top' | 'bottom') => {
    const ends = added
      .filter((one) => (end === 'top' ? one.bodyTop - one.top : one.bottom - one.bodyBottom) <= LEAST_WICK)
      .map((one) => one[end])
      .filter((row) => row >= CUT && row <= height - CUT);
    return Math.max(
      0,
      ...ends.map((row) => ends.filter((other) => Math.abs(other - row) <= Math.max(1, 0.05 * pitch)).length),
    );
  };
  return added.length >= 3 && Math.max(most('top'), most('bottom')) > 0.6 * added.length;
}

export const isWithin = ({ x, top, bottom }: FoundCandles['candles'][number], word: Word, region: Box): boolean =>
  x + region.x0 > word.x0 - 1 &&
  x + region.x0 < word.x1 + 1 &&
  top + region.y0 >= word.y0 - 2 &&
  bottom + region.y0 <= word.y1 + 2;
