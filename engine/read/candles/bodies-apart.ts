import type { MeasuredCandle } from './measure-candle.ts';

type Body = Pick<MeasuredCandle, 'bodyTop' | 'bodyBottom'>;

/** px between two bodies' rows; less than none where they share some. */
export const bodiesApart = (a: Body, b: Body): number =>
  Math.max(a.bodyTop, b.bodyTop) - Math.min(a.bodyBottom, b.bodyBottom);
