import { count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { sightingResult } from './sighting.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { triangleSightings } from './triangle-sightings.ts';

/** Triangles and the wedges, which are triangles with both sides slanting one way. */
export const trianglePatterns: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const none = signal(measures, 'triangle-none', 'neutral', {
    values: { fresh, close: price(measures.close) },
    candles: [measures.last],
  });
  const found = triangleSightings(measures, [
    'ascending',
    'descending',
    'symmetrical',
    'rising-wedge',
    'falling-wedge',
  ]);
  return {
    rule: say('rule.triangle_patterns', { touches: count(5), off: ratio(0.5), fresh }),
    ...sightingResult(measures, found, none),
  };
};
