import { divergences } from '../measure/divergences.ts';
import { rsi, rsiPeriod } from '../measure/rsi.ts';
import { lastOf } from '../measure/series.ts';
import { count, index } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { divergenceSignals } from './divergence-signals.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

/** Smaller differences of the oscillator are none. */
const leastDifference = 2;

export const rsiDivergence: StrategyRule = (measures) => {
  const { closes, candles, swings, error, last } = measures;
  const { kind, values, wilderNeeds } = rsi(closes);
  const name = say(kind === 'wilder' ? 'name.rsi-wilder' : 'name.rsi-cutler', { period: count(rsiPeriod) });
  const fresh = count(freshCandles(measures));
  const rule = say('rule.rsi_divergence', { name, least: count(leastDifference), fresh });
  const seen = count(candles.length);
  const notes = kind === 'cutler' ? [say('note.rsi-cutler', { needed: count(wilderNeeds), seen })] : [];
  const now = lastOf(values);
  if (now === null) return { rule, signals: [tooShort(measures, name, rsiPeriod + 1)], notes };
  const found = divergences(swings, values, { priceMargin: 2 * error, valueMargin: leastDifference });
  const signals = divergenceSignals(measures, found, say('name.rsi'), index);
  const none = signal(measures, 'divergence-none', 'neutral', {
    values: { name: say('name.rsi'), fresh, value: index(now) },
    candles: [last],
  });
  return { rule, signals: signals.length > 0 ? signals : [none], notes };
};
