import { expect, test } from 'vitest';
import { namesTable } from '../../scripts/names-table.ts';
import type { Prediction, Truth } from '../../scripts/score-reading.ts';

const chart = (said: [string | null, string | null], is: [string, string], isChart = true) => ({
  prediction: { isChart, candles: [], axis: null, symbol: said[0], timeframe: said[1] } satisfies Prediction,
  truth: { symbol: is[0], timeframe: is[1] } as Truth,
});

test('names that are told are counted as right or wrong, silence apart, and refused pictures not at all', () => {
  const charts = [
    chart(['EURUSD', '5M'], ['EUR/USD', '5m']),
    chart(['DAY', '1h'], ['ACM', '4h']),
    chart([null, null], ['ACM', '4h']),
    chart([null, null], ['ACM', '4h'], false),
  ];
  expect(
    namesTable(charts)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/)),
  ).toEqual([
    ['symbol', '3', '1', '1', '1'],
    ['timeframe', '3', '1', '1', '1'],
  ]);
});
