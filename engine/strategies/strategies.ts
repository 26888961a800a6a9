import type { Strategy } from '#contract/strategy';
import { atrStrategy } from './atr-strategy.ts';
import { breakerBlocks } from './breaker-blocks.ts';
import { candlestickPatterns } from './candlestick-patterns.ts';
import { chartPatterns } from './chart-patterns.ts';
import { displacement } from './displacement.ts';
import { donchianChannel } from './donchian-channel.ts';
import { doublePatterns } from './double-patterns.ts';
import { emaStrategy } from './ema-strategy.ts';
import { envelopeStrategy } from './envelope-strategy.ts';
import { fibExtension } from './fib-extension.ts';
import { fibRetracement } from './fib-retracement.ts';
import { flagsPennants } from './flags-pennants.ts';
import { fvgStrategy } from './fvg-strategy.ts';
import { headShoulders } from './head-shoulders.ts';
import { ichimoku } from './ichimoku.ts';
import { institutionalCandles } from './institutional-candles.ts';
import { keltnerChannel } from './keltner-channel.ts';
import { liquidityStrategy } from './liquidity-strategy.ts';
import { maCrossover } from './ma-crossover.ts';
import { macdStrategy } from './macd-strategy.ts';
import { obvDivergence } from './obv-divergence.ts';
import { orderBlocks } from './order-blocks.ts';
import { priceAction } from './price-action.ts';
import { rsiDivergence } from './rsi-divergence.ts';
import { rsiStrategy } from './rsi-strategy.ts';
import { stochastic } from './stochastic.ts';
import type { StrategyRule } from './strategy-result.ts';
import { supportResistance } from './support-resistance.ts';
import { timeAnalysis } from './time-analysis.ts';
import { trianglePatterns } from './triangle-patterns.ts';
import { volumeClimax } from './volume-climax.ts';
import { volumeProfile } from './volume-profile.ts';
import { vpaStrategy } from './vpa-strategy.ts';
import { vwapStrategy } from './vwap-strategy.ts';

/** Every strategy of the contract has its rule here; one without does not compile. */
export const strategyRules = {
  price_action: priceAction,
  ma_crossover: maCrossover,
  ema_strategy: emaStrategy,
  ichimoku,
  envelope_strategy: envelopeStrategy,
  keltner_channel: keltnerChannel,
  donchian_channel: donchianChannel,
  rsi_strategy: rsiStrategy,
  rsi_divergence: rsiDivergence,
  macd_strategy: macdStrategy,
  stochastic,
  atr_strategy: atrStrategy,
  order_blocks: orderBlocks,
  fvg_strategy: fvgStrategy,
  liquidity_strategy: liquidityStrategy,
  breaker_blocks: breakerBlocks,
  institutional_candles: institutionalCandles,
  displacement,
  candlestick_patterns: candlestickPatterns,
  chart_patterns: chartPatterns,
  support_resistance: supportResistance,
  head_shoulders: headShoulders,
  double_patterns: doublePatterns,
  triangle_patterns: trianglePatterns,
  flags_pennants: flagsPennants,
  fib_retracement: fibRetracement,
  fib_extension: fibExtension,
  time_analysis: timeAnalysis,
  vpa_strategy: vpaStrategy,
  vwap_strategy: vwapStrategy,
  obv_divergence: obvDivergence,
  volume_climax: volumeClimax,
  volume_profile: volumeProfile,
} satisfies Record<Strategy, StrategyRule>;
