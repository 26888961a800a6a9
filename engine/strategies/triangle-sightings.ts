import type { Side, SignalKind } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { heightAt } from '../measure/straight-line.ts';
import { type Triangle, type TriangleKind, triangles } from '../measure/triangles.ts';
import { candleNumber, count, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { polyline } from './marks.ts';
import type { Sighting } from './sighting.ts';
import { signal } from './signal.ts';

/** Which way the textbook expects a pattern to break; it is not confirmed until it has. */
const leaning = {
  ascending: 'up',
  descending: 'down',
  symmetrical: 'neutral',
  'rising-wedge': 'down',
  'falling-wedge': 'up',
  rectangle: 'neutral',
} as const satisfies Record<TriangleKind, Side>;

const forming = {
  ascending: 'triangle-ascending',
  descending: 'triangle-descending',
  symmetrical: 'triangle-symmetrical',
  'rising-wedge': 'wedge-rising',
  'falling-wedge': 'wedge-falling',
  rectangle: 'rectangle',
} as const satisfies Record<TriangleKind, SignalKind>;

const sightingOf = (measures: Measures, triangle: Triangle): Sighting => {
  const { at: formedAt, kind, swings, upper, lower, height, brokenAt, side } = triangle;
  const { last } = measures;
  const first = swings[0]!.index;
  const at = Math.max(formedAt, brokenAt ?? formedAt);
  const until = brokenAt ?? last;
  const [top, bottom] = [heightAt(upper, until), heightAt(lower, until)];
  const line = (own: Triangle['upper']) =>
    polyline([first, until].map((candle) => ({ candle, value: heightAt(own, candle) })));
  const options = {
    candles: swings.map((swing) => swing.index),
    at,
    margin: height,
    marks: [line(upper), line(lower)],
  };
  const why = say('why.pattern-line');
  if (brokenAt === null || !side) {
    const values = {
      first: candleNumber(first),
      count: count(swings.length),
      upper: price(top),
      lower: price(bottom),
    };
    return {
      at,
      finding: signal(measures, forming[kind], leaning[kind], { ...options, values, status: 'unconfirmed' }),
      plan: {
        up: { trigger: { value: top, why }, invalidation: { value: bottom, why } },
        down: { trigger: { value: bottom, why }, invalidation: { value: top, why } },
      },
    };
  }
  const level = side === 'up' ? top : bottom;
  const target = projected(measures, level, side === 'up' ? height : -height);
  const values = {
    pattern: say(`pattern.${kind}`),
    at: candleNumber(brokenAt),
    level: price(level),
    target: price(target),
  };
  const measured = {
    from: target + (level - target) * 0.15,
    to: target,
    why: say('why.measured-move'),
  };
  return {
    at,
    finding: signal(measures, side === 'up' ? 'triangle-broken-up' : 'triangle-broken-down', side, {
      ...options,
      values,
    }),
    plan: { [side]: { target: measured, invalidation: { value: side === 'up' ? bottom : top, why } } },
  };
};

/** Triangles, wedges and rectangles; `kinds` limits them. */
export const triangleSightings = (measures: Measures, kinds?: readonly TriangleKind[]): Sighting[] =>
  triangles(measures.candles, measures.ranges, measures.swings)
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    // Lines that have met without a break hold nothing any more.
    .filter(
      ({ upper, lower, brokenAt }) =>
        brokenAt !== null || heightAt(upper, measures.last) > heightAt(lower, measures.last),
    )
    .map((triangle) => sightingOf(measures, triangle));
