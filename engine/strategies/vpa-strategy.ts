import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { rangeExpansions } from '../measure/range-expansions.ts';
import { type VolumeSpreadKind, volumeSpread } from '../measure/volume-spread.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const barSignals = (measures: Measures, volumes: readonly number[]): Finding[] =>
  freshest(measures, volumeSpread(measures.candles, measures.ranges, volumes), {
    most: 4,
    same: (a, b) => a.kind === b.kind,
  }).map(({ at, kind, side, effort, spread }) =>
    signal(measures, `vpa-${kind satisfies VolumeSpreadKind}`, side, {
      values: {
        at: candleNumber(at),
        effort: ratio(effort),
        spread: ratio(spread),
        close: price(measures.closes[at]!),
      },
      candles: [at],
      at,
      margin: measures.highs[at]! - measures.lows[at]!,
    }),
  );

/** Without volume only the result is known: wide candles that close at their end. */
const rangeSignals = (measures: Measures): Finding[] =>
  freshest(measures, rangeExpansions(measures.candles, measures.ranges), { most: 3 }).map(({ at, side, multiple }) =>
    signal(measures, side === 'up' ? 'range-expanded-up' : 'range-expanded-down', side, {
      values: { at: candleNumber(at), multiple: ratio(multiple), close: price(measures.closes[at]!) },
      candles: [at],
      at,
      margin: measures.highs[at]! - measures.lows[at]!,
    }),
  );

/** Effort against result, candle by candle. */
export const vpaStrategy: StrategyRule = (measures) => {
  const { volumes, close, last } = measures;
  const fresh = count(freshCandles(measures));
  const found = volumes ? barSignals(measures, volumes) : rangeSignals(measures);
  const none = signal(measures, volumes ? 'vpa-none' : 'vpa-none-without-volume', 'neutral', {
    values: { fresh, close: price(close) },
    candles: [last],
  });
  const rule = volumes
    ? say('rule.vpa_strategy', { lookback: count(20), high: ratio(1.5), low: ratio(0.6), fresh })
    : say('rule.vpa-without-volume', { wide: ratio(2), fresh });
  return {
    rule,
    signals: found.length > 0 ? found : [none],
    notes: volumes ? [] : [say('note.no-volume-vpa')],
  };
};
