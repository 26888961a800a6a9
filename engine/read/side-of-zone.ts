import type { Box } from '../raster.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { rowsOf, widthAt } from './ink/ink-through.ts';

/** px by which the sides of a zone, and their ends, stand off where its shade ends. */
const BORDER = 4;
/** Of the body's width, and of a side's rows, or px, those that may be so wide: lines cross it, and the tag of a price begins at it. */
const WIDE = { least: 0.45, share: 0.25, rows: 5 };

/**
 * A zone over the plot has a border, of which the sides are strokes from its head to its foot; one that is drawn as high as a candle has that at its side. Farther on there may be what looks
 * like more of it: the far end of a tag that begins in the same column and hides what is between.
 */
export function isSideOfZone(
  { x, top, bottom }: Pick<MeasuredCandle, 'x' | 'top' | 'bottom'>,
  { widths, ground, marks: { ink } }: Pick<FoundCandles, 'widths' | 'ground' | 'marks'>,
): boolean {
  const rows = rowsOf(top, bottom);
  const isAt = ({ x0, x1, y0, y1 }: Box) =>
    Math.min(Math.abs(x - x0), Math.abs(x - x1)) <= BORDER &&
    top <= y0 + BORDER &&
    bottom >= y1 - BORDER &&
    rows.filter((y) => (y < y0 - BORDER || y > y1 + BORDER) && widthAt(ink, x, y) > 0).length <= BORDER;
  if (!ground.sheets.washes.some(({ box }) => isAt(box))) return false;
  const wide = rows.filter((y) => widthAt(ink, x, y) >= WIDE.least * widths.body);
  return wide.length <= Math.max(WIDE.rows, WIDE.share * (bottom - top));
}
