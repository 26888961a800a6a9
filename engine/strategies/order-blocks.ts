import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { orderBlocks as findOrderBlocks, type OrderBlock } from '../measure/order-blocks.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { zone } from './marks.ts';
import { signal } from './signal.ts';
import type { Plan, StrategyRule } from './strategy-result.ts';

const most = 3;
/** In average true ranges from the last close. */
const reach = 8;

const blockSignal = (measures: Measures, block: OrderBlock): Finding => {
  const { at, index, side, low, high, touchedAt } = block;
  const values = { index: candleNumber(index), at: candleNumber(at), low: price(low), high: price(high) };
  const options = {
    candles: [index, at],
    at,
    margin: high - low,
    marks: [zone({ candle: index, value: low }, { candle: measures.last, value: high }, say('label.order-block'))],
  };
  if (touchedAt === null) {
    return signal(measures, side === 'up' ? 'block-fresh-up' : 'block-fresh-down', side, { ...options, values });
  }
  const told = { ...options, values: { ...values, touchedAt: candleNumber(touchedAt) } };
  return signal(measures, side === 'up' ? 'block-touched-up' : 'block-touched-down', side, told);
};

const planOf = (block: OrderBlock | undefined): Plan =>
  block ? { invalidation: { value: block.side === 'up' ? block.low : block.high, why: say('why.order-block') } } : {};

/** Blocks that no close has gone through yet, nearest to price first. */
export const orderBlocks: StrategyRule = (measures) => {
  const { candles, ranges, range, breaks, close, last } = measures;
  const standing = findOrderBlocks(candles, ranges, breaks)
    .filter((block) => block.brokenAt === null && Math.abs((block.low + block.high) / 2 - close) <= reach * range)
    .sort((a, b) => Math.abs((a.low + a.high) / 2 - close) - Math.abs((b.low + b.high) / 2 - close));
  const none = signal(measures, 'block-none', 'neutral', {
    values: { close: price(close), reach: ratio(reach) },
    candles: [last],
  });
  const found = standing.slice(0, most).map((block) => blockSignal(measures, block));
  return {
    rule: say('rule.order_blocks', { ranges: ratio(2), most: count(3), back: count(5), reach: ratio(reach) }),
    signals: found.length > 0 ? found : [none],
    levels: standing.slice(0, 2).map(({ side, low, high }) => ({
      value: side === 'up' ? high : low,
      why: say(side === 'up' ? 'why.block-top' : 'why.block-bottom'),
    })),
    plan: {
      up: planOf(standing.find((block) => block.side === 'up')),
      down: planOf(standing.find((block) => block.side === 'down')),
    },
  };
};
