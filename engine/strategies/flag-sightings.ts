import { flags } from '../measure/flags.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { heightAt } from '../measure/straight-line.ts';
import { candleNumber, distance, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { polyline } from './marks.ts';
import type { Sighting } from './sighting.ts';
import { signal } from './signal.ts';

const kinds = {
  flag: {
    up: { forming: 'bull-flag-forming', broken: 'bull-flag' },
    down: { forming: 'bear-flag-forming', broken: 'bear-flag' },
  },
  pennant: {
    up: { forming: 'bull-pennant-forming', broken: 'bull-pennant' },
    down: { forming: 'bear-pennant-forming', broken: 'bear-pennant' },
  },
} as const;

export const flagSightings = (measures: Measures): Sighting[] =>
  flags(measures.candles, measures.ranges)
    .filter((flag) => flag.failedAt === null && (flag.brokenAt !== null || measures.last - flag.at <= 14))
    .map(({ at: formedAt, kind, side, pole, upper, lower, brokenAt }) => {
      const at = Math.max(formedAt, brokenAt ?? formedAt);
      const until = brokenAt ?? measures.last;
      const [near, far] = side === 'up' ? [upper, lower] : [lower, upper];
      const level = heightAt(near, until);
      const length = pole.end - pole.start;
      const start = heightAt(near, brokenAt ?? formedAt);
      const target = projected(measures, start, length);
      const edge = heightAt(far, Math.min(until, formedAt));
      const names = kinds[kind][side];
      const values = {
        from: candleNumber(pole.from),
        to: candleNumber(pole.to),
        pole: distance(Math.abs(length)),
        level: price(level),
        target: price(target),
      };
      const line = (own: typeof upper) =>
        polyline([pole.to + 1, until].map((candle) => ({ candle, value: heightAt(own, candle) })));
      const options = {
        candles: [pole.from, pole.to, formedAt],
        at,
        margin: Math.abs(length),
        marks: [
          polyline([
            { candle: pole.from, value: pole.start },
            { candle: pole.to, value: pole.end },
          ]),
          line(upper),
          line(lower),
        ],
      };
      const finding =
        brokenAt === null
          ? signal(measures, names.forming, side, { ...options, values, status: 'unconfirmed' })
          : signal(measures, names.broken, side, { ...options, values: { ...values, at: candleNumber(brokenAt) } });
      return {
        at,
        finding,
        plan: {
          [side]: {
            ...(brokenAt === null && { trigger: { value: level, why: say('why.pattern-line') } }),
            target: { from: target + (start - target) * 0.25, to: target, why: say('why.pole-length') },
            invalidation: { value: edge, why: say('why.pattern-line') },
          },
        },
      };
    });
