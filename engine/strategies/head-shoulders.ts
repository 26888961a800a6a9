import { count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { headShouldersSightings } from './head-shoulders-sightings.ts';
import { sightingResult } from './sighting.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

export const headShoulders: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'head-shoulders-none', 'neutral', {
    values: { fresh, close: price(measures.close) },
    candles: [measures.last],
  });
  return {
    rule: say('rule.head_shoulders', { height: ratio(2.5), fresh }),
    ...sightingResult(measures, headShouldersSightings(measures), none),
  };
};
