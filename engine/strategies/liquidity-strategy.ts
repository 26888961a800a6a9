import type { Finding } from '../findings.ts';
import { type LiquidityPool, liquidity, type Sweep } from '../measure/liquidity.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, count, distance, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { horizontal } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyLevel, StrategyRule } from './strategy-result.ts';

const sweepSignal = (measures: Measures, { at, side, level, extreme, swings }: Sweep): Finding =>
  signal(measures, side === 'up' ? 'swept-lows' : 'swept-highs', side, {
    values: {
      at: candleNumber(at),
      level: price(level),
      extreme: price(extreme),
      close: price(measures.closes[at]!),
    },
    candles: [...swings, at],
    at,
    margin: extreme - level,
    marks: [horizontal(swings[0]!, at, level, say('label.sweep'))],
  });

/** Resting pools draw price but say nothing about direction, so they are told without a side. */
const poolSignal = (measures: Measures, { side, level, swings }: LiquidityPool): Finding =>
  signal(measures, side === 'above' ? 'pool-above' : 'pool-below', 'neutral', {
    values: {
      level: price(level),
      count: count(swings.length),
      distance: distance(Math.abs(level - measures.close)),
      ranges: ratio(Math.abs(level - measures.close) / measures.range),
    },
    candles: swings,
    marks: [horizontal(swings[0]!, measures.last, level, say('label.pool'))],
  });

export const liquidityStrategy: StrategyRule = (measures) => {
  const { candles, ranges, swings, close, last } = measures;
  const { pools, sweeps } = liquidity(candles, ranges, swings);
  const resting = pools.filter((pool) => pool.takenAt === null);
  const nearest = (side: LiquidityPool['side']) =>
    resting
      .filter((pool) => pool.side === side)
      .sort((a, b) => Math.abs(a.level - close) - Math.abs(b.level - close))[0];
  const near = [nearest('above'), nearest('below')].filter((pool) => pool !== undefined);
  const found = [
    ...freshest(
      measures,
      sweeps.filter((sweep) => stands(candles, sweep, sweep.extreme)),
      { most: 2 },
    ).map((sweep) => sweepSignal(measures, sweep)),
    ...near.map((pool) => poolSignal(measures, pool)),
  ];
  const none = signal(measures, 'pool-none', 'neutral', { values: { close: price(close) }, candles: [last] });
  return {
    rule: say('rule.liquidity_strategy', { fresh: count(freshCandles(measures)) }),
    signals: found.length > 0 ? found : [none],
    levels: near.map(
      ({ side, level }): StrategyLevel => ({
        value: level,
        why: say(side === 'above' ? 'why.pool-above' : 'why.pool-below'),
      }),
    ),
  };
};
