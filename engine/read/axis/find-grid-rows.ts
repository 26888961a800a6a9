import type { Grey } from './text-mask.ts';

/** Where a horizontal line runs through a part of the picture: its middle (px, fractional), the share of columns in which it shows, and how far it stands out on average, luma. */
export type GridRow = { y: number; share: number; step: number };

type FindGridRowsOptions = {
  /** Least difference from the rows around, luma: grid lines are faint by intent. */
  minStep?: number;
  /** Least share of the columns in which the line shows; dashes leave half of it, candles hide some. */
  minShare?: number;
};

/** A line is at most this many rows wide, and two lines are farther apart. */
const REACH = 3;

/** Thin horizontal lines between columns `x0` and `x1`: grid, ticks drawn into the plot, price lines. From the top. */
export function findGridRows(
  brightness: Grey,
  x0: number,
  x1: number,
  { minStep = 3, minShare = 0.25 }: FindGridRowsOptions = {},
): GridRow[] {
  const { height } = brightness;
  const lighter = new Array<RowStrength>(height).fill(NOTHING);
  const darker = new Array<RowStrength>(height).fill(NOTHING);
  for (let y = REACH; y < height - REACH; y++) {
    lighter[y] = strengthOfRow(brightness, y, x0, x1, minStep, 1);
    darker[y] = strengthOfRow(brightness, y, x0, x1, minStep, -1);
  }
  return [...peaks(lighter, minShare), ...peaks(darker, minShare)].sort((a, b) => a.y - b.y);
}

/** Share of the columns that stand out from the rows above and below, and by how much on average over all columns. */
type RowStrength = { share: number; step: number };
const NOTHING: RowStrength = { share: 0, step: 0 };

function strengthOfRow(
  { width, data }: Grey,
  y: number,
  x0: number,
  x1: number,
  minStep: number,
  sign: 1 | -1,
): RowStrength {
  const stride = Math.max(1, Math.floor((x1 - x0) / 400));
  let hits = 0;
  let sum = 0;
  let count = 0;
  for (let x = x0; x < x1; x += stride, count++) {
    const i = y * width + x;
    const step = Math.min(sign * (data[i]! - data[i - REACH * width]!), sign * (data[i]! - data[i + REACH * width]!));
    if (step < minStep) continue;
    hits++;
    // A candle's edge stands out far more than any grid line and must not outweigh it.
    sum += Math.min(step, 60);
  }
  return count ? { share: hits / count, step: sum / count } : NOTHING;
}

/** The rows of a line stand out by some of what its strongest does, and in as many columns: what shows in few of them runs along it, as averages do. */
const OF_LINE = { step: 0.25, share: 0.5 };

/** The strongest row of each neighbourhood; a line of several rows, or one smoothed over two, has its middle where its ink has. */
function peaks(rows: RowStrength[], minShare: number): GridRow[] {
  const found: GridRow[] = [];
  for (let y = REACH; y < rows.length - REACH; y++) {
    const { share, step } = rows[y]!;
    if (share < minShare) continue;
    const around = rows.slice(y - REACH, y + REACH + 1);
    if (around.some((other, k) => other.step > step || (other.step === step && k < REACH))) continue;
    const ink = around.map((row) =>
      row.step > OF_LINE.step * step && row.share > OF_LINE.share * share ? row.step : 0,
    );
    const total = ink.reduce((sum, weight) => sum + weight, 0);
    const moment = ink.reduce((sum, weight, k) => sum + weight * (y - REACH + k + 0.5), 0);
    found.push({ y: moment / total, share, step });
  }
  return found;
}
