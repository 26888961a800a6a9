import type { Message } from './message.ts';

/**
 * The typed source of keys: every other language has exactly these, with the same placeholders. Opposite findings have sentences of their own, never
 * one sentence with a swapped word.
 */
export const en = {
  'unit.percent': '{number}%',
  'unit.relative-place': '{number}% of range',
  'unit.relative-distance': '{number} points',

  /** Between sentences of a paragraph; some scripts have none. */
  'sentence.gap': ' ',
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

  'read.line': 'One of them matches an average: {line}.',

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
  'why.former-swing-highs': 'former swing highs, now below',
  'why.former-swing-lows': 'former swing lows, now above',
  'why.former-swing-high': 'former swing high, now below',
  'why.former-swing-low': 'former swing low, now above',
  'why.highest': 'highest high in view',
  'why.lowest': 'lowest low in view',
  'why.ranges': '{count} ATR from the trigger',
  'why.beyond-close': '{count} ATR beyond the last close',
  'why.projection': 'projection of {from} to {to} ATR, no level in reach',
  'why.recent-high': 'high of the last {count} candles',
  'why.recent-low': 'low of the last {count} candles',
  'why.cloud-edge': 'edge of the cloud',
  'why.upper-band': 'upper band',
  'why.middle-line': 'middle line',
  'why.lower-band': 'lower band',
  'why.chandelier-long': 'chandelier stop below a rise',
  'why.chandelier-short': 'chandelier stop above a fall',
  'why.fvg-middle': 'middle of an open gap',
  'why.order-block': 'far side of the order block',
  'why.block-top': 'top of a bullish order block',
  'why.block-bottom': 'bottom of a bearish order block',
  'why.breaker-top': 'top of a bullish breaker',
  'why.breaker-bottom': 'bottom of a bearish breaker',
  'why.pool-above': 'liquidity above swing highs',
  'why.pool-below': 'liquidity below swing lows',
  'why.big-candle': 'middle of an outsized body',
  'why.displacement': 'origin of a displacement',
  'why.neckline': 'neckline',
  'why.measured-move': 'measured move of the pattern',
  'why.pattern-edge': 'outer edge of the pattern',
  'why.pattern-line': 'line of the pattern',
  'why.right-shoulder': 'right shoulder',
  'why.pole-length': 'length of the pole, projected',
  'why.retracement': '{share} retracement',
  'why.extension': '{from} to {to} projection',
  'why.extension-level': '{share} projection',
  'why.projection-origin': 'end of the pullback',
  'why.vwap-above': 'one deviation above it',
  'why.vwap-below': 'one deviation below it',
  'why.control': 'point of control',
  'why.time-control': 'most visited place',
  'why.value-high': 'top of the value area',
  'why.value-low': 'bottom of the value area',

  'status.up-confirmed': 'Bullish, confirmed.',
  'status.up-unconfirmed': 'Bullish, not confirmed.',
  'status.up-current': 'Bullish as it stands.',
  'status.down-confirmed': 'Bearish, confirmed.',
  'status.down-unconfirmed': 'Bearish, not confirmed.',
  'status.down-current': 'Bearish as it stands.',
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
  'limits.certainty': 'Signals that were read with less than {certainty} certainty say so.',
  'limits.uncertain-candles': {
    one: '{count} candle is partly hidden or cut and was read with less certainty.',
    other: '{count} candles are partly hidden or cut and were read with less certainty.',
  },
  'limits.inferred': {
    one: 'The direction of {count} candle was inferred from its neighbours.',
    other: 'The direction of {count} candles was inferred from their neighbours.',
  },
  'limits.averaged':
    'The candles are averaged (Heikin-Ashi): their opens and closes are no traded prices, and no single candle shows its own period.',
  'limits.photo': 'Read from a photo of a screen: a screenshot would be sharper.',
  'limits.log-lines':
    'The axis is logarithmic: sloping lines and averages are computed on prices, so they bend on the chart.',
  'limits.unknown-scale':
    'Without a scale it is not known whether the axis is linear or logarithmic; distances assume linear.',

  notice:
    'This is a description of one picture, not financial advice. Markets can move against any scenario; decide and size by your own rules.',

  'signal.too-short': '{name} needs {needed} candles, {seen} are visible: there is no value to judge.',
  'note.replaced': '{by} stands in for {name}, which needs {needed} candles to be stable; {seen} are visible.',
  'vision.accepted': 'Worded by {model}; every number in it was checked against the measurement.',
  'vision.unknown-numbers': 'The external model named numbers that were not measured, so this is the built-in text.',
  'vision.no-analysis': 'The external model gave no usable analysis, so this is the built-in text.',
  'vision.forbidden-words': 'The external model broke the rules for an analysis, so this is the built-in text.',
  'vision.unreachable': 'The external model could not be reached, so this is the built-in text.',
  'vision.too-slow': 'The external model took too long, so this is the built-in text.',
  'vision.refused': 'The external model refused the request, so this is the built-in text.',
  'vision.busy': 'The external model was busy, so this is the built-in text.',
  'vision.bad-answer': 'The external model gave an unreadable answer, so this is the built-in text.',

  'note.not-stable': 'Left out: {name}. It needs {needed} candles to be stable, {seen} are visible.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'the cloud',
  'name.donchian': 'the Donchian channel',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'stochastic {k}/{slowing}/{d}',
  'name.atr-wilder': 'Wilder ATR',
  'name.vwap': 'anchored VWAP',
  'name.mean-price': 'mean typical price',
  'name.percent': '{value} percent',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (simple averages)',
  'name.drawn-sma': 'drawn SMA {period} (line {count})',
  'name.drawn-ema': 'drawn EMA {period} (line {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'order block',
  'label.breaker': 'breaker',
  'label.sweep': 'sweep',
  'label.pool': 'liquidity',
  'label.institutional': 'big body',
  'label.neckline': 'neckline',
  'label.share': '{share}',
  'label.climax': 'climax',
  'label.value-area': 'value area',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'break {level}',

  'rule.lead': 'Rule: {rule}',
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

  'rule.rsi_strategy':
    '{name} on closes, over the {seen} candles where it is stable. Overbought above {overbought}, oversold below {oversold}; the signal is the return from there. Above {middle} buyers lead. Signals count for {fresh} candles.',
  'note.rsi-cutler':
    'RSI uses simple averages here (Cutler): Wilder smoothing needs {needed} candles for enough settled values, {seen} are visible.',
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

  'rule.ema_strategy':
    '{fast}, {middle} and {slow}, seeded with simple averages. Stacked in order is a trend; a pullback that touches {middle} and closes back beyond it goes on with the trend; a close across {slow} questions it. Events count for {fresh} candles.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) and {slow} ({slowValue}) are stacked with the fastest on top: an orderly advance.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) and {slow} ({slowValue}) are stacked with the fastest at the bottom: an orderly decline.',
  'signal.ema-tangled': 'No order: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'The averages lie on each other ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): a flat market.',
  'signal.ema-pullback-held-up':
    'The dip at candle {at} reached {middle} at {level} and closed above it: buyers used the average.',
  'signal.ema-pullback-held-down':
    'The bounce at candle {at} reached {middle} at {level} and closed under it: sellers used the average.',
  'signal.ema-reclaimed': 'Candle {at} closed over {slow} ({level}), from below.',
  'signal.ema-lost': 'Candle {at} closed under {slow} ({level}), from above.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, span B {span}; cloud drawn {ahead} candles ahead, the present one counted. Crosses and exits from the cloud count for {fresh} candles.',
  'signal.tenkan-crossed-up': 'Tenkan rose over Kijun at candle {at}, near {level}.',
  'signal.tenkan-crossed-down': 'Tenkan sank under Kijun at candle {at}, near {level}.',
  'signal.cloud-broken-up': 'Candle {at} closed out of the top of the cloud at {level}.',
  'signal.cloud-broken-down': 'Candle {at} closed out of the bottom of the cloud at {level}.',
  'signal.above-cloud': 'Last close {close} stands over the cloud ({low} to {high}): it acts as support.',
  'signal.below-cloud': 'Last close {close} stands under the cloud ({low} to {high}): it acts as resistance.',
  'signal.inside-cloud': 'Last close {close} is inside the cloud ({low} to {high}): no trend by this method.',
  'signal.chikou-above':
    'Chikou is free to the upside: the last close stands {distance} over the close {back} candles ago.',
  'signal.chikou-below': 'Chikou is under price: the last close stands {distance} below the close {back} candles ago.',
  'signal.cloud-ahead-up': 'The cloud ahead is rising: span A {spanA} over span B {spanB}.',
  'signal.cloud-ahead-down': 'The cloud ahead is falling: span A {spanA} under span B {spanB}.',
  'signal.kijun-state': 'Close {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Lines {width} away from {middle}, the narrowest round width that held most visible closes ({held}). A close outside is strength, the first one back inside its end. Events count for {fresh} candles.',
  'rule.keltner_channel':
    '{middle} plus and minus {multiple} average true ranges of {ranges} candles. A close outside is strength, the first one back inside its end. Events count for {fresh} candles.',
  'signal.channel-left-up':
    'Candle {at} closed at {close}, over the upper band {band}: buyers pushed beyond normal range.',
  'signal.channel-left-down':
    'Candle {at} closed at {close}, under the lower band {band}: sellers pushed beyond normal range.',
  'signal.channel-returned-from-above':
    'Back inside at candle {at}: close {close} under the upper band {band}, the upward push ended.',
  'signal.channel-returned-from-below':
    'Back inside at candle {at}: close {close} over the lower band {band}, the downward push ended.',
  'signal.channel-upper-half':
    'The middle line {middle} rises and the close {close} is above it; bands {lower} and {upper}.',
  'signal.channel-lower-half':
    'The middle line {middle} falls and the close {close} is below it; bands {lower} and {upper}.',
  'signal.channel-level': 'Middle line {middle} and close {close} give no common direction; bands {lower} and {upper}.',

  'rule.donchian_channel':
    'Highest high and lowest low of {period} candles. A close beyond those of the candles before is a breakout; the middle line is the usual exit. Breakouts count for {fresh} candles.',
  'signal.donchian-broken-up': 'Candle {at} closed over {level}, the highest high of the {period} candles before it.',
  'signal.donchian-broken-down': 'Candle {at} closed under {level}, the lowest low of the {period} candles before it.',
  'signal.donchian-state':
    'Channel {lower} to {upper} ({width} wide), middle {middle}; the close {close} stands at {place} of its height.',

  'rule.rsi_divergence':
    '{name} at confirmed swings of price. Regular: a new price extreme that RSI does not share; hidden: the reverse. Differences under {least} points are none. Divergences count for {fresh} candles.',
  'signal.divergence-bullish':
    'Lower low in price ({priceOne} at candle {first}, {priceTwo} at {second}) with a higher low in {name} ({valueOne}, {valueTwo}): selling loses force. Known since candle {at}.',
  'signal.divergence-bearish':
    'Higher high in price ({priceOne} at candle {first}, {priceTwo} at {second}) with a lower high in {name} ({valueOne}, {valueTwo}): buying loses force. Known since candle {at}.',
  'signal.divergence-hidden-bullish':
    'Hidden divergence: a higher low in price ({priceOne} at candle {first}, {priceTwo} at {second}) though {name} went lower ({valueOne}, {valueTwo}): the advance absorbed the dip. Known since candle {at}.',
  'signal.divergence-hidden-bearish':
    'Hidden divergence: a lower high in price ({priceOne} at candle {first}, {priceTwo} at {second}) though {name} went higher ({valueOne}, {valueTwo}): the decline absorbed the bounce. Known since candle {at}.',
  'signal.divergence-none':
    'No divergence between price and {name} at the swings of the last {fresh} candles; {name} now {value}.',

  'rule.macd_strategy':
    '{name}, averages seeded with simple ones. Crosses of the signal line and of zero, clear of noise; the histogram says whether the move builds or eases. Crosses count for {fresh} candles.',
  'signal.macd-crossed-up': 'MACD {macd} rose through its signal line ({signal}) at candle {at}.',
  'signal.macd-crossed-down': 'MACD {macd} fell through its signal line ({signal}) at candle {at}.',
  'signal.macd-above-zero': 'MACD turned positive at candle {at} ({macd}): the faster average leads upward.',
  'signal.macd-below-zero': 'MACD turned negative at candle {at} ({macd}): the faster average leads downward.',
  'signal.macd-building-up':
    'Histogram {histogram} and growing (MACD {macd}, signal {signal}): upward momentum builds.',
  'signal.macd-building-down':
    'Histogram {histogram} and deepening (MACD {macd}, signal {signal}): downward momentum builds.',
  'signal.macd-easing-up':
    'Histogram {histogram}, positive but shrinking (MACD {macd}, signal {signal}): upward momentum eases.',
  'signal.macd-easing-down':
    'Histogram {histogram}, negative but shrinking (MACD {macd}, signal {signal}): downward momentum eases.',
  'signal.macd-on-signal': 'MACD {macd} lies on its signal line {signal} (histogram {histogram}): no lead either way.',
  'signal.macd-flat': 'MACD {macd}, signal {signal} and histogram {histogram} are all near zero: a flat market.',

  'rule.stochastic':
    '{name}. A cross of the two lines counts when it starts above {upper} or below {lower}; elsewhere it is noise. Crosses count for {fresh} candles.',
  'signal.stochastic-turned-up':
    'Slow line crossed from below at candle {at} (%K {k}, %D {d}) out of the zone under {threshold}: a bounce began.',
  'signal.stochastic-turned-down':
    'Slow line crossed from above at candle {at} (%K {k}, %D {d}) out of the zone over {threshold}: a setback began.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: over {threshold}, closes near the top of their range. Strength until the lines cross.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: under {threshold}, closes near the bottom of their range. Weakness until the lines cross.',
  'signal.stochastic-between': '%K {k}, %D {d}: between {lower} and {upper}, no zone to turn from.',

  'rule.atr_strategy':
    'ATR of {period} candles as a simple mean. Chandelier stop: {multiple} ATR from the extreme of {extreme} candles, it turns on a close beyond it. A candle of {wide} ATR or more that closes at its end is an expansion. Events count for {fresh} candles.',
  'note.atr-wilder': 'Wilder ATR for comparison: {value}.',
  'signal.chandelier-turned-up':
    'The falling stop at {level} was taken out by the close {close} at candle {at}: the trailing side turned to buyers.',
  'signal.chandelier-turned-down':
    'The rising stop at {level} was taken out by the close {close} at candle {at}: the trailing side turned to sellers.',
  'signal.range-expanded-up':
    'Candle {at} spanned {multiple} ATR and closed near its high at {close}: a wide bar for buyers.',
  'signal.range-expanded-down':
    'Candle {at} spanned {multiple} ATR and closed near its low at {close}: a wide bar for sellers.',
  'signal.atr-expanding': 'ATR {range}, {ratio} times its median {median}: stops need more room than usual.',
  'signal.atr-contracting': 'ATR {range}, {ratio} times its median {median}: a squeeze, direction still open.',
  'signal.atr-steady': 'ATR {range}, {ratio} times its median {median}: nothing unusual.',

  'rule.order_blocks':
    'Order block: the last opposite candle, at most {back} back, before up to {most} strong candles that cover {ranges} ATR and lead to a close beyond a confirmed swing. It stands until a close goes through it; told within {reach} ATR of the last close.',
  'signal.block-fresh-up':
    'Demand block {low} to {high} (candle {index}), proven by the break at candle {at}, not yet revisited.',
  'signal.block-fresh-down':
    'Supply block {low} to {high} (candle {index}), proven by the break at candle {at}, not yet revisited.',
  'signal.block-touched-up':
    'Demand block {low} to {high} (candle {index}, break at {at}) was revisited at candle {touchedAt} and has held on closes.',
  'signal.block-touched-down':
    'Supply block {low} to {high} (candle {index}, break at {at}) was revisited at candle {touchedAt} and has capped closes.',
  'signal.block-none': 'No order block stands within {reach} ATR of the last close {close}.',

  'rule.fvg_strategy':
    'Fair value gap: three candles whose outer two leave a gap of a quarter ATR or more. It stays open until price has traded all of it. Open ones are told within {reach} ATR of the last close, filled ones for {fresh} candles.',
  'signal.fvg-open-up':
    'Open gap below a rise, {low} to {high} (candle {at}), {filled} filled: a place where buyers left orders behind.',
  'signal.fvg-open-down':
    'Open gap above a fall, {low} to {high} (candle {at}), {filled} filled: a place where sellers left orders behind.',
  'signal.fvg-filled-up': 'The upward gap {low} to {high} (candle {at}) was filled at candle {filledAt}: spent.',
  'signal.fvg-filled-down': 'The downward gap {low} to {high} (candle {at}) was filled at candle {filledAt}: spent.',
  'signal.fvg-none': 'No open gap within {reach} ATR of the last close {close}, none filled lately.',

  'rule.liquidity_strategy':
    'Stops are assumed beyond confirmed swings; swings within a quarter ATR form one pool. A sweep trades through a pool and closes back. Sweeps count for {fresh} candles.',
  'signal.swept-lows':
    'Candle {at} ran the lows at {level} down to {extreme} and closed back at {close}: sellers were trapped.',
  'signal.swept-highs':
    'Candle {at} ran the highs at {level} up to {extreme} and closed back at {close}: buyers were trapped.',
  'signal.pool-above':
    'Untouched highs at {level} (swings: {count}), {distance} or {ranges} ATR above: buy stops likely rest there.',
  'signal.pool-below':
    'Untouched lows at {level} (swings: {count}), {distance} or {ranges} ATR below: sell stops likely rest there.',
  'signal.pool-none': 'No swing in view still holds liquidity; last close {close}.',

  'rule.breaker_blocks':
    'Breaker: an order block that a close went through. It then works for the other side until a close takes it back.',
  'signal.breaker-up':
    'Failed supply {low} to {high} (candle {index}) was closed through at candle {at}: it should now support.',
  'signal.breaker-down':
    'Failed demand {low} to {high} (candle {index}) was closed through at candle {at}: it should now cap.',
  'signal.breaker-retested-up':
    'Failed supply {low} to {high} (candle {index}, broken at {at}) was retested from above at candle {retestedAt} and held.',
  'signal.breaker-retested-down':
    'Failed demand {low} to {high} (candle {index}, broken at {at}) was retested from below at candle {retestedAt} and capped.',
  'signal.breaker-none': 'No breaker stands: no proven block has been closed through and kept. Last close {close}.',

  'rule.institutional_candles':
    'A body of {bodies} mean bodies of the last {lookback} candles or more, with {volumes} times the mean volume where it is shown. Its zone, open to mid-body, stands until a close gives up the open. A picture does not show who traded.',
  'signal.big-candle-up':
    'Outsized advance at candle {at}: {bodies} mean bodies. Open {open} not given up; zone up to {middle}.',
  'signal.big-candle-down':
    'Outsized decline at candle {at}: {bodies} mean bodies. Open {open} not taken back; zone down to {middle}.',
  'signal.big-candle-volume-up':
    'Outsized advance at candle {at}: {bodies} mean bodies on {volumes} times the mean volume. Open {open} not given up; zone up to {middle}.',
  'signal.big-candle-volume-down':
    'Outsized decline at candle {at}: {bodies} mean bodies on {volumes} times the mean volume. Open {open} not taken back; zone down to {middle}.',
  'signal.big-candle-none': 'No outsized candle stands; last close {close}.',
  'note.no-volume-institutional': 'The picture shows no volume, so body size alone decides here.',

  'rule.displacement':
    'Up to {most} candles of one colour with full bodies that cover {ranges} ATR together. One that leaves a fair value gap weighs more. They count for {fresh} candles.',
  'signal.displaced-up': 'Price was carried up {move} ({ranges} ATR) by {span}, from {origin}, without leaving a gap.',
  'signal.displaced-down':
    'Price was carried down {move} ({ranges} ATR) by {span}, from {origin}, without leaving a gap.',
  'signal.displaced-up-gap':
    'Price was driven up {move} ({ranges} ATR) by {span}, from {origin}, and left a gap behind.',
  'signal.displaced-down-gap':
    'Price was driven down {move} ({ranges} ATR) by {span}, from {origin}, and left a gap behind.',
  'span.length': { one: '{count} candle', other: '{count} candles' },
  'span.candle': 'candle {at}',
  'span.candles': 'candles {from} to {at}',
  'signal.displaced-none': 'No displacement in the last {fresh} candles; one ATR is {range}.',

  'rule.candlestick_patterns':
    'Patterns after Nison, measured against recent bodies and ATR; a reversal needs a move of one ATR before it. They count for {fresh} candles.',
  'pattern.hammer': 'hammer',
  'pattern.hanging-man': 'hanging man',
  'pattern.inverted-hammer': 'inverted hammer',
  'pattern.shooting-star': 'shooting star',
  'pattern.bullish-engulfing': 'bullish engulfing',
  'pattern.bearish-engulfing': 'bearish engulfing',
  'pattern.bullish-harami': 'bullish harami',
  'pattern.bearish-harami': 'bearish harami',
  'pattern.piercing-line': 'piercing line',
  'pattern.dark-cloud-cover': 'dark cloud cover',
  'pattern.morning-star': 'morning star',
  'pattern.evening-star': 'evening star',
  'pattern.three-white-soldiers': 'three white soldiers',
  'pattern.three-black-crows': 'three black crows',
  'pattern.doji': 'doji',
  'pattern.inside-bar': 'inside bar',
  'pattern.ascending': 'ascending triangle',
  'pattern.descending': 'descending triangle',
  'pattern.symmetrical': 'symmetrical triangle',
  'pattern.rising-wedge': 'rising wedge',
  'pattern.falling-wedge': 'falling wedge',
  'pattern.rectangle': 'rectangle',
  'signal.hammer': 'Hammer at candle {at} ({low} to {high}): a fall was bought back within the candle.',
  'signal.hanging-man': 'Hanging man at candle {at} ({low} to {high}): first deep selling inside a rise.',
  'signal.inverted-hammer': 'Inverted hammer at candle {at} ({low} to {high}): a first probe upward inside a fall.',
  'signal.shooting-star': 'Shooting star at candle {at} ({low} to {high}): a rise was sold back within the candle.',
  'signal.bullish-engulfing':
    'Bullish engulfing at candle {at} ({low} to {high}): the down candle before it was swallowed whole.',
  'signal.bearish-engulfing':
    'Bearish engulfing at candle {at} ({low} to {high}): the up candle before it was swallowed whole.',
  'signal.bullish-harami': 'Bullish harami at candle {at} ({low} to {high}): a fall paused inside its last big body.',
  'signal.bearish-harami': 'Bearish harami at candle {at} ({low} to {high}): a rise paused inside its last big body.',
  'signal.piercing-line':
    'Piercing line at candle {at} ({low} to {high}): a lower open, then a close past the middle of the fall.',
  'signal.dark-cloud-cover':
    'Dark cloud cover at candle {at} ({low} to {high}): a higher open, then a close below the middle of the rise.',
  'signal.morning-star': 'Morning star done at candle {at} ({low} to {high}): fall, hesitation, recovery.',
  'signal.evening-star': 'Evening star done at candle {at} ({low} to {high}): rise, hesitation, reversal.',
  'signal.three-white-soldiers': 'Three white soldiers up to candle {at} ({low} to {high}): steady buying.',
  'signal.three-black-crows': 'Three black crows down to candle {at} ({low} to {high}): steady selling.',
  'signal.doji': 'Doji at candle {at} ({low} to {high}): open and close meet, no decision.',
  'signal.inside-bar': 'Inside bar at candle {at} ({low} to {high}): range shrank within the candle before.',
  'signal.candlestick-none': 'No pattern in the last {fresh} candles; last close {close}.',

  'rule.chart_patterns':
    'Double and triple extremes, head and shoulders, triangles, wedges, rectangles, flags and pennants on confirmed swings. A pattern is confirmed by a close beyond its line and counts for {fresh} candles.',
  'signal.chart-pattern-none': 'No complete or forming chart pattern in the last {fresh} candles; last close {close}.',

  'rule.head_shoulders':
    'Three peaks with the middle one outstanding, alike shoulders, {height} ATR high or more, after a move into it. Confirmed by a close beyond the neckline; counts for {fresh} candles.',
  'signal.head-shoulders-forming':
    'Head and shoulders forming: shoulders at candles {left} and {right}, head {peak} at {head}. A close under the neckline ({neckline}) would complete it, measured target {target}.',
  'signal.inverse-head-shoulders-forming':
    'Inverse head and shoulders forming: shoulders at candles {left} and {right}, head {peak} at {head}. A close over the neckline ({neckline}) would complete it, measured target {target}.',
  'signal.head-shoulders':
    'Head and shoulders complete (shoulders {left} and {right}, head {peak} at candle {head}): the neckline {neckline} gave way at candle {at}, measured target {target}.',
  'signal.inverse-head-shoulders':
    'Inverse head and shoulders complete (shoulders {left} and {right}, head {peak} at candle {head}): the neckline {neckline} was overcome at candle {at}, measured target {target}.',
  'signal.head-shoulders-none':
    'No head and shoulders, upright or inverse, in the last {fresh} candles; last close {close}.',

  'rule.double_patterns':
    'Peaks within {equal} ATR of each other, {height} ATR or more from the neckline, after a move at least as long. Confirmed by a close beyond the neckline; counts for {fresh} candles.',
  'signal.double-top-forming':
    'Double top forming at {level} (candles {first} and {last}). A close under {neckline} would complete it, measured target {target}.',
  'signal.double-bottom-forming':
    'Double bottom forming at {level} (candles {first} and {last}). A close over {neckline} would complete it, measured target {target}.',
  'signal.double-top':
    'Double top at {level} (candles {first} and {last}): the neckline {neckline} broke at candle {at}, measured target {target}.',
  'signal.double-bottom':
    'Double bottom at {level} (candles {first} and {last}): the neckline {neckline} was cleared at candle {at}, measured target {target}.',
  'signal.triple-top-forming':
    'Triple top forming at {level} (candles {first} to {last}). A close under {neckline} would complete it, measured target {target}.',
  'signal.triple-bottom-forming':
    'Triple bottom forming at {level} (candles {first} to {last}). A close over {neckline} would complete it, measured target {target}.',
  'signal.triple-top':
    'Triple top at {level} (candles {first} to {last}): the neckline {neckline} broke at candle {at}, measured target {target}.',
  'signal.triple-bottom':
    'Triple bottom at {level} (candles {first} to {last}): the neckline {neckline} was cleared at candle {at}, measured target {target}.',
  'signal.double-none': 'No double or triple top or bottom in the last {fresh} candles; last close {close}.',

  'rule.triangle_patterns':
    '{touches} alternating swings within {off} ATR of two converging lines. Confirmed by a close beyond a line before they meet; counts for {fresh} candles.',
  'signal.triangle-ascending':
    'Ascending triangle since candle {first} ({count} touches): level top {upper}, rising bottom now {lower}. Buyers press.',
  'signal.triangle-descending':
    'Descending triangle since candle {first} ({count} touches): level bottom {lower}, falling top now {upper}. Sellers press.',
  'signal.triangle-symmetrical':
    'Symmetrical triangle since candle {first} ({count} touches): now {lower} to {upper}, direction open.',
  'signal.wedge-rising':
    'Rising wedge since candle {first} ({count} touches): now {lower} to {upper}; a rise that narrows usually tires.',
  'signal.wedge-falling':
    'Falling wedge since candle {first} ({count} touches): now {lower} to {upper}; a fall that narrows usually tires.',
  'signal.rectangle': 'Rectangle since candle {first} ({count} touches): {lower} to {upper}, direction open.',
  'signal.triangle-broken-up':
    'Upward exit from the {pattern}: close over {level} at candle {at}, measured target {target}.',
  'signal.triangle-broken-down':
    'Downward exit from the {pattern}: close under {level} at candle {at}, measured target {target}.',
  'signal.triangle-none': 'No triangle or wedge in the last {fresh} candles; last close {close}.',

  'rule.flags_pennants':
    'Pole: {pole} ATR within {length} candles. Rest: {rest} candles or more that give back at most {given} of it. Confirmed by a close beyond the rest; counts for {fresh} candles.',
  'signal.bull-flag-forming':
    'Bull flag forming after a pole of {pole} (candles {from} to {to}). A close over {level} would continue it towards {target}.',
  'signal.bear-flag-forming':
    'Bear flag forming after a pole of {pole} (candles {from} to {to}). A close under {level} would continue it towards {target}.',
  'signal.bull-flag':
    'Bull flag resolved: close over {level} at candle {at} after a pole of {pole} (candles {from} to {to}), projected to {target}.',
  'signal.bear-flag':
    'Bear flag resolved: close under {level} at candle {at} after a pole of {pole} (candles {from} to {to}), projected to {target}.',
  'signal.bull-pennant-forming':
    'Bull pennant forming after a pole of {pole} (candles {from} to {to}). A close over {level} would continue it towards {target}.',
  'signal.bear-pennant-forming':
    'Bear pennant forming after a pole of {pole} (candles {from} to {to}). A close under {level} would continue it towards {target}.',
  'signal.bull-pennant':
    'Bull pennant resolved: close over {level} at candle {at} after a pole of {pole} (candles {from} to {to}), projected to {target}.',
  'signal.bear-pennant':
    'Bear pennant resolved: close under {level} at candle {at} after a pole of {pole} (candles {from} to {to}), projected to {target}.',
  'signal.flag-none': 'No flag or pennant in the last {fresh} candles; last close {close}.',

  'rule.fib_retracement':
    'Retracements of the last leg between swings of {reversal} ATR. A reaction is a candle that reaches one and closes back on the leg’s side. Reactions count for {fresh} candles.',
  'signal.fib-held-up': 'The {share} retracement at {level} held at candle {at}, close {close}: the dip was bought.',
  'signal.fib-held-down': 'The {share} retracement at {level} held at candle {at}, close {close}: the bounce was sold.',
  'signal.fib-running-up': 'The rise {from} to {to} is at its extreme now: nothing has been given back yet.',
  'signal.fib-running-down': 'The fall {from} to {to} is at its extreme now: nothing has been recovered yet.',
  'signal.fib-shallow-up': 'The rise {from} to {to} gave back only {deepest} at most ({now} now): a strong leg.',
  'signal.fib-shallow-down': 'The fall {from} to {to} has recovered only {deepest} at most ({now} now): a heavy leg.',
  'signal.fib-middle-up':
    'The rise {from} to {to} gave back {deepest} at most ({now} now): the usual depth for a decision.',
  'signal.fib-middle-down':
    'The fall {from} to {to} recovered {deepest} at most ({now} now): the usual depth for a decision.',
  'signal.fib-deep-up': 'The rise {from} to {to} gave back {deepest} ({now} now): deep, the leg is in doubt.',
  'signal.fib-deep-down': 'The fall {from} to {to} recovered {deepest} ({now} now): deep, the leg is in doubt.',
  'signal.fib-undone-up': 'The rise {from} to {to} has been given back whole ({now}): its levels no longer support.',
  'signal.fib-undone-down': 'The fall {from} to {to} has been recovered whole ({now}): its levels no longer cap.',
  'signal.leg-none': 'No leg of {reversal} ATR in view to draw from; last close {close}.',

  'rule.fib_extension':
    'The last move A to B of {reversal} ATR or more with a pullback to C of {least} or more, projected on from C ({count} steps). Void after a close beyond C.',
  'signal.extension-active-up':
    'Rise {a} to {b}, pullback to {c} (candle {at}): room to the equal move at {equal}, beyond it {farShare} at {far}.',
  'signal.extension-active-down':
    'Fall {a} to {b}, bounce to {c} (candle {at}): room to the equal move at {equal}, beyond it {farShare} at {far}.',
  'signal.extension-reached-up':
    'Rise {a} to {b}, pullback to {c} (candle {at}): the equal move {equal} is done, {farShare} stands at {far}.',
  'signal.extension-reached-down':
    'Fall {a} to {b}, bounce to {c} (candle {at}): the equal move {equal} is done, {farShare} stands at {far}.',
  'signal.extension-exhausted-up':
    'Rise {a} to {b}, pullback to {c} (candle {at}): price went past the equal move {equal} and the {farShare} projection {far}; the count is used up.',
  'signal.extension-exhausted-down':
    'Fall {a} to {b}, bounce to {c} (candle {at}): price went past the equal move {equal} and the {farShare} projection {far}; the count is used up.',
  'signal.extension-void-up':
    'The upward projection from {c} (candle {at}; A {a}, B {b}) is void: closes went below {c}. Its {equal} and {farShare} ({far}) no longer count.',
  'signal.extension-void-down':
    'The downward projection from {c} (candle {at}; A {a}, B {b}) is void: closes went above {c}. Its {equal} and {farShare} ({far}) no longer count.',

  'rule.time_analysis':
    'Lengths of legs between confirmed swings. A leg is young under {young} and overdue over {overdue} times the median of its side; a rhythm needs three distances, due means within {within} candles.',
  'signal.rise-young': 'The rise since candle {from} is {age} old, {ratio} times the usual {usual}: young.',
  'signal.fall-young': 'The fall since candle {from} is {age} old, {ratio} times the usual {usual}: young.',
  'signal.rise-mature': 'The rise since candle {from} is {age} old, {ratio} times the usual {usual}: of ordinary age.',
  'signal.fall-mature': 'The fall since candle {from} is {age} old, {ratio} times the usual {usual}: of ordinary age.',
  'signal.rise-overdue':
    'The rise since candle {from} is {age} old, {ratio} times the usual {usual}: overdue for a pause.',
  'signal.fall-overdue':
    'The fall since candle {from} is {age} old, {ratio} times the usual {usual}: overdue for a bounce.',
  'signal.low-cycle-ahead':
    'Lows came every {usual} candles ({times} distances, {shortest} to {longest}); the next would fall near candle {due}.',
  'signal.low-cycle-due':
    'Lows came every {usual} candles ({times} distances, {shortest} to {longest}); the next is due about now, candle {due}.',
  'signal.low-cycle-past':
    'Lows came every {usual} candles ({times} distances, {shortest} to {longest}); the one near candle {due} did not come: the rhythm broke.',
  'signal.high-cycle-ahead':
    'Highs came every {usual} candles ({times} distances, {shortest} to {longest}); the next would fall near candle {due}.',
  'signal.high-cycle-due':
    'Highs came every {usual} candles ({times} distances, {shortest} to {longest}); the next is due about now, candle {due}.',
  'signal.high-cycle-past':
    'Highs came every {usual} candles ({times} distances, {shortest} to {longest}); the one near candle {due} did not come: the rhythm broke.',
  'signal.low-cycle-uneven': 'Lows came {shortest} to {longest} candles apart: too uneven for a rhythm.',
  'signal.high-cycle-uneven': 'Highs came {shortest} to {longest} candles apart: too uneven for a rhythm.',
  'signal.time-none': 'Too few swings to compare lengths (confirmed: {count}).',

  'rule.vpa_strategy':
    'Volume against the mean of {lookback} candles and range against ATR. High effort from {high}, low effort up to {low}; wide range with effort is initiative, little range with effort is absorption. Events count for {fresh} candles.',
  'rule.vpa-without-volume':
    'Range alone: candles of {wide} ATR or more that close at their end. They count for {fresh} candles.',
  'note.no-volume-vpa': 'Volume price analysis needs volume, which this picture does not show. Only ranges are judged.',
  'signal.vpa-demand':
    'Initiative buying at candle {at}: {effort} times the mean volume, {spread} ATR wide, close {close} near the high.',
  'signal.vpa-supply':
    'Initiative selling at candle {at}: {effort} times the mean volume, {spread} ATR wide, close {close} near the low.',
  'signal.vpa-absorbed-selling':
    'Candle {at} took {effort} times the mean volume in a fall and moved only {spread} ATR (close {close}): selling was absorbed.',
  'signal.vpa-absorbed-buying':
    'Candle {at} took {effort} times the mean volume in a rise and moved only {spread} ATR (close {close}): buying met supply.',
  'signal.vpa-no-demand':
    'No demand at candle {at}: an up candle of {spread} ATR on {effort} times the mean volume (close {close}).',
  'signal.vpa-no-supply':
    'No supply at candle {at}: a down candle of {spread} ATR on {effort} times the mean volume (close {close}).',
  'signal.vpa-none': 'Effort and result match in the last {fresh} candles; last close {close}.',
  'signal.vpa-none-without-volume': 'No wide candle in the last {fresh}; last close {close}.',

  'rule.vwap_strategy':
    '{name}, anchored at the first visible candle, judged after {settling} candles. Crosses count for {fresh} candles; {stretched} deviations away is stretched.',
  'note.no-volume-vwap':
    'VWAP needs volume, which this picture does not show. The mean typical price since the first visible candle stands in; it weighs all candles alike.',
  'signal.vwap-reclaimed':
    'Candle {at} closed at {close}, back over the average ({level}): the mean participant is in profit again.',
  'signal.vwap-lost':
    'Candle {at} closed at {close}, below the average ({level}): the mean participant went under water.',
  'signal.vwap-above':
    'Close {close} over the average {level} by {deviations} deviations: buyers are in control of the visible stretch.',
  'signal.vwap-below':
    'Close {close} under the average {level} by {deviations} deviations: sellers are in control of the visible stretch.',
  'signal.vwap-stretched-up':
    'Close {close} is {deviations} deviations over the average {level}: extended, late for a continuation.',
  'signal.vwap-stretched-down':
    'Close {close} is {deviations} deviations under the average {level}: extended, late for a continuation.',
  'signal.vwap-on': 'Close {close} sits on the average {level} ({deviations} deviations): balance.',

  'rule.obv_divergence':
    'OBV in multiples of the mean volume, counted from the first visible candle, compared with price at confirmed swings and by slope over {window} candles. Divergences count for {fresh} candles.',
  'rule.obv-without-volume':
    'RSI of {period} candles at confirmed swings in place of OBV. Divergences count for {fresh} candles.',
  'note.no-volume-obv':
    'OBV needs volume, which this picture does not show. Divergences of momentum (RSI) are given instead; they are not OBV.',
  'signal.obv-confirms-up':
    'Over {window} candles price rose {price} ATR and OBV {volume} mean volumes: volume backs the rise.',
  'signal.obv-confirms-down':
    'Over {window} candles price fell {price} ATR and OBV {volume} mean volumes: volume backs the fall.',
  'signal.obv-opposes-rise':
    'Over {window} candles price rose {price} ATR while OBV fell {volume} mean volumes: the rise is not backed.',
  'signal.obv-opposes-fall':
    'Over {window} candles price fell {price} ATR while OBV rose {volume} mean volumes: the fall is not backed.',
  'signal.obv-undecided':
    'Over {window} candles price moved {price} ATR and OBV {volume} mean volumes: too little for a statement.',

  'rule.volume_climax':
    'Volume of {effort} times the mean and above all of {lookback} candles, at the end of a run of {move} ATR within {within} candles. It becomes a turn when one of the next {answer} closes leaves the far end of the candle. Events count for {fresh} candles.',
  'rule.climax-without-volume':
    'Range of {effort} times the mean and above all of {lookback} candles, at the end of a run of {move} ATR within {within} candles. It becomes a turn when one of the next {answer} closes leaves the far end of the candle. Events count for {fresh} candles.',
  'note.no-volume-climax':
    'The picture shows no volume: the size of the candle stands in for it, a range climax rather than a volume climax.',
  'signal.selling-climax-volume':
    'Possible selling climax at candle {at}: {effort} times the mean volume after a fall of {move} ATR. A close over {high} would answer it, a new low under {low} would deny it.',
  'signal.buying-climax-volume':
    'Possible buying climax at candle {at}: {effort} times the mean volume after a rise of {move} ATR. A close under {low} would answer it, a new high over {high} would deny it.',
  'signal.selling-climax-range':
    'Possible exhaustion of sellers at candle {at}: {effort} times the mean range after a fall of {move} ATR. A close over {high} would answer it, a new low under {low} would deny it.',
  'signal.buying-climax-range':
    'Possible exhaustion of buyers at candle {at}: {effort} times the mean range after a rise of {move} ATR. A close under {low} would answer it, a new high over {high} would deny it.',
  'signal.selling-climax-answered-volume':
    'Selling climax at candle {at} ({effort} times the mean volume, fall of {move} ATR, {low} to {high}) answered by a close above it at candle {answered}.',
  'signal.buying-climax-answered-volume':
    'Buying climax at candle {at} ({effort} times the mean volume, rise of {move} ATR, {low} to {high}) answered by a close below it at candle {answered}.',
  'signal.selling-climax-answered-range':
    'Exhaustion of sellers at candle {at} ({effort} times the mean range, fall of {move} ATR, {low} to {high}) answered by a close above it at candle {answered}.',
  'signal.buying-climax-answered-range':
    'Exhaustion of buyers at candle {at} ({effort} times the mean range, rise of {move} ATR, {low} to {high}) answered by a close below it at candle {answered}.',
  'signal.climax-none': 'No volume climax in the last {fresh} candles; last close {close}.',
  'signal.climax-none-without-volume': 'No range climax in the last {fresh} candles; last close {close}.',

  'rule.volume_profile':
    'Relative volume in {bins} bins over the visible range, each candle spread over its own. The value area holds {share} around the fullest bin. Exits from it count for {fresh} candles.',
  'rule.profile-without-volume':
    'Time at each place in {bins} bins over the visible range, each candle counted alike. The value area holds {share} around the fullest bin. Exits from it count for {fresh} candles.',
  'note.no-volume-profile': 'The picture shows no volume: this is a profile of time, not of volume.',
  'signal.profile-above':
    'Close {close} stands over the value area {low} to {high} ({share}, most at {control}): accepted higher for now.',
  'signal.profile-below':
    'Close {close} stands under the value area {low} to {high} ({share}, most at {control}): accepted lower for now.',
  'signal.profile-inside':
    'Close {close} lies within the value area {low} to {high} ({share}, most at {control}): rotation is the base case.',
  'signal.value-left-up': 'Candle {at} closed at {close}, out of the top of the value area as it was then ({level}).',
  'signal.value-left-down':
    'Candle {at} closed at {close}, out of the bottom of the value area as it was then ({level}).',
} as const satisfies Record<string, Message>;
