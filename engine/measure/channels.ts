import { ATR, DonchianChannels, SMA } from 'trading-signals';
import type { Candle } from '../reading.ts';
import { ema, sma } from './moving-averages.ts';
import type { Series } from './series.ts';

export type Channel = { upper: Series; middle: Series; lower: Series };

const around = (middle: Series, width: (at: number) => number | null): Channel => {
  const shifted = (sign: 1 | -1) =>
    middle.map((value, at) => {
      const off = width(at);
      return value === null || off === null ? null : value + sign * off;
    });
  return { upper: shifted(1), middle, lower: shifted(-1) };
};

export type KeltnerOptions = { kind: 'ema' | 'sma'; period?: number; rangePeriod?: number; multiple?: number };

/** Keltner channel after Raschke: average of 20 closes, plus and minus 2 average true ranges of 10 candles. `kind` says which average stands in the middle. */
export const keltner = (
  candles: readonly Candle[],
  { kind, period = 20, rangePeriod = 10, multiple = 2 }: KeltnerOptions,
): Channel => {
  const range = new ATR(rangePeriod, SMA);
  const ranges = candles.map((candle) => range.add(candle));
  const closes = candles.map((candle) => candle.close);
  const middle = kind === 'ema' ? ema(closes, period) : sma(closes, period);
  return around(middle, (at) => (ranges[at] === null ? null : multiple * ranges[at]!));
};

/** Highest high and lowest low of the last `period` candles, the present one included. */
export const donchian = (candles: readonly Candle[], period = 20): Channel => {
  const indicator = new DonchianChannels(period);
  const bands = candles.map((candle) => indicator.add(candle));
  return {
    upper: bands.map((band) => band?.upper ?? null),
    middle: bands.map((band) => band?.middle ?? null),
    lower: bands.map((band) => band?.lower ?? null),
  };
};

/** Moving average of 20 closes with parallel lines: `percent` of it away, or a fixed distance where there are no prices to take a percentage of. */
export const envelope = (
  closes: readonly number[],
  width: { percent: number } | { distance: number },
  period = 20,
): Channel => {
  const middle = sma(closes, period);
  return around(middle, (at) => {
    if ('distance' in width) return width.distance;
    const value = middle[at];
    return value === null || value === undefined ? null : (Math.abs(value) * width.percent) / 100;
  });
};

export type ChannelEvent = { at: number; kind: 'left' | 'returned'; side: 'up' | 'down' };

/** Closes that leave a channel and the first ones back inside; `side` is the side of the channel where it happened. */
export const channelEvents = (closes: readonly number[], { upper, lower }: Channel, margin = 0): ChannelEvent[] => {
  const found: ChannelEvent[] = [];
  let outside: 'up' | 'down' | null = null;
  let seen = false;
  closes.forEach((close, at) => {
    const top = upper[at];
    const bottom = lower[at];
    if (top === null || top === undefined || bottom === null || bottom === undefined) return;
    const side = close > top + margin ? 'up' : close < bottom - margin ? 'down' : null;
    if (side !== outside) {
      if (side && seen) found.push({ at, kind: 'left', side });
      else if (outside) found.push({ at, kind: 'returned', side: outside });
      outside = side;
    }
    seen = true;
  });
  return found;
};
