import type { Box } from '../../raster.ts';
import { evenShare } from './even-share.ts';
import { areAsHigh, type Word } from './find-words.ts';
import { isTable } from './is-table.ts';
import { median } from './median.ts';

/** Rows of a list. */
const LEAST_ROWS = 8;
/** No axis sets its labels so close, glyph heights. */
export const TIGHT_SPACING = 2.3;
/** Glyph heights from one row to the next: an axis sets its labels further apart than a list, and up to `table` there is another column beside a list's. */
const STEP = { least: 1.2, most: TIGHT_SPACING, table: 5 };
/** Of a step: rows so far apart are not of one list. */
const WIDEST_GAP = 4.5;
/** Of the gaps between rows: so many are one step, or a few where a row is not legible. */
const LEAST_EVEN = 0.75;
const OFF_STEP = 0.15;
/** So many of another height are none of its rows: labels of a scale may go on below a small table. */
const LEAST_OTHERS = 3;
/** Words whose edge is as near as this stand in one column: of a glyph's height, and px. */
const REACH = { share: 0.35, least: 2 };
export const reachOf = ({ glyphHeight }: Word): number => Math.max(REACH.least, REACH.share * glyphHeight);

/** Columns of texts in close and even rows, as lists of orders, trades and markets have: no plot goes through them. */
export function findLists(words: readonly Word[]): Box[] {
  const lists: Box[] = [];
  for (const edge of ['x1', 'x0'] as const) {
    const sorted = words.filter(({ glyphs }) => glyphs.length > 1).toSorted((a, b) => a[edge] - b[edge]);
    for (let first = 0, last = 0; first < sorted.length; first = last) {
      const anchor = sorted[first]!;
      const reach = reachOf(anchor);
      while (last < sorted.length && sorted[last]![edge] - anchor[edge] <= reach) last++;
      if (last - first >= LEAST_ROWS) lists.push(...listsOf(sorted.slice(first, last), words));
    }
  }
  return lists;
}

/** Whether a word stands in a list, with all of its width. */
export const isInList = ({ x0, x1, middle }: Word, list: Box): boolean =>
  x0 >= list.x0 && x1 <= list.x1 && middle >= list.y0 && middle <= list.y1;

/** The words that stand in none of the lists that they make. */
export function outsideLists(words: readonly Word[]): Word[] {
  const lists = findLists(words);
  return words.filter((word) => !lists.some((list) => isInList(word, list)));
}

function listsOf(column: Word[], words: readonly Word[]): Box[] {
  const typical = median(column.map(({ glyphHeight }) => glyphHeight));
  const alike = column.filter(({ glyphHeight }) => areAsHigh(glyphHeight, typical));
  const own = column.length - alike.length >= LEAST_OTHERS ? alike : column;
  const rows = own.toSorted((a, b) => a.middle - b.middle);
  if (rows.length < LEAST_ROWS) return [];
  const step = median(rows.slice(1).map(({ middle }, i) => middle - rows[i]!.middle));
  const height = median(rows.map(({ glyphHeight }) => glyphHeight));
  if (step < STEP.least * height || step > STEP.table * height) return [];
  const ends = rows.flatMap(({ middle }, i) =>
    i + 1 === rows.length || rows[i + 1]!.middle - middle > WIDEST_GAP * step ? [i + 1] : [],
  );
  return ends
    .map((end, i) => rows.slice(ends[i - 1] ?? 0, end))
    .filter((list) => list.length >= LEAST_ROWS && isEven(list, step))
    .filter((list) => step <= STEP.most * height || isTable(list, words))
    .map(boxOf);
}

/** A tag that happens to stand in a row is wider than what the list says. */
const WIDEST = 1.5;

function boxOf(list: Word[]): Box {
  const typical = median(list.map(({ x0, x1 }) => x1 - x0));
  const alike = list.filter(({ x0, x1 }) => x1 - x0 <= WIDEST * typical);
  return {
    x0: Math.min(...alike.map(({ x0 }) => x0)),
    x1: Math.max(...alike.map(({ x1 }) => x1)),
    y0: list[0]!.y0,
    y1: list.at(-1)!.y1,
  };
}

function isEven(rows: Word[], step: number): boolean {
  const gaps = rows.slice(1).map(({ middle }, i) => middle - rows[i]!.middle);
  return evenShare(gaps, step, OFF_STEP) >= LEAST_EVEN;
}
