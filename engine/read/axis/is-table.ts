import type { Box } from '../../raster.ts';
import type { Word } from './find-words.ts';

/** Glyph heights: how far apart two columns of a table are, and how near the words of one row stand to its middle. */
const BESIDE = { nearest: 1, farthest: 18 };
const SAME_ROW = 0.25;
/** Edges of a column's words agree within this, glyph heights. */
const SAME_EDGE = 0.6;
const LEAST_ROWS = 4;
const LEAST_SHARE = 0.75;
/** Of the other column's words between the labels: rows of a list may happen to stand beside each label of an axis, but then stand between them too. */
const LEAST_PAIRED = 0.6;

/** Whether beside nearly each label stands a word of another column and beside nearly each of its words a label, as the amount does beside an order's price: an axis stands alone. Texts over the plot are no column. */
export function isTable(labels: readonly Word[], words: readonly Word[], plot?: Box): boolean {
  if (labels.length < LEAST_ROWS) return false;
  const own = new Set(labels);
  const [top, bottom] = [labels[0]!.y0, labels.at(-1)!.y1];
  const others = words.filter((word) => !own.has(word) && !(plot && word.x1 > plot.x0 && word.x0 < plot.x1));
  const partners = labels.flatMap((label) =>
    others.filter((other) => isBeside(other, label)).map((other) => ({ label, other })),
  );
  return (['x0', 'x1'] as const).some((edge) =>
    partners.some(({ other }) => {
      const isOfColumn = (word: Word) => Math.abs(word[edge] - other[edge]) <= SAME_EDGE * other.glyphHeight;
      const rows = new Set(partners.flatMap((one) => (isOfColumn(one.other) ? [one.label] : []))).size;
      if (others.every((word) => !isOfColumn(word) || word.glyphs.length === 1)) return false;
      const between = others.filter((word) => isOfColumn(word) && word.middle > top && word.middle < bottom).length;
      return rows >= Math.max(LEAST_ROWS, LEAST_SHARE * labels.length) && rows >= LEAST_PAIRED * between;
    }),
  );
}

function isBeside(other: Word, { x0, x1, middle, glyphHeight }: Word): boolean {
  const apart = Math.max(other.x0 - x1, x0 - other.x1) / glyphHeight;
  return (
    apart > BESIDE.nearest &&
    apart < BESIDE.farthest &&
    Math.abs(other.middle - middle) <= SAME_ROW * glyphHeight &&
    Math.abs(other.glyphHeight - glyphHeight) <= 0.3 * glyphHeight
  );
}
