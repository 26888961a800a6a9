import { count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { doubleSightings } from './double-sightings.ts';
import { sightingResult } from './sighting.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

export const doublePatterns: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'double-none', 'neutral', {
    values: { fresh, close: price(measures.close) },
    candles: [measures.last],
  });
  return {
    rule: say('rule.double_patterns', { equal: ratio(0.75), height: ratio(2), fresh }),
    ...sightingResult(measures, doubleSightings(measures), none),
  };
};
