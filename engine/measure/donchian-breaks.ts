import type { Candle } from '../reading.ts';
import { donchian } from './channels.ts';

export type DonchianBreak = { at: number; side: 'up' | 'down'; level: number };

/** Closes beyond the channel of the `period` candles before: the first of each run on a side, as the breakout trader counts them. */
export const donchianBreaks = (candles: readonly Candle[], period = 20): DonchianBreak[] => {
  const { upper, lower } = donchian(candles, period);
  const found: DonchianBreak[] = [];
  let side: 'up' | 'down' | null = null;
  for (let at = period; at < candles.length; at++) {
    const { close, error } = candles[at]!;
    const now = close > upper[at - 1]! + error ? 'up' : close < lower[at - 1]! - error ? 'down' : null;
    if (now && now !== side) found.push({ at, side: now, level: now === 'up' ? upper[at - 1]! : lower[at - 1]! });
    side = now;
  }
  return found;
};
