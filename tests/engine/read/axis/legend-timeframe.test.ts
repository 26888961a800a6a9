import { describe, expect, test } from 'vitest';
import { timeframeAmong } from '#engine/read/axis/legend-timeframe';

describe('the timeframe', () => {
  test.each([
    [['USD/JPY', '·', '1h O'], '1h'],
    [['EURUSD,', '15min'], '15m'],
    [['IDX40,', '1M'], '1M'],
    [['IDX40,15M 20 424.3'], '15m'],
    [['XAUUSD,H4 2315.10'], '4h'],
    [['ACM', '15'], '15m'],
    [['ACM', '240'], '4h'],
    [['ACM im O 4.96'], '1m'],
    [['IDX40', '1wW', '27 468.3'], '1W'],
    [['PNY ImO266'], '1m'],
    [['Gold', 'Daily'], '1D'],
    [['15m', '1H', '4H', '1D'], null],
    [['24h', 'change'], null],
    [['Chart'], null],
  ] as const)('of %j is %s', (phrase, timeframe) => {
    expect(timeframeAmong([phrase])).toBe(timeframe);
  });

  test('stands behind the symbol, whatever buttons offer', () => {
    expect(
      timeframeAmong([
        ['1m', '5m', '15m', '1h'],
        ['ACM', '4h', 'O 5.1'],
      ]),
    ).toBe('4h');
  });
});
