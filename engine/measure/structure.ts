import type { Candle } from '../reading.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

/** A close beyond the last confirmed swing: with the side of the last break it continues the structure, against it it changes its character. */
export type StructureBreak = {
  at: number;
  side: 'up' | 'down';
  kind: 'continuation' | 'change-of-character';
  level: number;
  swingIndex: number;
};

/** Closes beyond the last swing that was confirmed before that candle; each swing can be broken once. */
export const structureBreaks = (candles: readonly Candle[], swings: readonly Swing[]): StructureBreak[] => {
  const confirmed = confirmedSwings(swings);
  const found: StructureBreak[] = [];
  let bias: 'up' | 'down' | null = null;
  let next = 0;
  let high: ConfirmedSwing | null = null;
  let low: ConfirmedSwing | null = null;
  candles.forEach((candle, at) => {
    const breaks = (side: 'up' | 'down', swing: ConfirmedSwing) => {
      const kind = bias && bias !== side ? 'change-of-character' : 'continuation';
      found.push({ at, side, kind, level: swing.value, swingIndex: swing.index });
      bias = side;
    };
    if (high && candle.close > high.value + candle.error) {
      breaks('up', high);
      high = null;
    } else if (low && candle.close < low.value - candle.error) {
      breaks('down', low);
      low = null;
    }
    while (next < confirmed.length && confirmed[next]!.confirmedAt <= at) {
      const swing = confirmed[next++]!;
      if (swing.kind === 'high') high = swing;
      else low = swing;
    }
  });
  return found;
};

/** What the last two swing highs and lows say together. */
export type SwingSequence = {
  kind: 'rising' | 'falling' | 'expanding' | 'contracting' | 'level' | 'too-few';
  highs: [Swing, Swing] | null;
  lows: [Swing, Swing] | null;
};

/** Differences up to `tolerance` (in the reading's unit) count as equal. */
export const swingSequence = (swings: readonly Swing[], tolerance: number): SwingSequence => {
  const lastTwo = (kind: Swing['kind']): [Swing, Swing] | null => {
    const [a, b] = confirmedSwings(swings)
      .filter((swing) => swing.kind === kind)
      .slice(-2);
    return a && b ? [a, b] : null;
  };
  const highs = lastTwo('high');
  const lows = lastTwo('low');
  if (!highs || !lows) return { kind: 'too-few', highs, lows };
  const sign = ([a, b]: [Swing, Swing]) =>
    Math.abs(b.value - a.value) <= tolerance ? 0 : Math.sign(b.value - a.value);
  const up = sign(highs);
  const down = sign(lows);
  const kind =
    up === 0 && down === 0
      ? 'level'
      : up >= 0 && down >= 0
        ? 'rising'
        : up <= 0 && down <= 0
          ? 'falling'
          : up > 0
            ? 'expanding'
            : 'contracting';
  return { kind, highs, lows };
};
