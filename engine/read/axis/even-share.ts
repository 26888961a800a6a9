/** Share of the gaps that are whole multiples of one step, to less than `off` of it. */
export const evenShare = (gaps: readonly number[], step: number, off: number): number =>
  gaps.filter((gap) => gap > 0.5 * step && Math.abs(gap / step - Math.round(gap / step)) < off).length / gaps.length;
