import type { strategyCategories } from '#contract/strategy';
import { type Bar, barsOf, calm, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 60, { swing: 0.005 });
const rise = barsOf(legs([100, 150], 50));
const fall = barsOf(legs([115, 100], 20));
const climb = mirror(fall);

const after = (before: readonly Bar[], ...bars: Bar[]) => [...before, ...bars, ...calm(bars.at(-1)![3], 2)];

const doubleTop = barsOf(legs([100, 112, 106, 112, 104], [12, 6, 6, 8]));
const doubleTopForming = barsOf(legs([100, 112, 106, 112, 108.5], [12, 6, 6, 4]));
const tripleTop = barsOf(legs([100, 112, 106, 112, 106, 112, 103], [12, 6, 6, 6, 6, 9]));
const lowerTop = barsOf(legs([100, 112, 106, 109, 104], [12, 6, 3, 5]));
const headAndShoulders = barsOf(legs([98, 110, 106, 116, 106, 110, 103], [12, 4, 10, 10, 4, 7]));
const noHead = barsOf(legs([98, 110, 106, 110.5, 106, 110, 107], [12, 4, 4, 4, 4, 3]));
const oneShoulder = barsOf(legs([98, 110, 106, 116, 106], [12, 4, 10, 10]));
const ascending = legs([100, 110, 103, 110, 106, 109], [10, 7, 7, 4, 3]);
const symmetrical = legs([112, 100, 110, 103, 108, 105.3], [12, 10, 7, 5, 3]);
const wedge = legs([100, 108, 104, 110, 107.2, 109.9], [8, 4, 6, 3, 3]);
const rectangle = barsOf(legs([100, 106, 100, 106, 100, 106, 103], [6, 6, 6, 6, 6, 3]));

const pole = barsOf(legs([100, 110], 6), { wick: 0.1 }).slice(1);
const calmBefore = calm(100, 30);
const drift = (from: number, to: number, length: number) => barsOf(legs([from, to], length), { wick: 0.2 }).slice(1);
const bullFlag = [...calmBefore, ...pole, ...drift(109.8, 108.4, 8)];
const bullFlagBroken = [...bullFlag, [108.4, 110.8, 108.3, 110.7] as Bar, ...calm(111, 3)];
const pennant: Bar[] = [
  [110, 110, 108, 108.4],
  [108.4, 109.9, 108.1, 109.6],
  [109.6, 109.7, 108.3, 108.6],
  [108.6, 109.5, 108.5, 109.3],
  [109.3, 109.35, 108.7, 108.9],
  [108.9, 109.15, 108.85, 109.1],
  [109.1, 109.1, 108.95, 109],
];
const bullPennant = [...calmBefore, ...pole, ...pennant];

