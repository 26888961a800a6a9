/** From the median of distances to a standard deviation. */
export const STANDARD = 1.48;

/** The middle value; of an even count the upper one of the two, since all uses are over measured px. NaN for nothing. */
export function median(values: ArrayLike<number>): number {
  const sorted = new Float64Array(values).sort();
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
