/** One value per candle, oldest first; null where the measure has too little history to be trusted. */
export type Series = readonly (number | null)[];

/** An event of a series: `at` is the candle that completes it. The last candle may still be open, so an event on it is unconfirmed. */
export type Timed = { at: number };

export const isConfirmed = ({ at }: Timed, length: number): boolean => at < length - 1;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const lastOf = (series: Series): number | null => series.at(-1) ?? null;
