import type { Candle, Reading } from '../reading.ts';

/** How many candles a model is shown in numbers: all of them would make any invented price a likely hit. */
const shown = 12;

export const shownCandles = ({ candles }: Reading): { number: number; candle: Candle }[] =>
  candles.slice(-shown).map((candle, i) => ({ number: Math.max(0, candles.length - shown) + i + 1, candle }));

/** The last candles as rows of a CSV: number, open, high, low, close, rounded as the text rounds. */
export const measuredTable = (reading: Reading, decimals: number): string =>
  [
    'candle,open,high,low,close',
    ...shownCandles(reading).map(({ number, candle }) =>
      [number, ...[candle.open, candle.high, candle.low, candle.close].map((value) => value.toFixed(decimals))].join(
        ',',
      ),
    ),
  ].join('\n');
