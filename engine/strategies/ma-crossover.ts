import type { Finding } from '../findings.ts';
import { crossings } from '../measure/crossings.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf } from '../measure/series.ts';
import { candleNumber, count, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { type AveragesPair, averagesPair } from './averages-pair.ts';
import { curve } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const crossSignals = (measures: Measures, { fast, slow }: AveragesPair): Finding[] =>
  freshest(measures, crossings(fast.values, slow.values, measures.error / 2), { most: 1 }).map(({ at, side }) =>
    signal(measures, side === 'up' ? 'ma-crossed-up' : 'ma-crossed-down', side, {
      values: { fast: fast.name, slow: slow.name, at: candleNumber(at), level: price(slow.values[at]!) },
      candles: [at],
      at,
      margin: fast.values[at]! - slow.values[at]!,
    }),
  );

const alignment = (measures: Measures, { fast, slow }: AveragesPair): Finding => {
  const { close, last, error } = measures;
  const fastNow = lastOf(fast.values)!;
  const slowNow = lastOf(slow.values)!;
  const averages = { fast: fast.name, slow: slow.name, fastValue: price(fastNow), slowValue: price(slowNow) };
  const marks = [...curve(fast.values, fast.name), ...curve(slow.values, slow.name)];
  const margin = Math.abs(fastNow - slowNow);
  if (margin <= error / 2) return signal(measures, 'ma-flat', 'neutral', { values: averages, candles: [last], marks });
  const values = { ...averages, close: price(close) };
  if (close > fastNow && fastNow > slowNow) {
    return signal(measures, 'ma-stacked-up', 'up', { values, candles: [last], margin, marks });
  }
  if (close < fastNow && fastNow < slowNow) {
    return signal(measures, 'ma-stacked-down', 'down', { values, candles: [last], margin, marks });
  }
  return signal(measures, 'ma-mixed', 'neutral', { values, candles: [last], marks });
};

export const maCrossover: StrategyRule = (measures) => {
  const pair = averagesPair(measures);
  const fresh = count(freshCandles(measures));
  const period = (value: number) => say('name.sma', { period: count(value) });
  if (!pair) {
    return {
      rule: say('rule.ma_crossover', { fast: period(5), slow: period(10), fresh }),
      signals: [tooShort(measures, period(10), 15)],
    };
  }
  const { fast, slow, notes } = pair;
  return {
    rule: say('rule.ma_crossover', { fast: fast.name, slow: slow.name, fresh }),
    signals: [...crossSignals(measures, pair), alignment(measures, pair)],
    notes,
    levels: [fast, slow].map(({ name, values }) => ({ value: lastOf(values)!, why: name })),
  };
};
