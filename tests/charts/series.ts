import type { Instrument } from './instruments.ts';
import type { Random } from './random.ts';

/** One bar; `time` is the bar's opening in seconds since 1970 (UTC). */
export type Bar = { time: number; open: number; high: number; low: number; close: number; volume: number };

/** A stretch of the market with its own drift and liveliness (both in units of the instrument's volatility). */
type Regime = { drift: number; liveliness: number };

const REGIMES: readonly Regime[] = [
  { drift: 0, liveliness: 0.7 },
  { drift: 0.35, liveliness: 1 },
  { drift: -0.4, liveliness: 1.1 },
  { drift: 0, liveliness: 0.25 },
  { drift: 0.9, liveliness: 1.4 },
  { drift: -1, liveliness: 1.7 },
];

/**
 * A random series of `count` bars that looks like a market: stretches of trend, calm and flat trade, gaps between bars, long wicks now and then,
 * volume that follows the range. Prices are whole ticks of the instrument and `low ≤ open, close ≤ high`.
 */
export function drawSeries(
  random: Random,
  instrument: Instrument,
  count: number,
  { step = 86_400, gaps = 0.12 }: { step?: number; gaps?: number } = {},
): Bar[] {
  const round = (price: number) => Number(Math.max(price, 10 ** -instrument.decimals).toFixed(instrument.decimals));
  const bars: Bar[] = [];
  let regime = random.pick(REGIMES);
  let close = random.between(instrument.from, instrument.to);
  let time = 1_700_006_400 + random.integer(0, 500) * 86_400;
  for (let i = 0; i < count; i++) {
    if (random.chance(0.07)) regime = random.pick(REGIMES);
    const move = instrument.volatility * regime.liveliness;
    const gap = random.chance(gaps) ? random.normal() * move * 0.8 : 0;
    const open = round(close * (1 + gap));
    const stall = random.chance(0.05) ? 0 : 1;
    close = round(open * Math.exp(stall * (regime.drift * move * 0.5 + random.normal() * move)));
    const wick = () => (random.chance(0.18) ? 0 : Math.abs(random.normal()) * move * random.pick([0.3, 0.5, 0.7, 1.6]));
    const high = round(Math.max(open, close) * (1 + wick()));
    const low = round(Math.min(open, close) * (1 - wick()));
    const liveliness = 0.3 + (high - low) / (open * instrument.volatility);
    bars.push({
      time,
      open,
      high,
      low,
      close,
      volume: Math.max(1, Math.round(instrument.volume * liveliness * random.between(0.5, 1.5))),
    });
    time += step;
  }
  return bars;
}
