import type { Finding } from '../findings.ts';
import { type Displacement, displacements } from '../measure/displacement.ts';
import { fairValueGaps } from '../measure/fair-value-gaps.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, count, distance, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { zone } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const moveSignal = (measures: Measures, { from, at, side, move, ranges }: Displacement): Finding => {
  const { candles } = measures;
  const gap = fairValueGaps(candles, measures.ranges).some(
    (found) => found.side === side && found.at > from && found.at <= at + 1,
  );
  const kind =
    side === 'up' ? (gap ? 'displaced-up-gap' : 'displaced-up') : gap ? 'displaced-down-gap' : 'displaced-down';
  return signal(measures, kind, side, {
    values: {
      span:
        from === at
          ? say('span.candle', { at: candleNumber(at) })
          : say('span.candles', { from: candleNumber(from), at: candleNumber(at) }),
      move: distance(move),
      ranges: ratio(ranges),
      origin: price(candles[from]!.open),
    },
    candles: [from, at],
    at,
    margin: move,
    marks: [zone({ candle: from, value: candles[from]!.open }, { candle: at, value: candles[at]!.close })],
  });
};

export const displacement: StrategyRule = (measures) => {
  const { candles, ranges, range, last } = measures;
  const standing = displacements(candles, ranges).filter((move) => stands(candles, move, candles[move.from]!.open));
  const found = freshest(measures, standing, { most: 3 });
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'displaced-none', 'neutral', {
    values: { fresh, range: distance(range) },
    candles: [last],
  });
  return {
    rule: say('rule.displacement', { most: count(3), ranges: ratio(2), fresh }),
    signals: found.length > 0 ? found.map((move) => moveSignal(measures, move)) : [none],
    levels: found.slice(0, 2).map(({ from }) => ({ value: candles[from]!.open, why: say('why.displacement') })),
  };
};
