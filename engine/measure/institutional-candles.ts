import type { Candle } from '../reading.ts';
import { mean } from './series.ts';

/** A candle whose body dwarfs those before it. Its zone runs from the open to the middle of the body. `brokenAt`: the first close beyond its open. */
export type InstitutionalCandle = {
  at: number;
  side: 'up' | 'down';
  open: number;
  middle: number;
  bodies: number;
  /** Its volume against the mean of the candles before; null without volume. */
  volumes: number | null;
  brokenAt: number | null;
};

const lookback = 20;
const leastBodies = 2.5;
const bodyShare = 0.7;
const leastVolumes = 1.5;

/**
 * Body of at least 2.5 mean bodies of the last 20 candles (10 at least must be seen), one average true range, and 70 % of its own range; with volume on the picture also one and a half times the
 * mean volume. The name is the literature's: a picture does not show who traded.
 */
export const institutionalCandles = (
  candles: readonly Candle[],
  ranges: readonly number[],
  volumes: readonly number[] | null,
): InstitutionalCandle[] => {
  const found: InstitutionalCandle[] = [];
  for (let at = lookback / 2; at < candles.length; at++) {
    const { open, high, low, close } = candles[at]!;
    const start = Math.max(0, at - lookback);
    const usual = mean(candles.slice(start, at).map((c) => Math.abs(c.close - c.open)));
    const body = Math.abs(close - open);
    if (body < leastBodies * usual || body < ranges[at - 1]! || body < bodyShare * (high - low) || usual === 0)
      continue;
    const volumeRatio = volumes && volumes[at]! / mean(volumes.slice(start, at));
    if (volumeRatio !== null && !(volumeRatio >= leastVolumes)) continue;
    const side = close > open ? 'up' : 'down';
    const later = candles.findIndex(
      (c, i) => i > at && (side === 'up' ? c.close < open - c.error : c.close > open + c.error),
    );
    found.push({
      at,
      side,
      open,
      middle: (open + close) / 2,
      bodies: body / usual,
      volumes: volumeRatio,
      brokenAt: later < 0 ? null : later,
    });
  }
  return found;
};
