import type { Finding } from '../findings.ts';
import type { LevelEvent } from '../measure/level-events.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal } from './marks.ts';
import { signal } from './signal.ts';

/** A break or a rejection at a level, as a finding. */
export const levelEventSignal = (measures: Measures, { at, kind, side, level }: LevelEvent): Finding => {
  const candle = measures.candles[at]!;
  const shared = { level: price(level.value), at: candleNumber(at), close: price(candle.close) };
  const options = {
    candles: [...level.candles, at],
    at,
    margin: candle.close - level.value,
    marks: [horizontal(level.candles[0]!, at, level.value, say('label.level', { value: price(level.value) }))],
  };
  if (kind === 'break') {
    return signal(measures, side === 'up' ? 'level-broken-up' : 'level-broken-down', side, {
      ...options,
      values: shared,
    });
  }
  return side === 'up'
    ? signal(measures, 'level-held-up', side, { ...options, values: { ...shared, low: price(candle.low) } })
    : signal(measures, 'level-held-down', side, { ...options, values: { ...shared, high: price(candle.high) } });
};
