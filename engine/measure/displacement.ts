import type { Candle } from '../reading.ts';

/** One to three candles of one direction that carry price away in one piece. */
export type Displacement = { from: number; at: number; side: 'up' | 'down'; move: number; ranges: number };

const most = 3;
const least = 2;
const bodyShare = 0.6;

/**
 * Runs of up to three candles of one colour, each with a body of 60 % of its range or more, whose bodies together cover two average true ranges as they were
 * before the run. It is complete with the first candle that reaches that; a run is reported once.
 */
export const displacements = (candles: readonly Candle[], ranges: readonly number[]): Displacement[] => {
  const found: Displacement[] = [];
  const strong = (i: number, sign: number) => {
    const { open, close, high, low } = candles[i]!;
    return (close - open) * sign > 0 && Math.abs(close - open) >= bodyShare * (high - low);
  };
  let used = -1;
  for (let at = 1; at < candles.length; at++) {
    const sign = Math.sign(candles[at]!.close - candles[at]!.open);
    if (sign === 0) continue;
    for (let from = at; from > used && from > at - most && from >= 1 && strong(from, sign); from--) {
      const move = Math.abs(candles[at]!.close - candles[from]!.open);
      const before = ranges[from - 1]!;
      if (move < least * before) continue;
      found.push({ from, at, side: sign > 0 ? 'up' : 'down', move, ranges: move / before });
      used = at;
      break;
    }
  }
  return found;
};
