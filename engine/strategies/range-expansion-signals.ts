import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { rangeExpansions } from '../measure/range-expansions.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, price, ratio } from '../quantity.ts';
import { freshest, signal } from './signal.ts';

/** Fresh wide candles whose far end no close has passed since, newest first. */
export const rangeExpansionSignals = (measures: Measures): Finding[] => {
  const { candles, ranges, highs, lows, closes } = measures;
  const standing = rangeExpansions(candles, ranges).filter((event) =>
    stands(candles, event, event.side === 'up' ? lows[event.at]! : highs[event.at]!),
  );
  return freshest(measures, standing, { most: 2 }).map(({ at, side, multiple }) =>
    signal(measures, side === 'up' ? 'range-expanded-up' : 'range-expanded-down', side, {
      values: { at: candleNumber(at), multiple: ratio(multiple), close: price(closes[at]!) },
      candles: [at],
      at,
      margin: highs[at]! - lows[at]!,
    }),
  );
};
