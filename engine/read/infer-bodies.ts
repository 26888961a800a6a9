import { closeOf, type Directions, openOf } from './choose-directions.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Ranges of less than this, px, leave nothing to infer. */
const LEAST_RANGE = 3;

/**
 * Where pitches are of a few pixels, a body may come out no wider than its wick and so can't be seen. It is put where the neighbours say:
 * from the close before to the open after, if that goes the way that its colour tells. Such candles count as hidden.
 */
export function inferBodies(candles: MeasuredCandle[], { up, guessed }: Directions): MeasuredCandle[] {
  return candles.map((candle, i) => {
    const before = candles[i - 1];
    const after = candles[i + 1];
    if (candle.hasBody || guessed[i] || candle.bottom - candle.top < LEAST_RANGE || !before || !after) return candle;
    if (after.slot - before.slot !== 2) return candle;
    const within = (y: number) => Math.min(candle.bottom, Math.max(candle.top, y));
    const open = within(before.hasBody ? closeOf(before, up[i - 1]!) : (candle.top + candle.bottom) / 2);
    const close = within(after.hasBody ? openOf(after, up[i + 1]!) : open);
    if (close < open !== up[i] || close === open) return candle;
    return {
      ...candle,
      hasBody: true,
      bodyTop: Math.min(open, close),
      bodyBottom: Math.max(open, close),
      endHidden: true,
    };
  });
}
