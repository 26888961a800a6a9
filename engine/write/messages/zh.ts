import type { Messages } from '../catalogue-of.ts';

export const zh: Messages = {
  'unit.percent': '{number}%',
  'unit.relative-place': '区间的{number}%',
  'unit.relative-distance': '{number}点',

  'sentence.gap': '',
  'title.of': '{method}：{names}',

  'strategy.price_action': '价格行为',
  'strategy.ma_crossover': '均线交叉',
  'strategy.ema_strategy': 'EMA多空排列',
  'strategy.ichimoku': '一目均衡表',
  'strategy.envelope_strategy': '均线包络线',
  'strategy.keltner_channel': '肯特纳通道',
  'strategy.donchian_channel': '唐奇安通道',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'RSI背离',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': '随机指标',
  'strategy.atr_strategy': '平均真实波幅',
  'strategy.order_blocks': '订单块',
  'strategy.fvg_strategy': '公允价值缺口',
  'strategy.liquidity_strategy': '流动性',
  'strategy.breaker_blocks': '突破块',
  'strategy.institutional_candles': '机构K线',
  'strategy.displacement': '位移',
  'strategy.candlestick_patterns': 'K线形态',
  'strategy.chart_patterns': '图表形态',
  'strategy.support_resistance': '支撑与阻力',
  'strategy.head_shoulders': '头肩形态',
  'strategy.double_patterns': '双重与三重顶底',
  'strategy.triangle_patterns': '三角形',
  'strategy.flags_pennants': '旗形与三角旗形',
  'strategy.fib_retracement': '斐波那契回撤',
  'strategy.fib_extension': '斐波那契扩展',
  'strategy.time_analysis': '时间分析',
  'strategy.vpa_strategy': '量价分析',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'OBV背离',
  'strategy.volume_climax': '成交量高潮',
  'strategy.volume_profile': '成交量分布',

  'heading.measured': '测量结果',
  'heading.read': '读图',
  'heading.context': '市况',
  'heading.levels': '关键价位',
  'heading.signals': '信号',
  'heading.interpretation': '解读',
  'heading.up': '上行情景',
  'heading.down': '下行情景',
  'heading.risk': '风险',
  'heading.change': '何种变化会推翻此观点',
  'heading.limits': '局限',

  'column.level': '价位',
  'column.error': '±',
  'column.away': '距最新收盘',
  'column.touches': '触及次数',
  'column.side': '作用',
  'column.why': '依据',
  'column.none': '–',

  'side.support': '支撑',
  'side.resistance': '阻力',
  'side.here': '价格正处于此',

  'read.candles': '读取了{count}根K线，从左至右编号{first}至{last}；读取置信度{confidence}。',
  'read.linear': '价格刻度：线性，由{labels}个坐标标签拟合；图中范围{low}至{high}。单个价格的误差约±{error}。',
  'read.log': '价格刻度：对数，由{labels}个坐标标签拟合；图中范围{low}至{high}。单个价格的误差约±{error}。',
  'read.no-labels': '未能读出任何价格标签，因此下文数字均非价格。',
  'read.too-few-labels': '可辨认的价格标签太少，无法核对刻度，因此下文数字均非价格。',
  'read.percent': '坐标轴显示的是涨跌百分比而非价格，因此下文数字均非价格。',
  'read.indexed': '坐标轴是指数而非价格刻度，因此下文数字均非价格。',
  'read.inconsistent': '坐标标签彼此矛盾或与最新价标签不符，因此下文数字均非价格。',
  'read.relative': '位置以可见区间的百分比表示（最低点{zero}，最高点{hundred}），距离以其百分点表示，误差约±{error}。',
  'read.last-price-agrees': '坐标轴上的价格标签（{tag}）与测得的最新收盘价（{close}）一致。',
  'read.last-price-differs': '坐标轴上的价格标签为{tag}，而测得的最新收盘价为{close}：刻度请谨慎采信。',
  'read.volume': '已读取成交量柱；高度以最高的一根为基准。',
  'read.no-volume': '图中没有成交量。',
  'read.lines': '描出了{count}条图上画线。',

  'read.line': '其中一条与均线吻合：{line}。',

  'context.trend-up': '**趋势**：上升。最近{window}个收盘价的拟合线上升{drift} ATR（R² {fit}）。',
  'context.trend-down': '**趋势**：下降。最近{window}个收盘价的拟合线下降{drift} ATR（R² {fit}）。',
  'context.trend-none': '**趋势**：无。最近{window}个收盘价的拟合线移动{drift} ATR，R²为{fit}，不足以判定方向。',
  'context.trend-flat': '**趋势**：横盘。最近{window}个收盘价的拟合线仅移动{drift} ATR。',
  'context.sequence-rising': '**结构**：波段抬高；高点{highOne}至{highTwo}，低点{lowOne}至{lowTwo}。',
  'context.sequence-falling': '**结构**：波段走低；高点{highOne}至{highTwo}，低点{lowOne}至{lowTwo}。',
  'context.sequence-expanding': '**结构**：扩散；高点抬高至{highTwo}，低点下移至{lowTwo}。',
  'context.sequence-contracting': '**结构**：收敛；高点下移至{highTwo}，低点抬高至{lowTwo}。',
  'context.sequence-level': '**结构**：区间；高点在{highTwo}附近，低点在{lowTwo}附近。',
  'context.sequence-too-few': '**结构**：已确认的摆动高点与低点均不足两个，无法判读序列。',
  'context.volatility-expanding':
    '**波动率**：扩张。平均真实波幅（ATR，{period}根）为{range}，是图中中位数的{ratio}倍。',
  'context.volatility-contracting':
    '**波动率**：收缩。平均真实波幅（ATR，{period}根）为{range}，是图中中位数的{ratio}倍。',
  'context.volatility-steady': '**波动率**：平稳。平均真实波幅（ATR，{period}根）为{range}。',
  'context.place': '**最新收盘**：{close}，位于可见区间的{third}三分之一。',
  'context.third-upper': '上',
  'context.third-middle': '中',
  'context.third-lower': '下',

  'why.swing-highs': '多次出现的摆动高点',
  'why.swing-lows': '多次出现的摆动低点',
  'why.flipped': '价格曾从上下两侧在此转向',
  'why.swing-high': '摆动高点',
  'why.swing-low': '摆动低点',
  'why.former-swing-highs': '原摆动高点，现位于价格下方',
  'why.former-swing-lows': '原摆动低点，现位于价格上方',
  'why.former-swing-high': '原摆动高点，现位于价格下方',
  'why.former-swing-low': '原摆动低点，现位于价格上方',
  'why.highest': '图中最高点',
  'why.lowest': '图中最低点',
  'why.ranges': '距触发价{count} ATR',
  'why.beyond-close': '最新收盘价之外{count} ATR',
  'why.projection': '推算{from}至{to} ATR，附近无价位',
  'why.recent-high': '最近{count}根K线的高点',
  'why.recent-low': '最近{count}根K线的低点',
  'why.cloud-edge': '云层边缘',
  'why.upper-band': '上轨',
  'why.middle-line': '中轨',
  'why.lower-band': '下轨',
  'why.chandelier-long': '上涨下方的吊灯止损',
  'why.chandelier-short': '下跌上方的吊灯止损',
  'why.fvg-middle': '未回补缺口的中点',
  'why.order-block': '订单块的远端',
  'why.block-top': '看涨订单块上沿',
  'why.block-bottom': '看跌订单块下沿',
  'why.breaker-top': '看涨突破块上沿',
  'why.breaker-bottom': '看跌突破块下沿',
  'why.pool-above': '摆动高点上方的流动性',
  'why.pool-below': '摆动低点下方的流动性',
  'why.big-candle': '超大实体的中点',
  'why.displacement': '位移起点',
  'why.neckline': '颈线',
  'why.measured-move': '形态的量度目标',
  'why.pattern-edge': '形态外缘',
  'why.pattern-line': '形态边线',
  'why.right-shoulder': '右肩',
  'why.pole-length': '旗杆长度推算',
  'why.retracement': '{share}回撤位',
  'why.extension': '{from}至{to}投影',
  'why.extension-level': '{share}投影',
  'why.projection-origin': '回调终点',
  'why.vwap-above': '上方一个标准差',
  'why.vwap-below': '下方一个标准差',
  'why.control': '控制点（POC）',
  'why.time-control': '停留最久处',
  'why.value-high': '价值区上沿',
  'why.value-low': '价值区下沿',

  'status.up-confirmed': '看涨，已确认。',
  'status.up-unconfirmed': '看涨，未确认。',
  'status.up-current': '当前看涨。',
  'status.down-confirmed': '看跌，已确认。',
  'status.down-unconfirmed': '看跌，未确认。',
  'status.down-current': '当前看跌。',
  'status.certainty': '读取把握{certainty}。',

  'view.up': '信号偏多（{up}个看涨，{down}个看跌）。',
  'view.down': '信号偏空（{down}个看跌，{up}个看涨）。',
  'view.mixed': '信号相互矛盾（{up}个看涨，{down}个看跌）：多空均不占优。',
  'view.none': '没有方向性信号：按此方法，多空均无依据。',
  'view.unconfirmed': '目前尚无一个得到确认。',
  'view.with-trend': '这与测得的趋势一致。',
  'view.against-trend': '这与测得的趋势相反，因此需要更强的证据。',
  'view.flat': '市场横盘：只有收盘明确脱离区间才会改变。',

  'scenario.up.trigger': '**触发**：若收盘高于{trigger}（{why}），上行空间打开。',
  'scenario.down.trigger': '**触发**：若收盘低于{trigger}（{why}），下行空间打开。',
  'scenario.up.target': '**目标区**：{from}至{to}（{why}）。',
  'scenario.down.target': '**目标区**：{from}下至{to}（{why}）。',
  'scenario.up.invalidation': '**失效**：收盘跌回{invalidation}下方（{why}）。',
  'scenario.down.invalidation': '**失效**：收盘升回{invalidation}上方（{why}）。',

  'risk.range': '一个ATR为{range}：比这更近的止损处于K线的正常噪声之内。',
  'risk.up': '上行：触发价至失效价{risk}（{ranges} ATR），至目标近端{reward}，盈亏比{ratio}。',
  'risk.down': '下行：触发价至失效价{risk}（{ranges} ATR），至目标近端{reward}，盈亏比{ratio}。',
  'risk.up-poor': '按目前情况，上行目标不足以补偿其风险。',
  'risk.down-poor': '按目前情况，下行目标不足以补偿其风险。',

  'change.up': '收盘低于{level}将使看涨依据不复存在。',
  'change.down': '收盘高于{level}将使看跌依据不复存在。',
  'change.none': '收盘高于{high}或低于{low}将打破平衡。',
  'change.confirm': '上述未确认的信号须待下一根K线收盘后仍成立才算数。',

  'limits.history': '只计入可见的{count}根K线：没有更早的历史，没有其他周期，没有消息面。',
  'limits.last-open': '最后一根K线可能尚未收盘；依赖它的内容已标为未确认。',
  'limits.certainty': '读取把握低于{certainty}的信号均已注明。',
  'limits.uncertain-candles': '{count}根K线被部分遮挡或截断，读取把握较低。',
  'limits.inferred': '{count}根K线的涨跌方向由相邻K线推断。',
  'limits.averaged': 'K线为平均K线（Heikin-Ashi）：其开盘价和收盘价不是成交价，单根K线也不只反映自身的时段。',
  'limits.photo': '由屏幕照片读取：截图会更清晰。',
  'limits.log-lines': '坐标轴为对数：斜线与均线按价格计算，因此在图上呈弯曲状。',
  'limits.unknown-scale': '没有刻度就无法得知坐标轴是线性还是对数；距离按线性计算。',

  notice: '本文只描述一张图片，不构成投资建议。市场可能朝任何情景的反方向运行；请按自己的规则决策和控制仓位。',

  'signal.too-short': '{name}需要{needed}根K线，可见{seen}根：没有可供判断的数值。',
  'note.replaced': '以{by}代替{name}：后者需要{needed}根K线才稳定，可见{seen}根。',
  'vision.accepted': '文字由{model}撰写；其中每个数字均已与测量结果核对。',
  'vision.unknown-numbers': '外部模型给出了未经测量的数字，因此采用内置文字。',
  'vision.no-analysis': '外部模型没有给出可用的分析，因此采用内置文字。',
  'vision.forbidden-words': '外部模型违反了分析规则，因此采用内置文字。',
  'vision.unreachable': '无法连接外部模型，因此采用内置文字。',
  'vision.too-slow': '外部模型耗时过长，因此采用内置文字。',
  'vision.refused': '外部模型拒绝了请求，因此采用内置文字。',
  'vision.busy': '外部模型繁忙，因此采用内置文字。',
  'vision.bad-answer': '外部模型的回复无法读取，因此采用内置文字。',

  'note.not-stable': '未计入：{name}。需要{needed}根K线才稳定，可见{seen}根。',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': '转换线',
  'name.kijun': '基准线',
  'name.cloud': '云层',
  'name.donchian': '唐奇安通道',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': '随机指标 {k}/{slowing}/{d}',
  'name.atr-wilder': 'Wilder ATR',
  'name.vwap': '锚定VWAP',
  'name.mean-price': '典型价均值',
  'name.percent': '{value}%',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period}（Wilder）',
  'name.rsi-cutler': 'RSI {period}（简单平均）',
  'name.drawn-sma': '图上SMA {period}（第{count}条线）',
  'name.drawn-ema': '图上EMA {period}（第{count}条线）',

  'label.fvg': 'FVG',
  'label.order-block': '订单块',
  'label.breaker': '突破块',
  'label.sweep': '扫荡',
  'label.pool': '流动性',
  'label.institutional': '大实体',
  'label.neckline': '颈线',
  'label.share': '{share}',
  'label.climax': '高潮',
  'label.value-area': '价值区',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': '突破{level}',

  'rule.lead': '规则：{rule}',
  'rule.price_action':
    '反向{reversal} ATR即算波段转折。收盘越过最近确认的摆动点即结构突破；拒绝须有K线在曾触及的价位收盘反向离开。事件有效期{fresh}根K线。',
  'signal.structure-continued-up': '第{at}根K线收盘高于摆动高点{level}：上升结构延续。',
  'signal.structure-continued-down': '第{at}根K线收盘低于摆动低点{level}：下降结构延续。',
  'signal.structure-turned-up': '第{at}根K线出现结构转变（CHoCH）：下降结构之后，收盘升破摆动高点{level}。',
  'signal.structure-turned-down': '第{at}根K线出现结构转变（CHoCH）：上升结构之后，收盘跌破摆动低点{level}。',
  'signal.higher-low': '买方更早进场：最近确认低点{low}（第{at}根）高于前一低点{before}。',
  'signal.lower-high': '卖方更早进场：最近确认高点{high}（第{at}根）低于前一高点{before}。',
  'signal.level-held-up': '第{at}根K线下探{low}，触及价位{level}后收回{close}：买方守住了该位。',
  'signal.level-held-down': '第{at}根K线上探{high}，触及价位{level}后回落收于{close}：卖方压住了该位。',
  'signal.level-broken-up': '阻力{level}在第{at}根K线被突破，收于{close}。',
  'signal.level-broken-down': '支撑{level}在第{at}根K线失守，收于{close}。',
  'signal.quiet': '最近{fresh}根K线内无结构突破，也无价位拒绝。价格为{close}，位于{low}与{high}之间。',

  'rule.support_resistance':
    '价位是{width}范围内局部高低点的聚集。突破指收盘越过触及两次以上的价位达四分之一ATR；拒绝指收盘离开该位。事件有效期{fresh}根K线。',
  'signal.near-support': '最新收盘{close}位于支撑{level}上方{distance}（{ranges} ATR）。',
  'signal.near-resistance': '最新收盘{close}位于阻力{level}下方{distance}（{ranges} ATR）。',
  'signal.between-levels': '最新收盘{close}位于支撑{low}与阻力{high}之间，离两者都远：位置不占优。',
  'signal.open-above': '最新收盘{close}高于图中所有价位；最近的支撑是{low}。',
  'signal.open-below': '最新收盘{close}低于图中所有价位；最近的阻力是{high}。',

  'rule.ma_crossover':
    '按收盘价计算{fast}与{slow}的交叉，幅度须超出读取误差；价格同处两线一侧为确认。交叉有效期{fresh}根K线。',
  'signal.ma-crossed-up': '{fast}在第{at}根K线上穿{slow}，位于{level}附近。',
  'signal.ma-crossed-down': '{fast}在第{at}根K线下穿{slow}，位于{level}附近。',
  'signal.ma-stacked-up': '收盘{close}高于{fast}（{fastValue}），后者高于{slow}（{slowValue}）：均线多头排列。',
  'signal.ma-stacked-down': '收盘{close}低于{fast}（{fastValue}），后者低于{slow}（{slowValue}）：均线空头排列。',
  'signal.ma-mixed': '未形成排列：收盘{close}，{fast} {fastValue}，{slow} {slowValue}。',
  'signal.ma-flat': '{fast}（{fastValue}）与{slow}（{slowValue}）相距在读取误差之内：市场横盘，交叉没有意义。',

  'rule.rsi_strategy':
    '按收盘价计算{name}，取其稳定的{seen}根K线。高于{overbought}为超买，低于{oversold}为超卖；信号是从该区返回。高于{middle}为买方主导。信号有效期{fresh}根K线。',
  'note.rsi-cutler': '此处RSI采用简单平均（Cutler）：Wilder平滑需要{needed}根K线才有足够的稳定值，可见{seen}根。',
  'signal.rsi-left-oversold': 'RSI自低点{extreme}回升，在第{at}根K线重上{threshold}：卖压缓解。',
  'signal.rsi-left-overbought': 'RSI自高点{extreme}回落，在第{at}根K线跌回{threshold}下方：买盘减弱。',
  'signal.rsi-oversold': 'RSI {value}，当前超卖；未重上{threshold}之前，这是弱势而非转折。',
  'signal.rsi-overbought': 'RSI {value}，当前超买；未跌回{threshold}之前，这是强势而非见顶。',
  'signal.rsi-bulls-lead': 'RSI {value}，已连续{count}根K线高于{middle}：动能在买方。',
  'signal.rsi-bears-lead': 'RSI {value}，已连续{count}根K线低于{middle}：动能在卖方。',
  'signal.rsi-balanced': 'RSI {value}，接近{middle}：动能均衡。',

  'rule.ema_strategy':
    '{fast}、{middle}与{slow}，以简单平均为初值。依次排列为趋势；回调触及{middle}后收回原侧为顺势延续；收盘穿越{slow}则趋势存疑。事件有效期{fresh}根K线。',
  'signal.ema-stacked-up':
    '{fast}（{fastValue}）、{middle}（{middleValue}）与{slow}（{slowValue}）多头排列，快线在上：上涨有序。',
  'signal.ema-stacked-down':
    '{fast}（{fastValue}）、{middle}（{middleValue}）与{slow}（{slowValue}）空头排列，快线在下：下跌有序。',
  'signal.ema-tangled': '均线缠绕：{fast} {fastValue}，{middle} {middleValue}，{slow} {slowValue}。',
  'signal.ema-flat': '均线粘合（{fast} {fastValue}，{middle} {middleValue}，{slow} {slowValue}）：市场横盘。',
  'signal.ema-pullback-held-up': '第{at}根K线回踩{middle}（{level}）并收于其上：买方以该均线承接。',
  'signal.ema-pullback-held-down': '第{at}根K线反抽{middle}（{level}）并收于其下：卖方借该均线施压。',
  'signal.ema-reclaimed': '第{at}根K线自下而上收于{slow}（{level}）上方。',
  'signal.ema-lost': '第{at}根K线自上而下收于{slow}（{level}）下方。',

  'rule.ichimoku':
    '转换线{conversion}，基准线{base}，先行带B {span}；云层前移{ahead}根，含当前一根。交叉与出云有效期{fresh}根K线。',
  'signal.tenkan-crossed-up': '转换线在第{at}根K线上穿基准线，位于{level}附近。',
  'signal.tenkan-crossed-down': '转换线在第{at}根K线下穿基准线，位于{level}附近。',
  'signal.cloud-broken-up': '第{at}根K线收盘向上突破云顶{level}。',
  'signal.cloud-broken-down': '第{at}根K线收盘向下跌破云底{level}。',
  'signal.above-cloud': '最新收盘{close}位于云层（{low}至{high}）上方：云层构成支撑。',
  'signal.below-cloud': '最新收盘{close}位于云层（{low}至{high}）下方：云层构成阻力。',
  'signal.inside-cloud': '最新收盘{close}位于云层（{low}至{high}）之内：按此方法没有趋势。',
  'signal.chikou-above': '迟行线上方无阻：最新收盘比{back}根前的收盘高{distance}。',
  'signal.chikou-below': '迟行线处于价格下方：最新收盘比{back}根前的收盘低{distance}。',
  'signal.cloud-ahead-up': '前方云层向上：先行带A {spanA}高于先行带B {spanB}。',
  'signal.cloud-ahead-down': '前方云层向下：先行带A {spanA}低于先行带B {spanB}。',
  'signal.kijun-state': '收盘{close}，转换线{tenkan}，基准线{kijun}。',

  'rule.envelope_strategy':
    '以{middle}为中轨、上下各{width}的包络线，取能容纳多数可见收盘价的最窄整数宽度（容纳{held}）。收于线外为强势，首次收回线内为强势结束。事件有效期{fresh}根K线。',
  'rule.keltner_channel':
    '{middle}加减{multiple}倍的{ranges}根K线平均真实波幅。收于线外为强势，首次收回线内为强势结束。事件有效期{fresh}根K线。',
  'signal.channel-left-up': '第{at}根K线收于{close}，高于上轨{band}：买方推升至常态范围之外。',
  'signal.channel-left-down': '第{at}根K线收于{close}，低于下轨{band}：卖方打压至常态范围之外。',
  'signal.channel-returned-from-above': '第{at}根K线回到通道内：收盘{close}低于上轨{band}，上冲结束。',
  'signal.channel-returned-from-below': '第{at}根K线回到通道内：收盘{close}高于下轨{band}，下冲结束。',
  'signal.channel-upper-half': '中轨{middle}上行，收盘{close}在其上方；轨道为{lower}与{upper}。',
  'signal.channel-lower-half': '中轨{middle}下行，收盘{close}在其下方；轨道为{lower}与{upper}。',
  'signal.channel-level': '中轨{middle}与收盘{close}方向不一致；轨道为{lower}与{upper}。',

  'rule.donchian_channel':
    '{period}根K线的最高价与最低价。收盘越过此前K线的极值即突破；中轨是惯用的离场线。突破有效期{fresh}根K线。',
  'signal.donchian-broken-up': '第{at}根K线收于{level}上方，即此前{period}根K线的最高点。',
  'signal.donchian-broken-down': '第{at}根K线收于{level}下方，即此前{period}根K线的最低点。',
  'signal.donchian-state': '通道{lower}至{upper}（宽{width}），中轨{middle}；收盘{close}位于其高度的{place}。',

  'rule.rsi_divergence':
    '在价格的确认摆动点上比较{name}。常规背离：价格创新极值而RSI没有跟随；隐藏背离：与之相反。差值不足{least}点不算。背离有效期{fresh}根K线。',
  'signal.divergence-bullish':
    '价格低点下移（第{first}根{priceOne}，第{second}根{priceTwo}），而{name}低点抬高（{valueOne}，{valueTwo}）：卖压减弱。第{at}根K线起可知。',
  'signal.divergence-bearish':
    '价格高点抬高（第{first}根{priceOne}，第{second}根{priceTwo}），而{name}高点下移（{valueOne}，{valueTwo}）：买盘减弱。第{at}根K线起可知。',
  'signal.divergence-hidden-bullish':
    '隐藏背离：价格低点抬高（第{first}根{priceOne}，第{second}根{priceTwo}），而{name}走低（{valueOne}，{valueTwo}）：上涨消化了回调。第{at}根K线起可知。',
  'signal.divergence-hidden-bearish':
    '隐藏背离：价格高点下移（第{first}根{priceOne}，第{second}根{priceTwo}），而{name}走高（{valueOne}，{valueTwo}）：下跌消化了反弹。第{at}根K线起可知。',
  'signal.divergence-none': '最近{fresh}根K线的摆动点上，价格与{name}没有背离；{name}现为{value}。',

  'rule.macd_strategy':
    '{name}，以简单平均为初值。看信号线交叉与零轴穿越，须超出噪声；柱状图表明动能增强还是减弱。交叉有效期{fresh}根K线。',
  'signal.macd-crossed-up': 'MACD {macd}在第{at}根K线上穿信号线（{signal}）。',
  'signal.macd-crossed-down': 'MACD {macd}在第{at}根K线下穿信号线（{signal}）。',
  'signal.macd-above-zero': 'MACD在第{at}根K线转正（{macd}）：快线领先向上。',
  'signal.macd-below-zero': 'MACD在第{at}根K线转负（{macd}）：快线领先向下。',
  'signal.macd-building-up': '柱状图{histogram}且放大（MACD {macd}，信号线{signal}）：上行动能增强。',
  'signal.macd-building-down': '柱状图{histogram}且加深（MACD {macd}，信号线{signal}）：下行动能增强。',
  'signal.macd-easing-up': '柱状图{histogram}，为正但缩短（MACD {macd}，信号线{signal}）：上行动能减弱。',
  'signal.macd-easing-down': '柱状图{histogram}，为负但缩短（MACD {macd}，信号线{signal}）：下行动能减弱。',
  'signal.macd-on-signal': 'MACD {macd}贴在信号线{signal}上（柱状图{histogram}）：多空均不领先。',
  'signal.macd-flat': 'MACD {macd}、信号线{signal}与柱状图{histogram}均接近零：市场横盘。',

  'rule.stochastic': '{name}。两线交叉须始于{upper}以上或{lower}以下才算，其余视为噪声。交叉有效期{fresh}根K线。',
  'signal.stochastic-turned-up': '慢线在第{at}根K线被上穿（%K {k}，%D {d}），走出{threshold}以下区域：反弹开始。',
  'signal.stochastic-turned-down': '慢线在第{at}根K线被下穿（%K {k}，%D {d}），走出{threshold}以上区域：回落开始。',
  'signal.stochastic-overbought': '%K {k}，%D {d}：高于{threshold}，收盘接近波动区间顶部。两线交叉之前为强势。',
  'signal.stochastic-oversold': '%K {k}，%D {d}：低于{threshold}，收盘接近波动区间底部。两线交叉之前为弱势。',
  'signal.stochastic-between': '%K {k}，%D {d}：介于{lower}与{upper}之间，不在可转折的区域。',

  'rule.atr_strategy':
    '{period}根K线ATR取简单平均。吊灯止损：距{extreme}根K线极值{multiple} ATR，收盘越过即翻转。幅度达{wide} ATR以上且收于极端的K线为扩张。事件有效期{fresh}根K线。',
  'note.atr-wilder': 'Wilder ATR供对照：{value}。',
  'signal.chandelier-turned-up': '下移的止损{level}在第{at}根K线被收盘{close}向上击穿：跟踪止损转为多方。',
  'signal.chandelier-turned-down': '上移的止损{level}在第{at}根K线被收盘{close}向下击穿：跟踪止损转为空方。',
  'signal.range-expanded-up': '第{at}根K线振幅{multiple} ATR，收于高点附近{close}：买方的宽幅K线。',
  'signal.range-expanded-down': '第{at}根K线振幅{multiple} ATR，收于低点附近{close}：卖方的宽幅K线。',
  'signal.atr-expanding': 'ATR {range}，是中位数{median}的{ratio}倍：止损需要比平常更大的空间。',
  'signal.atr-contracting': 'ATR {range}，是中位数{median}的{ratio}倍：波动收窄，方向未定。',
  'signal.atr-steady': 'ATR {range}，是中位数{median}的{ratio}倍：并无异常。',

  'rule.order_blocks':
    '订单块：至多{most}根强势K线走出{ranges} ATR并收盘突破确认摆动点之前，回溯不超过{back}根的最后一根反向K线。收盘穿过之前有效；只列最新收盘{reach} ATR以内者。',
  'signal.block-fresh-up': '需求块{low}至{high}（第{index}根），由第{at}根K线的突破证实，尚未回测。',
  'signal.block-fresh-down': '供给块{low}至{high}（第{index}根），由第{at}根K线的突破证实，尚未回测。',
  'signal.block-touched-up': '需求块{low}至{high}（第{index}根，第{at}根突破）在第{touchedAt}根K线被回测，收盘守住。',
  'signal.block-touched-down': '供给块{low}至{high}（第{index}根，第{at}根突破）在第{touchedAt}根K线被回测，收盘受压。',
  'signal.block-none': '最新收盘{close}上下{reach} ATR内没有有效订单块。',

  'rule.fvg_strategy':
    '公允价值缺口：三根K线中首尾两根之间留下四分之一ATR以上的空隙。价格走完全部空隙前视为未回补。列出最新收盘{reach} ATR以内的未回补缺口，以及{fresh}根K线内回补的缺口。',
  'signal.fvg-open-up': '上涨下方的未回补缺口{low}至{high}（第{at}根），已回补{filled}：买方留有挂单之处。',
  'signal.fvg-open-down': '下跌上方的未回补缺口{low}至{high}（第{at}根），已回补{filled}：卖方留有挂单之处。',
  'signal.fvg-filled-up': '向上缺口{low}至{high}（第{at}根）在第{filledAt}根K线被回补：已失效。',
  'signal.fvg-filled-down': '向下缺口{low}至{high}（第{at}根）在第{filledAt}根K线被回补：已失效。',
  'signal.fvg-none': '最新收盘{close}上下{reach} ATR内没有未回补缺口，近期也无回补。',

  'rule.liquidity_strategy':
    '假定止损单位于确认摆动点之外；相距四分之一ATR以内的摆动点合为一个流动性池。扫荡指价格穿过流动性池后收回。扫荡有效期{fresh}根K线。',
  'signal.swept-lows': '第{at}根K线扫过{level}处低点，下至{extreme}后收回{close}：空头被套。',
  'signal.swept-highs': '第{at}根K线扫过{level}处高点，上至{extreme}后收回{close}：多头被套。',
  'signal.pool-above':
    '{level}处有未触及的高点（摆动点：{count}），在上方{distance}（{ranges} ATR）：该处可能聚集买入止损单。',
  'signal.pool-below':
    '{level}处有未触及的低点（摆动点：{count}），在下方{distance}（{ranges} ATR）：该处可能聚集卖出止损单。',
  'signal.pool-none': '图中已没有保留流动性的摆动点；最新收盘{close}。',

  'rule.breaker_blocks': '突破块：被收盘穿过的订单块。此后为另一方所用，直到收盘将其夺回。',
  'signal.breaker-up': '失效供给块{low}至{high}（第{index}根）在第{at}根K线被收盘穿过：应转为支撑。',
  'signal.breaker-down': '失效需求块{low}至{high}（第{index}根）在第{at}根K线被收盘穿过：应转为阻力。',
  'signal.breaker-retested-up':
    '失效供给块{low}至{high}（第{index}根，第{at}根突破）在第{retestedAt}根K线从上方回测并守住。',
  'signal.breaker-retested-down':
    '失效需求块{low}至{high}（第{index}根，第{at}根突破）在第{retestedAt}根K线从下方回测并受压。',
  'signal.breaker-none': '没有有效突破块：没有经证实的订单块被收盘穿过并保持。最新收盘{close}。',

  'rule.institutional_candles':
    '实体达到最近{lookback}根平均实体{bodies}倍以上的K线；有成交量时须达均量{volumes}倍。其区域从开盘价到实体中点，收盘失去开盘价前有效。图片无法显示是谁在交易。',
  'signal.big-candle-up': '第{at}根K线超常上涨：平均实体的{bodies}倍。开盘价{open}未失守；区域上至{middle}。',
  'signal.big-candle-down': '第{at}根K线超常下跌：平均实体的{bodies}倍。开盘价{open}未收复；区域下至{middle}。',
  'signal.big-candle-volume-up':
    '第{at}根K线超常上涨：平均实体的{bodies}倍，均量的{volumes}倍。开盘价{open}未失守；区域上至{middle}。',
  'signal.big-candle-volume-down':
    '第{at}根K线超常下跌：平均实体的{bodies}倍，均量的{volumes}倍。开盘价{open}未收复；区域下至{middle}。',
  'signal.big-candle-none': '没有仍有效的超大K线；最新收盘{close}。',
  'note.no-volume-institutional': '图中没有成交量，因此这里只以实体大小判断。',

  'rule.displacement':
    '至多{most}根同色、实体饱满、合计走出{ranges} ATR的K线。留下公允价值缺口者分量更重。有效期{fresh}根K线。',
  'signal.displaced-up': '价格由{span}自{origin}推升{move}（{ranges} ATR），未留缺口。',
  'signal.displaced-down': '价格由{span}自{origin}压低{move}（{ranges} ATR），未留缺口。',
  'signal.displaced-up-gap': '价格由{span}自{origin}拉升{move}（{ranges} ATR），并在身后留下缺口。',
  'signal.displaced-down-gap': '价格由{span}自{origin}打压{move}（{ranges} ATR），并在身后留下缺口。',
  'span.length': '{count}根K线',
  'span.candle': '第{at}根K线',
  'span.candles': '第{from}至{at}根K线',
  'signal.displaced-none': '最近{fresh}根K线内没有位移；一个ATR为{range}。',

  'rule.candlestick_patterns':
    '按Nison定义的形态，以近期实体与ATR衡量；反转形态之前须有一个ATR的走势。有效期{fresh}根K线。',
  'pattern.hammer': '锤子线',
  'pattern.hanging-man': '上吊线',
  'pattern.inverted-hammer': '倒锤子线',
  'pattern.shooting-star': '射击之星',
  'pattern.bullish-engulfing': '看涨吞没',
  'pattern.bearish-engulfing': '看跌吞没',
  'pattern.bullish-harami': '看涨孕线',
  'pattern.bearish-harami': '看跌孕线',
  'pattern.piercing-line': '刺透形态',
  'pattern.dark-cloud-cover': '乌云盖顶',
  'pattern.morning-star': '启明星',
  'pattern.evening-star': '黄昏星',
  'pattern.three-white-soldiers': '红三兵',
  'pattern.three-black-crows': '三只乌鸦',
  'pattern.doji': '十字星',
  'pattern.inside-bar': '内包线',
  'pattern.ascending': '上升三角形',
  'pattern.descending': '下降三角形',
  'pattern.symmetrical': '对称三角形',
  'pattern.rising-wedge': '上升楔形',
  'pattern.falling-wedge': '下降楔形',
  'pattern.rectangle': '矩形',
  'signal.hammer': '第{at}根K线锤子线（{low}至{high}）：下跌在同一根K线内被买回。',
  'signal.hanging-man': '第{at}根K线上吊线（{low}至{high}）：涨势中首次出现深幅抛售。',
  'signal.inverted-hammer': '第{at}根K线倒锤子线（{low}至{high}）：跌势中首次向上试探。',
  'signal.shooting-star': '第{at}根K线射击之星（{low}至{high}）：上涨在同一根K线内被卖回。',
  'signal.bullish-engulfing': '第{at}根K线看涨吞没（{low}至{high}）：前一根阴线被整个吞没。',
  'signal.bearish-engulfing': '第{at}根K线看跌吞没（{low}至{high}）：前一根阳线被整个吞没。',
  'signal.bullish-harami': '第{at}根K线看涨孕线（{low}至{high}）：跌势在最后一根大实体内停顿。',
  'signal.bearish-harami': '第{at}根K线看跌孕线（{low}至{high}）：涨势在最后一根大实体内停顿。',
  'signal.piercing-line': '第{at}根K线刺透形态（{low}至{high}）：低开后收盘越过跌幅中点。',
  'signal.dark-cloud-cover': '第{at}根K线乌云盖顶（{low}至{high}）：高开后收盘跌破涨幅中点。',
  'signal.morning-star': '第{at}根K线完成启明星（{low}至{high}）：下跌、犹豫、回升。',
  'signal.evening-star': '第{at}根K线完成黄昏星（{low}至{high}）：上涨、犹豫、反转。',
  'signal.three-white-soldiers': '红三兵至第{at}根K线（{low}至{high}）：持续买入。',
  'signal.three-black-crows': '三只乌鸦至第{at}根K线（{low}至{high}）：持续卖出。',
  'signal.doji': '第{at}根K线十字星（{low}至{high}）：开收几乎相同，多空未决。',
  'signal.inside-bar': '第{at}根K线内包线（{low}至{high}）：波幅缩进前一根K线之内。',
  'signal.candlestick-none': '最近{fresh}根K线内没有形态；最新收盘{close}。',

  'rule.chart_patterns':
    '在确认摆动点上识别双重与三重顶底、头肩、三角形、楔形、矩形、旗形与三角旗形。收盘越过形态边线为确认，有效期{fresh}根K线。',
  'signal.chart-pattern-none': '最近{fresh}根K线内没有已完成或正在形成的图表形态；最新收盘{close}。',

  'rule.head_shoulders':
    '三个峰，中间一个突出，两肩相近，高度达{height} ATR以上，且之前有一段走势。收盘越过颈线为确认；有效期{fresh}根K线。',
  'signal.head-shoulders-forming':
    '头肩顶形成中：两肩在第{left}与第{right}根，头部{peak}在第{head}根。收盘低于颈线（{neckline}）即完成，量度目标{target}。',
  'signal.inverse-head-shoulders-forming':
    '头肩底形成中：两肩在第{left}与第{right}根，头部{peak}在第{head}根。收盘高于颈线（{neckline}）即完成，量度目标{target}。',
  'signal.head-shoulders':
    '头肩顶完成（两肩第{left}与第{right}根，头部{peak}在第{head}根）：颈线{neckline}在第{at}根K线失守，量度目标{target}。',
  'signal.inverse-head-shoulders':
    '头肩底完成（两肩第{left}与第{right}根，头部{peak}在第{head}根）：颈线{neckline}在第{at}根K线被攻克，量度目标{target}。',
  'signal.head-shoulders-none': '最近{fresh}根K线内没有头肩顶或头肩底；最新收盘{close}。',

  'rule.double_patterns':
    '各峰相差{equal} ATR以内，距颈线{height} ATR以上，且之前有至少同等长度的走势。收盘越过颈线为确认；有效期{fresh}根K线。',
  'signal.double-top-forming':
    '双顶形成中，位于{level}（第{first}与第{last}根）。收盘低于{neckline}即完成，量度目标{target}。',
  'signal.double-bottom-forming':
    '双底形成中，位于{level}（第{first}与第{last}根）。收盘高于{neckline}即完成，量度目标{target}。',
  'signal.double-top': '双顶位于{level}（第{first}与第{last}根）：颈线{neckline}在第{at}根K线跌破，量度目标{target}。',
  'signal.double-bottom':
    '双底位于{level}（第{first}与第{last}根）：颈线{neckline}在第{at}根K线升破，量度目标{target}。',
  'signal.triple-top-forming':
    '三重顶形成中，位于{level}（第{first}至{last}根）。收盘低于{neckline}即完成，量度目标{target}。',
  'signal.triple-bottom-forming':
    '三重底形成中，位于{level}（第{first}至{last}根）。收盘高于{neckline}即完成，量度目标{target}。',
  'signal.triple-top': '三重顶位于{level}（第{first}至{last}根）：颈线{neckline}在第{at}根K线跌破，量度目标{target}。',
  'signal.triple-bottom':
    '三重底位于{level}（第{first}至{last}根）：颈线{neckline}在第{at}根K线升破，量度目标{target}。',
  'signal.double-none': '最近{fresh}根K线内没有双重或三重顶底；最新收盘{close}。',

  'rule.triangle_patterns':
    '{touches}个交替摆动点，距两条收敛线不超过{off} ATR。两线相交前收盘越线为确认；有效期{fresh}根K线。',
  'signal.triangle-ascending':
    '上升三角形，始于第{first}根K线（触及{count}次）：上沿水平{upper}，下沿上升，现为{lower}。买方进逼。',
  'signal.triangle-descending':
    '下降三角形，始于第{first}根K线（触及{count}次）：下沿水平{lower}，上沿下降，现为{upper}。卖方进逼。',
  'signal.triangle-symmetrical': '对称三角形，始于第{first}根K线（触及{count}次）：现为{lower}至{upper}，方向未定。',
  'signal.wedge-rising':
    '上升楔形，始于第{first}根K线（触及{count}次）：现为{lower}至{upper}；收窄的涨势通常后劲不足。',
  'signal.wedge-falling': '下降楔形，始于第{first}根K线（触及{count}次）：现为{lower}至{upper}；收窄的跌势通常力竭。',
  'signal.rectangle': '矩形，始于第{first}根K线（触及{count}次）：{lower}至{upper}，方向未定。',
  'signal.triangle-broken-up': '向上突破{pattern}：第{at}根K线收于{level}上方，量度目标{target}。',
  'signal.triangle-broken-down': '向下跌破{pattern}：第{at}根K线收于{level}下方，量度目标{target}。',
  'signal.triangle-none': '最近{fresh}根K线内没有三角形或楔形；最新收盘{close}。',

  'rule.flags_pennants':
    '旗杆：{length}根K线内{pole} ATR。整理：{rest}根以上，回吐不超过旗杆的{given}。收盘越过整理区为确认；有效期{fresh}根K线。',
  'signal.bull-flag-forming': '看涨旗形形成中，旗杆{pole}（第{from}至{to}根）。收盘高于{level}则延续，指向{target}。',
  'signal.bear-flag-forming': '看跌旗形形成中，旗杆{pole}（第{from}至{to}根）。收盘低于{level}则延续，指向{target}。',
  'signal.bull-flag':
    '看涨旗形完成：旗杆{pole}（第{from}至{to}根）之后，第{at}根K线收于{level}上方，推算目标{target}。',
  'signal.bear-flag':
    '看跌旗形完成：旗杆{pole}（第{from}至{to}根）之后，第{at}根K线收于{level}下方，推算目标{target}。',
  'signal.bull-pennant-forming':
    '看涨三角旗形形成中，旗杆{pole}（第{from}至{to}根）。收盘高于{level}则延续，指向{target}。',
  'signal.bear-pennant-forming':
    '看跌三角旗形形成中，旗杆{pole}（第{from}至{to}根）。收盘低于{level}则延续，指向{target}。',
  'signal.bull-pennant':
    '看涨三角旗形完成：旗杆{pole}（第{from}至{to}根）之后，第{at}根K线收于{level}上方，推算目标{target}。',
  'signal.bear-pennant':
    '看跌三角旗形完成：旗杆{pole}（第{from}至{to}根）之后，第{at}根K线收于{level}下方，推算目标{target}。',
  'signal.flag-none': '最近{fresh}根K线内没有旗形或三角旗形；最新收盘{close}。',

  'rule.fib_retracement':
    '{reversal} ATR以上波段之间最近一段走势的回撤位。反应指触及该位后收回走势一侧的K线。反应有效期{fresh}根K线。',
  'signal.fib-held-up': '{share}回撤位{level}在第{at}根K线守住，收盘{close}：回调被承接。',
  'signal.fib-held-down': '{share}回撤位{level}在第{at}根K线压住反弹，收盘{close}：反弹被抛售。',
  'signal.fib-running-up': '{from}至{to}的上涨正处于极值：尚无回吐。',
  'signal.fib-running-down': '{from}至{to}的下跌正处于极值：尚无收复。',
  'signal.fib-shallow-up': '{from}至{to}的上涨最多仅回吐{deepest}（现为{now}）：走势强劲。',
  'signal.fib-shallow-down': '{from}至{to}的下跌最多仅收复{deepest}（现为{now}）：走势沉重。',
  'signal.fib-middle-up': '{from}至{to}的上涨最多回吐{deepest}（现为{now}）：通常的抉择深度。',
  'signal.fib-middle-down': '{from}至{to}的下跌最多收复{deepest}（现为{now}）：通常的抉择深度。',
  'signal.fib-deep-up': '{from}至{to}的上涨回吐{deepest}（现为{now}）：回撤过深，涨势存疑。',
  'signal.fib-deep-down': '{from}至{to}的下跌收复{deepest}（现为{now}）：反弹过深，跌势存疑。',
  'signal.fib-undone-up': '{from}至{to}的上涨已全部回吐（{now}）：其价位不再构成支撑。',
  'signal.fib-undone-down': '{from}至{to}的下跌已全部收复（{now}）：其价位不再构成压制。',
  'signal.leg-none': '图中没有{reversal} ATR以上的走势可供绘制；最新收盘{close}。',

  'rule.fib_extension':
    '最近一段{reversal} ATR以上的A至B走势，回调至C达{least}以上，自C起推算（{count}级）。收盘越过C即作废。',
  'signal.extension-active-up':
    '上涨{a}至{b}，回调至{c}（第{at}根）：距等幅目标{equal}尚有空间，其上{farShare}在{far}。',
  'signal.extension-active-down':
    '下跌{a}至{b}，反弹至{c}（第{at}根）：距等幅目标{equal}尚有空间，其下{farShare}在{far}。',
  'signal.extension-reached-up': '上涨{a}至{b}，回调至{c}（第{at}根）：等幅目标{equal}已达成，{farShare}在{far}。',
  'signal.extension-reached-down': '下跌{a}至{b}，反弹至{c}（第{at}根）：等幅目标{equal}已达成，{farShare}在{far}。',
  'signal.extension-exhausted-up':
    '上涨{a}至{b}，回调至{c}（第{at}根）：价格已越过等幅目标{equal}与{farShare}投影{far}；推算已用尽。',
  'signal.extension-exhausted-down':
    '下跌{a}至{b}，反弹至{c}（第{at}根）：价格已跌过等幅目标{equal}与{farShare}投影{far}；推算已用尽。',
  'signal.extension-void-up':
    '自{c}的向上推算（第{at}根；A {a}，B {b}）作废：收盘跌破{c}。其{equal}与{farShare}（{far}）不再有效。',
  'signal.extension-void-down':
    '自{c}的向下推算（第{at}根；A {a}，B {b}）作废：收盘升破{c}。其{equal}与{farShare}（{far}）不再有效。',

  'rule.time_analysis':
    '确认摆动点之间各段走势的长度。短于同向中位数{young}倍为初期，超过{overdue}倍为超期；节奏须有三个间隔，到期指{within}根K线以内。',
  'signal.rise-young': '自第{from}根K线起的上涨已历时{age}，是通常{usual}的{ratio}倍：尚处初期。',
  'signal.fall-young': '自第{from}根K线起的下跌已历时{age}，是通常{usual}的{ratio}倍：尚处初期。',
  'signal.rise-mature': '自第{from}根K线起的上涨已历时{age}，是通常{usual}的{ratio}倍：时长正常。',
  'signal.fall-mature': '自第{from}根K线起的下跌已历时{age}，是通常{usual}的{ratio}倍：时长正常。',
  'signal.rise-overdue': '自第{from}根K线起的上涨已历时{age}，是通常{usual}的{ratio}倍：早该休整。',
  'signal.fall-overdue': '自第{from}根K线起的下跌已历时{age}，是通常{usual}的{ratio}倍：早该反弹。',
  'signal.low-cycle-ahead':
    '低点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；下一个应在第{due}根附近。',
  'signal.low-cycle-due':
    '低点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；下一个就在眼前，第{due}根。',
  'signal.low-cycle-past':
    '低点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；第{due}根附近的未出现：节奏已破。',
  'signal.high-cycle-ahead':
    '高点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；下一个应在第{due}根附近。',
  'signal.high-cycle-due':
    '高点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；下一个就在眼前，第{due}根。',
  'signal.high-cycle-past':
    '高点每隔{usual}根K线出现（{times}个间隔，{shortest}至{longest}）；第{due}根附近的未出现：节奏已破。',
  'signal.low-cycle-uneven': '低点间隔{shortest}至{longest}根K线：过于不均，构不成节奏。',
  'signal.high-cycle-uneven': '高点间隔{shortest}至{longest}根K线：过于不均，构不成节奏。',
  'signal.time-none': '摆动点太少，无法比较长度（已确认：{count}）。',

  'rule.vpa_strategy':
    '成交量对比{lookback}根均量，振幅对比ATR。高量自{high}倍起，低量至{low}倍止；放量宽幅为主动推进，放量窄幅为吸收。事件有效期{fresh}根K线。',
  'rule.vpa-without-volume': '只看振幅：{wide} ATR以上且收于极端的K线。有效期{fresh}根K线。',
  'note.no-volume-vpa': '量价分析需要成交量，而图中没有。只判断振幅。',
  'signal.vpa-demand': '第{at}根K线主动买入：均量的{effort}倍，振幅{spread} ATR，收盘{close}接近高点。',
  'signal.vpa-supply': '第{at}根K线主动卖出：均量的{effort}倍，振幅{spread} ATR，收盘{close}接近低点。',
  'signal.vpa-absorbed-selling':
    '第{at}根K线在下跌中放出均量的{effort}倍，却只移动{spread} ATR（收盘{close}）：卖盘被吸收。',
  'signal.vpa-absorbed-buying':
    '第{at}根K线在上涨中放出均量的{effort}倍，却只移动{spread} ATR（收盘{close}）：买盘遇到供给。',
  'signal.vpa-no-demand': '第{at}根K线无需求：{spread} ATR的阳线，成交量仅为均量的{effort}倍（收盘{close}）。',
  'signal.vpa-no-supply': '第{at}根K线无供给：{spread} ATR的阴线，成交量仅为均量的{effort}倍（收盘{close}）。',
  'signal.vpa-none': '最近{fresh}根K线量价相符；最新收盘{close}。',
  'signal.vpa-none-without-volume': '最近{fresh}根K线没有宽幅K线；最新收盘{close}。',

  'rule.vwap_strategy':
    '{name}，锚定于首根可见K线，{settling}根之后开始判断。穿越有效期{fresh}根K线；偏离{stretched}个标准差为过度延伸。',
  'note.no-volume-vwap': 'VWAP需要成交量，而图中没有。以自首根可见K线起的典型价均值代替；它对每根K线一视同仁。',
  'signal.vwap-reclaimed': '第{at}根K线收于{close}，重回均价（{level}）之上：市场平均持仓者重新盈利。',
  'signal.vwap-lost': '第{at}根K线收于{close}，跌至均价（{level}）之下：市场平均持仓者转为浮亏。',
  'signal.vwap-above': '收盘{close}高于均价{level}达{deviations}个标准差：买方掌控可见行情。',
  'signal.vwap-below': '收盘{close}低于均价{level}达{deviations}个标准差：卖方掌控可见行情。',
  'signal.vwap-stretched-up': '收盘{close}高出均价{level} {deviations}个标准差：上方过度延伸，追涨延续为时已晚。',
  'signal.vwap-stretched-down': '收盘{close}低出均价{level} {deviations}个标准差：下方过度延伸，追跌延续为时已晚。',
  'signal.vwap-on': '收盘{close}贴近均价{level}（{deviations}个标准差）：平衡。',

  'rule.obv_divergence':
    'OBV以均量的倍数计，自首根可见K线累计，在确认摆动点以及{window}根K线的斜率上与价格比较。背离有效期{fresh}根K线。',
  'rule.obv-without-volume': '以{period}根K线的RSI在确认摆动点上代替OBV。背离有效期{fresh}根K线。',
  'note.no-volume-obv': 'OBV需要成交量，而图中没有。改为给出动能（RSI）背离；它不是OBV。',
  'signal.obv-confirms-up': '{window}根K线内价格上涨{price} ATR，OBV增加{volume}个均量：成交量支持涨势。',
  'signal.obv-confirms-down': '{window}根K线内价格下跌{price} ATR，OBV减少{volume}个均量：成交量支持跌势。',
  'signal.obv-opposes-rise': '{window}根K线内价格上涨{price} ATR，而OBV减少{volume}个均量：涨势缺乏量能支持。',
  'signal.obv-opposes-fall': '{window}根K线内价格下跌{price} ATR，而OBV增加{volume}个均量：跌势缺乏量能支持。',
  'signal.obv-undecided': '{window}根K线内价格变动{price} ATR，OBV变动{volume}个均量：不足以下结论。',

  'rule.volume_climax':
    '成交量达均量{effort}倍且为{lookback}根之最，出现在{within}根内{move} ATR的走势末端。其后{answer}根内有收盘离开该K线远端即成转折。事件有效期{fresh}根K线。',
  'rule.climax-without-volume':
    '振幅达均值{effort}倍且为{lookback}根之最，出现在{within}根内{move} ATR的走势末端。其后{answer}根内有收盘离开该K线远端即成转折。事件有效期{fresh}根K线。',
  'note.no-volume-climax': '图中没有成交量：以K线大小代替，即振幅高潮而非成交量高潮。',
  'signal.selling-climax-volume':
    '第{at}根K线可能为抛售高潮：下跌{move} ATR后放出均量的{effort}倍。收盘高于{high}为回应，跌破{low}创新低则否定。',
  'signal.buying-climax-volume':
    '第{at}根K线可能为抢购高潮：上涨{move} ATR后放出均量的{effort}倍。收盘低于{low}为回应，升破{high}创新高则否定。',
  'signal.selling-climax-range':
    '第{at}根K线卖方可能力竭：下跌{move} ATR后振幅达均值的{effort}倍。收盘高于{high}为回应，跌破{low}创新低则否定。',
  'signal.buying-climax-range':
    '第{at}根K线买方可能力竭：上涨{move} ATR后振幅达均值的{effort}倍。收盘低于{low}为回应，升破{high}创新高则否定。',
  'signal.selling-climax-answered-volume':
    '第{at}根K线的抛售高潮（均量的{effort}倍，下跌{move} ATR，{low}至{high}）在第{answered}根K线得到其上方收盘的回应。',
  'signal.buying-climax-answered-volume':
    '第{at}根K线的抢购高潮（均量的{effort}倍，上涨{move} ATR，{low}至{high}）在第{answered}根K线得到其下方收盘的回应。',
  'signal.selling-climax-answered-range':
    '第{at}根K线的卖方力竭（振幅均值的{effort}倍，下跌{move} ATR，{low}至{high}）在第{answered}根K线得到其上方收盘的回应。',
  'signal.buying-climax-answered-range':
    '第{at}根K线的买方力竭（振幅均值的{effort}倍，上涨{move} ATR，{low}至{high}）在第{answered}根K线得到其下方收盘的回应。',
  'signal.climax-none': '最近{fresh}根K线内没有成交量高潮；最新收盘{close}。',
  'signal.climax-none-without-volume': '最近{fresh}根K线内没有振幅高潮；最新收盘{close}。',

  'rule.volume_profile':
    '可见区间分{bins}档的相对成交量，每根K线摊到其所跨各档。价值区包含最大档周围的{share}。离开价值区的事件有效期{fresh}根K线。',
  'rule.profile-without-volume':
    '可见区间分{bins}档的停留时间，每根K线等权计算。价值区包含最大档周围的{share}。离开价值区的事件有效期{fresh}根K线。',
  'note.no-volume-profile': '图中没有成交量：这是时间分布，而非成交量分布。',
  'signal.profile-above': '收盘{close}高于价值区{low}至{high}（{share}，最密集处{control}）：暂时在更高处被接受。',
  'signal.profile-below': '收盘{close}低于价值区{low}至{high}（{share}，最密集处{control}）：暂时在更低处被接受。',
  'signal.profile-inside':
    '收盘{close}位于价值区{low}至{high}之内（{share}，最密集处{control}）：以区间轮动为基本情形。',
  'signal.value-left-up': '第{at}根K线收于{close}，向上离开当时的价值区（{level}）。',
  'signal.value-left-down': '第{at}根K线收于{close}，向下离开当时的价值区（{level}）。',
};
