import type { Candle } from '../reading.ts';
import { type ConfirmedSwing, confirmedSwings, findSwings, type Swing } from './swings.ts';

export const retracements = [0.236, 0.382, 0.5, 0.618, 0.786] as const;
export const extensions = [0.618, 1, 1.272, 1.618] as const;

/** A move between two swings; `at` is when its end was confirmed, null while it still can move on. */
export type Leg = { at: number | null; side: 'up' | 'down'; start: Swing; end: Swing };

const majorReversal = 3;

const legOf = (start: Swing, end: Swing): Leg => ({
  at: end.confirmedAt,
  side: end.value > start.value ? 'up' : 'down',
  start,
  end,
});

/** Legs between swings of three average true ranges. */
export const majorLegs = (candles: readonly Candle[], ranges: readonly number[]): Leg[] => {
  const swings = findSwings(candles, { ranges, reversal: majorReversal });
  return swings.slice(1).map((end, i) => legOf(swings[i]!, end));
};

/** The value at a share of the leg given back: 0 its end, 1 its start. */
export const retracementAt = ({ start, end }: Leg, share: number): number =>
  end.value - (end.value - start.value) * share;

/** How much of the leg a value gives back. */
export const retraced = ({ start, end }: Leg, value: number): number => (end.value - value) / (end.value - start.value);

/**
 * The leg that price is giving back: the last confirmed one, or, once that is wholly undone, the one that undid it.
 */
export const currentLeg = (candles: readonly Candle[], ranges: readonly number[]): Leg | null => {
  const legs = majorLegs(candles, ranges);
  const running = legs.at(-1);
  const before = legs.at(-2);
  if (!running) return null;
  return before && retraced(before, running.end.value) < 1 ? before : running;
};

export type FibonacciReaction = { at: number; share: number; level: number };

/** Candles after the leg's end that reach one of its retracements and close back on the leg's side of it, in the half of their range away from it. */
export const reactions = (candles: readonly Candle[], leg: Leg): FibonacciReaction[] => {
  const sign = leg.side === 'up' ? 1 : -1;
  return candles.flatMap(({ high, low, close, error }, at) => {
    const before = candles[at - 1];
    if (!before || at <= (leg.at ?? candles.length)) return [];
    const reached = sign > 0 ? low : high;
    const middle = (high + low) / 2;
    const share = retracements.findLast((r) => {
      const level = retracementAt(leg, r);
      return (reached - level) * sign <= error && (close - level) * sign > error && (before.close - level) * sign > 0;
    });
    if (share === undefined || (close - middle) * sign <= 0) return [];
    return [{ at, share, level: retracementAt(leg, share) }];
  });
};

/** A move, its pullback, and the end of the pullback from where the move is projected on. */
export type Projection = { at: number; side: 'up' | 'down'; a: Swing; b: Swing; c: Swing };

/** Every A-B-C whose move AB covers three ranges and whose pullback gives back between 23.6 % and all of it. */
export const projections = (swings: readonly Swing[], ranges: readonly number[]): Projection[] => {
  const confirmed = confirmedSwings(swings);
  return confirmed.flatMap((c: ConfirmedSwing, i) => {
    const a = confirmed[i - 2];
    const b = confirmed[i - 1];
    if (!a || !b) return [];
    const back = (b.value - c.value) / (b.value - a.value);
    if (Math.abs(b.value - a.value) < majorReversal * ranges[b.index]! || back < retracements[0] || back >= 1)
      return [];
    return [{ at: c.confirmedAt, side: b.kind === 'high' ? ('up' as const) : ('down' as const), a, b, c }];
  });
};
