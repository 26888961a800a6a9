import type { Raster } from '../../raster.ts';
import { levelOf } from '../level-of.ts';

/** Points on edges of one family: `along` is the coordinate that runs along the edge, `across` the other, px; `weight` grows with contrast. */
export type EdgePoints = { across: Float32Array; along: Float32Array; weight: Float32Array };

/** Contrast beyond this adds nothing: one bezel must not outweigh the whole chart. */
const MOST_CONTRAST = 45;

type EdgeOptions = {
  /** Least contrast in multiples of the grain (the median of all gradients), and in levels. */
  aboveGrain?: number;
  leastContrast?: number;
};

/** Edges that are nearly upright and those that are nearly level; candles, text, grid and bezel have both, and little else. */
export function edgePoints(
  picture: Raster,
  { aboveGrain = 3.5, leastContrast = 8 }: EdgeOptions = {},
): { upright: EdgePoints; level: EdgePoints } {
  const { width, height } = picture;
  const horizontal = gradients(picture, 1);
  const vertical = gradients(picture, width);
  const upright = { step: 1, stride: width, length: height, count: width };
  const level = { step: width, stride: 1, length: width, count: height };
  const threshold = (strengths: Uint8Array) => Math.max(leastContrast, aboveGrain * quantile(strengths, 0.5));
  return {
    upright: pointsOf(horizontal, vertical, upright, threshold(horizontal)),
    level: pointsOf(vertical, horizontal, level, threshold(vertical)),
  };
}

type Family = { step: number; stride: number; length: number; count: number };

function pointsOf(
  across: Uint8Array,
  along: Uint8Array,
  { step, stride, length, count }: Family,
  threshold: number,
): EdgePoints {
  const found: number[] = [];
  for (let a = 1; a < length - 1; a++)
    for (let c = 1; c < count - 1; c++) {
      const i = a * stride + c * step;
      const strength = across[i]!;
      if (strength > threshold && strength > 2.2 * along[i]!)
        found.push(c + 0.5, a + 0.5, Math.min(strength, MOST_CONTRAST));
    }
  const pick = (offset: number) => Float32Array.from({ length: found.length / 3 }, (_, i) => found[i * 3 + offset]!);
  return { across: pick(0), along: pick(1), weight: pick(2) };
}

/** Greatest difference of any colour channel between the two neighbours, `step` px to either side; none where one of them is transparent. */
function gradients({ width, height, data }: Raster, step: number): Uint8Array {
  const result = new Uint8Array(width * height);
  for (let i = step; i < result.length - step; i++) {
    const before = (i - step) * 4;
    const after = (i + step) * 4;
    if (data[before + 3] === 0 || data[after + 3] === 0) continue;
    const red = Math.abs(data[after]! - data[before]!);
    const green = Math.abs(data[after + 1]! - data[before + 1]!);
    const blue = Math.abs(data[after + 2]! - data[before + 2]!);
    result[i] = Math.max(red, green, blue);
  }
  return result;
}

function quantile(values: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]!++;
  return levelOf(counts, share * values.length);
}
