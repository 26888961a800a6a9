import type { Candle } from '../reading.ts';

/**
 * A gap that three candles leave: the low of the third above the high of the first (up), or mirrored. `filled` is the share that later candles
 * have traded back, 0 to 1; `filledAt` the candle that closed it.
 */
export type FairValueGap = {
  at: number;
  side: 'up' | 'down';
  from: number;
  to: number;
  filled: number;
  filledAt: number | null;
};

/** Gaps of at least a quarter of the average true range before them and twice the reading error. `from` is the edge nearer to the first candle. */
export const fairValueGaps = (candles: readonly Candle[], ranges: readonly number[]): FairValueGap[] => {
  const found: FairValueGap[] = [];
  for (let at = 2; at < candles.length; at++) {
    const first = candles[at - 2]!;
    const third = candles[at]!;
    const least = Math.max(ranges[at - 2]! / 4, 2 * third.error);
    const up = third.low - first.high;
    const down = first.low - third.high;
    if (Math.max(up, down) < least) continue;
    const side = up > down ? 'up' : 'down';
    const [from, to] = side === 'up' ? [first.high, third.low] : [first.low, third.high];
    found.push({ at, side, from, to, ...fillOf(candles, at, from, to) });
  }
  return found;
};

const fillOf = (candles: readonly Candle[], at: number, from: number, to: number) => {
  let filled = 0;
  for (let i = at + 1; i < candles.length; i++) {
    const reached = to > from ? candles[i]!.low : candles[i]!.high;
    filled = Math.max(filled, Math.min(1, (to - reached) / (to - from)));
    if (filled >= 1) return { filled: 1, filledAt: i };
  }
  return { filled, filledAt: null };
};
