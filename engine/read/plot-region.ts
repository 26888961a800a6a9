import type { Box, Raster } from '../raster.ts';
import type { LabelColumn } from './axis/label-column.ts';

/** A tooltip or a legend is a column of words too, but far shorter than an axis; words made of candle parts are few or stand anyhow. */
const LEAST_SPAN = 0.5;

/** The widest stretch between columns of labels, over the whole height: nothing beyond the axis can be a candle. */
export function plotRegion({ width, height }: Raster, columns: LabelColumn[]): Box {
  const longest = Math.max(0, ...columns.map(({ box }) => box.y1 - box.y0));
  const cuts = columns
    .filter(
      ({ box, words, regularity }) =>
        words.length >= 3 &&
        box.y1 - box.y0 >= LEAST_SPAN * longest &&
        (regularity >= 0.6 || words.length >= 8 || Math.min(box.x0, width - box.x1) < 0.08 * width),
    )
    .map(({ box }) => [box.x0 - 1, box.x1 + 1] as const)
    .sort((a, b) => a[0] - b[0]);
  let widest = { x0: 0, x1: 0 };
  let from = 0;
  for (const [x0, x1] of [...cuts, [width, width] as const]) {
    if (x0 - from > widest.x1 - widest.x0) widest = { x0: from, x1: x0 };
    from = Math.max(from, x1);
  }
  return { x0: Math.max(0, widest.x0), x1: Math.min(width, widest.x1), y0: 0, y1: height };
}
