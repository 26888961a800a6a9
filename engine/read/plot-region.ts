import type { Box, Raster } from '../raster.ts';
import type { LabelColumn } from './axis/label-column.ts';

/** Nothing beyond the columns of labels can be a candle: the widest stretch between them, over the whole height. */
export function plotRegion({ width, height }: Raster, columns: LabelColumn[]): Box {
  const cuts = columns.map(({ box }) => [box.x0 - 1, box.x1 + 1] as const).sort((a, b) => a[0] - b[0]);
  let widest = { x0: 0, x1: 0 };
  let from = 0;
  for (const [x0, x1] of [...cuts, [width, width] as const]) {
    if (x0 - from > widest.x1 - widest.x0) widest = { x0: from, x1: x0 };
    from = Math.max(from, x1);
  }
  return { x0: Math.max(0, widest.x0), x1: Math.min(width, widest.x1), y0: 0, y1: height };
}
