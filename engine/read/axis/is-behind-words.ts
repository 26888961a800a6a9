import type { Box } from '../../raster.ts';
import type { Word } from './find-words.ts';

/** Glyph heights: how near words of one row stand to its middle. */
const SAME_ROW = 0.25;
/** Of the labels. */
const MOST = 0.6;

/** Whether between most labels and the candles another word of their row stands, as the price does beside its change in a list: nothing parts an axis from its plot. */
export function isBehindWords(labels: readonly Word[], words: readonly Word[], plot: Box): boolean {
  const behind = labels.filter(({ x0, x1, middle, glyphHeight }) =>
    words.some(
      (word) =>
        Math.abs(word.middle - middle) <= SAME_ROW * glyphHeight &&
        ((word.x0 > x1 && word.x1 < plot.x0) || (word.x1 < x0 && word.x0 > plot.x1)),
    ),
  );
  return labels.length > 0 && behind.length >= MOST * labels.length;
}
