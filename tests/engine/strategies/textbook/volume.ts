import type { strategyCategories } from '#contract/strategy';
import { type Bar, barsOf, calm, jittered, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const flatMarket = calm(100, 60, { swing: 0.005, volume: 0.4 });
const quiet = calm(100, 30, { volume: 0.3 });
const falling = barsOf(legs([110, 100], 10), { volume: 0.3 });
const rising = mirror(falling);

const withVolume = (closes: readonly number[], volume: (i: number) => number): Bar[] =>
  barsOf(closes).map(([open, high, low, close], i) => [open, high, low, close, volume(i)] as const);

/** A rise to two highs, the second higher; volume decides whether on-balance volume follows. */
const twoHighs = legs([100, 110, 104, 111, 106], [10, 6, 8, 5]);
const fading = withVolume([...legs([100, 100.5], 15), ...twoHighs], (i) =>
  i > 31 && i <= 39 ? 0.1 : i > 25 && i <= 31 ? 0.8 : 0.4,
);
const backed = withVolume([...legs([100, 100.5], 15), ...twoHighs], (i) => (i > 31 && i <= 39 ? 0.9 : 0.3));

const selloff: Bar[] = [...quiet, ...falling.map(([o, h, l, c, v]) => [o - 10, h - 10, l - 10, c - 10, v] as const)];
const climax: Bar = [90, 90.2, 86, 87, 1];
const answered: Bar[] = [
  [87, 89, 86.8, 88.8, 0.4],
  [88.8, 91, 88.6, 90.8, 0.4],
];
const noVolume = (bars: readonly Bar[]): Bar[] => bars.map(([o, h, l, c]) => [o, h, l, c] as const);

export const volume = {
  vpa_strategy: {
    finds: [
      [
        'a wide up candle on twice the volume',
        [...quiet, [100, 102, 99.9, 101.9, 0.7], ...calm(102, 2, { volume: 0.3 })] as Bar[],
        'vpa-demand',
      ],
      [
        'a wide down candle on twice the volume',
        mirror([...quiet, [100, 102, 99.9, 101.9, 0.7], ...calm(102, 2, { volume: 0.3 })] as Bar[]),
        'vpa-supply',
      ],
      [
        'a small candle on great volume in a fall',
        [...quiet, ...falling, [100, 100.4, 99.4, 100.1, 0.9], ...calm(100, 2, { volume: 0.3 })] as Bar[],
        'vpa-absorbed-selling',
      ],
      [
        'a small up candle on little volume in a rise',
        [...quiet, ...rising, [100, 100.5, 99.9, 100.4, 0.1]] as Bar[],
        'vpa-no-demand',
      ],
    ],
    lacks: [
      [
        'a wide candle on ordinary volume',
        [...quiet, [100, 102, 99.9, 101.9, 0.3], ...calm(102, 2, { volume: 0.3 })] as Bar[],
        'vpa-demand',
      ],
      ['a market of even volume', quiet, 'vpa-demand', 'vpa-supply', 'vpa-absorbed-selling', 'vpa-no-demand'],
      [
        'the wide candle without volume on the picture',
        noVolume([...quiet, [100, 102, 99.9, 101.9], ...calm(102, 2)] as Bar[]),
        'vpa-demand',
        'vpa-supply',
      ],
    ],
  },
  vwap_strategy: {
    finds: [
      [
        'a fall that recovers over the average',
        barsOf(legs([105, 100, 106], [20, 12]), { volume: 0.5 }),
        'vwap-reclaimed',
      ],
      [
        'a rise that drops under the average',
        mirror(barsOf(legs([105, 100, 106], [20, 12]), { volume: 0.5 })),
        'vwap-lost',
      ],
      ['a steady rise', barsOf(legs([100, 110], 40), { volume: 0.5 }), 'vwap-above'],
      [
        'a burst far over the average',
        [...quiet, ...barsOf(legs([100, 106], 3), { volume: 0.3 })],
        'vwap-stretched-up',
      ],
    ],
    lacks: [
      ['a flat market', flatMarket, 'vwap-above', 'vwap-below', 'vwap-reclaimed', 'vwap-lost'],
      [
        'a steady rise, which crosses nothing',
        barsOf(legs([100, 110], 40), { volume: 0.5 }),
        'vwap-reclaimed',
        'vwap-lost',
      ],
      ['eight candles', barsOf(legs([100, 104], 7), { volume: 0.5 }), 'vwap-above', 'vwap-reclaimed'],
    ],
  },
  obv_divergence: {
    finds: [
      ['a higher high that volume does not follow', fading, 'divergence-bearish'],
      ['a lower low that volume does not follow', mirror(fading), 'divergence-bullish'],
      ['a rise that volume backs', barsOf(jittered(legs([100, 112], 40), 0.1), { volume: 0.5 }), 'obv-confirms-up'],
    ],
    lacks: [
      ['a higher high that volume follows', backed, 'divergence-bearish'],
      ['a flat market', flatMarket, 'divergence-bearish', 'divergence-bullish', 'obv-confirms-up', 'obv-confirms-down'],
      ['a rise without volume on the picture', noVolume(barsOf(legs([100, 112], 40))), 'obv-confirms-up'],
    ],
  },
  volume_climax: {
    finds: [
      ['the loudest candle at the end of a fall', [...selloff, climax], 'selling-climax-volume'],
      ['the loudest candle at the end of a rise', mirror([...selloff, climax]), 'buying-climax-volume'],
      ['the same, then a close over it', [...selloff, climax, ...answered], 'selling-climax-answered-volume'],
      [
        'the longest candle at the end of a fall, no volume shown',
        noVolume([...selloff, climax]),
        'selling-climax-range',
      ],
    ],
    lacks: [
      [
        'a loud candle inside a calm market',
        [...quiet, [100, 100.5, 99.5, 100.2, 1], ...calm(100, 3, { volume: 0.3 })] as Bar[],
        'selling-climax-volume',
        'buying-climax-volume',
      ],
      ['a fall that ends without a loud candle', selloff, 'selling-climax-volume'],
      ['a flat market', flatMarket, 'selling-climax-volume', 'buying-climax-volume'],
    ],
  },
  volume_profile: {
    finds: [
      [
        'a close above where most was traded',
        [...calm(100, 60, { swing: 1, volume: 0.5 }), ...barsOf([100, 102, 104, 106], { volume: 0.2 })],
        'profile-above',
        'value-left-up',
      ],
      [
        'a close below where most was traded',
        mirror([...calm(100, 60, { swing: 1, volume: 0.5 }), ...barsOf([100, 102, 104, 106], { volume: 0.2 })]),
        'profile-below',
        'value-left-down',
      ],
      ['a close where most was traded', calm(100, 60, { swing: 1, volume: 0.5 }), 'profile-inside'],
    ],
    lacks: [
      [
        'a market that never leaves its range',
        calm(100, 60, { swing: 1, volume: 0.5 }),
        'profile-above',
        'profile-below',
        'value-left-up',
      ],
      [
        'a burst that has come back',
        [...calm(100, 60, { swing: 1, volume: 0.5 }), ...barsOf([100, 103, 100], { volume: 0.2 })],
        'profile-above',
      ],
      ['a flat market', flatMarket, 'profile-above', 'profile-below', 'value-left-up', 'value-left-down'],
    ],
  },
} satisfies Record<(typeof strategyCategories)['volume'][number], Textbook>;
