import type { Finding } from '../findings.ts';
import { type FairValueGap, fairValueGaps } from '../measure/fair-value-gaps.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, price, ratio, share } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { zone } from './marks.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const most = 4;
/** In average true ranges: an open gap further from price is told as nothing but history. */
const reach = 6;

const gapSignal = (measures: Measures, { at, side, from, to, filled, filledAt }: FairValueGap): Finding => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const values = { at: candleNumber(at), low: price(low), high: price(high) };
  const options = {
    candles: [at - 2, at - 1, at],
    at,
    margin: high - low,
    marks: [zone({ candle: at - 1, value: low }, { candle: filledAt ?? measures.last, value: high }, say('label.fvg'))],
  };
  if (filledAt !== null) {
    const told = { ...options, values: { ...values, filledAt: candleNumber(filledAt) } };
    return signal(measures, side === 'up' ? 'fvg-filled-up' : 'fvg-filled-down', 'neutral', told);
  }
  const told = { ...options, values: { ...values, filled: share(filled) } };
  return side === 'up' ? signal(measures, 'fvg-open-up', 'up', told) : signal(measures, 'fvg-open-down', 'down', told);
};

/** Open gaps wherever they are, nearest to price first; filled ones only while fresh. */
export const fvgStrategy: StrategyRule = (measures) => {
  const { candles, ranges, range, close, last } = measures;
  const fresh = freshCandles(measures);
  const away = ({ from, to }: FairValueGap) => Math.abs((from + to) / 2 - close);
  const gaps = fairValueGaps(candles, ranges);
  const open = gaps
    .filter((gap) => gap.filledAt === null && away(gap) <= reach * range)
    .sort((a, b) => away(a) - away(b));
  const filled = gaps.filter((gap) => gap.filledAt !== null && gap.filledAt > last - fresh).reverse();
  const told = [...open, ...filled].slice(0, most);
  const none = signal(measures, 'fvg-none', 'neutral', {
    values: { close: price(close), reach: ratio(reach) },
    candles: [last],
  });
  return {
    rule: say('rule.fvg_strategy', { fresh: count(fresh), reach: ratio(reach) }),
    signals: told.length > 0 ? told.map((gap) => gapSignal(measures, gap)) : [none],
    levels: open.slice(0, 2).map(({ from, to }) => ({ value: (from + to) / 2, why: say('why.fvg-middle') })),
  };
};
