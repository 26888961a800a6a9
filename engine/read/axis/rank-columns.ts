import type { Box } from '../../raster.ts';
import type { LabelColumn } from './label-column.ts';

export type Rows = { top: number; bottom: number };

/** A label may stand a good way above the highest candle, and hardly below the lowest, where other panes begin. */
export function isNearRows(y: number, glyphHeight: number, { top, bottom }: Rows): boolean {
  const height = bottom - top;
  return y > top - 0.4 * height - 3 * glyphHeight && y < bottom + 0.2 * height + glyphHeight;
}

/** Columns with labels beside the candles, the likeliest axis first: many labels, over all of the candles' rows, next to them and not beyond another column. */
export function rankColumns(columns: LabelColumn[], rows: Rows, plot?: Box): LabelColumn[] {
  return columns
    .map((column) => ({ column, score: scoreOf(column, columns, rows, plot) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ column }) => column);
}

function scoreOf(column: LabelColumn, all: LabelColumn[], rows: Rows, plot: Box | undefined): number {
  const near = column.words.filter((word) => isNearRows(word.middle, word.glyphHeight, rows));
  if (near.length < 2) return 0;
  const span = near.at(-1)!.middle - near[0]!.middle;
  const coverage = Math.min(1, span / Math.max(1, rows.bottom - rows.top));
  const beyond = plot ? all.filter((other) => other !== column && isBetween(other, plot, column)).length : 0;
  return (Math.sqrt(near.length) * (0.3 + column.regularity) * (0.2 + coverage)) / (1 + beyond);
}

function isBetween({ box, words }: LabelColumn, plot: Box, column: LabelColumn): boolean {
  if (words.length < 4) return false;
  const right = box.x0 >= plot.x1 && box.x1 <= column.box.x0;
  const left = box.x1 <= plot.x0 && box.x0 >= column.box.x1;
  return right || left;
}
