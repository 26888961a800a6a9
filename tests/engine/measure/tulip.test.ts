import { describe, expect, test } from 'vitest';
import { donchian } from '#engine/measure/channels';
import { sma } from '#engine/measure/moving-averages';
import { obv } from '#engine/measure/obv';
import { wilderRsi } from '#engine/measure/rsi';
import type { Series } from '#engine/measure/series';
import { stochastic } from '#engine/measure/stochastic';
import { wilderRange } from '#engine/measure/wilder-range';
import { candlesOf } from '../series.ts';

/**
 * Input and expected values as published in Tulip Indicators' regression data
 * (github.com/TulipCharts/tulipindicators, tests/untest.txt), three decimals.
 */
const high = [82.15, 81.89, 83.03, 83.3, 83.85, 83.9, 83.33, 84.3, 84.84, 85, 85.9, 86.58, 86.98, 88, 87.87];
const low = [81.29, 80.64, 81.31, 82.65, 83.07, 83.11, 82.49, 82.3, 84.15, 84.11, 84.03, 85.39, 85.76, 87.17, 87.01];
const close = [81.59, 81.06, 82.87, 83, 83.61, 83.15, 82.84, 83.99, 84.55, 84.36, 85.53, 86.54, 86.89, 87.77, 87.29];
const open = [81.85, 81.2, 81.55, 82.91, 83.1, 83.41, 82.71, 82.7, 84.2, 84.25, 84.03, 85.45, 86.18, 88, 87.6];
const volume = [
  5653100, 6447400, 7690900, 3831400, 4455100, 3798000, 3936200, 4732000, 4841300, 3915300, 6830800, 6694100, 5293600,
  7985800, 4807900,
];
const candles = candlesOf(close.map((value, i) => [open[i]!, high[i]!, low[i]!, value, volume[i]!] as const));

const published: { name: string; ours: Series; theirs: number[] }[] = [
  {
    name: 'sma 5',
    ours: sma(close, 5),
    theirs: [82.426, 82.738, 83.094, 83.318, 83.628, 83.778, 84.254, 84.994, 85.574, 86.218, 86.804],
  },
  {
    name: 'rsi 5',
    ours: wilderRsi(close, 5),
    theirs: [72.034, 64.927, 75.936, 79.796, 74.713, 83.033, 87.478, 88.755, 91.483, 78.498],
  },
  {
    name: 'atr 5',
    ours: wilderRange(candles, 5, 4),
    theirs: [1.116, 1.051, 1.009, 1.207, 1.136, 1.086, 1.243, 1.233, 1.23, 1.206, 1.137],
  },
  {
    name: 'stoch 5 3 3, %K',
    ours: stochastic(candles, { kPeriod: 5, kSlowingPeriod: 3, dPeriod: 3 }).k,
    theirs: [77.385, 83.126, 84.867, 88.361, 95.246, 96.74, 91.091],
  },
  {
    name: 'stoch 5 3 3, %D',
    ours: stochastic(candles, { kPeriod: 5, kSlowingPeriod: 3, dPeriod: 3 }).d,
    theirs: [75.702, 78.011, 81.793, 85.452, 89.491, 93.449, 94.359],
  },
  {
    name: 'max 5 of highs as the upper Donchian line, by its closes',
    ours: donchian(candlesOf(close.map((value) => [value, value, value, value] as const)), 5).upper,
    theirs: [83.61, 83.61, 83.61, 83.99, 84.55, 84.55, 85.53, 86.54, 86.89, 87.77, 87.77],
  },
  {
    name: 'obv',
    ours: obv(candles, volume),
    theirs: [
      0, -6447400, 1243500, 5074900, 9530000, 5732000, 1795800, 6527800, 11369100, 7453800, 14284600, 20978700,
      26272300, 34258100, 29450200,
    ],
  },
];

describe('Indicators give the values that Tulip Indicators publishes', () => {
  test.each(published)('$name', ({ ours, theirs }) => {
    const values = ours.filter((value) => value !== null);
    expect(values.map((value) => Number(value.toFixed(3)))).toEqual(theirs);
  });
});
