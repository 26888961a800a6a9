import type { Candle } from '../reading.ts';
import type { OrderBlock } from './order-blocks.ts';

/** An order block that a close went through: it now stands for the other side. `at` is that close, `retestedAt` the first later candle that trades back into it. */
export type BreakerBlock = {
  at: number;
  block: OrderBlock;
  side: 'up' | 'down';
  retestedAt: number | null;
  /** A close through it again, back to where it came from. */
  failedAt: number | null;
};

export const breakerBlocks = (candles: readonly Candle[], blocks: readonly OrderBlock[]): BreakerBlock[] =>
  blocks.flatMap((block) => {
    if (block.brokenAt === null) return [];
    const at = block.brokenAt;
    const side = block.side === 'up' ? 'down' : 'up';
    const later = (holds: (candle: Candle) => boolean) => {
      const found = candles.findIndex((candle, i) => i > at && holds(candle));
      return found < 0 ? null : found;
    };
    return [
      {
        at,
        block,
        side,
        retestedAt: later((c) => (side === 'down' ? c.high >= block.low : c.low <= block.high)),
        failedAt: later((c) => (side === 'down' ? c.close > block.high + c.error : c.close < block.low - c.error)),
      },
    ];
  });
