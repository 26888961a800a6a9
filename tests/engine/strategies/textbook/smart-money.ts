import type { strategyCategories } from '#contract/strategy';
import { type Bar, barsOf, calm, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 60, { swing: 0.005 });

/** Swings between 100 and 104, a last down candle, three strong candles to 110 through the high, then a rest. */
const base = barsOf(legs([102, 104, 100, 104, 100, 102], [4, 6, 6, 6, 4]));
const lastDown: Bar = [102, 102.2, 101, 101.2];
const thrust: Bar[] = [
  [101.2, 104.1, 101.1, 104],
  [104, 107.1, 103.9, 107],
  [107, 110.1, 106.9, 110],
];
const rest = (level: number, length = 5): Bar[] => calm(level, length, { swing: 0.2 });
const demand = [...base, lastDown, ...thrust, ...rest(110)];
const dip: Bar = [109.8, 110, 102, 108];
const collapse: Bar[] = [
  [110, 110.2, 106, 106.2],
  [106.2, 106.4, 102, 102.2],
  [102.2, 102.4, 99, 99.2],
];
const broken = [...demand, ...collapse, ...rest(99)];

const lowThrust = [...base, [102, 102.2, 100.6, 100.8], [100.8, 103.9, 100.7, 103.8], ...rest(103.6)] as Bar[];
const grind = [...base, ...barsOf(legs([102, 110], 24)).slice(1)];

const gap: Bar[] = [
  [100.2, 100.6, 100, 100.5],
  [100.5, 103.6, 100.4, 103.5],
  [103.5, 104.2, 102.4, 104],
];
const gapUp = [...calm(100, 20), ...gap, ...rest(104)];
const overlapping = [...calm(100, 20), ...gap.slice(0, 2), [103.5, 104.2, 100.5, 104] as Bar, ...rest(104)];
const filled = [...gapUp, [104, 104.1, 100.2, 101] as Bar, ...rest(101)];

/** Two highs at 106, then a candle that trades over them. */
const highs = barsOf(legs([100, 106, 101, 106, 101, 104], [6, 5, 5, 5, 3]));
const over = (close: number): Bar[] => [...highs, [104, 107.2, 103.8, close], ...rest(close)];

const big = (close: number, volume?: number): Bar => [100, close + 0.2, 99.8, close, volume];
const afterBig = (bar: Bar, volume?: number) => [...calm(100, 30, { volume }), bar, ...calm(bar[3], 4, { volume })];

const run = (steps: readonly number[], wick = 0.1) => {
  let close = 100;
  const closes = [close, ...steps.map((step) => (close += step))];
  return [...calm(100, 30), ...barsOf(closes, { wick }).slice(1)];
};

