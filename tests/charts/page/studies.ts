import type { Bar } from '../series.ts';

/** Simple moving average of the closes, one value per bar; NaN until the period is full. */
export function movingAverage(bars: readonly Bar[], period: number): number[] {
  return bars.map((_, i) => (i < period - 1 ? Number.NaN : mean(closes(bars, i, period))));
}

/** Bollinger bands: average ± 2 standard deviations of the closes. */
export function bollinger(bars: readonly Bar[], period = 20): { upper: number[]; middle: number[]; lower: number[] } {
  const middle = movingAverage(bars, period);
  const spread = bars.map((_, i) => {
    if (i < period - 1) return Number.NaN;
    const window = closes(bars, i, period);
    return 2 * Math.sqrt(mean(window.map((value) => (value - middle[i]!) ** 2)));
  });
  return { middle, upper: middle.map((m, i) => m + spread[i]!), lower: middle.map((m, i) => m - spread[i]!) };
}

/** Exponential average with the usual weight 2 / (period + 1). */
function exponential(values: readonly number[], period: number): number[] {
  const weight = 2 / (period + 1);
  let last = values[0] ?? 0;
  return values.map((value) => {
    last += weight * (value - last);
    return last;
  });
}

/** MACD 12, 26, 9: line, signal and their difference. */
export function macd(bars: readonly Bar[]): { line: number[]; signal: number[]; histogram: number[] } {
  const values = bars.map((bar) => bar.close);
  const slow = exponential(values, 26);
  const line = exponential(values, 12).map((fast, i) => fast - slow[i]!);
  const signal = exponential(line, 9);
  return { line, signal, histogram: line.map((value, i) => value - signal[i]!) };
}

/** Relative strength index over plain averages of gains and losses. */
export function rsi(bars: readonly Bar[], period = 14): number[] {
  return bars.map((_, i) => {
    if (i < period) return Number.NaN;
    const moves = bars.slice(i - period + 1, i + 1).map((bar, k) => bar.close - bars[i - period + k]!.close);
    const gain = moves.reduce((sum, move) => sum + Math.max(move, 0), 0);
    const loss = moves.reduce((sum, move) => sum + Math.max(-move, 0), 0);
    return gain + loss ? (100 * gain) / (gain + loss) : 50;
  });
}

const closes = (bars: readonly Bar[], end: number, period: number) =>
  bars.slice(end - period + 1, end + 1).map((bar) => bar.close);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
