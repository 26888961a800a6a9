import type { Finding } from '../findings.ts';
import { type LevelEvent, levelEvents, sameLevelEvent } from '../measure/level-events.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal } from './marks.ts';
import { freshest, freshFrom, signal } from './signal.ts';

const levelEventSignal = (measures: Measures, { at, kind, side, level }: LevelEvent): Finding => {
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

/** Fresh breaks and rejections at levels that no close has taken back since, newest first. */
export const levelEventSignals = (
  measures: Measures,
  { kinds, most }: { kinds: readonly LevelEvent['kind'][]; most: number },
): Finding[] => {
  const { candles, ranges, range } = measures;
  const standing = levelEvents(candles, ranges, freshFrom(measures)).filter(
    (event) => kinds.includes(event.kind) && stands(candles, event, event.level.value),
  );
  // Where one candle does the same at several levels, the one with more touches speaks, then the one that it ended nearer to.
  const away = ({ at, level }: LevelEvent) => Math.abs(candles[at]!.close - level.value);
  standing.sort((a, b) => b.level.candles.length - a.level.candles.length || away(a) - away(b));
  return freshest(measures, standing, { most, same: sameLevelEvent(range) }).map((event) =>
    levelEventSignal(measures, event),
  );
};
