import type { Raster } from '../../raster.ts';
import type { Word } from './find-words.ts';
import type { FittedColumn } from './fit-column.ts';
import { highlightedWords } from './highlighted-words.ts';
import { labelCentre } from './label-centre.ts';
import { isOfColumn } from './label-column.ts';
import { besideRows, type Rows } from './rank-columns.ts';
import { hasPriceAt, pricesIn } from './scattered-prices.ts';
import type { Grey } from './text-mask.ts';

/**
 * Whether the tag of a price that the scale has there stands over its labels' column without being one of its words: an app sets it in a larger font, or begins it where no label does. Tags that say
 * something else are no evidence against it: a second row tells the time that a candle has left.
 */
export function isToldByTag(
  picture: Raster,
  brightness: Grey,
  words: readonly Word[],
  { column, rows, ...scale }: Pick<FittedColumn, 'fit' | 'column' | 'rise'> & { rows: Rows },
): boolean {
  const { x0, x1 } = column.box;
  const labels = besideRows(column, rows);
  const isOver = (word: Word) =>
    word.x1 > x0 && word.x0 < x1 && word.middle > rows.top && word.middle < rows.bottom && !isOfColumn(word, column);
  return words
    .filter(isOver)
    .filter((word) => highlightedWords(picture, [...labels, word]).at(-1))
    .some((word) => {
      const y = labelCentre(brightness, word);
      return pricesIn(brightness, word).some((price) => hasPriceAt(scale, y, price));
    });
}
