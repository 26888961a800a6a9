import { StochasticOscillator } from 'trading-signals';
import type { Candle } from '../reading.ts';
import type { Series } from './series.ts';

export const stochasticPeriods = { kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 } as const;

/** Candles before the first value. */
export const stochasticNeeds =
  stochasticPeriods.kPeriod + stochasticPeriods.kSlowingPeriod + stochasticPeriods.dPeriod - 2;

/** Slow stochastic, by default 14, 3, 3: simple averages throughout, so that nothing before its window counts. 50 where the window has no range at all. */
export const stochastic = (
  candles: readonly Candle[],
  periods: { kPeriod: number; kSlowingPeriod: number; dPeriod: number } = stochasticPeriods,
): { k: Series; d: Series } => {
  const indicator = new StochasticOscillator(periods);
  const values = candles.map((candle) => indicator.add(candle));
  const moved = candles.some((candle) => candle.high !== candles[0]!.low || candle.low !== candles[0]!.low);
  return {
    k: values.map((value) => value && (moved ? value.stochK : 50)),
    d: values.map((value) => value && (moved ? value.stochD : 50)),
  };
};
