import type { Finding } from '../findings.ts';
import { type BreakerBlock, breakerBlocks as findBreakers } from '../measure/breaker-blocks.ts';
import type { Measures } from '../measure/measures.ts';
import { orderBlocks } from '../measure/order-blocks.ts';
import { candleNumber, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { zone } from './marks.ts';
import { signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const most = 3;

const breakerSignal = (measures: Measures, { at, block, side, retestedAt }: BreakerBlock): Finding => {
  const values = {
    index: candleNumber(block.index),
    at: candleNumber(at),
    low: price(block.low),
    high: price(block.high),
  };
  const options = {
    candles: [block.index, at],
    at,
    margin: measures.closes[at]! - (side === 'up' ? block.high : block.low),
    marks: [zone({ candle: at, value: block.low }, { candle: measures.last, value: block.high }, say('label.breaker'))],
  };
  if (retestedAt === null) {
    return signal(measures, side === 'up' ? 'breaker-up' : 'breaker-down', side, { ...options, values });
  }
  const told = { ...options, values: { ...values, retestedAt: candleNumber(retestedAt) } };
  return signal(measures, side === 'up' ? 'breaker-retested-up' : 'breaker-retested-down', side, told);
};

/** Order blocks that a close went through and that have not been taken back, newest first. */
export const breakerBlocks: StrategyRule = (measures) => {
  const { candles, ranges, breaks, close, last } = measures;
  const standing = findBreakers(candles, orderBlocks(candles, ranges, breaks))
    .filter((breaker) => breaker.failedAt === null)
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
  const none = signal(measures, 'breaker-none', 'neutral', { values: { close: price(close) }, candles: [last] });
  return {
    rule: say('rule.breaker_blocks'),
    signals: standing.length > 0 ? standing.map((breaker) => breakerSignal(measures, breaker)) : [none],
    levels: standing.slice(0, 2).map(({ side, block }) => ({
      value: side === 'up' ? block.high : block.low,
      why: say(side === 'up' ? 'why.breaker-top' : 'why.breaker-bottom'),
    })),
  };
};
