import { count, price, ratio, share } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { flagSightings } from './flag-sightings.ts';
import { sightingResult } from './sighting.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

export const flagsPennants: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'flag-none', 'neutral', {
    values: { fresh, close: price(measures.close) },
    candles: [measures.last],
  });
  return {
    rule: say('rule.flags_pennants', { pole: ratio(4), length: count(10), rest: count(6), given: share(0.5), fresh }),
    ...sightingResult(measures, flagSightings(measures), none),
  };
};
