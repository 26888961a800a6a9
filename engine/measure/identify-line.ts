import type { OverlayLine } from '../reading.ts';
import { ema, sma } from './moving-averages.ts';
import { median, type Series } from './series.ts';

/** The moving average that a drawn line is. */
export type LineIdentity = { kind: 'sma' | 'ema'; period: number };

const periods = [5, 7, 8, 9, 10, 12, 13, 14, 20, 21, 25, 26, 30, 34, 50, 55, 60, 89, 99, 100, 120, 144, 150, 200];

const distances = (drawn: Series, computed: Series) =>
  drawn.flatMap((value, i) => {
    const other = computed[i];
    return value === null || other === null || other === undefined ? [] : [Math.abs(value - other)];
  });

/**
 * Names a traced line by comparing it with the averages that the visible candles allow. Null where none lies within `tolerance` (in the reading's unit, median
 * distance) on at least ten candles: a longer average, or something else.
 */
export const identifyLine = (line: OverlayLine, closes: readonly number[], tolerance: number): LineIdentity | null => {
  let best: (LineIdentity & { distance: number }) | null = null;
  for (const period of periods) {
    if (period + 10 > closes.length) break;
    for (const [kind, average] of [
      ['sma', sma],
      ['ema', ema],
    ] as const) {
      const apart = distances(line.values, average(closes, period));
      if (apart.length < 10) continue;
      const distance = median(apart);
      if (distance <= tolerance && (!best || distance < best.distance)) best = { kind, period, distance };
    }
  }
  return best && { kind: best.kind, period: best.period };
};
