import { describe, expect, test } from 'vitest';
import { isDate, isDay, symbolAmong, timeframeAmong } from '#engine/read/axis/legend-words';

describe('words of a legend', () => {
  test.each([
    [['USD/JPY', '1h', 'O', '150.819', 'H'], 'USD/JPY'],
    [['BTC-USDT', '4H'], 'BTC/USDT'],
    [['ACME', 'Corp', '1h', 'MA7'], 'ACME'],
    [['O', '150.8', 'MA', 'VOL'], null],
    [['Price', '2024-05-01'], null],
  ] as const)('%j name %s', (words, symbol) => {
    expect(symbolAmong(words)).toBe(symbol);
  });

  test.each([
    [['USD/JPY', '·', '1h', 'O'], '1h'],
    [['EURUSD,', '15min'], '15m'],
    [['IDX40,', '1M'], '1M'],
    [['Gold', 'Daily'], '1D'],
    [['15m', '1H', '4H', '1D'], null],
    [['Chart'], null],
  ] as const)('%j have the timeframe %s', (words, timeframe) => {
    expect(timeframeAmong(words)).toBe(timeframe);
  });
});

test('dates and times of day are told from prices and other words', () => {
  expect(['2025-03-16', '03-17 12:00', 'Apr', '12:00', '2026'].every(isDate)).toBe(true);
  expect(['150.819', 'Volume', '67,500', '17'].some(isDate)).toBe(false);
  expect(['1', '17', '31', '32', '0'].map(isDay)).toEqual([true, true, true, false, false]);
});
