import type { Candle } from '../reading.ts';

/**
 * How much was traded where, over the visible range. `shares` are relative (they sum to 1), one per bin from `low` upwards, `step` high each (reading's unit). The point of control
 * is the middle of the fullest bin; the value area holds 70 % around it.
 */
export type VolumeProfile = {
  low: number;
  step: number;
  shares: number[];
  pointOfControl: number;
  areaLow: number;
  areaHigh: number;
  areaShare: number;
};

const valueShare = 0.7;

/** Grows from the fullest bin by the fuller neighbour, as the market profile's value area is counted. */
const valueArea = (shares: readonly number[], fullest: number) => {
  let [from, to, held] = [fullest, fullest, shares[fullest]!];
  while (held < valueShare && (from > 0 || to < shares.length - 1)) {
    const below = shares[from - 1] ?? -1;
    const above = shares[to + 1] ?? -1;
    if (above >= below) held += shares[++to]!;
    else held += shares[--from]!;
  }
  return { from, to, held };
};

/** Each candle's weight is spread evenly over its range; with equal weights it is a profile of time at price. */
export const volumeProfile = (candles: readonly Candle[], weights: readonly number[], bins = 24): VolumeProfile => {
  const low = Math.min(...candles.map((candle) => candle.low));
  const high = Math.max(...candles.map((candle) => candle.high));
  const step = (high - low) / bins || 1;
  const totals = Array.from({ length: bins }, () => 0);
  const binOf = (value: number) => Math.min(bins - 1, Math.max(0, Math.floor((value - low) / step)));
  candles.forEach((candle, i) => {
    const height = candle.high - candle.low;
    const [from, to] = [binOf(candle.low), binOf(candle.high)];
    if (height <= 0) totals[from]! += weights[i]!;
    for (let bin = from; bin <= to && height > 0; bin++) {
      const bottom = low + bin * step;
      const overlap = Math.min(candle.high, bottom + step) - Math.max(candle.low, bottom);
      totals[bin]! += (weights[i]! * Math.max(0, overlap)) / height;
    }
  });
  const sum = totals.reduce((a, b) => a + b, 0);
  const shares = totals.map((total) => (sum > 0 ? total / sum : 1 / bins));
  const fullest = shares.indexOf(Math.max(...shares));
  const { from, to, held } = valueArea(shares, fullest);
  return {
    low,
    step,
    shares,
    pointOfControl: low + (fullest + 0.5) * step,
    areaLow: low + from * step,
    areaHigh: low + (to + 1) * step,
    areaShare: held,
  };
};
