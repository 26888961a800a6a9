import type { Candle } from '../reading.ts';

/** Whether no later close has gone beyond `edge` against an event's side: one that has been undone is history, not a signal. */
export const stands = (
  candles: readonly Candle[],
  { at, side }: { at: number; side: 'up' | 'down' },
  edge: number,
): boolean =>
  !candles.some(({ close, error }, i) => i > at && (side === 'up' ? close < edge - error : close > edge + error));
