import type { Finding } from '../findings.ts';
import { donchian } from '../measure/channels.ts';
import { donchianBreaks } from '../measure/donchian-breaks.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf } from '../measure/series.ts';
import { candleNumber, count, distance, price, share } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { curve, horizontal } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const period = 20;

const breakouts = (measures: Measures): Finding[] =>
  freshest(measures, donchianBreaks(measures.candles, period), { most: 1 }).map(({ at, side, level }) =>
    signal(measures, side === 'up' ? 'donchian-broken-up' : 'donchian-broken-down', side, {
      values: { at: candleNumber(at), level: price(level), period: count(period) },
      candles: [at],
      at,
      margin: measures.closes[at]! - level,
      marks: [horizontal(Math.max(0, at - period), at, level)],
    }),
  );

/** Closes beyond the extremes of the 20 candles before; the middle line as the exit. */
export const donchianChannel: StrategyRule = (measures) => {
  const { candles, close, last } = measures;
  const rule = say('rule.donchian_channel', { period: count(period), fresh: count(freshCandles(measures)) });
  if (candles.length <= period) return { rule, signals: [tooShort(measures, say('name.donchian'), period + 1)] };
  const channel = donchian(candles, period);
  const [upper, middle, lower] = [lastOf(channel.upper)!, lastOf(channel.middle)!, lastOf(channel.lower)!];
  const state = signal(measures, 'donchian-state', 'neutral', {
    values: {
      close: price(close),
      upper: price(upper),
      middle: price(middle),
      lower: price(lower),
      width: distance(upper - lower),
      place: share((close - lower) / (upper - lower || 1)),
    },
    candles: [last],
    marks: [...curve(channel.upper), ...curve(channel.middle), ...curve(channel.lower)],
  });
  const exit = { value: middle, why: say('why.middle-line') };
  return {
    rule,
    signals: [...breakouts(measures), state],
    levels: [
      { value: upper, why: say('why.upper-band') },
      { value: middle, why: say('why.middle-line') },
      { value: lower, why: say('why.lower-band') },
    ],
    plan: {
      up: { trigger: { value: upper, why: say('why.upper-band') }, invalidation: exit },
      down: { trigger: { value: lower, why: say('why.lower-band') }, invalidation: exit },
    },
  };
};
