import type { Series } from './series.ts';

export type EnvelopeWidth = { width: { percent: number } | { distance: number }; held: number };

const percents = [0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30, 50];
const distances = [1, 2, 3, 5, 8, 10, 15, 20, 30, 50];
const wanted = 0.85;

/**
 * The narrowest round width that held 85 % of the visible closes; `held` is what it does hold, 0 to 1. Width is a setting of the method that traders
 * choose per market by eye, so it is fitted to the picture and told; events are then found with it alone.
 */
export const envelopeWidth = (
  closes: readonly number[],
  average: Series,
  { relative }: { relative: boolean },
): EnvelopeWidth => {
  const away = closes.flatMap((close, i) => {
    const middle = average[i];
    if (middle === null || middle === undefined) return [];
    return [relative ? Math.abs(close - middle) : (100 * Math.abs(close - middle)) / Math.abs(middle || 1)];
  });
  const held = (width: number) => away.filter((value) => value <= width).length / Math.max(1, away.length);
  const ladder = relative ? distances : percents;
  const width = ladder.find((candidate) => held(candidate) >= wanted) ?? ladder.at(-1)!;
  return { width: relative ? { distance: width } : { percent: width }, held: held(width) };
};
