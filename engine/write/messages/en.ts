import type { Message } from './message.ts';

/**
 * The typed source of keys: every other language has exactly these, with the same placeholders. Opposite findings have sentences of their own, never
 * one sentence with a swapped word.
 */
export const en = {
  'unit.percent': '{number}%',
  'unit.relative-place': '{number}% of range',
  'unit.relative-distance': '{number} points',

  'title.of': '{method}: {names}',

  'strategy.price_action': 'Price action',
  'strategy.ma_crossover': 'Moving average crossover',
  'strategy.ema_strategy': 'EMA stack',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Moving average envelope',
  'strategy.keltner_channel': 'Keltner channel',
  'strategy.donchian_channel': 'Donchian channel',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'RSI divergence',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Stochastic oscillator',
  'strategy.atr_strategy': 'Average true range',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidity',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Institutional candles',
  'strategy.displacement': 'Displacement',
  'strategy.candlestick_patterns': 'Candlestick patterns',
  'strategy.chart_patterns': 'Chart patterns',
  'strategy.support_resistance': 'Support and resistance',
  'strategy.head_shoulders': 'Head and shoulders',
  'strategy.double_patterns': 'Double and triple tops and bottoms',
  'strategy.triangle_patterns': 'Triangles',
  'strategy.flags_pennants': 'Flags and pennants',
  'strategy.fib_retracement': 'Fibonacci retracement',
  'strategy.fib_extension': 'Fibonacci extension',
  'strategy.time_analysis': 'Time analysis',
  'strategy.vpa_strategy': 'Volume price analysis',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'OBV divergence',
  'strategy.volume_climax': 'Volume climax',
  'strategy.volume_profile': 'Volume profile',

  'heading.measured': 'Measured',
  'heading.read': 'Reading',
  'heading.context': 'Context',
  'heading.levels': 'Key levels',
  'heading.signals': 'Signals',
  'heading.interpretation': 'Interpretation',
  'heading.up': 'Scenario up',
  'heading.down': 'Scenario down',
  'heading.risk': 'Risk',
  'heading.change': 'What would change this view',
  'heading.limits': 'Limits',

  'column.level': 'Level',
  'column.error': '±',
  'column.away': 'From last close',
  'column.touches': 'Touches',
  'column.side': 'Acts as',
  'column.why': 'Why',
  'column.none': '–',

  'side.support': 'support',
  'side.resistance': 'resistance',
  'side.here': 'price is on it',

  'read.candles': {
    one: '{count} candle read.',
    other: '{count} candles read, numbered {first} (left) to {last} (right); reading confidence {confidence}.',
  },
  'read.linear':
    'Price scale: linear, fitted to {labels} axis labels; the picture spans {low} to {high}. A single price is good to about ±{error}.',
  'read.log':
    'Price scale: logarithmic, fitted to {labels} axis labels; the picture spans {low} to {high}. A single price is good to about ±{error}.',
  'read.no-labels': 'No price labels could be read, so nothing below is a price.',
  'read.too-few-labels': 'Too few price labels are legible to check a scale, so nothing below is a price.',
  'read.percent': 'The axis shows percent changes, not prices, so nothing below is a price.',
  'read.indexed': 'The axis is an index, not a price scale, so nothing below is a price.',
  'read.inconsistent': 'The axis labels contradict each other or the last-price tag, so nothing below is a price.',
  'read.relative':
    'Places are given in percent of the visible range (lowest low {zero}, highest high {hundred}), distances in points of it, good to about ±{error}.',
  'read.last-price-agrees': 'The price tag on the axis ({tag}) agrees with the last close as measured ({close}).',
  'read.last-price-differs':
    'The price tag on the axis says {tag}, the last close measures {close}: treat the scale with care.',
  'read.volume': 'Volume bars were read; heights are relative to the tallest.',
  'read.no-volume': 'No volume is shown.',
  'read.lines': { one: '{count} drawn line was traced.', other: '{count} drawn lines were traced.' },

  'context.trend-up': '**Trend:** up. The line through the last {window} closes rises {drift} ATR (R² {fit}).',
  'context.trend-down': '**Trend:** down. The line through the last {window} closes falls {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Trend:** none. The line through the last {window} closes moves {drift} ATR with an R² of {fit}, too little for a direction.',
  'context.trend-flat': '**Trend:** flat. Over the last {window} closes the line moves only {drift} ATR.',
  'context.sequence-rising': '**Structure:** rising swings; highs {highOne} to {highTwo}, lows {lowOne} to {lowTwo}.',
  'context.sequence-falling': '**Structure:** falling swings; highs {highOne} to {highTwo}, lows {lowOne} to {lowTwo}.',
  'context.sequence-expanding': '**Structure:** broadening; higher high at {highTwo}, lower low at {lowTwo}.',
  'context.sequence-contracting': '**Structure:** narrowing; lower high at {highTwo}, higher low at {lowTwo}.',
  'context.sequence-level': '**Structure:** a range; highs near {highTwo}, lows near {lowTwo}.',
  'context.sequence-too-few': '**Structure:** fewer than two confirmed swing highs and lows, no sequence to read.',
  'context.volatility-expanding':
    '**Volatility:** expanding. Average true range (ATR, {period} candles) {range}, {ratio} times its median here.',
  'context.volatility-contracting':
    '**Volatility:** contracting. Average true range (ATR, {period} candles) {range}, {ratio} times its median here.',
  'context.volatility-steady': '**Volatility:** steady. Average true range (ATR, {period} candles) {range}.',
  'context.place': '**Last close:** {close}, in the {third} third of the visible range.',
  'context.third-upper': 'upper',
  'context.third-middle': 'middle',
  'context.third-lower': 'lower',

  'why.swing-highs': 'repeated swing highs',
  'why.swing-lows': 'repeated swing lows',
  'why.flipped': 'turned price from both sides',
  'why.swing-high': 'swing high',
  'why.swing-low': 'swing low',
  'why.highest': 'highest high in view',
  'why.lowest': 'lowest low in view',
  'why.ranges': '{count} ATR from it',
  'why.projection': 'projection of {from} to {to} ATR, no level in reach',
  'why.recent-high': 'high of the last {count} candles',
  'why.recent-low': 'low of the last {count} candles',
  'why.sma': 'SMA {period}',
  'why.drawn-line': 'line drawn on the chart',

  'status.up-confirmed': 'Bullish, confirmed.',
  'status.up-unconfirmed': 'Bullish, not confirmed.',
  'status.down-confirmed': 'Bearish, confirmed.',
  'status.down-unconfirmed': 'Bearish, not confirmed.',
  'status.certainty': 'Reading certainty {certainty}.',

  'view.up': 'The signals lean up ({up} bullish, {down} bearish).',
  'view.down': 'The signals lean down ({down} bearish, {up} bullish).',
  'view.mixed': 'The signals contradict each other ({up} bullish, {down} bearish): no side has the better case.',
  'view.none': 'There is no directional signal: no case for either side by this method.',
  'view.unconfirmed': 'None of them is confirmed yet.',
  'view.with-trend': 'That agrees with the measured trend.',
  'view.against-trend': 'That stands against the measured trend, which raises the bar for it.',
  'view.flat': 'The market is flat: only a close clear of the range would change that.',

  'scenario.up.trigger': '**Trigger:** if price closes above {trigger} ({why}), the upper side opens.',
  'scenario.down.trigger': '**Trigger:** if price closes below {trigger} ({why}), the lower side opens.',
  'scenario.up.target': '**Target zone:** {from} to {to} ({why}).',
  'scenario.down.target': '**Target zone:** {from} down to {to} ({why}).',
  'scenario.up.invalidation': '**Invalidation:** a close back below {invalidation} ({why}).',
  'scenario.down.invalidation': '**Invalidation:** a close back above {invalidation} ({why}).',

  'risk.range': 'One ATR is {range}: a stop nearer than that sits inside ordinary candle noise.',
  'risk.up':
    'Up: {risk} from trigger to invalidation ({ranges} ATR) against {reward} to the near edge of the target, reward to risk {ratio}.',
  'risk.down':
    'Down: {risk} from trigger to invalidation ({ranges} ATR) against {reward} to the near edge of the target, reward to risk {ratio}.',
  'risk.up-poor': 'The upward target does not pay for its risk as it stands.',
  'risk.down-poor': 'The downward target does not pay for its risk as it stands.',

  'change.up': 'A close below {level} would take away the bullish case.',
  'change.down': 'A close above {level} would take away the bearish case.',
  'change.none': 'A close above {high} or below {low} would end the balance.',
  'change.confirm': 'The unconfirmed signals above count only once the next candle leaves them in place.',

  'limits.history': 'Only the {count} visible candles count: no earlier history, no other timeframe, no news.',
  'limits.last-open': 'The last candle may still be open; what depends on it is marked as not confirmed.',
  'limits.uncertain-candles': {
    one: '{count} candle is partly hidden or cut and was read with less certainty.',
    other: '{count} candles are partly hidden or cut and were read with less certainty.',
  },
  'limits.inferred': {
    one: 'The direction of {count} candle was inferred from its neighbours.',
    other: 'The direction of {count} candles was inferred from their neighbours.',
  },
  'limits.photo': 'Read from a photo of a screen: a screenshot would be sharper.',
  'limits.unknown-scale':
    'Without a scale it is not known whether the axis is linear or logarithmic; distances assume linear.',

  notice:
    'This is a description of one picture, not financial advice. Markets can move against any scenario; decide and size by your own rules.',

  'note.not-stable': '{name} left out: it needs {needed} candles to be stable, {seen} are visible.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (simple averages)',
  'name.drawn-line': 'drawn line {count}',
  'name.drawn-sma': 'drawn line {count} (fits SMA {period})',
  'name.drawn-ema': 'drawn line {count} (fits EMA {period})',

  'label.place': '{name}',
  'label.level': '{value}',
  'label.break': 'break {level}',

  'rule.price_action':
    'Swings turn after {reversal} ATR. A close beyond the last confirmed swing breaks the structure; a rejection needs a candle that closes away from a level touched before. Events count for {fresh} candles.',
  'signal.structure-continued-up': 'Close above the swing high {level} at candle {at}: upward structure continues.',
  'signal.structure-continued-down': 'Close below the swing low {level} at candle {at}: downward structure continues.',
  'signal.structure-turned-up':
    'Change of character at candle {at}: after falling structure, a close above the swing high {level}.',
  'signal.structure-turned-down':
    'Change of character at candle {at}: after rising structure, a close below the swing low {level}.',
  'signal.higher-low':
    'Buyers came in earlier: last confirmed low {low} (candle {at}) stands above the one before, {before}.',
  'signal.lower-high':
    'Sellers came in earlier: last confirmed high {high} (candle {at}) stands below the one before, {before}.',
  'signal.level-held-up':
    'Candle {at} dipped to {low}, at the level {level}, and closed back at {close}: buyers defended it.',
  'signal.level-held-down':
    'Candle {at} reached {high}, at the level {level}, and closed back at {close}: sellers capped it.',
  'signal.level-broken-up': 'Resistance {level} gave way at candle {at} with a close at {close}.',
  'signal.level-broken-down': 'Support {level} failed at candle {at} with a close at {close}.',
  'signal.quiet':
    'No structure break and no rejection in the last {fresh} candles. Price stands at {close}, between {low} and {high}.',

  'rule.support_resistance':
    'Levels are clusters of local highs and lows within {width}. A break is a close that leaves a level of two or more touches behind by a quarter of an ATR; a rejection closes away from it. Events count for {fresh} candles.',
  'signal.near-support': 'Last close {close} stands {distance} ({ranges} ATR) above support {level}.',
  'signal.near-resistance': 'Last close {close} stands {distance} ({ranges} ATR) below resistance {level}.',
  'signal.between-levels':
    'Last close {close} lies between support {low} and resistance {high}, near neither: no edge from location.',
  'signal.open-above': 'Last close {close} stands above every level in view; the nearest support is {low}.',
  'signal.open-below': 'Last close {close} stands below every level in view; the nearest resistance is {high}.',

  'rule.ma_crossover':
    'Cross of {fast} and {slow} on closes, clear of the reading error; price against both confirms. Crosses count for {fresh} candles.',
  'signal.ma-crossed-up': '{fast} rose through {slow} at candle {at}, near {level}.',
  'signal.ma-crossed-down': '{fast} dropped through {slow} at candle {at}, near {level}.',
  'signal.ma-stacked-up':
    'Close {close} over {fast} ({fastValue}) over {slow} ({slowValue}): averages aligned for buyers.',
  'signal.ma-stacked-down':
    'Close {close} under {fast} ({fastValue}) under {slow} ({slowValue}): averages aligned for sellers.',
  'signal.ma-mixed': 'No alignment: close {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) and {slow} ({slowValue}) lie within the reading error of each other: a flat market, a cross would mean nothing.',
  'signal.ma-too-short': 'Only {seen} candles are visible, too few for any pair of averages.',

  'rule.rsi_strategy':
    '{name} on closes, over the {seen} candles where it is stable. Overbought above {overbought}, oversold below {oversold}; the signal is the return from there. Above {middle} buyers lead. Signals count for {fresh} candles.',
  'note.rsi-cutler':
    'RSI uses simple averages here (Cutler): for Wilder smoothing to settle it takes {needed} candles, {seen} are visible.',
  'signal.rsi-left-oversold':
    'RSI came back above {threshold} at candle {at}, from a low of {extreme}: selling pressure eased.',
  'signal.rsi-left-overbought':
    'RSI fell back below {threshold} at candle {at}, from a high of {extreme}: buying pressure faded.',
  'signal.rsi-oversold':
    'RSI {value} is oversold now; without a return above {threshold} that is weakness, not a turn.',
  'signal.rsi-overbought':
    'RSI {value} is overbought now; without a return below {threshold} that is strength, not a top.',
  'signal.rsi-bulls-lead': 'RSI {value}, above {middle} for {count} candles: momentum on the side of buyers.',
  'signal.rsi-bears-lead': 'RSI {value}, below {middle} for {count} candles: momentum on the side of sellers.',
  'signal.rsi-balanced': 'RSI {value}, close to {middle}: momentum is balanced.',
  'signal.rsi-too-short': 'RSI needs {needed} candles, {seen} are visible: no value.',
} as const satisfies Record<string, Message>;
