import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { type VolumeSpreadKind, volumeSpread } from '../measure/volume-spread.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { rangeExpansionSignals } from './range-expansion-signals.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

/** A bar has been answered the other way once a close passes its far end. */
const standingBars = ({ candles, ranges, lows, highs }: Measures, volumes: readonly number[]) =>
  volumeSpread(candles, ranges, volumes).filter((event) =>
    stands(candles, event, event.side === 'up' ? lows[event.at]! : highs[event.at]!),
  );

const barSignals = (measures: Measures, volumes: readonly number[]): Finding[] =>
  freshest(measures, standingBars(measures, volumes), {
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

/** Effort against result, candle by candle. */
export const vpaStrategy: StrategyRule = (measures) => {
  const { volumes, close, last } = measures;
  const fresh = count(freshCandles(measures));
  const found = volumes ? barSignals(measures, volumes) : rangeExpansionSignals(measures);
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