export const smartMoney = {
  order_blocks: {
    finds: [
      ['a last down candle before a thrust through the swing high', demand, 'block-fresh-up'],
      ['a last up candle before a drop through the swing low', mirror(demand), 'block-fresh-down'],
      ['the same block revisited without a close through it', [...demand, dip, ...rest(108)], 'block-touched-up'],
      ['the mirrored block revisited', mirror([...demand, dip, ...rest(108)]), 'block-touched-down'],
    ],
    lacks: [
      ['a thrust that stays under the swing high', lowThrust, 'block-fresh-up', 'block-touched-up'],
      ['a slow grind through the swing high', grind, 'block-fresh-up', 'block-touched-up'],
      ['a block that a close has gone through', broken, 'block-fresh-up', 'block-touched-up'],
      ['a flat market', flatMarket, 'block-fresh-up', 'block-fresh-down'],
    ],
  },
  fvg_strategy: {
    finds: [
      ['three candles whose outer two leave a gap upward', gapUp, 'fvg-open-up'],
      ['three candles whose outer two leave a gap downward', mirror(gapUp), 'fvg-open-down'],
      ['a gap half traded back', [...gapUp, [104, 104.1, 101.5, 103.5] as Bar, ...rest(103.5)], 'fvg-open-up'],
      ['a gap traded back whole', filled, 'fvg-filled-up'],
    ],
    lacks: [
      ['three candles whose outer two overlap', overlapping, 'fvg-open-up', 'fvg-filled-up'],
      ['a gap traded back whole, which is not open', filled, 'fvg-open-up'],
      [
        'a gap far smaller than a range',
        [
          ...barsOf(legs([100, 110, 100], 20)),
          [100, 100.1, 99, 99.1],
          [99.1, 99.75, 97, 97.1],
          [97.1, 98.95, 97, 98.9],
        ] as Bar[],
        'fvg-open-down',
      ],
      ['a flat market', flatMarket, 'fvg-open-up', 'fvg-open-down'],
    ],
  },
  liquidity_strategy: {
    finds: [
      ['a candle over two equal highs that closes back', over(104.5), 'swept-highs'],
      ['a candle under two equal lows that closes back', mirror(over(104.5)), 'swept-lows'],
      ['two equal highs never traded through', highs, 'pool-above'],
    ],
    lacks: [
      ['a candle that closes over the highs', over(107), 'swept-highs'],
      [
        'a candle that stops under the highs',
        [...highs, [104, 105.5, 103.8, 104.2], ...rest(104)] as Bar[],
        'swept-highs',
      ],
      ['a flat market', flatMarket, 'swept-highs', 'swept-lows', 'pool-above', 'pool-below'],
    ],
  },
  breaker_blocks: {
    finds: [
      ['a demand block that closes went through', broken, 'breaker-down'],
      ['a supply block that closes went through', mirror(broken), 'breaker-up'],
      [
        'a broken demand block retested from below',
        [...broken, [99.2, 101.5, 99, 99.5] as Bar, ...rest(99.3)],
        'breaker-retested-down',
      ],
    ],
    lacks: [
      ['a demand block that stands', demand, 'breaker-down', 'breaker-retested-down'],
      [
        'a wick through the block that closes above it',
        [...demand, [109, 109.2, 100, 106] as Bar, ...rest(106)],
        'breaker-down',
      ],
      [
        'a break that a close has taken back',
        [...broken, [99.2, 103.5, 99, 103.4] as Bar, ...rest(103.4)],
        'breaker-down',
        'breaker-retested-down',
      ],
    ],
  },
  institutional_candles: {
    finds: [
      ['a body many times the usual one', afterBig(big(104)), 'big-candle-up'],
      ['the same downward', mirror(afterBig(big(104))), 'big-candle-down'],
      ['a big body on big volume', afterBig(big(104, 0.9), 0.3), 'big-candle-volume-up'],
    ],
    lacks: [
      ['a long candle of wicks', afterBig([100, 104, 98, 100.6]), 'big-candle-up', 'big-candle-down'],
      ['a big body on ordinary volume', afterBig(big(104, 0.3), 0.3), 'big-candle-up', 'big-candle-volume-up'],
      [
        'a big body whose open a later close has given up',
        [...afterBig(big(104)), [104, 104.1, 99, 99.2] as Bar, ...rest(99)],
        'big-candle-up',
      ],
    ],
  },
  displacement: {
    finds: [
      ['three full candles upward', run([1.2, 1.3, 1.2]), 'displaced-up-gap'],
      ['three full candles downward', mirror(run([1.2, 1.3, 1.2])), 'displaced-down-gap'],
      ['one candle of several ranges', run([4]), 'displaced-up'],
    ],
    lacks: [
      ['small steps up', run([0.3, 0.3, 0.3, 0.3]), 'displaced-up', 'displaced-up-gap'],
      ['the same distance with long wicks', run([1.2, 1.3, 1.2], 1.5), 'displaced-up', 'displaced-up-gap'],
      ['steps that alternate', run([0.8, -0.8, 0.8, -0.8]), 'displaced-up', 'displaced-down'],
      ['a flat market', flatMarket, 'displaced-up', 'displaced-down'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['smartMoney'][number], Textbook>;
