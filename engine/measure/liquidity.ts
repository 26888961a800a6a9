import type { Candle } from '../reading.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

/** Stops are assumed above swing highs and below swing lows; swings within a quarter of an average true range of each other are one pool. */
export type LiquidityPool = {
  /** Candle from which the pool is known: the confirmation of its last swing. */
  at: number;
  side: 'above' | 'below';
  level: number;
  swings: number[];
  takenAt: number | null;
};

/** A candle that trades through a pool and closes back on the side it came from. */
export type Sweep = { at: number; side: 'up' | 'down'; level: number; extreme: number; swings: number[] };

const poolOf = (swing: ConfirmedSwing): LiquidityPool => ({
  at: swing.confirmedAt,
  side: swing.kind === 'high' ? 'above' : 'below',
  level: swing.value,
  swings: [swing.index],
  takenAt: null,
});

/** The outer swing is the pool's edge: stops lie beyond all of them. */
const join = (pool: LiquidityPool, swing: ConfirmedSwing) => {
  pool.level = pool.side === 'above' ? Math.max(pool.level, swing.value) : Math.min(pool.level, swing.value);
  pool.swings.push(swing.index);
  pool.at = swing.confirmedAt;
};

/** Walks once from left to right; a pool is spent by the first candle that trades through it. */
export const liquidity = (
  candles: readonly Candle[],
  ranges: readonly number[],
  swings: readonly Swing[],
): { pools: LiquidityPool[]; sweeps: Sweep[] } => {
  const waiting = confirmedSwings(swings);
  const pools: LiquidityPool[] = [];
  const sweeps: Sweep[] = [];
  let next = 0;
  candles.forEach((candle, at) => {
    for (const pool of pools) {
      if (pool.takenAt !== null) continue;
      const through =
        pool.side === 'above' ? candle.high > pool.level + candle.error : candle.low < pool.level - candle.error;
      if (!through) continue;
      pool.takenAt = at;
      const back = pool.side === 'above' ? candle.close < pool.level : candle.close > pool.level;
      const { level, swings: taken } = pool;
      if (!back) continue;
      const side = pool.side === 'above' ? 'down' : 'up';
      sweeps.push({ at, side, level, extreme: side === 'down' ? candle.high : candle.low, swings: [...taken] });
    }
    while (next < waiting.length && waiting[next]!.confirmedAt <= at) {
      const swing = waiting[next++]!;
      const side = swing.kind === 'high' ? 'above' : 'below';
      const near = pools.find(
        (pool) => pool.takenAt === null && pool.side === side && Math.abs(pool.level - swing.value) <= ranges[at]! / 4,
      );
      if (near) join(near, swing);
      else pools.push(poolOf(swing));
    }
  });
  return { pools, sweeps };
};
