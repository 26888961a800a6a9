import { describe, expect, test } from 'vitest';
import { symbolAmong } from '#engine/read/axis/legend-heading';

describe('the symbol', () => {
  test.each([
    [['USD/JPY 1h O 150.819 H 151.2'], 'USD/JPY'],
    [['BTC-USDT', '4H'], 'BTC/USDT'],
    [['ACME Corp', '1h', 'MA7'], 'ACME'],
    [['IDX40,15M', '20 424.3'], 'IDX40'],
    [['ACM', '15'], 'ACM'],
    [['Lakh Motors', '(LAKH)'], 'LAKH'],
    [['XAUIUSD', '1h'], 'XAU/USD'],
    [['USDIIPY', '1D'], 'USD/JPY'],
    [['SUIUSDT', '1D'], 'SUIUSDT'],
    [['O 150.8', 'MA', 'VOL'], null],
    [['Price', '2024-05-01'], null],
    [['SELL', 'M30', 'DAY', 'MA25: 5541.36', 'MAS50 12.3'], null],
  ] as const)('of %j is %s', (phrase, symbol) => {
    expect(symbolAmong([phrase])).toBe(symbol);
  });

  test('that heads prices is taken, not one of a list or of buttons beside it', () => {
    const legend = ['LAKH', '15m O 132,685 H 134,534 L 132,685 C 133,004'];
    expect(symbolAmong([['NIFTY 50 22,147.00'], ['M1 M5 M30 H1'], legend])).toBe('LAKH');
    expect(symbolAmong([['EURUSD 1.0379'], ['GBPUSD 1.3460'], ['USDCAD 1.2382']])).toBeNull();
  });

  test('alone before its price is taken where no other is', () => {
    expect(
      symbolAmong([
        ['PNY', '3.12', '-2.07%'],
        ['Chart', 'Depth'],
      ]),
    ).toBe('PNY');
    expect(
      symbolAmong([
        ['PNY', '3.12'],
        ['ACM', '54.15'],
      ]),
    ).toBeNull();
  });
});
