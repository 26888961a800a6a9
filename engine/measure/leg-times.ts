import { mean, median } from './series.ts';
import { confirmedSwings, type Swing } from './swings.ts';

/** Lengths of the legs between confirmed swings, in candles; `at` is the candle that confirmed a leg's end. */
export type LegTime = { at: number; side: 'up' | 'down'; from: number; to: number; length: number };

export const legTimes = (swings: readonly Swing[]): LegTime[] => {
  const confirmed = confirmedSwings(swings);
  return confirmed.slice(1).map((end, i) => {
    const start = confirmed[i]!;
    const side = end.kind === 'high' ? 'up' : 'down';
    return { at: end.confirmedAt, side, from: start.index, to: end.index, length: end.index - start.index };
  });
};

/** Distances between swings of one kind, in candles. */
export type Cycle = {
  kind: Swing['kind'];
  median: number;
  shortest: number;
  longest: number;
  times: number;
  due: number;
  /** Whether the distances are alike enough to be called a rhythm. */
  regular: boolean;
};

/** Three distances at least: fewer are no rhythm. `due` is the candle where the next one would fall. */
export const cycleOf = (swings: readonly Swing[], kind: Swing['kind']): Cycle | null => {
  const indices = confirmedSwings(swings).flatMap((swing) => (swing.kind === kind ? [swing.index] : []));
  const lengths = indices.slice(1).map((index, i) => index - indices[i]!);
  if (lengths.length < 3) return null;
  const usual = median(lengths);
  return {
    kind,
    median: usual,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    times: lengths.length,
    // A quarter off on average is what can still be called a rhythm.
    regular: mean(lengths.map((length) => Math.abs(length - usual))) <= usual / 4,
    due: Math.round(indices.at(-1)! + usual),
  };
};

/** The leg under way: from the last confirmed swing to the last candle, against the median of earlier legs of its side (two at least). */
export type RunningLeg = { side: 'up' | 'down'; from: number; age: number; usual: number; ratio: number };

export const runningLeg = (swings: readonly Swing[], last: number): RunningLeg | null => {
  const start = confirmedSwings(swings).at(-1);
  if (!start) return null;
  const side = start.kind === 'low' ? 'up' : 'down';
  const earlier = legTimes(swings).flatMap((leg) => (leg.side === side ? [leg.length] : []));
  if (earlier.length < 2) return null;
  const usual = median(earlier);
  const age = last - start.index;
  return { side, from: start.index, age, usual, ratio: age / usual };
};
