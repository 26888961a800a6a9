import type { Finding } from '../findings.ts';
import { type Channel, channelEvents } from '../measure/channels.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf } from '../measure/series.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { curve } from './marks.ts';
import { freshest, signal } from './signal.ts';
import type { StrategyLevel } from './strategy-result.ts';

const kinds = {
  left: { up: 'channel-left-up', down: 'channel-left-down' },
  returned: { up: 'channel-returned-from-above', down: 'channel-returned-from-below' },
} as const;

/** Leaving a channel speaks for the side that it is left on, coming back into it for the other one. */
const sideOf = (kind: 'left' | 'returned', side: 'up' | 'down') =>
  kind === 'left' ? side : side === 'up' ? 'down' : 'up';

/** Events and state of a channel around an average, the same for Keltner channels and envelopes. */
export const channelSignals = (measures: Measures, channel: Channel): Finding[] => {
  const { closes, close, last, error, range } = measures;
  const events = freshest(measures, channelEvents(closes, channel, error / 2), { most: 1 });
  const told = events.map(({ at, kind, side }) => {
    const band = (side === 'up' ? channel.upper : channel.lower)[at]!;
    return signal(measures, kinds[kind][side], sideOf(kind, side), {
      values: { at: candleNumber(at), band: price(band), close: price(closes[at]!) },
      candles: [at],
      at,
      margin: closes[at]! - band,
    });
  });
  const [upper, middle, lower] = [lastOf(channel.upper)!, lastOf(channel.middle)!, lastOf(channel.lower)!];
  const marks = [...curve(channel.upper), ...curve(channel.middle), ...curve(channel.lower)];
  const values = { close: price(close), upper: price(upper), middle: price(middle), lower: price(lower) };
  const back = Math.max(0, channel.middle.length - 6);
  const slope = middle - (channel.middle[back] ?? middle);
  const slant = Math.abs(slope) < range / 4 ? 0 : Math.sign(slope);
  const options = { values, candles: [last], marks, margin: close - middle };
  if (slant > 0 && close > middle) return [...told, signal(measures, 'channel-upper-half', 'up', options)];
  if (slant < 0 && close < middle) return [...told, signal(measures, 'channel-lower-half', 'down', options)];
  return [...told, signal(measures, 'channel-level', 'neutral', options)];
};

export const channelLevels = (channel: Channel): StrategyLevel[] => [
  { value: lastOf(channel.upper)!, why: say('why.upper-band') },
  { value: lastOf(channel.middle)!, why: say('why.middle-line') },
  { value: lastOf(channel.lower)!, why: say('why.lower-band') },
];
