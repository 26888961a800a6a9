import type { strategyCategories } from '#contract/strategy';
import { type Bar, barsOf, calm, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 60, { swing: 0.005 });
const rise = legs([100, 120], 20);

/** A leg from 99.7 to 120.3, a pullback, and one candle on the way. */
const pullback = (to: number, length: number, ...bars: Bar[]) => [
  ...barsOf([...rise, ...legs([120, to], length).slice(1)]),
  ...bars,
];
const heldHalf = pullback(111, 9, [111, 112.4, 109.8, 112.3], ...barsOf([112.3, 113], { wick: 0.1 }));

const abc = (...after: number[]) => barsOf([...legs([100, 110, 105], [10, 5]), ...after]);
const on = legs([105, 109], 4).slice(1);

const even = (last: number, length: number) =>
  barsOf(legs([100, 106, 101, 107, 102, 108, 103, 109, 104, last], [6, 6, 6, 6, 6, 6, 6, 6, length]));

export const fibonacci = {
  fib_retracement: {
    finds: [
      ['a dip to half of a rise that closes back up', heldHalf, 'fib-held-up', 'fib-middle-up'],
      ['a bounce to half of a fall that closes back down', mirror(heldHalf), 'fib-held-down', 'fib-middle-down'],
      ['a rise that gives back a quarter', pullback(115, 6), 'fib-shallow-up'],
      ['a rise that gives back most', pullback(105, 15), 'fib-deep-up'],
    ],
    lacks: [
      ['a dip that closes under the retracement', pullback(106, 14), 'fib-held-up', 'fib-shallow-up'],
      ['an unbroken rise', barsOf(rise), 'fib-held-up', 'fib-deep-up', 'fib-middle-up'],
      ['a flat market', flatMarket, 'fib-held-up', 'fib-held-down', 'fib-shallow-up'],
    ],
  },
  fib_extension: {
    finds: [
      ['a rise, a pullback of half and the way on', abc(...on), 'extension-active-up'],
      ['a fall, a bounce of half and the way on', mirror(abc(...on)), 'extension-active-down'],
      ['the equal move reached', abc(...legs([105, 116], 11).slice(1)), 'extension-reached-up'],
      [
        'a close back under the pullback',
        barsOf(legs([100, 110, 107, 109.5, 105], [10, 3, 3, 4])),
        'extension-void-up',
      ],
    ],
    lacks: [
      ['an unbroken rise', barsOf(rise), 'extension-active-up', 'extension-reached-up'],
      ['a pullback of the whole rise', barsOf(legs([100, 110, 99, 103], [10, 11, 4])), 'extension-active-up'],
      ['a flat market', flatMarket, 'extension-active-up', 'extension-active-down'],
    ],
  },
  time_analysis: {
    finds: [
      ['a last rise three times as long as the ones before', even(122, 18), 'rise-overdue'],
      ['a last fall three times as long as the ones before', mirror(even(122, 18)), 'fall-overdue'],
      ['lows at even distances, the next one far', even(108, 4), 'low-cycle-ahead'],
      ['a rise just begun', even(107, 3), 'rise-young'],
    ],
    lacks: [
      ['a rise of the usual length', even(110, 6), 'rise-overdue', 'rise-young'],
      ['an unbroken rise, which has no rhythm', barsOf(rise), 'low-cycle-due', 'high-cycle-due', 'rise-overdue'],
      ['a flat market', flatMarket, 'rise-overdue', 'fall-overdue', 'low-cycle-due'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['fibonacci'][number], Textbook>;
