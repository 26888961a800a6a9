import { describe, expect, test } from 'vitest';
import type { LabelFit } from '#engine/read/axis/fit-labels';
import { checkWithLegend, legendPricesAmong } from '#engine/read/axis/legend-prices';

describe('prices of a legend', () => {
  test.each([
    ['BTC/EUR · 5m O 38,596 H 38,724 L 36,907 C 37,848 −748 (-1.94%)', [38596, 38724, 36907, 37848]],
    ['Open: 1.0842 High: 1.0850 Low: 1.0833 Close: 1.0841 Volume: 12K', [1.0842, 1.085, 1.0833, 1.0841]],
    ['ACM 1D 0102.40 H103.10 L101.95 C102.75', [102.4, 103.1, 101.95, 102.75]],
    ['O 1.234,50 H 1.240,00 L 1.200,25 C 1.210,75', [1234.5, 1240, 1200.25, 1210.75]],
    ['ACM 1m 0 164.80 H 167.86 L 162.22 C 164.49 0.31 (-0.19%)', [164.8, 167.86, 162.22, 164.49]],
    ['IDX40 1h O 16 055.4 H 16 055.4 L 15 834.6 C 15 920.0 135.4', [16055.4, 16055.4, 15834.6, 15920]],
    ['LAKH 1D 0 96,900 H 99,338 97,945 C 98,405', null],
    ['LAKH 1D 0 98,900 H 99,338 97,945 C 98,405', [98900, 99338, 97945, 98405]],
    ['TINY/USDT 1W © 0.009303 H 0.009344 L 0.009241 G 0.009344', [0.009303, 0.009344, 0.009241, 0.009344]],
    ['BTC/EUR 1H Open: 80,399 High: 80,399 Low: 77.733 Close: 78,068', [80399, 80399, 77733, 78068]],
    ['O 1.084 H 1,085 L 1.083 C 1.084', [1.084, 1.085, 1.083, 1.084]],
    ['XAU/USD · 1D O 31.62K H 31.70K L 31.59K C 31.69K +66.40 (0.21%)', [31620, 31700, 31590, 31690]],
    [
      'BTC/USDT 15m @ 0.00002890 H 0.00002921 | 0.00002597 C 0.00002826',
      [0.0000289, 0.00002921, 0.00002597, 0.00002826],
    ],
    ['BTC/EUR 5m O 46,650 H 46,922 1. 44,520 C 44,788 1,862 (-3.99%)', [46650, 46922, 44520, 44788]],
    ['Time: 06:35 Open} 75.26 High: 75.46 Low: 73.67 Close: 73.94', [75.26, 75.46, 73.67, 73.94]],
    ['XAUUSD,H1 3,329.36 3,344.43 3,292.33 3,299.79', [3329.36, 3344.43, 3292.33, 3299.79]],
    ['IDX40,1H 18 044.9 18 089.6 17 989.7 18 075.7', [18044.9, 18089.6, 17989.7, 18075.7]],
    ['EURUSD 1.03795 1.56314 1.02 1.5', null],
  ])('%s', (text, prices) => {
    expect(legendPricesAmong([text])).toEqual(prices);
  });

  test('numbers that make no candle are none', () => {
    expect(legendPricesAmong(['O 10 H 8 L 9 C 10'])).toBeNull();
    // A digit of the low was lost.
    expect(legendPricesAmong(['O 13307 H 13325.213 L 2185 C 13307'])).toBeNull();
    expect(legendPricesAmong(['MA 5 37,264 MA 10 36,649'])).toBeNull();
  });
});

describe('a scale against the legend', () => {
  const fit: LabelFit = { scale: 'linear', slope: -0.5, offset: 200, used: [], residual: 0, score: 0, lead: 9 };
  const candles = [
    { open: 100, high: 60, low: 160, close: 120 },
    { open: 120, high: 110, low: 150, close: 140 },
  ];

  test('is confirmed by a candle that has all four prices, whichever it is', () => {
    expect(checkWithLegend(fit, [150, 170, 120, 140], candles, 0)).toBe('confirmed');
    expect(checkWithLegend(fit, [140, 145, 125, 130], candles, 0)).toBe('confirmed');
  });

  test('is not confirmed by a flat candle, beside whose row all four prices of any other lie where a scale is too rough', () => {
    const rough = { ...fit, slope: 50 * fit.slope };
    const row = (150 - rough.offset) / rough.slope;
    const flat = { open: row, high: row - 1, low: row + 1, close: row };
    expect(checkWithLegend(rough, [150, 170, 120, 140], [flat], 0)).toBeNull();
  });

  test('is contradicted by prices far from all that is seen, and left alone by others', () => {
    expect(checkWithLegend(fit, [25_700, 25_800, 25_600, 25_684], candles, 0)).toBe('contradicted');
    expect(checkWithLegend(fit, [131, 139, 128, 133], candles, 0)).toBeNull();
  });

  test('is not contradicted by one price that was misread where the other three stand at the rows of a candle', () => {
    expect(checkWithLegend(fit, [150, 870, 120, 140], candles, 0)).toBeNull();
    expect(checkWithLegend(fit, [150, 870, 120, 160], candles, 0)).toBe('contradicted');
  });

  test('is contradicted by a candle that reaches farther than all that is seen, as beside a list of prices in its place', () => {
    expect(checkWithLegend(fit, [110, 240, 100, 170], candles, 0)).toBe('contradicted');
    expect(checkWithLegend(fit, [110, 190, 105, 170], candles, 0)).toBeNull();
  });

  test('is confirmed as near as the rows of the scale are known', () => {
    const off = { ...fit, offset: fit.offset + 2 };
    expect(checkWithLegend(off, [150, 170, 120, 140], candles, 0)).toBeNull();
    expect(checkWithLegend(off, [150, 170, 120, 140], candles, 2)).toBe('confirmed');
  });
});
