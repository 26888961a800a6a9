import type { Candle } from '../reading.ts';
import { outcomeOf } from './double-patterns.ts';
import { heightAt, type StraightLine, through } from './straight-line.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

/** Side down: head and shoulders; up: the inverse. `at` is the confirmation of the right shoulder; the neckline runs through both valleys. */
export type HeadAndShoulders = {
  at: number;
  side: 'up' | 'down';
  left: Swing;
  head: Swing;
  right: Swing;
  valleys: [Swing, Swing];
  neckline: StraightLine;
  /** Head to neckline at the head's candle, reading's unit: the measured move. */
  height: number;
  brokenAt: number | null;
  failedAt: number | null;
};

const leastHeight = 2.5;
/** As shares of the height: how far the head stands out, how far shoulders and valleys may differ. */
const headOut = 0.2;
const unequal = 0.4;
/** The longer shoulder may be this many times as long as the shorter one. */
const lopsided = 3;

const shapeOf = (
  candles: readonly Candle[],
  ranges: readonly number[],
  [before, left, first, head, second, right]: readonly [
    ConfirmedSwing,
    ConfirmedSwing,
    ConfirmedSwing,
    ConfirmedSwing,
    ConfirmedSwing,
    ConfirmedSwing,
  ],
): HeadAndShoulders | null => {
  const side = head.kind === 'high' ? 'down' : 'up';
  const sign = side === 'up' ? 1 : -1;
  const neckline = through({ x: first.index, y: first.value }, { x: second.index, y: second.value });
  const height = (heightAt(neckline, head.index) - head.value) * sign;
  const shoulders = [left, right].map((shoulder) => (heightAt(neckline, shoulder.index) - shoulder.value) * sign);
  const [leftHeight, rightHeight] = [shoulders[0]!, shoulders[1]!];
  const widths = [head.index - left.index, right.index - head.index];
  const outstanding = height - Math.max(leftHeight, rightHeight) >= headOut * height;
  const alike =
    Math.abs(leftHeight - rightHeight) <= unequal * height && Math.abs(first.value - second.value) <= unequal * height;
  const standing = Math.min(leftHeight, rightHeight) >= 0.25 * height;
  const balanced = Math.max(...widths) <= lopsided * Math.min(...widths);
  const entered = (before.value - left.value) * sign >= leftHeight * 0.8;
  if (height < leastHeight * ranges[head.index]! || !outstanding || !alike || !standing || !balanced || !entered)
    return null;
  const outcome = outcomeOf(candles, right.index, sign, (i) => heightAt(neckline, i), head.value);
  return { at: right.confirmedAt, side, left, head, right, valleys: [first, second], neckline, height, ...outcome };
};

export const headAndShoulders = (
  candles: readonly Candle[],
  ranges: readonly number[],
  swings: readonly Swing[],
): HeadAndShoulders[] => {
  const confirmed = confirmedSwings(swings);
  return confirmed.flatMap((right, end) => {
    const [before, left, first, head, second] = confirmed.slice(Math.max(0, end - 5), end);
    if (!before || !left || !first || !head || !second) return [];
    const shape = shapeOf(candles, ranges, [before, left, first, head, second, right]);
    return shape ? [shape] : [];
  });
};
