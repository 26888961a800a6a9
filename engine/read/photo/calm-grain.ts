import type { Raster } from '../../raster.ts';
import { levelOf } from '../level-of.ts';

/** What stands out from its surroundings by more than this many standard deviations of the grain is drawn. */
const ABOVE_GRAIN = 3;
/** Of the px, every so many tells how strong the grain is. */
const SAMPLES = 29;

/**
 * A picture without the grain of a sensor and the fine net of moiré, per channel: the median of each px and its eight neighbours. Strokes of one px, which that
 * wipes out, are kept where they stand out of the grain: there it is the middle one of the px and the medians of five along its row and its column.
 * Px at the border stay.
 */
export function calmGrain({ width, height, data }: Raster): Raster {
  const result = new Uint8ClampedArray(data);
  const stride = width * 4;
  const least = ABOVE_GRAIN * grainOf({ width, height, data });
  const sorted = { least: new Uint8Array(stride), middle: new Uint8Array(stride), greatest: new Uint8Array(stride) };
  for (let y = 2; y < height - 2; y++) {
    const row = y * stride;
    sortColumns(data, row, sorted);
    for (let p = row + 8; p < row + stride - 8; p += 4)
      for (let i = p; i < p + 3; i++) {
        const around = medianOfColumns(sorted, i - row);
        const here = data[i]!;
        if (Math.abs(here - around) > least) {
          const level = medianOfFive(data[i - 8]!, data[i - 4]!, here, data[i + 4]!, data[i + 8]!);
          const above = i - stride;
          const below = i + stride;
          const upright = medianOfFive(data[above - stride]!, data[above]!, here, data[below]!, data[below + stride]!);
          const stroke = middle(level, upright, here);
          result[i] = Math.abs(stroke - around) > least ? stroke : around;
        } else result[i] = around;
      }
  }
  return { width, height, data: result };
}

/** Standard deviation of the grain, levels: what most px, which are ground, are off the median around them. */
export function grainOf({ width, height, data }: Raster): number {
  const counts = new Uint32Array(256);
  let total = 0;
  const stride = width * 4;
  for (let k = 2 * width + 2; k < width * (height - 2) - 2; k += SAMPLES, total++)
    counts[Math.abs(data[k * 4 + 1]! - medianAround(data, k * 4 + 1, stride))]!++;
  return Math.max(1, levelOf(counts, 0.68 * total));
}

const { min, max } = Math;
const middle = (a: number, b: number, c: number) => max(min(a, b), min(max(a, b), c));

/** The middle one of what is neither the least nor the greatest of the first four, and the fifth. */
const medianOfFive = (a: number, b: number, c: number, d: number, e: number) =>
  middle(max(min(a, b), min(c, d)), min(max(a, b), max(c, d)), e);

/** Each value of a row, that above and that below it, sorted. */
type SortedColumns = { least: Uint8Array; middle: Uint8Array; greatest: Uint8Array };

/** Each column is sorted once for the three px that it is beside. */
function sortColumns(data: Uint8ClampedArray, row: number, sorted: SortedColumns): void {
  const stride = sorted.least.length;
  for (let x = 0, i = row; x < stride; x++, i++) {
    const above = data[i - stride]!;
    const here = data[i]!;
    const below = data[i + stride]!;
    sorted.least[x] = min(min(above, here), below);
    sorted.middle[x] = middle(above, here, below);
    sorted.greatest[x] = max(max(above, here), below);
  }
}

/** Of three sorted columns: the median of the greatest least, the middle middle and the least greatest (Smith 1996). */
const medianOfColumns = ({ least, middle: middles, greatest }: SortedColumns, x: number): number =>
  middle(
    max(max(least[x - 4]!, least[x]!), least[x + 4]!),
    middle(middles[x - 4]!, middles[x]!, middles[x + 4]!),
    min(min(greatest[x - 4]!, greatest[x]!), greatest[x + 4]!),
  );

/** The same where hardly any px is asked: of its own three columns. */
function medianAround(data: Uint8ClampedArray, i: number, stride: number): number {
  const [above, below] = [i - stride, i + stride];
  const a = data[above - 4]!;
  const b = data[above]!;
  const c = data[above + 4]!;
  const d = data[i - 4]!;
  const e = data[i]!;
  const f = data[i + 4]!;
  const g = data[below - 4]!;
  const h = data[below]!;
  const k = data[below + 4]!;
  const least = max(max(min(min(a, d), g), min(min(b, e), h)), min(min(c, f), k));
  const middles = middle(middle(a, d, g), middle(b, e, h), middle(c, f, k));
  const greatest = min(min(max(max(a, d), g), max(max(b, e), h)), max(max(c, f), k));
  return middle(least, middles, greatest);
}
