/** Prices as an axis writes them, from above. */
export const steps = (from: number, by: number, count: number, decimals: number): string[] =>
  Array.from({ length: count }, (_, i) => (from - i * by).toFixed(decimals));
