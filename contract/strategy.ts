import * as z from 'zod/mini';

/** The strategy dropdown: six headings with their values, in the order in which they are shown. */
export const strategyCategories = {
  trends: ['ma_crossover', 'ema_strategy', 'ichimoku', 'envelope_strategy', 'keltner_channel', 'donchian_channel'],
  oscillators: ['rsi_strategy', 'rsi_divergence', 'macd_strategy', 'stochastic', 'atr_strategy'],
  smartMoney: [
    'order_blocks',
    'fvg_strategy',
    'liquidity_strategy',
    'breaker_blocks',
    'institutional_candles',
    'displacement',
  ],
  patterns: [
    'candlestick_patterns',
    'chart_patterns',
    'support_resistance',
    'head_shoulders',
    'double_patterns',
    'triangle_patterns',
    'flags_pennants',
  ],
  fibonacci: ['fib_retracement', 'fib_extension', 'time_analysis'],
  volume: ['vpa_strategy', 'vwap_strategy', 'obv_divergence', 'volume_climax', 'volume_profile'],
} as const;

export type StrategyCategory = keyof typeof strategyCategories;

/** What an upload without a strategy gets; it is not in the dropdown. */
export const defaultStrategy = 'price_action';

export const strategies = [defaultStrategy, ...Object.values(strategyCategories).flat()] as const;

export const Strategy = z.enum(strategies);
export type Strategy = z.infer<typeof Strategy>;
