import type { Finding, SignalKind } from '../findings.ts';
import { extensions, type Projection, projections } from '../measure/fibonacci.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { candleNumber, count, percent, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal, polyline } from './marks.ts';
import { signal } from './signal.ts';
import type { Plan, StrategyRule } from './strategy-result.ts';

const inPercent = (share: number) => percent(share * 100);

const projectedAt = (measures: Measures, { a, b, c }: Projection, share: number): number =>
  projected(measures, c.value, (b.value - a.value) * share);

type Progress = 'active' | 'reached' | 'exhausted' | 'void';

const kinds = {
  active: { up: 'extension-active-up', down: 'extension-active-down' },
  reached: { up: 'extension-reached-up', down: 'extension-reached-down' },
  exhausted: { up: 'extension-exhausted-up', down: 'extension-exhausted-down' },
  void: { up: 'extension-void-up', down: 'extension-void-down' },
} as const satisfies Record<Progress, Record<'up' | 'down', SignalKind>>;

const progressOf = (measures: Measures, projection: Projection): Progress => {
  const { closes, highs, lows } = measures;
  const { side, c } = projection;
  const sign = side === 'up' ? 1 : -1;
  const after = c.index + 1;
  if (closes.slice(after).some((close) => (close - c.value) * sign < 0)) return 'void';
  const extremes = (side === 'up' ? highs : lows).slice(after).map((value) => value * sign);
  const furthest = Math.max(c.value * sign, ...extremes);
  if (furthest >= projectedAt(measures, projection, 1.618) * sign) return 'exhausted';
  return furthest >= projectedAt(measures, projection, 1) * sign ? 'reached' : 'active';
};

const sideOf = { active: 1, reached: 0, exhausted: 0, void: -1 } as const satisfies Record<Progress, number>;

const projectionSignal = (measures: Measures, projection: Projection, progress: Progress): Finding => {
  const { at, side, a, b, c } = projection;
  const opposite = side === 'up' ? 'down' : 'up';
  const spoken = sideOf[progress] > 0 ? side : sideOf[progress] < 0 ? opposite : 'neutral';
  return signal(measures, kinds[progress][side], spoken, {
    values: {
      a: price(a.value),
      b: price(b.value),
      c: price(c.value),
      at: candleNumber(c.index),
      equal: price(projectedAt(measures, projection, 1)),
      far: price(projectedAt(measures, projection, 1.618)),
      farShare: inPercent(1.618),
    },
    candles: [a.index, b.index, c.index],
    at,
    margin: b.value - a.value,
    marks: [
      polyline([a, b, c].map((swing) => ({ candle: swing.index, value: swing.value }))),
      ...extensions.map((share) =>
        horizontal(
          c.index,
          measures.last,
          projectedAt(measures, projection, share),
          say('label.share', { share: inPercent(share) }),
        ),
      ),
    ],
  });
};

const planOf = (measures: Measures, projection: Projection): Plan => {
  const { close } = measures;
  const sign = projection.side === 'up' ? 1 : -1;
  const ahead = extensions.filter((share) => (projectedAt(measures, projection, share) - close) * sign > 0);
  const [near, far] = ahead.length > 1 ? ahead.slice(-2) : [ahead[0], ahead[0]];
  const invalidation = { value: projection.c.value, why: say('why.projection-origin') };
  if (near === undefined || far === undefined) return { invalidation };
  return {
    target: {
      from: projectedAt(measures, projection, near),
      to: projectedAt(measures, projection, far),
      why: say('why.extension', { from: inPercent(near), to: inPercent(far) }),
    },
    invalidation,
  };
};

/** The last A-B-C, projected on from C. */
export const fibExtension: StrategyRule = (measures) => {
  const { swings, ranges, close, last } = measures;
  const rule = say('rule.fib_extension', {
    reversal: ratio(3),
    least: inPercent(0.236),
    count: count(extensions.length),
  });
  const projection = projections(swings, ranges).at(-1);
  if (!projection) {
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
  const progress = progressOf(measures, projection);
  return {
    rule,
    signals: [projectionSignal(measures, projection, progress)],
    levels:
      progress === 'void'
        ? []
        : extensions.map((share) => ({
            value: projectedAt(measures, projection, share),
            why: say('why.extension-level', { share: inPercent(share) }),
          })),
    plan: progress === 'void' ? {} : { [projection.side]: planOf(measures, projection) },
  };
};
