/** Share of its seed that an exponential average may still carry and be called stable. */
export const seedTolerance = 0.05;

/**
 * Index of the first candle on which an exponential average, seeded with the simple mean of its first `period` values, holds at most 5 % of that
 * seed. `alpha` is 2/(period+1) for an EMA, 1/period for Wilder's smoothing. `from` is the index of its first input.
 */
export const stableFrom = (period: number, alpha: number, from = 0): number =>
  from + period - 1 + Math.ceil(Math.log(seedTolerance) / Math.log(1 - alpha));

export const emaAlpha = (period: number) => 2 / (period + 1);
export const wilderAlpha = (period: number) => 1 / period;

/** Candles that an EMA needs before its last value is stable. */
export const emaNeeds = (period: number): number => stableFrom(period, emaAlpha(period)) + 1;
