import { doublePatterns } from '../measure/double-patterns.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal, polyline } from './marks.ts';
import type { Sighting } from './sighting.ts';
import { signal } from './signal.ts';

const kinds = {
  2: {
    up: { forming: 'double-bottom-forming', broken: 'double-bottom' },
    down: { forming: 'double-top-forming', broken: 'double-top' },
  },
  3: {
    up: { forming: 'triple-bottom-forming', broken: 'triple-bottom' },
    down: { forming: 'triple-top-forming', broken: 'triple-top' },
  },
} as const;

/** Double and triple tops and bottoms that have not failed, waiting for their break or broken. */
export const doubleSightings = (measures: Measures): Sighting[] =>
  doublePatterns(measures.candles, measures.ranges, measures.swings)
    .filter((pattern) => pattern.failedAt === null)
    .map(({ at: formedAt, side, peaks, valleys, level, neckline, height, brokenAt }) => {
      const at = Math.max(formedAt, brokenAt ?? formedAt);
      const sign = side === 'up' ? 1 : -1;
      const target = projected(measures, neckline, sign * height);
      const names = kinds[peaks.length as 2 | 3][side];
      const values = {
        first: candleNumber(peaks[0]!.index),
        last: candleNumber(peaks.at(-1)!.index),
        level: price(level),
        neckline: price(neckline),
        target: price(target),
      };
      const points = [...peaks, ...valleys].sort((a, b) => a.index - b.index);
      const options = {
        candles: points.map((swing) => swing.index),
        at,
        margin: level - neckline,
        marks: [
          polyline(points.map((swing) => ({ candle: swing.index, value: swing.value }))),
          horizontal(peaks[0]!.index, measures.last, neckline, say('label.neckline')),
        ],
      };
      const finding =
        brokenAt === null
          ? signal(measures, names.forming, side, { ...options, values, status: 'unconfirmed' })
          : signal(measures, names.broken, side, { ...options, values: { ...values, at: candleNumber(brokenAt) } });
      const measured = { from: target + (neckline - target) * 0.15, to: target, why: say('why.measured-move') };
      return {
        at,
        finding,
        plan: {
          [side]: {
            ...(brokenAt === null && { trigger: { value: neckline, why: say('why.neckline') } }),
            target: measured,
            invalidation: { value: level, why: say('why.pattern-edge') },
          },
        },
      };
    });
