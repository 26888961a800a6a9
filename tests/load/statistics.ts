/** The smallest of `values` that `part` (0 to 1) of them do not exceed; NaN of none. */
export const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => share(values, 0.5);
