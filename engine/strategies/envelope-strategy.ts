import { envelope } from '../measure/channels.ts';
import { envelopeWidth } from '../measure/envelope-width.ts';
import { sma } from '../measure/moving-averages.ts';
import { count, distance, ratio, share } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { channelLevels, channelSignals } from './channel-signals.ts';
import { freshCandles } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const period = 20;

/** Parallel lines around a simple average, a round percentage away; a distance where no prices are known. */
export const envelopeStrategy: StrategyRule = (measures) => {
  const { closes, reading } = measures;
  const average = sma(closes, period);
  const { width, held } = envelopeWidth(closes, average, { relative: reading.axis === null });
  const shared = {
    middle: say('name.sma', { period: count(period) }),
    held: share(held),
    fresh: count(freshCandles(measures)),
  };
  const rule =
    'percent' in width
      ? say('rule.envelope_strategy', { ...shared, width: say('name.percent', { value: ratio(width.percent) }) })
      : say('rule.envelope_strategy', { ...shared, width: say('name.distance', { value: distance(width.distance) }) });
  if (closes.length < period + 5) return { rule, signals: [tooShort(measures, shared.middle, period + 5)] };
  const channel = envelope(closes, width, period);
  return { rule, signals: channelSignals(measures, channel), levels: channelLevels(channel) };
};
