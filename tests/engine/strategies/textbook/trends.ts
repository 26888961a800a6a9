import type { strategyCategories } from '#contract/strategy';
import { barsOf, calm, flat, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 90, { swing: 0.005 });
const rise = barsOf(legs([100, 150], 100));
const valley = barsOf(legs([115, 100, 112], [30, 16]));
const cloudTurn = barsOf(legs([100, 140, 112], [90, 20]));
const range = barsOf(legs([100, 102, 100, 102, 100, 102, 100, 102, 100, 102, 100], 5));
const spike = [...range, ...barsOf([100, 103, 106], { wick: 0.2 }).slice(1)];

/** A rise whose candle at the end dips to the middle average and closes back near its high. */
const pullback = (dip: number) => {
  const bars = barsOf(legs([100, 130], 60));
  return [...bars, [130, 130.6, 130 - dip, 130.4] as const, [130.4, 131, 130.2, 130.9] as const];
};

export const trends = {
  ma_crossover: {
    finds: [
      ['a fall that turns into a rise', valley, 'ma-crossed-up'],
      ['a rise that turns into a fall', mirror(valley), 'ma-crossed-down'],
      ['a long steady rise', rise, 'ma-stacked-up'],
      ['a long steady fall', mirror(rise), 'ma-stacked-down'],
    ],
    lacks: [
      ['a long steady rise, which crosses nothing', rise, 'ma-crossed-up', 'ma-crossed-down'],
      ['a flat market', flatMarket, 'ma-crossed-up', 'ma-crossed-down', 'ma-stacked-up', 'ma-stacked-down'],
      ['a dozen candles', barsOf(legs([100, 105], 11)), 'ma-crossed-up', 'ma-stacked-up'],
    ],
  },
  ema_strategy: {
    finds: [
      ['a long steady rise', rise, 'ema-stacked-up'],
      ['a long steady fall', mirror(rise), 'ema-stacked-down'],
      ['a dip to the middle average that closes back up', pullback(3), 'ema-pullback-held-up'],
      ['a bounce to the middle average that closes back down', mirror(pullback(3)), 'ema-pullback-held-down'],
      ['a rise that collapses through the slow average', barsOf(legs([100, 130, 112], [60, 8])), 'ema-lost'],
    ],
    lacks: [
      ['a flat market', flatMarket, 'ema-stacked-up', 'ema-stacked-down', 'ema-pullback-held-up'],
      ['a rise without a dip', rise, 'ema-pullback-held-up', 'ema-lost'],
      ['a dip that stops far above the average', pullback(0.2), 'ema-pullback-held-up'],
      ['a range', range, 'ema-pullback-held-up', 'ema-pullback-held-down'],
    ],
  },
  ichimoku: {
    finds: [
      ['a long steady rise', rise, 'above-cloud', 'chikou-above', 'cloud-ahead-up'],
      ['a long steady fall', mirror(rise), 'below-cloud', 'chikou-below', 'cloud-ahead-down'],
      ['a long rise that collapses', cloudTurn, 'tenkan-crossed-down', 'cloud-broken-down'],
      ['a long fall that recovers', mirror(cloudTurn), 'tenkan-crossed-up', 'cloud-broken-up'],
    ],
    lacks: [
      ['a flat market', flatMarket, 'above-cloud', 'below-cloud', 'tenkan-crossed-up', 'tenkan-crossed-down'],
      ['a chart too short for the cloud', barsOf(legs([100, 120], 50)), 'above-cloud', 'cloud-broken-up'],
      [
        'a long steady rise, which has nothing bearish',
        rise,
        'below-cloud',
        'tenkan-crossed-down',
        'cloud-broken-down',
      ],
    ],
  },
  envelope_strategy: {
    finds: [
      ['a burst out of a range', spike, 'channel-left-up'],
      ['a drop out of a range', mirror(spike), 'channel-left-down'],
      [
        'a burst that comes back in',
        [...spike, ...barsOf([106, 101, 100.5], { wick: 0.2 }).slice(1)],
        'channel-returned-from-above',
      ],
      [
        'a drop that comes back in',
        mirror([...spike, ...barsOf([106, 101, 100.5], { wick: 0.2 }).slice(1)]),
        'channel-returned-from-below',
      ],
    ],
    lacks: [
      ['a flat market', flatMarket, 'channel-left-up', 'channel-left-down', 'channel-upper-half'],
      ['a burst still outside', spike, 'channel-returned-from-above'],
      ['a dozen candles', range.slice(0, 12), 'channel-left-up', 'channel-left-down'],
    ],
  },
  keltner_channel: {
    finds: [
      ['a burst out of a range', spike, 'channel-left-up'],
      ['a drop out of a range', mirror(spike), 'channel-left-down'],
      ['a steady rise in the upper half', barsOf(legs([100, 130], 80)), 'channel-upper-half'],
    ],
    lacks: [
      ['a flat market', flatMarket, 'channel-left-up', 'channel-upper-half', 'channel-lower-half'],
      ['a range that stays inside', range, 'channel-left-up', 'channel-left-down'],
      ['a dozen candles', range.slice(0, 12), 'channel-left-up', 'channel-left-down'],
    ],
  },
  donchian_channel: {
    finds: [
      ['a close over a range of twenty candles', spike, 'donchian-broken-up'],
      ['a close under a range of twenty candles', mirror(spike), 'donchian-broken-down'],
      ['a rise out of a flat stretch', barsOf([...flat(100, 40), 101, 102]), 'donchian-broken-up'],
    ],
    lacks: [
      ['a range that holds', range, 'donchian-broken-up', 'donchian-broken-down'],
      ['a wick over the range that closes inside', [...range, [100, 105, 99.9, 101] as const], 'donchian-broken-up'],
      ['fewer candles than the channel', barsOf(legs([100, 115], 15)), 'donchian-broken-up'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['trends'][number], Textbook>;
