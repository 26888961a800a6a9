import type { Finding } from '../findings.ts';
import { type Cycle, cycleOf, runningLeg } from '../measure/leg-times.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

/** Ages against the median leg of that side: golden section and its inverse. */
const young = 0.618;
const overdue = 1.618;
/** A cycle is due within this many candles around its median. */
const dueWithin = 2;

const legSignal = (measures: Measures): Finding[] => {
  const leg = runningLeg(measures.swings, measures.last);
  if (!leg) return [];
  const { side, from, age, usual } = leg;
  const options = {
    values: {
      from: candleNumber(from),
      age: say('span.length', { count: count(age) }),
      usual: count(Math.round(usual)),
      ratio: ratio(leg.ratio),
    },
    candles: [from, measures.last],
  };
  const opposite = side === 'up' ? 'down' : 'up';
  if (leg.ratio >= overdue)
    return [signal(measures, side === 'up' ? 'rise-overdue' : 'fall-overdue', opposite, options)];
  if (leg.ratio <= young) return [signal(measures, side === 'up' ? 'rise-young' : 'fall-young', side, options)];
  return [signal(measures, side === 'up' ? 'rise-mature' : 'fall-mature', 'neutral', options)];
};

const cycleSignal = (measures: Measures, cycle: Cycle | null): Finding[] => {
  if (!cycle) return [];
  const { kind, shortest, longest, times, due } = cycle;
  const { last } = measures;
  const values = {
    usual: count(Math.round(cycle.median)),
    shortest: count(shortest),
    longest: count(longest),
    times: count(times),
    due: candleNumber(due),
  };
  const options = { values, candles: [last] };
  if (!cycle.regular) {
    const uneven = { values: { shortest: values.shortest, longest: values.longest }, candles: [last] };
    return [signal(measures, kind === 'high' ? 'high-cycle-uneven' : 'low-cycle-uneven', 'neutral', uneven)];
  }
  const state = Math.abs(due - last) <= dueWithin ? 'due' : due < last ? 'past' : 'ahead';
  return [signal(measures, kind === 'high' ? `high-cycle-${state}` : `low-cycle-${state}`, 'neutral', options)];
};

/** The age of the leg under way against earlier ones, and the rhythm of highs and lows. */
export const timeAnalysis: StrategyRule = (measures) => {
  const { swings, last } = measures;
  const found = [
    ...legSignal(measures),
    ...cycleSignal(measures, cycleOf(swings, 'low')),
    ...cycleSignal(measures, cycleOf(swings, 'high')),
  ];
  const none = signal(measures, 'time-none', 'neutral', {
    values: { count: count(swings.filter((swing) => swing.confirmedAt !== null).length) },
    candles: [last],
  });
  return {
    rule: say('rule.time_analysis', { young: ratio(young), overdue: ratio(overdue), within: count(dueWithin) }),
    signals: found.length > 0 ? found : [none],
  };
};
