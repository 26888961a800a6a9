import type { LabelColumn } from '../axis/label-column.ts';

/** Glyph heights. What stands further apart are no labels but pieces of candles that look like glyphs. */
export const WIDEST_SPACING = 20;

/** Words too many and too even for texts that happen to stand over each other. */
export const isSurelyLabels = ({ regularity, words, spacing }: LabelColumn): boolean =>
  words.length >= 4 && spacing >= 2 && spacing <= WIDEST_SPACING && regularity >= (words.length >= 7 ? 0.5 : 0.75);
