import type { LabelColumn } from './axis/label-column.ts';

/** Words too many and too even for texts that happen to stand over each other. */
export const isSurelyLabels = ({ regularity, words, spacing }: LabelColumn): boolean =>
  words.length >= 4 && spacing >= 2 && regularity >= (words.length >= 7 ? 0.5 : 0.75);
