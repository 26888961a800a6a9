import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { rsi, rsiPeriod } from '../measure/rsi.ts';
import { lastOf, type Series } from '../measure/series.ts';
import { thresholdReturns } from '../measure/threshold-returns.ts';
import { candleNumber, count, index } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const overbought = 70;
const oversold = 30;
const middle = 50;
/** Nearer to the middle than this, neither side leads. */
const balance = 2;

const returns = (measures: Measures, values: Series): Finding[] =>
  freshest(measures, thresholdReturns(values, { upper: overbought, lower: oversold }), { most: 1 }).map(
    ({ at, from, side, extreme }) =>
      signal(measures, side === 'up' ? 'rsi-left-oversold' : 'rsi-left-overbought', side, {
        values: {
          threshold: count(side === 'up' ? oversold : overbought),
          at: candleNumber(at),
          extreme: index(extreme),
        },
        candles: [from, at],
        at,
      }),
  );

const state = (measures: Measures, values: Series): Finding => {
  const value = lastOf(values)!;
  const candles = [measures.last];
  const told = { value: index(value), middle: count(middle) };
  if (value > overbought) {
    const shown = { value: index(value), threshold: count(overbought) };
    return signal(measures, 'rsi-overbought', 'neutral', { values: shown, candles });
  }
  if (value < oversold) {
    const shown = { value: index(value), threshold: count(oversold) };
    return signal(measures, 'rsi-oversold', 'neutral', { values: shown, candles });
  }
  if (Math.abs(value - middle) <= balance)
    return signal(measures, 'rsi-balanced', 'neutral', { values: told, candles });
  const above = value > middle;
  const since = values.findLastIndex((other) => other === null || other > middle !== above);
  const shown = { ...told, count: count(measures.last - since) };
  return above
    ? signal(measures, 'rsi-bulls-lead', 'up', { values: shown, candles })
    : signal(measures, 'rsi-bears-lead', 'down', { values: shown, candles });
};

export const rsiStrategy: StrategyRule = (measures) => {
  const { kind, values, wilderNeeds } = rsi(measures.closes);
  const seen = count(measures.candles.length);
  const rule = say('rule.rsi_strategy', {
    name: say(kind === 'wilder' ? 'name.rsi-wilder' : 'name.rsi-cutler', { period: count(rsiPeriod) }),
    seen: count(values.filter((value) => value !== null).length),
    overbought: count(overbought),
    oversold: count(oversold),
    middle: count(middle),
    fresh: count(freshCandles(measures)),
  });
  const notes = kind === 'cutler' ? [say('note.rsi-cutler', { needed: count(wilderNeeds), seen })] : [];
  if (lastOf(values) === null) {
    return { rule, signals: [tooShort(measures, say('name.rsi'), rsiPeriod + 1)], notes };
  }
  return { rule, signals: [...returns(measures, values), state(measures, values)], notes };
};
