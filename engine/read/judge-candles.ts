import type { ReadFailure } from '#contract/read-failure';
import type { Lattice } from './find-pitch.ts';
import type { MeasuredCandle } from './measure-candle.ts';

export const LEAST_CANDLES = 8;

/** Null when what was found behaves as candles do, else why it does not. */
export function judgeCandles(candles: MeasuredCandle[], lattice: Lattice): ReadFailure | null {
  if (lattice.share < 0.3) return 'not-a-chart';
  if (candles.length < LEAST_CANDLES) return 'too-few-candles';
  const n = candles.length;
  const wicked = candles.filter((c) => c.top < c.bodyTop - 0.5 || c.bottom > c.bodyBottom + 0.5).length / n;
  const bodied = candles.filter((c) => c.hasBody).length / n;
  if (wicked < 0.35 || bodied < 0.4) return 'not-candlesticks';
  if (commonRowShare(candles) > 0.35) return 'not-candlesticks';
  return meanJump(candles) > 0.12 ? 'not-a-chart' : null;
}

/** Bars of a histogram share a foot; highs and lows of prices do not. */
function commonRowShare(candles: MeasuredCandle[]): number {
  const rows = new Map<number, number>();
  for (const { top, bottom } of candles)
    for (const row of [Math.round(top), -1 - Math.round(bottom)]) rows.set(row, (rows.get(row) ?? 0) + 1);
  return Math.max(0, ...rows.values()) / candles.length;
}

/** Mean vertical distance between neighbours that do not overlap, relative to the whole range. */
function meanJump(candles: MeasuredCandle[]): number {
  const range = Math.max(...candles.map((c) => c.bottom)) - Math.min(...candles.map((c) => c.top));
  let sum = 0;
  for (let i = 1; i < candles.length; i++) {
    const a = candles[i - 1]!;
    const b = candles[i]!;
    sum += Math.max(0, Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)) / range;
  }
  return sum / Math.max(1, candles.length - 1);
}
