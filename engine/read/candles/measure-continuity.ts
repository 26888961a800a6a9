import { median } from '../axis/median.ts';
import type { Directions } from './choose-directions.ts';
import { closeOf, middleOf, openOf } from './follow-chain.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Slots beyond which the last candle says nothing about the next. */
const LONGEST_GAP = 3;
/** In typical heights: a move between two days counts no more than this. */
const MOST_MOVE = 2;

/** Correlation, and how many standard deviations it is from what chance gives. */
export type Continuity = { correlation: number; deviations: number };

/**
 * Whether the bodies lead from one candle to the next: how the move from the middle of a body to the middle of the next goes with half of the one and half of
 * the other, upwards or downwards as their paints say; of averaged candles, which open in the middle of the last body, with half of the latter alone. It is 1 where each opens right there and stays high with gaps between days, whatever
 * the look; for boxes of a statistic, marks and keys it is about 0, however smoothly they move. Where no paint tells directions, only sizes can be compared.
 */
export function measureContinuity(candles: readonly MeasuredCandle[], directions: Directions): Continuity {
  const most = MOST_MOVE * median(candles.map(({ top, bottom }) => bottom - top));
  const within = (move: number) => Math.max(-most, Math.min(most, move));
  const middles = candles.map(middleOf);
  const bodies = candles.map((candle, i) => closeOf(candle, directions.up[i]!) - openOf(candle, directions.up[i]!));
  const pairs = candles.flatMap(({ slot }, i) => {
    if (i === 0 || slot - candles[i - 1]!.slot > LONGEST_GAP) return [];
    const led = directions.averaged ? bodies[i]! : bodies[i]! + bodies[i - 1]!;
    return [{ moved: within(middles[i]! - middles[i - 1]!), led: within(led / 2) }];
  });
  const sum = (of: (pair: (typeof pairs)[number]) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  const spread = Math.sqrt(sum(({ moved }) => moved ** 2) * sum(({ led }) => led ** 2));
  const correlation = spread > 0 ? sum(({ moved, led }) => moved * led) / spread : 0;
  return { correlation, deviations: correlation * Math.sqrt(pairs.length) };
}
