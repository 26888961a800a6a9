import type { Box, Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import type { Rgb } from './colours/colour.ts';
import type { ColourCounts } from './colours/count-colours.ts';
import { findSheets } from './colours/find-sheets.ts';
import { measureNoise } from './colours/measure-noise.ts';
import { type OffGround, pixelsOffGround } from './colours/off-ground.ts';
import { findPlates } from './ink/find-plates.ts';
import { textsAmong } from './ink/hide-words.ts';
import { findLevelBands, type LevelBand } from './ink/level-bands.ts';
import { isLossy } from './ink/unmix-ink.ts';
import { WIDEST_BODY } from './widest-body.ts';

/** What a region's ground tells however the colours on it are put together, so that it is the same in each look at them. */
export type RegionGround = {
  background: Rgb;
  counts: ColourCounts;
  /** As `measureNoise` gives it. */
  noise: number;
  /** Words that reach into the region, px of the picture, and those of them that are text for certain. */
  words: Word[];
  texts: Word[];
  sheets: ReturnType<typeof findSheets>;
  /** What a body takes at most, of the region's width. */
  widest: number;
  /** Whether curves in a candle's colour are taken out of its ink. */
  isCleared: boolean;
  /** What is asked for only where there are candles: where pixels are off the ground, level lines, and plates of the ground's own colour. */
  details: () => { offGround: OffGround; bands: LevelBand[]; plates: Box[] };
};

export function regionGround(
  picture: Raster,
  region: Box,
  {
    background,
    counts,
    words: all,
    widest = WIDEST_BODY.ofFew,
    isCleared,
  }: Pick<RegionGround, 'background' | 'counts' | 'words'> & Partial<Pick<RegionGround, 'widest' | 'isCleared'>>,
): RegionGround {
  const words = all.filter(
    ({ x0, x1, y0, y1 }) => x1 > region.x0 && x0 < region.x1 && y1 > region.y0 && y0 < region.y1,
  );
  const noise = measureNoise(picture, background, region);
  let details: ReturnType<RegionGround['details']> | undefined;
  return {
    background,
    counts,
    noise,
    words,
    texts: textsAmong(words),
    sheets: findSheets(picture, counts, region, { background, words }),
    widest,
    // What a codec left of low bodies may pass for a curve.
    isCleared: isCleared ?? !isLossy(noise),
    details: () => {
      if (details) return details;
      const offGround = pixelsOffGround(picture, background, region);
      details = {
        offGround,
        bands: findLevelBands(picture, background, region),
        plates: findPlates(offGround, words, region),
      };
      return details;
    },
  };
}
