import type { Candle } from '../reading.ts';

export type RangeExpansion = { at: number; side: 'up' | 'down'; multiple: number };

/** Candles with at least twice the average true range before them that close in the outer quarter of their own range. */
export const rangeExpansions = (candles: readonly Candle[], ranges: readonly number[]): RangeExpansion[] =>
  candles.flatMap(({ high, low, close }, at) => {
    const before = ranges[at - 1];
    const height = high - low;
    if (before === undefined || at < 5 || height < 2 * before) return [];
    const place = (close - low) / height;
    if (place > 0.25 && place < 0.75) return [];
    return [{ at, side: place >= 0.75 ? ('up' as const) : ('down' as const), multiple: height / before }];
  });
