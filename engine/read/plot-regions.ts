import type { Box, Raster } from '../raster.ts';
import type { LabelColumn } from './axis/label-column.ts';

/** A tooltip or a legend is a column of words too, but far shorter than an axis. */
const LEAST_SPAN = 0.5;
const NARROWEST = 0.18;
const MOST_REGIONS = 7;

/**
 * Where the candles may be, the likeliest first: the stretches between columns of labels, over the rows of the axis beside them and over
 * the whole height. Never empty: the whole picture is the last of them.
 */
export function plotRegions({ width, height }: Raster, columns: LabelColumn[]): Box[] {
  const cuts = credibleCuts(columns, width);
  const stretches: { x0: number; x1: number; beside: LabelColumn[] }[] = [];
  let from = { x: 0, column: null as LabelColumn | null };
  for (const cut of [...cuts, { x0: width, x1: width, column: null }]) {
    if (cut.x0 - from.x >= NARROWEST * width)
      stretches.push({ x0: from.x, x1: cut.x0, beside: [cut.column, from.column].filter((c) => c !== null) });
    if (cut.x1 > from.x) from = { x: cut.x1, column: cut.column };
  }
  const regions: { box: Box; rank: number }[] = [];
  for (const { x0, x1, beside } of stretches) {
    const wide = (x1 - x0) / width;
    for (const column of beside) {
      const rows = rowsOf(column, height);
      regions.push({
        box: { x0, x1, ...rows },
        rank: axisLikeness(column) * Math.sqrt(wide * ((rows.y1 - rows.y0) / height)),
      });
    }
    regions.push({ box: { x0, x1, y0: 0, y1: height }, rank: 0.6 * wide });
  }
  regions.sort((a, b) => b.rank - a.rank);
  const boxes = regions.map(({ box }) => box).slice(0, MOST_REGIONS);
  return [...boxes, { x0: 0, x1: width, y0: 0, y1: height }].filter(
    (box, i, all) => all.findIndex((other) => isSame(box, other)) === i,
  );
}

type Cut = { x0: number; x1: number; column: LabelColumn | null };

function credibleCuts(columns: LabelColumn[], width: number): Cut[] {
  const longest = Math.max(0, ...columns.map(({ box }) => box.y1 - box.y0));
  return columns
    .filter(
      ({ box, words, regularity }) =>
        words.length >= 3 &&
        box.y1 - box.y0 >= LEAST_SPAN * longest &&
        (regularity >= 0.6 || words.length >= 8 || Math.min(box.x0, width - box.x1) < 0.08 * width),
    )
    .map((column) => ({ x0: Math.max(0, column.box.x0 - 1), x1: Math.min(width, column.box.x1 + 1), column }))
    .sort((a, b) => a.x0 - b.x0);
}

/** Labels of an axis stand evenly and far apart; the rows of a list stand close. */
const axisLikeness = ({ regularity, spacing, words }: LabelColumn): number =>
  (0.3 + regularity) * (spacing >= 2.6 ? 1 : 0.5) * Math.min(1, 0.4 + words.length / 10);

/** Candles may stand a little more than one step beyond the outermost labels. */
function rowsOf({ box, glyphHeight, spacing }: LabelColumn, height: number): { y0: number; y1: number } {
  const step = 1.3 * glyphHeight * spacing;
  return { y0: Math.max(0, Math.floor(box.y0 - step)), y1: Math.min(height, Math.ceil(box.y1 + step)) };
}

const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x0 - b.x0) + Math.abs(a.x1 - b.x1) < 8 && Math.abs(a.y0 - b.y0) + Math.abs(a.y1 - b.y1) < 24;
