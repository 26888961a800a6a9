import type { Finding } from '../findings.ts';
import { currentLeg, type Leg, reactions, retraced, retracementAt, retracements } from '../measure/fibonacci.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, percent, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal, polyline } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const shallow = retracements[1];
const golden = retracements[3];

const inPercent = (share: number) => percent(share * 100);

const reactionSignals = (measures: Measures, leg: Leg): Finding[] =>
  freshest(measures, reactions(measures.candles, leg), { most: 2, same: (a, b) => a.share === b.share }).map(
    ({ at, share, level }) =>
      signal(measures, leg.side === 'up' ? 'fib-held-up' : 'fib-held-down', leg.side, {
        values: {
          share: inPercent(share),
          level: price(level),
          at: candleNumber(at),
          close: price(measures.closes[at]!),
        },
        candles: [leg.start.index, leg.end.index, at],
        at,
        margin: measures.closes[at]! - level,
      }),
  );

/** How deep the pullback has gone: shallow speaks for the leg, all of it against. */
const depthSignal = (measures: Measures, leg: Leg): Finding => {
  const { closes, last, close, highs, lows } = measures;
  const after = leg.side === 'up' ? lows.slice(leg.end.index + 1) : highs.slice(leg.end.index + 1);
  const deepest = retraced(leg, leg.side === 'up' ? Math.min(close, ...after) : Math.max(close, ...after));
  const values = {
    from: price(leg.start.value),
    to: price(leg.end.value),
    deepest: inPercent(deepest),
    now: inPercent(retraced(leg, close)),
  };
  const marks = [
    polyline([leg.start, leg.end].map((swing) => ({ candle: swing.index, value: swing.value }))),
    ...retracements.map((share) =>
      horizontal(leg.start.index, last, retracementAt(leg, share), say('label.share', { share: inPercent(share) })),
    ),
  ];
  const candles = [leg.start.index, leg.end.index, last];
  const status = leg.at === null ? ('unconfirmed' as const) : ('current' as const);
  const options = { values, candles, marks, status, margin: leg.end.value - leg.start.value };
  if (last - leg.end.index < 2) {
    const running = { ...options, values: { from: values.from, to: values.to } };
    return signal(measures, leg.side === 'up' ? 'fib-running-up' : 'fib-running-down', leg.side, running);
  }
  const undone = retraced(leg, closes[last]!) > 1;
  if (undone)
    return signal(
      measures,
      leg.side === 'up' ? 'fib-undone-up' : 'fib-undone-down',
      leg.side === 'up' ? 'down' : 'up',
      options,
    );
  if (deepest < shallow)
    return signal(measures, leg.side === 'up' ? 'fib-shallow-up' : 'fib-shallow-down', leg.side, options);
  if (deepest <= golden + 0.02)
    return signal(measures, leg.side === 'up' ? 'fib-middle-up' : 'fib-middle-down', 'neutral', options);
  return signal(measures, leg.side === 'up' ? 'fib-deep-up' : 'fib-deep-down', 'neutral', options);
};

/** The current leg's retracements, where price reacted to them, and how deep the pullback is. */
export const fibRetracement: StrategyRule = (measures) => {
  const { candles, ranges, close, last } = measures;
  const leg = currentLeg(candles, ranges);
  const rule = say('rule.fib_retracement', { reversal: ratio(3), fresh: count(freshCandles(measures)) });
  if (!leg) {
    return {
      rule,
      signals: [
        signal(measures, 'leg-none', 'neutral', {
          values: { close: price(close), reversal: ratio(3) },
          candles: [last],
        }),
      ],
    };
  }
  return {
    rule,
    signals: [...reactionSignals(measures, leg), depthSignal(measures, leg)],
    levels: retracements
      .slice(1)
      .map((share) => ({ value: retracementAt(leg, share), why: say('why.retracement', { share: inPercent(share) }) })),
    plan: {
      [leg.side]: {
        invalidation: { value: retracementAt(leg, 0.786), why: say('why.retracement', { share: inPercent(0.786) }) },
      },
    },
  };
};
