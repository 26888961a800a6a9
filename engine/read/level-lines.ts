import type { Raster } from '../raster.ts';
import type { AxisRun } from './axis-run.ts';

const SAME = 10;
/** From how far off the labels to their side a line must reach to end a pane, in widths of a label; grids end sooner or stand on the labels' step. */
const REACH = 6;
const LEAST_CONTRAST = 5;
const OFF_STEP = 0.12;

/**
 * Rows between `from` and `to` where a line of one colour runs on one side of an axis right up to its labels or through them: the border
 * of a pane. Lines on the step of the labels are left out, since they are grid.
 */
export function levelLines(picture: Raster, { x0, x1, y0, y1, step }: AxisRun, from: number, to: number): number[] {
  const reach = REACH * (x1 - x0);
  const left = { from: Math.max(0, Math.round(x0 - reach)), to: Math.round(x0) };
  const right = { from: Math.round(x1), to: Math.min(picture.width, Math.round(x1 + reach)) };
  const rows: number[] = [];
  for (let y = Math.max(2, from); y < Math.min(picture.height - 2, to); y++) {
    const steps = y < y0 ? (y0 - y) / step : (y - y1) / step;
    if (Math.abs(steps - Math.round(steps)) < OFF_STEP) continue;
    if ([left, right].some((side) => side.to - side.from > 40 && isLine(picture, y, side))) rows.push(y);
  }
  return rows;
}

/** The row is of one colour from end to end, and the rows two above and below are not of that colour. */
function isLine({ width, data }: Raster, y: number, { from, to }: { from: number; to: number }): boolean {
  const middle = (y * width + to - 2) * 4;
  let same = 0;
  let apart = 0;
  for (let x = from; x < to; x++) {
    const at = (y * width + x) * 4;
    if (difference(data, at, middle) <= SAME) same++;
    if (
      difference(data, at - 8 * width, at) >= LEAST_CONTRAST &&
      difference(data, at + 8 * width, at) >= LEAST_CONTRAST
    )
      apart++;
  }
  return same >= 0.97 * (to - from) && apart >= 0.9 * (to - from);
}

const difference = (data: Raster['data'], a: number, b: number): number =>
  Math.max(Math.abs(data[a]! - data[b]!), Math.abs(data[a + 1]! - data[b + 1]!), Math.abs(data[a + 2]! - data[b + 2]!));
