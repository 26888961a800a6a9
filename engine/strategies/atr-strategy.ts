import { rangePeriod } from '../measure/average-range.ts';
import { chandelier, chandelierMultiple, chandelierPeriod } from '../measure/chandelier.ts';
import { lastOf } from '../measure/series.ts';
import { wilderRange, wilderRangeNeeds } from '../measure/wilder-range.ts';
import { candleNumber, count, distance, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { curve } from './marks.ts';
import { rangeExpansionSignals } from './range-expansion-signals.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyLevel, StrategyRule } from './strategy-result.ts';

/** Chandelier stops that turn, candles of twice the usual range, and whether ranges widen or shrink. */
export const atrStrategy: StrategyRule = (measures) => {
  const { candles, ranges, last, range, volatility } = measures;
  const seen = candles.length;
  const stops = chandelier(candles, ranges);
  const rule = say('rule.atr_strategy', {
    period: count(rangePeriod),
    extreme: count(chandelierPeriod),
    multiple: count(chandelierMultiple),
    wide: ratio(2),
    fresh: count(freshCandles(measures)),
  });
  const flips = freshest(measures, stops.flips, { most: 1 }).map(({ at, side, level }) =>
    signal(measures, side === 'up' ? 'chandelier-turned-up' : 'chandelier-turned-down', side, {
      values: { at: candleNumber(at), level: price(level), close: price(measures.closes[at]!) },
      candles: [at],
      at,
      margin: measures.closes[at]! - level,
    }),
  );
  const wilder = lastOf(wilderRange(candles));
  const shared = { range: distance(range), ratio: ratio(volatility.ratio), median: distance(volatility.median) };
  const state = signal(measures, `atr-${volatility.state}`, 'neutral', {
    values: shared,
    candles: [last],
    marks: [...curve(stops.long), ...curve(stops.short)],
  });
  const [long, short] = [lastOf(stops.long), lastOf(stops.short)];
  const levels: StrategyLevel[] = [
    ...(long === null ? [] : [{ value: long, why: say('why.chandelier-long') }]),
    ...(short === null ? [] : [{ value: short, why: say('why.chandelier-short') }]),
  ];
  const note =
    wilder === null
      ? say('note.not-stable', { name: say('name.atr-wilder'), needed: count(wilderRangeNeeds), seen: count(seen) })
      : say('note.atr-wilder', { value: distance(wilder) });
  return { rule, signals: [...flips, ...rangeExpansionSignals(measures), state], notes: [note], levels };
};
