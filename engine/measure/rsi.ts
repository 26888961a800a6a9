import { RSI, SMA, WSMA } from 'trading-signals';
import type { Series } from './series.ts';
import { stableFrom, wilderAlpha } from './warm-up.ts';

export const rsiPeriod = 14;

/** Candles after which Wilder's smoothing has forgotten 95 % of its seed; one more, since the first change needs two closes. */
const wilderStable = stableFrom(rsiPeriod, wilderAlpha(rsiPeriod), 1);

/** Wilder's RSI as TA-Lib computes it, 0 to 100, from its first value on. */
export const wilderRsi = (closes: readonly number[], period = rsiPeriod): Series => {
  const indicator = new RSI(period, WSMA);
  return closes.map((close) => indicator.add(close));
};

/** Cutler's RSI: simple instead of Wilder's averages, so that nothing before its own window counts. */
export const cutlerRsi = (closes: readonly number[], period = rsiPeriod): Series => {
  const indicator = new RSI(period, SMA);
  // Without a single change both averages are 0 and the library says 100; an unmoved price has no strength either way.
  return closes.map((close, i) => {
    const value = indicator.add(close);
    if (value === null) return null;
    const window = closes.slice(Math.max(0, i - period), i + 1);
    return window.every((other) => other === close) ? 50 : value;
  });
};

export type Rsi = { kind: 'wilder' | 'cutler'; values: Series; wilderNeeds: number };

/** Wilder's RSI where the picture is long enough for it to be stable over half of it, else Cutler's, which needs 15 candles. */
export const rsi = (closes: readonly number[]): Rsi => {
  // Twice what the seed needs, so that half of the chart has values: signals and divergences look back.
  const wilderNeeds = 2 * (wilderStable + 1);
  if (closes.length < wilderNeeds) return { kind: 'cutler', values: cutlerRsi(closes), wilderNeeds };
  const moved = closes.some((close) => close !== closes[0]);
  const values = wilderRsi(closes).map((value, i) => (i < wilderStable ? null : moved ? value : 50));
  return { kind: 'wilder', values, wilderNeeds };
};
