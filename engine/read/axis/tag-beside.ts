import type { Raster } from '../../raster.ts';
import { tagDistance } from './doubt.ts';
import { isInList } from './find-lists.ts';
import type { Word } from './find-words.ts';
import type { FittedColumn } from './fit-column.ts';
import { highlightedWords } from './highlighted-words.ts';
import { labelCentre } from './label-centre.ts';
import { besideRows, type Rows } from './rank-columns.ts';
import { MARK_ERROR, pricesIn } from './scattered-prices.ts';
import type { Grey } from './text-mask.ts';

/**
 * Whether the tag of a price that the scale has there stands over its labels' column without being one of its words: an app sets it in a larger font, or begins it where no label does. Tags that say
 * something else are no evidence against it: a second row tells the time that a candle has left.
 */
export function isToldByTag(
  picture: Raster,
  brightness: Grey,
  words: readonly Word[],
  { fit, column, rise, rows }: Pick<FittedColumn, 'fit' | 'column' | 'rise'> & { rows: Rows },
): boolean {
  const { x0, x1 } = column.box;
  const labels = besideRows(column, rows);
  const isOver = (word: Word) =>
    word.x1 > x0 &&
    word.x0 < x1 &&
    word.middle > rows.top &&
    word.middle < rows.bottom &&
    !column.words.some((own) => isInList(own, word) || isInList(word, own));
  return words
    .filter(isOver)
    .filter((word) => highlightedWords(picture, [...labels, word]).at(-1))
    .some((word) => {
      const y = labelCentre(brightness, word);
      const isThere = (value: number) => tagDistance(fit, { value, y }) <= MARK_ERROR + rise;
      return pricesIn(brightness, word).some(({ value }) => isThere(value.value));
    });
}
