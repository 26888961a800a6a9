import type { Finding } from '../findings.ts';
import { crossings } from '../measure/crossings.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf } from '../measure/series.ts';
import { type AnchoredVwap, anchoredVwap } from '../measure/vwap.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { curve } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

/** Until then the average is little more than the candles that it is compared with. */
const settling = 10;
const stretched = 2;

const crosses = (measures: Measures, line: AnchoredVwap['vwap']): Finding[] =>
  freshest(
    measures,
    crossings(measures.closes, line, measures.error).filter((cross) => cross.at >= settling),
    { most: 1 },
  ).map(({ at, side }) =>
    signal(measures, side === 'up' ? 'vwap-reclaimed' : 'vwap-lost', side, {
      values: { at: candleNumber(at), level: price(line[at]!), close: price(measures.closes[at]!) },
      candles: [at],
      at,
      margin: measures.closes[at]! - line[at]!,
    }),
  );

const state = (measures: Measures, line: AnchoredVwap): Finding => {
  const { close, last, range } = measures;
  const value = lastOf(line.vwap)!;
  const deviation = lastOf(line.deviation)!;
  const away = (close - value) / Math.max(deviation, measures.error);
  const options = {
    values: { close: price(close), level: price(value), deviations: ratio(Math.abs(away)) },
    candles: [last],
    margin: close - value,
    marks: curve(line.vwap, say('name.vwap')),
  };
  if (Math.abs(close - value) <= Math.max(measures.error, range / 4))
    return signal(measures, 'vwap-on', 'neutral', options);
  if (Math.abs(away) >= stretched)
    return signal(measures, away > 0 ? 'vwap-stretched-up' : 'vwap-stretched-down', 'neutral', options);
  return away > 0 ? signal(measures, 'vwap-above', 'up', options) : signal(measures, 'vwap-below', 'down', options);
};

/** Place against the average since the first visible candle, crosses of it, and how far price has stretched from it. */
export const vwapStrategy: StrategyRule = (measures) => {
  const { candles, volumes } = measures;
  const name = say(volumes ? 'name.vwap' : 'name.mean-price');
  const rule = say('rule.vwap_strategy', {
    name,
    stretched: ratio(stretched),
    settling: count(settling),
    fresh: count(freshCandles(measures)),
  });
  const notes = volumes ? [] : [say('note.no-volume-vwap')];
  if (candles.length <= settling) return { rule, signals: [tooShort(measures, name, settling + 1)], notes };
  const line = anchoredVwap(candles, volumes ?? candles.map(() => 1));
  const value = lastOf(line.vwap)!;
  const deviation = lastOf(line.deviation)!;
  return {
    rule,
    signals: [...crosses(measures, line.vwap), state(measures, line)],
    notes,
    levels: [
      { value: value + deviation, why: say('why.vwap-above') },
      { value, why: name },
      { value: value - deviation, why: say('why.vwap-below') },
    ],
  };
};
