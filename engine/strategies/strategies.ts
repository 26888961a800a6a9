import type { Strategy } from '#contract/strategy';
import { maCrossover } from './ma-crossover.ts';
import { priceAction } from './price-action.ts';
import { rsiStrategy } from './rsi-strategy.ts';
import type { StrategyRule } from './strategy-result.ts';
import { supportResistance } from './support-resistance.ts';

/** Every strategy of the contract has its rule here; one without does not compile. */
export const strategyRules = {
  price_action: priceAction,
  support_resistance: supportResistance,
  ma_crossover: maCrossover,
  rsi_strategy: rsiStrategy,
} as unknown as Record<Strategy, StrategyRule>;
