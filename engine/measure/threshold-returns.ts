import type { Series } from './series.ts';

/** An oscillator's return from beyond a threshold: `from` is the candle of the extreme, `at` the first one back inside. */
export type ThresholdReturn = { at: number; from: number; side: 'up' | 'down'; extreme: number };

export const thresholdReturns = (
  values: Series,
  { upper, lower }: { upper: number; lower: number },
): ThresholdReturn[] => {
  const found: ThresholdReturn[] = [];
  let beyond: { side: 'up' | 'down'; from: number; extreme: number } | null = null;
  values.forEach((value, at) => {
    if (value === null) return;
    const side = value > upper ? 'down' : value < lower ? 'up' : null;
    if (beyond && side !== beyond.side) {
      found.push({ at, ...beyond });
      beyond = null;
    }
    if (!side) return;
    const further = !beyond || (side === 'down' ? value > beyond.extreme : value < beyond.extreme);
    if (further) beyond = { side, from: at, extreme: value };
  });
  return found;
};
