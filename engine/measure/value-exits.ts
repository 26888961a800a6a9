import type { Candle } from '../reading.ts';
import { volumeProfile } from './volume-profile.ts';

export type ValueExit = { at: number; side: 'up' | 'down'; level: number };

/** Before that a profile is a handful of candles. */
const leastHistory = 20;

/** Closes that leave the value area of all candles before them by a quarter of an average true range, having stood inside on the candle before; from candle `from` on. */
export const valueExits = (
  candles: readonly Candle[],
  weights: readonly number[],
  ranges: readonly number[],
  from = 0,
): ValueExit[] => {
  const found: ValueExit[] = [];
  for (let at = Math.max(leastHistory, from); at < candles.length; at++) {
    const { areaLow, areaHigh } = volumeProfile(candles.slice(0, at), weights.slice(0, at));
    const before = candles[at - 1]!.close;
    const { close, error } = candles[at]!;
    if (before < areaLow || before > areaHigh) continue;
    const clear = Math.max(error, ranges[at - 1]! / 4);
    if (close > areaHigh + clear) found.push({ at, side: 'up', level: areaHigh });
    else if (close < areaLow - clear) found.push({ at, side: 'down', level: areaLow });
  }
  return found;
};
