import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { count, distance, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { levelEventSignals } from './level-event-signals.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

/** Nearer than this many average true ranges counts as at the level. */
const near = 1;

/** Where the last close stands between the levels around it. */
const location = (measures: Measures): Finding => {
  const { close, levels, range, last } = measures;
  const support = levels.findLast((level) => level.value <= close);
  const resistance = levels.find((level) => level.value > close);
  if (!support) {
    const values = { close: price(close), high: price(resistance?.value ?? close) };
    return signal(measures, 'open-below', 'neutral', { values, candles: [last] });
  }
  if (!resistance) {
    return signal(measures, 'open-above', 'neutral', {
      values: { close: price(close), low: price(support.value) },
      candles: [last],
    });
  }
  const down = close - support.value;
  const up = resistance.value - close;
  if (Math.min(down, up) > near * range) {
    return signal(measures, 'between-levels', 'neutral', {
      values: { close: price(close), low: price(support.value), high: price(resistance.value) },
      candles: [last],
    });
  }
  const nearest = down <= up ? support : resistance;
  const gap = Math.min(down, up);
  return signal(measures, down <= up ? 'near-support' : 'near-resistance', 'neutral', {
    values: {
      close: price(close),
      distance: distance(gap),
      ranges: ratio(gap / range),
      level: price(nearest.value),
    },
    candles: [...nearest.candles, last],
  });
};

export const supportResistance: StrategyRule = (measures) => {
  return {
    rule: say('rule.support_resistance', {
      width: distance(Math.max(measures.range / 2, 2 * measures.error)),
      fresh: count(freshCandles(measures)),
    }),
    signals: [...levelEventSignals(measures, { kinds: ['break', 'rejection'], most: 3 }), location(measures)],
  };
};
