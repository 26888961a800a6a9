import type { Finding } from '../findings.ts';
import { institutionalCandles as findCandles, type InstitutionalCandle } from '../measure/institutional-candles.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { zone } from './marks.ts';
import { signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const most = 3;

const candleSignal = (
  measures: Measures,
  { at, side, open, middle, bodies, volumes }: InstitutionalCandle,
): Finding => {
  const values = { at: candleNumber(at), bodies: ratio(bodies), open: price(open), middle: price(middle) };
  const options = {
    candles: [at],
    at,
    margin: middle - open,
    marks: [zone({ candle: at, value: open }, { candle: measures.last, value: middle }, say('label.institutional'))],
  };
  if (volumes === null) {
    return signal(measures, side === 'up' ? 'big-candle-up' : 'big-candle-down', side, { ...options, values });
  }
  const told = { ...options, values: { ...values, volumes: ratio(volumes) } };
  return signal(measures, side === 'up' ? 'big-candle-volume-up' : 'big-candle-volume-down', side, told);
};

/** Outsized candles whose open no later close has given up, newest first. */
export const institutionalCandles: StrategyRule = (measures) => {
  const { candles, ranges, volumes, close, last } = measures;
  const standing = findCandles(candles, ranges, volumes)
    .filter((candle) => candle.brokenAt === null)
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
  const none = signal(measures, 'big-candle-none', 'neutral', { values: { close: price(close) }, candles: [last] });
  return {
    rule: say('rule.institutional_candles', { bodies: ratio(2.5), lookback: count(20), volumes: ratio(1.5) }),
    signals: standing.length > 0 ? standing.map((candle) => candleSignal(measures, candle)) : [none],
    notes: volumes ? [] : [say('note.no-volume-institutional')],
    levels: standing.slice(0, 2).map(({ middle }) => ({ value: middle, why: say('why.big-candle') })),
  };
};
