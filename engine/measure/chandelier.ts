import type { Candle } from '../reading.ts';

export const chandelierPeriod = 22;
export const chandelierMultiple = 3;

export type ChandelierFlip = { at: number; side: 'up' | 'down'; level: number };
/** The trailing stops of both sides (LeBeau): highest high − 3 ranges under a rise, lowest low + 3 ranges over a fall; reading's unit. */
export type Chandelier = { long: (number | null)[]; short: (number | null)[]; flips: ChandelierFlip[] };

export const chandelier = (candles: readonly Candle[], ranges: readonly number[]): Chandelier => {
  const windowed = (at: number, pick: (candle: Candle) => number) =>
    candles.slice(at - chandelierPeriod + 1, at + 1).map(pick);
  const full = (at: number) => at >= chandelierPeriod - 1;
  const long = candles.map((_, at) =>
    full(at) ? Math.max(...windowed(at, (c) => c.high)) - chandelierMultiple * ranges[at]! : null,
  );
  const short = candles.map((_, at) =>
    full(at) ? Math.min(...windowed(at, (c) => c.low)) + chandelierMultiple * ranges[at]! : null,
  );
  const flips: ChandelierFlip[] = [];
  let side: 'up' | 'down' | null = null;
  for (let at = chandelierPeriod; at < candles.length; at++) {
    const { close, error } = candles[at]!;
    const under = close < long[at - 1]! - error;
    const over = close > short[at - 1]! + error;
    // In a wide range a close can be beyond both stops: only the one of the side that is trailed counts.
    if (side === null && under !== over) side = under ? 'down' : 'up';
    else if (side === 'up' && under) {
      side = 'down';
      flips.push({ at, side, level: long[at - 1]! });
    } else if (side === 'down' && over) {
      side = 'up';
      flips.push({ at, side, level: short[at - 1]! });
    }
  }
  return { long, short, flips };
};
