import { keltner } from '../measure/channels.ts';
import { emaNeeds } from '../measure/warm-up.ts';
import { count, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { channelLevels, channelSignals } from './channel-signals.ts';
import { freshCandles } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const period = 20;
const rangePeriod = 10;
const multiple = 2;

/** With too short a history for the exponential average the channel stands on the simple one, and says so. */
export const keltnerChannel: StrategyRule = (measures) => {
  const seen = measures.candles.length;
  const settled = seen >= emaNeeds(period) + 5;
  const kind = settled ? 'ema' : 'sma';
  const middle = say(settled ? 'name.ema' : 'name.sma', { period: count(period) });
  const rule = say('rule.keltner_channel', {
    middle,
    multiple: ratio(multiple),
    ranges: count(rangePeriod),
    fresh: count(freshCandles(measures)),
  });
  if (seen < period + 5) return { rule, signals: [tooShort(measures, middle, period + 5)] };
  const channel = keltner(measures.candles, { kind, period, rangePeriod, multiple });
  const notes = settled
    ? []
    : [
        say('note.replaced', {
          name: say('name.ema', { period: count(period) }),
          by: middle,
          needed: count(emaNeeds(period) + 5),
          seen: count(seen),
        }),
      ];
  return { rule, signals: channelSignals(measures, channel), notes, levels: channelLevels(channel) };
};
