import { type CandlestickEvent, candlestickPatterns as findPatterns } from '../measure/candlestick-patterns.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, count, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { tag } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const most = 4;
const recent = 10;

const nameOf = ({ pattern }: CandlestickEvent) => say(`pattern.${pattern}`);

/** A reversal is over when a close leaves the pattern's far end; a doji matters only while it is near. */
const standsOrIsNear = ({ candles, last, lows, highs }: Measures, { at, from, side, pattern }: CandlestickEvent) => {
  if (side === 'neutral') return pattern === 'doji' && at > last - recent;
  const edge = side === 'up' ? Math.min(...lows.slice(from, at + 1)) : Math.max(...highs.slice(from, at + 1));
  return stands(candles, { at, side }, edge);
};

/** The newest patterns; neutral ones only if they stand among the last ten candles. */
export const candlestickPatterns: StrategyRule = (measures) => {
  const { candles, ranges, last, highs, lows, close } = measures;
  const all = findPatterns(candles, ranges);
  const told = freshest(
    measures,
    all.filter((event) => standsOrIsNear(measures, event)),
    { most, same: (a, b) => a.pattern === b.pattern },
  );
  const fresh = count(freshCandles(measures));
  const signals = told.map((event) => {
    const { at, from, side, pattern } = event;
    const span = { low: Math.min(...lows.slice(from, at + 1)), high: Math.max(...highs.slice(from, at + 1)) };
    return signal(measures, pattern, side, {
      values: { at: candleNumber(at), low: price(span.low), high: price(span.high) },
      candles: candles.slice(from, at + 1).map((_, i) => from + i),
      at,
      margin: Math.abs(candles[at]!.close - candles[at]!.open),
      marks: [tag(at, side === 'up' ? span.low : span.high, nameOf(event))],
    });
  });
  const none = signal(measures, 'candlestick-none', 'neutral', {
    values: { fresh, close: price(close) },
    candles: [last],
  });
  return { rule: say('rule.candlestick_patterns', { fresh }), signals: signals.length > 0 ? signals : [none] };
};
