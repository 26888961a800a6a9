import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { valueExits } from '../measure/value-exits.ts';
import { volumeProfile as measureProfile, type VolumeProfile } from '../measure/volume-profile.ts';
import { candleNumber, count, price, share } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal, zone } from './marks.ts';
import { freshCandles, freshest, freshFrom, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const place = (measures: Measures, profile: VolumeProfile): Finding => {
  const { close, last, range } = measures;
  const { areaLow, areaHigh, areaShare, pointOfControl } = profile;
  const options = {
    values: {
      close: price(close),
      control: price(pointOfControl),
      low: price(areaLow),
      high: price(areaHigh),
      share: share(areaShare),
    },
    candles: [last],
    marks: [
      zone({ candle: 0, value: areaLow }, { candle: last, value: areaHigh }, say('label.value-area')),
      horizontal(0, last, pointOfControl, say('label.control')),
    ],
  };
  if (close > areaHigh + range / 4)
    return signal(measures, 'profile-above', 'up', { ...options, margin: close - areaHigh });
  if (close < areaLow - range / 4)
    return signal(measures, 'profile-below', 'down', { ...options, margin: areaLow - close });
  return signal(measures, 'profile-inside', 'neutral', options);
};

/** Value area and point of control over what is visible, and closes out of or back into the area. */
export const volumeProfile: StrategyRule = (measures) => {
  const { candles, volumes, closes, error, ranges } = measures;
  const weights = volumes ?? candles.map(() => 1);
  const profile = measureProfile(candles, weights);
  const { areaLow, areaHigh, pointOfControl } = profile;
  const entries = freshest(
    measures,
    valueExits(candles, weights, ranges, freshFrom(measures)).filter((exit) => stands(candles, exit, exit.level)),
    { most: 1 },
  ).map(({ at, side, level }) =>
    signal(measures, side === 'up' ? 'value-left-up' : 'value-left-down', side, {
      values: { at: candleNumber(at), level: price(level), close: price(closes[at]!) },
      candles: [at],
      at,
      margin: Math.max(error, Math.abs(closes[at]! - level)),
    }),
  );
  const [top, bottom] = [
    { value: areaHigh, why: say('why.value-high') },
    { value: areaLow, why: say('why.value-low') },
  ];
  const control = { value: pointOfControl, why: say(volumes ? 'why.control' : 'why.time-control') };
  const values = { bins: count(profile.shares.length), share: share(0.7), fresh: count(freshCandles(measures)) };
  return {
    rule: volumes ? say('rule.volume_profile', values) : say('rule.profile-without-volume', values),
    signals: [...entries, place(measures, profile)],
    notes: volumes ? [] : [say('note.no-volume-profile')],
    levels: [top, control, bottom],
    plan: {
      up: { trigger: top, invalidation: control },
      down: { trigger: bottom, invalidation: control },
    },
  };
};
