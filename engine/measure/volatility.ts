import { rangePeriod } from './average-range.ts';
import { median } from './series.ts';

/** The last average true range against its own median on the chart: over 1.25 expanding, under 0.8 contracting. */
export type Volatility = {
  range: number;
  median: number;
  ratio: number;
  state: 'expanding' | 'contracting' | 'steady';
};

export const measureVolatility = (ranges: readonly number[]): Volatility => {
  const range = ranges.at(-1) ?? 0;
  const usual = median(ranges.slice(Math.min(rangePeriod - 1, ranges.length - 1)));
  const ratio = usual > 0 ? range / usual : 1;
  return { range, median: usual, ratio, state: ratio > 1.25 ? 'expanding' : ratio < 0.8 ? 'contracting' : 'steady' };
};
