import type { Box } from '../../raster.ts';
import { longestRun } from '../regions/axis-run.ts';
import { WIDEST_SPACING } from '../regions/sure-labels.ts';
import type { Word } from './find-words.ts';
import { FARTHEST_SPACING, type LabelColumn } from './label-column.ts';
import { median } from './median.ts';

export type Rows = { top: number; bottom: number };

/** A label may stand a good way above the highest candle, and hardly below the lowest, where other panes begin. */
export function isNearRows(y: number, glyphHeight: number, { top, bottom }: Rows): boolean {
  const height = bottom - top;
  return y > top - 0.4 * height - 3 * glyphHeight && y < bottom + 0.2 * height + glyphHeight;
}

/** Of fewer labels beside the candles a scale is hardly made. */
const FEW = 5;
/** So many labels at even distances are a scale, of which the tags at the candles may leave but one. */
const SURE_RUN = 5;

/** The labels of a column beside the candles, and where these are few, as in a pane that indicators stretch, all that stand evenly with them, or at distances that change steadily. */
export function besideRows(column: LabelColumn, rows: Rows): Word[] {
  const near = column.words.filter((word) => isNearRows(word.middle, word.glyphHeight, rows));
  if (near.length === 0 || near.length >= FEW) return near;
  if (near.length > 1 && standSteadily(column.words)) return column.words;
  const run = longestRun(column);
  const least = run && run.labels >= SURE_RUN ? 1 : Math.min(2, near.length);
  if (!run || near.filter((word) => isWithin(word, run)).length < least) return near;
  return column.words.filter((word) => near.includes(word) || isWithin(word, run));
}

/** Of fewer gaps two may happen to be of such a ratio; labels in equal steps on a log scale have such ratios from twenty steps above nothing down to one. */
const STEADY = { gaps: 3, ratio: { least: 1.04, most: 1.75 } };

/** Whether each of the gaps between words is a little wider than the one before, as between equal steps on a log scale. */
function standSteadily(words: readonly Word[]): boolean {
  const gaps = words.slice(1).map(({ middle }, i) => middle - words[i]!.middle);
  return (
    gaps.length >= STEADY.gaps &&
    gaps.slice(1).every((gap, i) => gap >= STEADY.ratio.least * gaps[i]! && gap <= STEADY.ratio.most * gaps[i]!)
  );
}

const isWithin = ({ middle }: Word, { y0, y1 }: { y0: number; y1: number }): boolean => middle >= y0 && middle <= y1;

/** A thin band over the picture's height before labels is an axis's line or the border to another chart, whose labels they then are: those on the near side of it are likelier. */
const BEYOND_BAND = 0.5;

/** Columns with labels beside the candles, the likeliest axis first: many labels, over all of the candles' rows, next to them and not beyond another column. */
export function rankColumns(
  columns: LabelColumn[],
  rows: Rows,
  plot?: Box,
  isBeyondBand: (column: LabelColumn) => boolean = () => false,
): LabelColumn[] {
  return columns
    .map((column) => ({
      column,
      score: scoreOf(column, columns, rows, plot) * (isBeyondBand(column) ? BEYOND_BAND : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ column }) => column);
}

/** Rows nearer than this, in glyph heights, are those of an order book or a watch list rather than of an axis. */
export const LIST_SPACING = 2.9;

function scoreOf(column: LabelColumn, all: LabelColumn[], rows: Rows, plot: Box | undefined): number {
  const near = besideRows(column, rows);
  if (near.length < 2 || !reaches(near, rows)) return 0;
  const span = near.at(-1)!.middle - near[0]!.middle;
  const coverage = Math.min(1, span / Math.max(1, rows.bottom - rows.top));
  const list = column.spacing < LIST_SPACING ? 0.3 : 1;
  const evidence = Math.sqrt(near.length) * (0.3 + column.regularity) * (0.2 + coverage) * list;
  return plot ? evidence * nearness(column, all, plot) * (areMarks(column, plot) ? OF_MARKS : 1) : evidence;
}

/** Steps: a scale is labelled over all of its pane, but where the picture cuts it or something hides a label or two. */
const REACH = { side: 1.5, between: 3 };

/** Whether labels come as near to the candles' rows as those of their own pane do, from above, from below or within. */
function reaches(near: readonly Word[], { top, bottom }: Rows): boolean {
  const rows = near.map(({ middle }) => middle);
  // Their own step: those of the panes below are nearer.
  const step = median(rows.slice(1).map((y, i) => y - rows[i]!));
  if (rows.some((y) => y > top && y < bottom)) return true;
  const above = rows.findLast((y) => y <= top);
  const below = rows.find((y) => y >= bottom);
  if (above !== undefined && below !== undefined) return below - above <= REACH.between * step;
  return Math.max(top - (above ?? top), (below ?? bottom) - bottom) <= REACH.side * step;
}

/** A few pieces of candles, or of what ends at the axis's line, happen to stand over each other as labels do: what is as far apart is looked at last. */
const OF_MARKS = 0.1;
const areMarks = ({ box, spacing }: LabelColumn, plot: Box): boolean =>
  spacing > (box.x0 > plot.x0 && box.x1 < plot.x1 ? WIDEST_SPACING : FARTHEST_SPACING);

/** An axis stands next to its candles, save for the room that a chart leaves at its right. */
function nearness(column: LabelColumn, all: LabelColumn[], plot: Box): number {
  const beyond = all.filter(
    (other) => other !== column && !areMarks(other, plot) && isBetween(other, plot, column),
  ).length;
  const gap = Math.max(0, column.box.x0 - plot.x1, plot.x0 - column.box.x1) / Math.max(1, plot.x1 - plot.x0);
  return 1 / ((1 + beyond) * (1 + 2 * gap));
}

/** Whether a column of its own stands between the candles and another one; a few of its words may hang together with what is behind them. */
export function isBetween({ box, words }: LabelColumn, plot: Box, column: LabelColumn): boolean {
  if (words.length < 4) return false;
  const usual = (some: Word[], side: 'x0' | 'x1') => median(some.map((word) => word[side]));
  const right = box.x0 >= plot.x1 && usual(words, 'x1') <= usual(column.words, 'x0');
  const left = box.x1 <= plot.x0 && usual(words, 'x0') >= usual(column.words, 'x1');
  return right || left;
}
