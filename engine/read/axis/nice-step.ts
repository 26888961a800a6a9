/** First digits of the steps that charting libraries choose, in the order of how many do. */
export const NICE = [1, 2, 5, 2.5, 3, 4, 1.5, 6, 8];

/** The common step of values: the smallest difference, if all others are whole multiples of it; null otherwise. */
export function commonStep(values: readonly number[], decimals: number): number | null {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const differences = sorted.slice(1).map((value, i) => value - sorted[i]!);
  if (differences.length === 0) return null;
  const step = Math.min(...differences);
  // A rounded label is off by up to half of its last digit, a difference of two by a whole one.
  const slack = 1.01 * 10 ** -decimals;
  const isMultiple = (difference: number) => {
    const times = Math.round(difference / step);
    return Math.abs(difference - times * step) <= Math.min(0.1 * step, times === 1 ? slack : slack * 0.5 * times);
  };
  return differences.every(isMultiple) ? step : null;
}

/** Whether a value that shows so many decimals is a multiple of a step. */
export const isMultiple = (value: number, step: number, decimals: number): boolean =>
  Math.abs(value - step * Math.round(value / step)) <= 0.51 * 10 ** -decimals;

/** 1, 2, 2.5, 5 … times a power of ten. */
export function isNice(step: number): boolean {
  const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
  return NICE.some((nice) => Math.abs(mantissa - nice) < 0.001 * nice);
}

/** At most three significant digits, which the labels of a log axis have when its step can't be told. */
export function isRound(value: number): boolean {
  return value !== 0 && Math.abs(Number(value.toPrecision(3)) - value) < 1e-9 * Math.abs(value);
}
