import { count, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { doubleSightings } from './double-sightings.ts';
import { flagSightings } from './flag-sightings.ts';
import { headShouldersSightings } from './head-shoulders-sightings.ts';
import { sightingResult } from './sighting.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { triangleSightings } from './triangle-sightings.ts';

/** All chart patterns together, and the rectangle, which has no strategy of its own. */
export const chartPatterns: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'chart-pattern-none', 'neutral', {
    values: { fresh, close: price(measures.close) },
    candles: [measures.last],
  });
  const found = [
    ...doubleSightings(measures),
    ...headShouldersSightings(measures),
    ...triangleSightings(measures),
    ...flagSightings(measures),
  ];
  return { rule: say('rule.chart_patterns', { fresh }), ...sightingResult(measures, found, none) };
};
