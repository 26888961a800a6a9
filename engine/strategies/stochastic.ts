import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf, type Series } from '../measure/series.ts';
import { stochastic as measureStochastic, stochasticNeeds, stochasticPeriods } from '../measure/stochastic.ts';
import { zoneCrosses } from '../measure/zone-crosses.ts';
import { candleNumber, count, index } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const overbought = 80;
const oversold = 20;

const state = (measures: Measures, k: Series, d: Series): Finding => {
  const now = lastOf(k)!;
  const values = { k: index(now), d: index(lastOf(d)!) };
  const options = { candles: [measures.last] };
  if (now > overbought) {
    return signal(measures, 'stochastic-overbought', 'neutral', {
      ...options,
      values: { ...values, threshold: count(overbought) },
    });
  }
  if (now < oversold) {
    return signal(measures, 'stochastic-oversold', 'neutral', {
      ...options,
      values: { ...values, threshold: count(oversold) },
    });
  }
  return signal(measures, 'stochastic-between', 'neutral', {
    ...options,
    values: { ...values, lower: count(oversold), upper: count(overbought) },
  });
};

/** Crosses of %K and %D that begin in the overbought or oversold zone. */
export const stochastic: StrategyRule = (measures) => {
  const { kPeriod, kSlowingPeriod, dPeriod } = stochasticPeriods;
  const name = say('name.stochastic', { k: count(kPeriod), slowing: count(kSlowingPeriod), d: count(dPeriod) });
  const rule = say('rule.stochastic', {
    name,
    upper: count(overbought),
    lower: count(oversold),
    fresh: count(freshCandles(measures)),
  });
  const { k, d } = measureStochastic(measures.candles);
  if (lastOf(d) === null) return { rule, signals: [tooShort(measures, name, stochasticNeeds)] };
  const above = lastOf(k)! > lastOf(d)!;
  // A cross whose lines have crossed back since has been undone.
  const standing = zoneCrosses(k, d, { upper: overbought, lower: oversold }).filter(
    ({ side }) => (side === 'up') === above,
  );
  const crosses = freshest(measures, standing, { most: 1 });
  const told = crosses.map(({ at, side }) =>
    signal(measures, side === 'up' ? 'stochastic-turned-up' : 'stochastic-turned-down', side, {
      values: {
        at: candleNumber(at),
        k: index(k[at]!),
        d: index(d[at]!),
        threshold: count(side === 'up' ? oversold : overbought),
      },
      candles: [at],
      at,
    }),
  );
  return { rule, signals: [...told, state(measures, k, d)] };
};
