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

/** Candles over which a line's way is measured: long enough to outweigh the pixels that tracing is off. */
const STRETCH = 12;
/** Least share of a line's movement that its period explains. */
const EXPLAINED = 0.985;
/** How near the period must be to a usual one, as a share of it. */
const NEAR_PERIOD = 0.06;

/**
 * The period of an exponential average that began before the picture does. Each of its steps is α × (close − its last value), so that its own course tells
 * α = 2 / (period + 1) where closes of older candles are not seen.
 */
const emaByItsCourse = ({ values }: OverlayLine, closes: readonly number[], tolerance: number): LineIdentity | null => {
  let [xx, xy, yy, stretches] = [0, 0, 0, 0];
  for (let from = 0; from + STRETCH < closes.length; from++) {
    const seen = values.slice(from, from + STRETCH + 1);
    if (seen.includes(null) || seen.includes(undefined as never)) continue;
    const pull = seen.slice(1).reduce<number>((sum, _, i) => sum + closes[from + i + 1]! - seen[i]!, 0);
    const moved = seen.at(-1)! - seen[0]!;
    xx += pull * pull;
    xy += pull * moved;
    yy += moved * moved;
    stretches++;
  }
  // A line that moved no further than tracing may be off says nothing.
  if (stretches < STRETCH || yy < stretches * (4 * tolerance) ** 2 || xy <= 0 || xy * xy < EXPLAINED * xx * yy)
    return null;
  const found = (2 * xx) / xy - 1;
  const off = (period: number) => Math.abs(period - found) / period;
  const period = periods.reduce((a, b) => (off(b) < off(a) ? b : a));
  return off(period) <= NEAR_PERIOD ? { kind: 'ema', period } : null;
};

/**
 * Names a traced line by comparing it with the averages that the visible candles allow. Null where none lies within `tolerance` (in the reading's unit, median
 * distance) on at least ten candles, nor moves as an exponential one does: a longer simple average, or something else.
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
  return best ? { kind: best.kind, period: best.period } : emaByItsCourse(line, closes, tolerance);
};
