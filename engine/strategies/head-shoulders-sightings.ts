import { headAndShoulders } from '../measure/head-and-shoulders.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { heightAt } from '../measure/straight-line.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { polyline } from './marks.ts';
import type { Sighting } from './sighting.ts';
import { signal } from './signal.ts';

const kinds = {
  up: { forming: 'inverse-head-shoulders-forming', broken: 'inverse-head-shoulders' },
  down: { forming: 'head-shoulders-forming', broken: 'head-shoulders' },
} as const;

export const headShouldersSightings = (measures: Measures): Sighting[] =>
  headAndShoulders(measures.candles, measures.ranges, measures.swings)
    .filter((pattern) => pattern.failedAt === null)
    .map(({ at: formedAt, side, left, head, right, valleys, neckline, height, brokenAt }) => {
      const at = Math.max(formedAt, brokenAt ?? formedAt);
      const sign = side === 'up' ? 1 : -1;
      const neck = heightAt(neckline, brokenAt ?? measures.last);
      const target = projected(measures, neck, sign * height);
      const values = {
        left: candleNumber(left.index),
        head: candleNumber(head.index),
        right: candleNumber(right.index),
        peak: price(head.value),
        neckline: price(neck),
        target: price(target),
      };
      const outline = [left, valleys[0], head, valleys[1], right];
      const ends = [left.index, measures.last].map((candle) => ({ candle, value: heightAt(neckline, candle) }));
      const options = {
        candles: outline.map((swing) => swing.index),
        at,
        margin: height,
        marks: [
          polyline(outline.map((swing) => ({ candle: swing.index, value: swing.value }))),
          polyline(ends, say('label.neckline')),
        ],
      };
      const finding =
        brokenAt === null
          ? signal(measures, kinds[side].forming, side, { ...options, values, status: 'unconfirmed' })
          : signal(measures, kinds[side].broken, side, {
              ...options,
              values: { ...values, at: candleNumber(brokenAt) },
            });
      return {
        at,
        finding,
        plan: {
          [side]: {
            ...(brokenAt === null && { trigger: { value: neck, why: say('why.neckline') } }),
            target: { from: target + (neck - target) * 0.15, to: target, why: say('why.measured-move') },
            invalidation: { value: right.value, why: say('why.right-shoulder') },
          },
        },
      };
    });
