import type { strategyCategories } from '#contract/strategy';
import { barsOf, calm, jittered, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 90, { swing: 0.005 });
const motionless = barsOf(
  Array.from({ length: 60 }, () => 100),
  { wick: 0 },
);
const rise = barsOf(legs([100, 150], 100));
const fallAndBounce = barsOf(jittered(legs([110, 112, 95, 101], [30, 20, 8]), 0.2));
const valley = barsOf(legs([112, 108, 98, 105], [34, 12, 9]));

/** A strong rise, a pullback, then a laboured rise to a slightly higher high, and the fall that confirms it. */
const tired = (top: number) =>
  barsOf([
    ...jittered(legs([100, 101], 30), 0.3),
    ...legs([101, 116, 109], [10, 6]).slice(1),
    ...jittered(legs([109, top], 20), 0.7).slice(1),
    ...legs([top, top - 5], 5).slice(1),
  ]);

/** A deep, fast pullback that holds above the low before it: momentum below, price above. */
const hidden = barsOf([
  ...jittered(legs([100, 101], 30), 0.3),
  ...jittered(legs([101, 95], 16), 0.9).slice(1),
  ...legs([95, 110, 97, 102], [14, 10, 5]).slice(1),
]);

/** Uneven candles, so that ranges are not all alike. */
const expanding = (close: number) => [...calm(100, 40), [100, 106, 99.9, close] as const, ...calm(close, 2)];

export const oscillators = {
  rsi_strategy: {
    finds: [
      ['a fall that bounces', fallAndBounce, 'rsi-left-oversold'],
      ['a rise that falls back', mirror(fallAndBounce), 'rsi-left-overbought'],
      ['a laboured rise', barsOf(jittered(legs([100, 112], 60), 0.6)), 'rsi-bulls-lead'],
      ['a laboured fall', barsOf(jittered(legs([112, 100], 60), 0.6)), 'rsi-bears-lead'],
      ['an unbroken rise', rise, 'rsi-overbought'],
    ],
    lacks: [
      ['a market that does not move', motionless, 'rsi-overbought', 'rsi-oversold', 'rsi-bulls-lead', 'rsi-bears-lead'],
      ['an unbroken rise, which has not come back yet', rise, 'rsi-left-overbought', 'rsi-left-oversold'],
      ['a flat market', flatMarket, 'rsi-left-overbought', 'rsi-left-oversold', 'rsi-overbought', 'rsi-oversold'],
      ['a dozen candles', barsOf(legs([100, 105], 11)), 'rsi-overbought', 'rsi-bulls-lead'],
    ],
  },
  rsi_divergence: {
    finds: [
      ['a higher high on a laboured rise', tired(117), 'divergence-bearish'],
      ['a lower low on a laboured fall', mirror(tired(117)), 'divergence-bullish'],
      ['a sharp dip that holds above the low before', hidden, 'divergence-hidden-bullish'],
    ],
    lacks: [
      ['a laboured rise that stops short of the high', tired(113), 'divergence-bearish'],
      ['an unbroken rise', rise, 'divergence-bearish', 'divergence-bullish'],
      ['a flat market', flatMarket, 'divergence-bearish', 'divergence-bullish'],
      ['a market that does not move', motionless, 'divergence-bearish', 'divergence-bullish'],
    ],
  },
  macd_strategy: {
    finds: [
      ['a fall that turns into a rise', valley, 'macd-crossed-up', 'macd-above-zero'],
      ['a rise that turns into a fall', mirror(valley), 'macd-crossed-down', 'macd-below-zero'],
      [
        'a rise that gathers pace',
        barsOf([...legs([100, 104], 60), ...legs([104, 116], 8).slice(1)]),
        'macd-building-up',
      ],
    ],
    lacks: [
      ['a flat market', flatMarket, 'macd-crossed-up', 'macd-crossed-down', 'macd-building-up', 'macd-building-down'],
      ['a rise of even pace', rise, 'macd-crossed-up', 'macd-crossed-down', 'macd-above-zero'],
      ['thirty candles', valley.slice(0, 30), 'macd-crossed-down', 'macd-building-down'],
    ],
  },
  stochastic: {
    finds: [
      ['a fall that bounces', barsOf(legs([110, 100, 103], [30, 4])), 'stochastic-turned-up'],
      ['a rise that falls back', mirror(barsOf(legs([110, 100, 103], [30, 4]))), 'stochastic-turned-down'],
      ['a rise that has not turned', rise, 'stochastic-overbought'],
    ],
    lacks: [
      [
        'a market that does not move',
        motionless,
        'stochastic-overbought',
        'stochastic-oversold',
        'stochastic-turned-up',
      ],
      ['a rise that has not turned', rise, 'stochastic-turned-down'],
      [
        'crosses in the middle of the range',
        [...barsOf(legs([110, 90, 100], [10, 5])), ...calm(100, 24)].slice(0, 40),
        'stochastic-overbought',
        'stochastic-oversold',
      ],
      ['a dozen candles', barsOf(legs([100, 105], 11)), 'stochastic-overbought', 'stochastic-turned-up'],
    ],
  },
  atr_strategy: {
    finds: [
      ['a rise that gives back three ranges', barsOf(legs([100, 130, 118], [40, 8])), 'chandelier-turned-down'],
      ['a fall that recovers three ranges', mirror(barsOf(legs([100, 130, 118], [40, 8]))), 'chandelier-turned-up'],
      ['a wide candle that closes at its high', expanding(105.8), 'range-expanded-up'],
      ['a wide candle that closes at its low', mirror(expanding(105.8)), 'range-expanded-down'],
    ],
    lacks: [
      ['a wide candle that closes in its middle', expanding(103), 'range-expanded-up', 'range-expanded-down'],
      ['an unbroken rise', rise, 'chandelier-turned-down', 'range-expanded-up'],
      ['a flat market', flatMarket, 'chandelier-turned-up', 'chandelier-turned-down', 'range-expanded-up'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['oscillators'][number], Textbook>;