export const patterns = {
  candlestick_patterns: {
    finds: [
      ['a hammer after a fall', after(fall, [100, 100.35, 97.5, 100.3]), 'hammer'],
      ['a shooting star after a rise', after(climb, [100, 102.5, 99.65, 99.7]), 'shooting-star'],
      [
        'a bullish engulfing after a fall',
        after(fall, [100, 100.1, 99.2, 99.3], [99.2, 101.6, 99.1, 101.5]),
        'bullish-engulfing',
      ],
      [
        'a bearish engulfing after a rise',
        after(climb, [100, 100.8, 99.9, 100.7], [100.8, 100.9, 98.4, 98.5]),
        'bearish-engulfing',
      ],
      [
        'a morning star after a fall',
        after(fall, [100, 100.1, 98.4, 98.5], [98.4, 98.6, 98.1, 98.5], [98.6, 100, 98.5, 99.9]),
        'morning-star',
      ],
      [
        'an evening star after a rise',
        mirror(after(fall, [100, 100.1, 98.4, 98.5], [98.4, 98.6, 98.1, 98.5], [98.6, 100, 98.5, 99.9])),
        'evening-star',
      ],
      ['a piercing line after a fall', after(fall, [100, 100.1, 98, 98.2], [97.9, 99.5, 97.8, 99.4]), 'piercing-line'],
      [
        'a dark cloud after a rise',
        mirror(after(fall, [100, 100.1, 98, 98.2], [97.9, 99.5, 97.8, 99.4])),
        'dark-cloud-cover',
      ],
      [
        'a small body inside a big one after a fall',
        after(fall, [100, 100.1, 98, 98.2], [98.7, 99.2, 98.5, 99]),
        'bullish-harami',
      ],
      [
        'three full up candles',
        after(calm(100, 20), [100, 101.1, 99.9, 101], [101, 102.1, 100.9, 102], [102, 103.1, 101.9, 103]),
        'three-white-soldiers',
      ],
    ],
    lacks: [
      ['the shape of a hammer without a fall before it', after(calm(100, 20), [100, 100.35, 97.5, 100.3]), 'hammer'],
      [
        'an engulfing candle inside a calm market',
        after(calm(100, 20), [100, 100.1, 99.2, 99.3], [99.2, 101.6, 99.1, 101.5]),
        'bullish-engulfing',
      ],
      ['long wicks on both sides after a fall', after(fall, [100, 102.4, 97.5, 100.3]), 'hammer', 'inverted-hammer'],
      [
        'an up candle that does not cover the body before',
        after(fall, [100, 100.1, 98.2, 98.3], [98.3, 99.3, 98.2, 99.2]),
        'bullish-engulfing',
      ],
      ['a flat market', flatMarket, 'hammer', 'bullish-engulfing', 'three-white-soldiers', 'morning-star'],
    ],
  },
  chart_patterns: {
    finds: [
      ['a double top', doubleTop, 'double-top'],
      ['a head and shoulders', headAndShoulders, 'head-shoulders'],
      ['a rectangle', rectangle, 'rectangle'],
      ['a bull flag that broke', bullFlagBroken, 'bull-flag'],
    ],
    lacks: [
      ['an unbroken rise', rise, 'double-top', 'head-shoulders', 'rectangle', 'bull-flag'],
      ['a flat market', flatMarket, 'double-top', 'head-shoulders', 'rectangle', 'bull-flag'],
      ['two tops of different height', lowerTop, 'double-top', 'double-top-forming', 'rectangle'],
    ],
  },
  support_resistance: {
    finds: [
      [
        'a close over a level turned three times',
        barsOf(legs([100, 105, 101, 105, 101, 105, 102, 108], 6)),
        'level-broken-up',
      ],
      [
        'a close under a level turned three times',
        mirror(barsOf(legs([100, 105, 101, 105, 101, 105, 102, 108], 6))),
        'level-broken-down',
      ],
      [
        'a dip to a level that closes back up',
        [
          ...barsOf(legs([105, 100, 104, 100, 104, 101], [5, 4, 4, 4, 3])),
          [101, 101.9, 99.7, 101.8],
          ...barsOf([102, 103, 104], { wick: 0.1 }),
        ] as Bar[],
        'level-held-up',
      ],
      ['a close just over a level', barsOf(legs([105, 100, 104, 100, 104, 100.6], [5, 4, 4, 4, 4])), 'near-support'],
    ],
    lacks: [
      [
        'an unbroken rise, which has touched nothing twice',
        rise,
        'level-broken-up',
        'level-held-up',
        'level-held-down',
      ],
      [
        'a wick over the level that closes below it',
        [...barsOf(legs([100, 105, 101, 105, 101, 104], 6)), [104, 106.5, 103.8, 104.1], ...calm(104, 3)] as Bar[],
        'level-broken-up',
      ],
      [
        'a close in the middle between levels',
        barsOf(legs([100, 108, 100, 108, 100, 104], 8)),
        'near-support',
        'near-resistance',
      ],
      ['a flat market', flatMarket, 'level-broken-up', 'level-broken-down'],
    ],
  },
  head_shoulders: {
    finds: [
      ['three peaks, the middle one highest, and a close under the neckline', headAndShoulders, 'head-shoulders'],
      ['the same upside down', mirror(headAndShoulders), 'inverse-head-shoulders'],
      [
        'the same before the close under the neckline',
        barsOf(legs([98, 110, 106, 116, 106, 110, 107], [12, 4, 10, 10, 4, 3])),
        'head-shoulders-forming',
      ],
    ],
    lacks: [
      ['three peaks of one height', noHead, 'head-shoulders', 'head-shoulders-forming'],
      ['a head without a right shoulder', oneShoulder, 'head-shoulders', 'head-shoulders-forming'],
      ['an unbroken rise', rise, 'head-shoulders', 'inverse-head-shoulders'],
      ['a flat market', flatMarket, 'head-shoulders', 'inverse-head-shoulders'],
    ],
  },
  double_patterns: {
    finds: [
      ['two tops of one height and a close under the low between', doubleTop, 'double-top'],
      ['two bottoms of one height and a close over the high between', mirror(doubleTop), 'double-bottom'],
      ['two tops before the close under the low', doubleTopForming, 'double-top-forming'],
      ['three tops of one height', tripleTop, 'triple-top'],
      ['three bottoms of one height', mirror(tripleTop), 'triple-bottom'],
    ],
    lacks: [
      ['a second top that stays lower', lowerTop, 'double-top', 'double-top-forming'],
      [
        'a second top that is left behind',
        barsOf(legs([100, 112, 106, 112, 109, 118], [12, 6, 6, 3, 9])),
        'double-top',
        'double-top-forming',
      ],
      ['two equal tops without a rise into them', barsOf(legs([109, 112, 104, 112, 102], [3, 8, 8, 10])), 'double-top'],
      ['a flat market', flatMarket, 'double-top', 'double-bottom'],
    ],
  },
  triangle_patterns: {
    finds: [
      ['a level top over rising lows', barsOf(ascending), 'triangle-ascending'],
      ['a level bottom under falling highs', mirror(barsOf(ascending)), 'triangle-descending'],
      ['falling highs over rising lows', barsOf(symmetrical), 'triangle-symmetrical'],
      ['a close over the level top', barsOf([...ascending, 110, 111.5, 112.5, 113]), 'triangle-broken-up'],
      ['highs and lows that rise and converge', barsOf(wedge), 'wedge-rising'],
    ],
    lacks: [
      [
        'a rectangle, whose lines do not converge',
        rectangle,
        'triangle-ascending',
        'triangle-symmetrical',
        'triangle-descending',
      ],
      [
        'highs and lows that diverge',
        barsOf(legs([104, 106, 102, 108, 100, 110, 104], 5)),
        'triangle-symmetrical',
        'triangle-ascending',
      ],
      ['an unbroken rise', rise, 'triangle-ascending', 'wedge-rising'],
      ['a flat market', flatMarket, 'triangle-symmetrical', 'triangle-ascending'],
    ],
  },
  flags_pennants: {
    finds: [
      ['a steep rise and a short drift down', bullFlag, 'bull-flag-forming'],
      ['a steep fall and a short drift up', mirror(bullFlag), 'bear-flag-forming'],
      ['a close out of the drift', bullFlagBroken, 'bull-flag'],
      ['a steep rise and a rest that narrows', bullPennant, 'bull-pennant-forming'],
      ['a steep fall and a rest that narrows', mirror(bullPennant), 'bear-pennant-forming'],
    ],
    lacks: [
      [
        'a rest that gives back most of the pole',
        [...calmBefore, ...pole, ...drift(109, 102, 8)],
        'bull-flag-forming',
        'bull-flag',
      ],
      [
        'a rest after a slow rise',
        [...calmBefore, ...drift(100, 110, 30), ...drift(109.8, 108.4, 8)],
        'bull-flag-forming',
      ],
      ['a rest that goes on rising', [...calmBefore, ...pole, ...drift(110, 114, 8)], 'bull-flag-forming', 'bull-flag'],
      ['a flat market', flatMarket, 'bull-flag-forming', 'bear-flag-forming', 'bull-pennant-forming'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['patterns'][number], Textbook>;
