import type { Candle } from '../reading.ts';
import { displacements } from './displacement.ts';
import type { StructureBreak } from './structure.ts';

/**
 * The last candle against the move before a displacement that closes beyond a swing. `low` and `high` are its range, `at` the candle of that close.
 * `touchedAt` is the first later candle that trades back into it, `brokenAt` the first that closes beyond its far side.
 */
export type OrderBlock = {
  at: number;
  index: number;
  side: 'up' | 'down';
  low: number;
  high: number;
  touchedAt: number | null;
  brokenAt: number | null;
};

/** How many candles after the displacement the swing may be broken, and how far back the opposite candle may stand. */
const reach = 5;

const firstAfter = (candles: readonly Candle[], at: number, holds: (candle: Candle) => boolean): number | null => {
  const found = candles.findIndex((candle, i) => i > at && holds(candle));
  return found < 0 ? null : found;
};

export const orderBlocks = (
  candles: readonly Candle[],
  ranges: readonly number[],
  breaks: readonly StructureBreak[],
): OrderBlock[] => {
  const found: OrderBlock[] = [];
  for (const { from, at: moved, side } of displacements(candles, ranges)) {
    const broken = breaks.find((b) => b.side === side && b.at >= from && b.at <= moved + reach);
    if (!broken) continue;
    let index = from - 1;
    const against = (candle: Candle) => (side === 'up' ? candle.close < candle.open : candle.close > candle.open);
    while (index > from - 1 - reach && index >= 0 && !against(candles[index]!)) index--;
    const block = candles[index];
    if (!block || !against(block) || found.some((other) => other.index === index)) continue;
    const { low, high } = block;
    const at = Math.max(moved, broken.at);
    found.push({
      at,
      index,
      side,
      low,
      high,
      touchedAt: firstAfter(candles, at, (c) => (side === 'up' ? c.low <= high : c.high >= low)),
      brokenAt: firstAfter(candles, at, (c) => (side === 'up' ? c.close < low - c.error : c.close > high + c.error)),
    });
  }
  return found;
};
