import type { Messages } from '../catalogue-of.ts';

export const ja: Messages = {
  'unit.percent': '{number}%',
  'unit.relative-place': 'レンジの{number}%',
  'unit.relative-distance': '{number}ポイント',

  'sentence.gap': '',
  'title.of': '{method}：{names}',

  'strategy.price_action': 'プライスアクション',
  'strategy.ma_crossover': '移動平均線クロス',
  'strategy.ema_strategy': 'EMAの並び',
  'strategy.ichimoku': '一目均衡表',
  'strategy.envelope_strategy': '移動平均エンベロープ',
  'strategy.keltner_channel': 'ケルトナーチャネル',
  'strategy.donchian_channel': 'ドンチャンチャネル',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'RSIダイバージェンス',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'ストキャスティクス',
  'strategy.atr_strategy': 'ATR（平均真の値幅）',
  'strategy.order_blocks': 'オーダーブロック',
  'strategy.fvg_strategy': 'フェアバリューギャップ',
  'strategy.liquidity_strategy': '流動性',
  'strategy.breaker_blocks': 'ブレーカーブロック',
  'strategy.institutional_candles': '機関投資家の足',
  'strategy.displacement': 'ディスプレイスメント',
  'strategy.candlestick_patterns': 'ローソク足パターン',
  'strategy.chart_patterns': 'チャートパターン',
  'strategy.support_resistance': '支持線と抵抗線',
  'strategy.head_shoulders': '三尊・逆三尊',
  'strategy.double_patterns': '二重・三重の天井と底',
  'strategy.triangle_patterns': '三角保ち合い',
  'strategy.flags_pennants': 'フラッグとペナント',
  'strategy.fib_retracement': 'フィボナッチ・リトレースメント',
  'strategy.fib_extension': 'フィボナッチ・エクステンション',
  'strategy.time_analysis': '日柄分析',
  'strategy.vpa_strategy': '出来高プライス分析',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'OBVダイバージェンス',
  'strategy.volume_climax': '出来高クライマックス',
  'strategy.volume_profile': '出来高プロファイル',

  'heading.measured': '測定結果',
  'heading.read': '読み取り',
  'heading.context': '状況',
  'heading.levels': '重要水準',
  'heading.signals': 'シグナル',
  'heading.interpretation': '解釈',
  'heading.up': '上昇シナリオ',
  'heading.down': '下落シナリオ',
  'heading.risk': 'リスク',
  'heading.change': '見方が変わる条件',
  'heading.limits': '限界',

  'column.level': '水準',
  'column.error': '±',
  'column.away': '直近終値から',
  'column.touches': '接触',
  'column.side': '役割',
  'column.why': '根拠',
  'column.none': '–',

  'side.support': '支持',
  'side.resistance': '抵抗',
  'side.here': '価格が水準上',

  'read.candles':
    'ローソク足{count}本を読み取り、左から{first}～{last}と番号を付けました。読み取り信頼度は{confidence}です。',
  'read.linear':
    '価格目盛りは線形で、軸ラベル{labels}個から求めました。画像の範囲は{low}～{high}です。個々の価格の誤差は約±{error}です。',
  'read.log':
    '価格目盛りは対数で、軸ラベル{labels}個から求めました。画像の範囲は{low}～{high}です。個々の価格の誤差は約±{error}です。',
  'read.no-labels': '価格ラベルを読み取れなかったため、以下の値は価格ではありません。',
  'read.too-few-labels': '判読できる価格ラベルが少なく目盛りを確認できないため、以下の値は価格ではありません。',
  'read.percent': '軸は価格ではなく騰落率のため、以下の値は価格ではありません。',
  'read.indexed': '軸は価格ではなく指数のため、以下の値は価格ではありません。',
  'read.inconsistent': '軸ラベルが互いに、または現在値タグと矛盾するため、以下の値は価格ではありません。',
  'read.relative':
    '位置は表示レンジに対する割合（最安値{zero}、最高値{hundred}）、距離はそのポイント数で示します。誤差は約±{error}です。',
  'read.last-price-agrees': '軸の価格タグ（{tag}）は測定した直近終値（{close}）と一致します。',
  'read.last-price-differs': '軸の価格タグは{tag}、測定した直近終値は{close}です。目盛りは慎重に扱ってください。',
  'read.volume': '出来高バーを読み取りました。高さは最大のバーを基準とします。',
  'read.no-volume': '出来高は表示されていません。',
  'read.lines': '描画された線を{count}本検出しました。',

  'read.line': 'そのうち一本は移動平均線と一致します：{line}。',

  'context.trend-up': '**トレンド**：上昇。直近{window}本の終値の回帰線は{drift} ATR上昇しています（R² {fit}）。',
  'context.trend-down': '**トレンド**：下降。直近{window}本の終値の回帰線は{drift} ATR下落しています（R² {fit}）。',
  'context.trend-none':
    '**トレンド**：なし。直近{window}本の終値の回帰線は{drift} ATR動きましたが、R²は{fit}で方向を示すには不足です。',
  'context.trend-flat': '**トレンド**：横ばい。直近{window}本の終値の回帰線は{drift} ATRしか動いていません。',
  'context.sequence-rising': '**構造**：スイングは切り上げ。高値は{highOne}から{highTwo}、安値は{lowOne}から{lowTwo}。',
  'context.sequence-falling':
    '**構造**：スイングは切り下げ。高値は{highOne}から{highTwo}、安値は{lowOne}から{lowTwo}。',
  'context.sequence-expanding': '**構造**：拡大。高値は{highTwo}へ切り上げ、安値は{lowTwo}へ切り下げ。',
  'context.sequence-contracting': '**構造**：収縮。高値は{highTwo}へ切り下げ、安値は{lowTwo}へ切り上げ。',
  'context.sequence-level': '**構造**：レンジ。高値は{highTwo}付近、安値は{lowTwo}付近。',
  'context.sequence-too-few': '**構造**：確定したスイング高値・安値が二つに満たず、並びを判定できません。',
  'context.volatility-expanding':
    '**ボラティリティ**：拡大。平均真の値幅（ATR、{period}本）は{range}で、画像内の中央値の{ratio}倍です。',
  'context.volatility-contracting':
    '**ボラティリティ**：縮小。平均真の値幅（ATR、{period}本）は{range}で、画像内の中央値の{ratio}倍です。',
  'context.volatility-steady': '**ボラティリティ**：安定。平均真の値幅（ATR、{period}本）は{range}です。',
  'context.place': '**直近終値**：{close}。表示レンジの{third}三分の一にあります。',
  'context.third-upper': '上側',
  'context.third-middle': '中央',
  'context.third-lower': '下側',

  'why.swing-highs': '繰り返されたスイング高値',
  'why.swing-lows': '繰り返されたスイング安値',
  'why.flipped': '上下両側から反転した水準',
  'why.swing-high': 'スイング高値',
  'why.swing-low': 'スイング安値',
  'why.former-swing-highs': '旧スイング高値、現在は下方',
  'why.former-swing-lows': '旧スイング安値、現在は上方',
  'why.former-swing-high': '旧スイング高値、現在は下方',
  'why.former-swing-low': '旧スイング安値、現在は上方',
  'why.highest': '表示範囲の最高値',
  'why.lowest': '表示範囲の最安値',
  'why.ranges': 'トリガーから{count} ATR',
  'why.beyond-close': '直近終値の先{count} ATR',
  'why.projection': '{from}～{to} ATRの投影、近くに水準なし',
  'why.recent-high': '直近{count}本の高値',
  'why.recent-low': '直近{count}本の安値',
  'why.cloud-edge': '雲の端',
  'why.upper-band': '上バンド',
  'why.middle-line': '中心線',
  'why.lower-band': '下バンド',
  'why.chandelier-long': '上昇の下のシャンデリア・ストップ',
  'why.chandelier-short': '下落の上のシャンデリア・ストップ',
  'why.fvg-middle': '未充填ギャップの中間',
  'why.order-block': 'オーダーブロックの反対側',
  'why.block-top': '強気オーダーブロックの上端',
  'why.block-bottom': '弱気オーダーブロックの下端',
  'why.breaker-top': '強気ブレーカーの上端',
  'why.breaker-bottom': '弱気ブレーカーの下端',
  'why.pool-above': 'スイング高値の上の流動性',
  'why.pool-below': 'スイング安値の下の流動性',
  'why.big-candle': '突出した実体の中間',
  'why.displacement': 'ディスプレイスメントの起点',
  'why.neckline': 'ネックライン',
  'why.measured-move': 'パターンの値幅目標',
  'why.pattern-edge': 'パターンの外端',
  'why.pattern-line': 'パターンのライン',
  'why.right-shoulder': '右肩',
  'why.pole-length': 'ポールの長さの投影',
  'why.retracement': '{share}リトレースメント',
  'why.extension': '{from}～{to}の投影',
  'why.extension-level': '{share}の投影',
  'why.projection-origin': '押し・戻りの終点',
  'why.vwap-above': '一標準偏差上',
  'why.vwap-below': '一標準偏差下',
  'why.control': 'ポイント・オブ・コントロール',
  'why.time-control': '滞在が最も長い水準',
  'why.value-high': 'バリューエリア上限',
  'why.value-low': 'バリューエリア下限',

  'status.up-confirmed': '強気、確定。',
  'status.up-unconfirmed': '強気、未確定。',
  'status.up-current': '現状は強気。',
  'status.down-confirmed': '弱気、確定。',
  'status.down-unconfirmed': '弱気、未確定。',
  'status.down-current': '現状は弱気。',
  'status.certainty': '読み取りの確度は{certainty}です。',

  'view.up': 'シグナルは上向きに傾いています（強気{up}、弱気{down}）。',
  'view.down': 'シグナルは下向きに傾いています（弱気{down}、強気{up}）。',
  'view.mixed': 'シグナルは相反しています（強気{up}、弱気{down}）。どちらの側も優位ではありません。',
  'view.none': '方向を示すシグナルはありません。この手法では買い方・売り方とも根拠がありません。',
  'view.unconfirmed': 'いずれもまだ確定していません。',
  'view.with-trend': 'これは測定したトレンドと一致します。',
  'view.against-trend': 'これは測定したトレンドに逆らうため、より強い根拠が必要です。',
  'view.flat': '相場は横ばいです。レンジを明確に抜ける終値が出るまで変わりません。',

  'scenario.up.trigger': '**トリガー**：終値が{trigger}（{why}）を上回れば、上値が開けます。',
  'scenario.down.trigger': '**トリガー**：終値が{trigger}（{why}）を下回れば、下値が開けます。',
  'scenario.up.target': '**目標ゾーン**：{from}～{to}（{why}）。',
  'scenario.down.target': '**目標ゾーン**：{from}から下へ{to}まで（{why}）。',
  'scenario.up.invalidation': '**無効化**：終値が再び{invalidation}を下回った場合（{why}）。',
  'scenario.down.invalidation': '**無効化**：終値が再び{invalidation}を上回った場合（{why}）。',

  'risk.range': '一ATRは{range}です。それより近いストップは通常の値動きのノイズに入ります。',
  'risk.up':
    '上昇：トリガーから無効化まで{risk}（{ranges} ATR）、目標の手前まで{reward}、リスクリワード比は{ratio}です。',
  'risk.down':
    '下落：トリガーから無効化まで{risk}（{ranges} ATR）、目標の手前まで{reward}、リスクリワード比は{ratio}です。',
  'risk.up-poor': '現状では、上昇の目標はリスクに見合いません。',
  'risk.down-poor': '現状では、下落の目標はリスクに見合いません。',

  'change.up': '終値が{level}を下回れば、強気の根拠は失われます。',
  'change.down': '終値が{level}を上回れば、弱気の根拠は失われます。',
  'change.none': '終値が{high}を上回るか{low}を下回れば、均衡は終わります。',
  'change.confirm': '上記の未確定シグナルは、次の足の後も残っている場合にのみ有効です。',

  'limits.history': '対象は表示された{count}本のみです。それ以前の履歴、他の時間足、ニュースは含みません。',
  'limits.last-open': '最後の足は未確定の可能性があり、それに依存する内容は未確定と表示しています。',
  'limits.certainty': '確度が{certainty}未満のシグナルにはその旨を記しています。',
  'limits.uncertain-candles': '{count}本は一部が隠れているか切れており、確度が低くなっています。',
  'limits.inferred': '{count}本の陰陽は隣の足から推定しました。',
  'limits.averaged': '平均足です。始値と終値は約定した価格ではなく、一本の足がその期間だけを表すものでもありません。',
  'limits.photo': '画面を撮影した写真から読み取りました。スクリーンショットの方が鮮明です。',
  'limits.log-lines': '軸は対数です。斜めの線や移動平均は価格で計算するため、チャート上では曲がります。',
  'limits.unknown-scale': '目盛りがないため線形か対数か不明です。距離は線形を前提としています。',

  notice:
    '本文は一枚の画像の説明であり、投資助言ではありません。相場はどのシナリオにも反して動くことがあります。判断と数量はご自身のルールに従ってください。',

  'signal.too-short': '{name}には{needed}本が必要ですが、表示は{seen}本のため、判断できる値がありません。',
  'note.replaced': '{name}の安定には{needed}本が必要ですが、表示は{seen}本のため、{by}で代用します。',
  'vision.accepted': '文章は{model}によるものです。数値はすべて測定値と照合しました。',
  'vision.unknown-numbers': '外部モデルが測定されていない数値を挙げたため、内蔵の文章を表示しています。',
  'vision.no-analysis': '外部モデルから使える分析が得られなかったため、内蔵の文章を表示しています。',
  'vision.forbidden-words': '外部モデルが分析のルールに反したため、内蔵の文章を表示しています。',
  'vision.unreachable': '外部モデルに接続できなかったため、内蔵の文章を表示しています。',
  'vision.too-slow': '外部モデルの応答が遅すぎたため、内蔵の文章を表示しています。',
  'vision.refused': '外部モデルが依頼を拒否したため、内蔵の文章を表示しています。',
  'vision.busy': '外部モデルが混雑していたため、内蔵の文章を表示しています。',
  'vision.bad-answer': '外部モデルの回答を読み取れなかったため、内蔵の文章を表示しています。',

  'note.not-stable': '除外：{name}。安定には{needed}本が必要ですが、表示は{seen}本です。',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': '転換線',
  'name.kijun': '基準線',
  'name.cloud': '雲',
  'name.donchian': 'ドンチャンチャネル',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'ストキャスティクス {k}/{slowing}/{d}',
  'name.atr-wilder': 'ワイルダーATR',
  'name.vwap': 'アンカードVWAP',
  'name.mean-price': '典型価格の平均',
  'name.percent': '{value}%',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period}（ワイルダー）',
  'name.rsi-cutler': 'RSI {period}（単純平均）',
  'name.drawn-sma': '描画されたSMA {period}（線{count}）',
  'name.drawn-ema': '描画されたEMA {period}（線{count}）',

  'label.fvg': 'FVG',
  'label.order-block': 'オーダーブロック',
  'label.breaker': 'ブレーカー',
  'label.sweep': 'スイープ',
  'label.pool': '流動性',
  'label.institutional': '大実体',
  'label.neckline': 'ネックライン',
  'label.share': '{share}',
  'label.climax': 'クライマックス',
  'label.value-area': 'バリューエリア',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': '{level}ブレイク',

  'rule.lead': 'ルール：{rule}',
  'rule.price_action':
    '{reversal} ATRの反転でスイングとします。直近の確定スイングを終値で越えれば構造のブレイク、接触済みの水準から離れて引ければ拒否です。イベントの有効期間は{fresh}本です。',
  'signal.structure-continued-up': '{at}本目の終値がスイング高値{level}を上抜け、上昇構造は継続しています。',
  'signal.structure-continued-down': '{at}本目の終値がスイング安値{level}を下抜け、下降構造は継続しています。',
  'signal.structure-turned-up': '{at}本目でCHoCH（構造転換）：下降構造の後、終値がスイング高値{level}を上抜けました。',
  'signal.structure-turned-down':
    '{at}本目でCHoCH（構造転換）：上昇構造の後、終値がスイング安値{level}を下抜けました。',
  'signal.higher-low': '買いが早めに入りました。直近の確定安値{low}（{at}本目）は前の{before}より上です。',
  'signal.lower-high': '売りが早めに入りました。直近の確定高値{high}（{at}本目）は前の{before}より下です。',
  'signal.level-held-up': '{at}本目は水準{level}で{low}まで下げ、{close}に戻して引けました。買い方が守りました。',
  'signal.level-held-down':
    '{at}本目は水準{level}で{high}まで上げ、{close}に押し戻されて引けました。売り方が抑えました。',
  'signal.level-broken-up': '抵抗{level}は{at}本目の終値{close}で突破されました。',
  'signal.level-broken-down': '支持{level}は{at}本目の終値{close}で割り込みました。',
  'signal.quiet': '直近{fresh}本に構造のブレイクも拒否もありません。価格は{close}で、{low}と{high}の間です。',

  'rule.support_resistance':
    '水準は{width}以内に集まる局所的な高値・安値です。接触二回以上の水準を終値がATRの四分の一以上越えればブレイク、離れて引ければ拒否です。イベントの有効期間は{fresh}本です。',
  'signal.near-support': '直近終値{close}は支持{level}の{distance}（{ranges} ATR）上です。',
  'signal.near-resistance': '直近終値{close}は抵抗{level}の{distance}（{ranges} ATR）下です。',
  'signal.between-levels':
    '直近終値{close}は支持{low}と抵抗{high}の間で、どちらにも近くありません。位置の優位性はありません。',
  'signal.open-above': '直近終値{close}は表示範囲の全水準より上です。最も近い支持は{low}です。',
  'signal.open-below': '直近終値{close}は表示範囲の全水準より下です。最も近い抵抗は{high}です。',

  'rule.ma_crossover':
    '終値による{fast}と{slow}のクロスで、読み取り誤差を超えるものに限ります。価格が両線の同じ側にあれば確認です。クロスの有効期間は{fresh}本です。',
  'signal.ma-crossed-up': '{fast}が{at}本目、{level}付近で{slow}を上抜けました。',
  'signal.ma-crossed-down': '{fast}が{at}本目、{level}付近で{slow}を下抜けました。',
  'signal.ma-stacked-up':
    '終値{close}は{fast}（{fastValue}）の上、{fast}は{slow}（{slowValue}）の上で、買い方の並びです。',
  'signal.ma-stacked-down':
    '終値{close}は{fast}（{fastValue}）の下、{fast}は{slow}（{slowValue}）の下で、売り方の並びです。',
  'signal.ma-mixed': '並びは揃っていません。終値{close}、{fast} {fastValue}、{slow} {slowValue}。',
  'signal.ma-flat':
    '{fast}（{fastValue}）と{slow}（{slowValue}）の差は読み取り誤差以内です。横ばい相場で、クロスに意味はありません。',

  'rule.rsi_strategy':
    '終値による{name}で、安定した{seen}本を対象とします。{overbought}超は買われすぎ、{oversold}未満は売られすぎで、そこからの復帰がシグナルです。{middle}より上は買い方優勢です。シグナルの有効期間は{fresh}本です。',
  'note.rsi-cutler':
    'ここではRSIに単純平均（カトラー）を使います。ワイルダー平滑化で十分な値を得るには{needed}本必要ですが、表示は{seen}本です。',
  'signal.rsi-left-oversold': 'RSIは安値{extreme}から{at}本目で{threshold}を回復しました。売り圧力は和らいでいます。',
  'signal.rsi-left-overbought': 'RSIは高値{extreme}から{at}本目で{threshold}を割りました。買い圧力は弱まっています。',
  'signal.rsi-oversold': 'RSI {value}は現在売られすぎです。{threshold}を回復するまでは弱さであり、反転ではありません。',
  'signal.rsi-overbought': 'RSI {value}は現在買われすぎです。{threshold}を割るまでは強さであり、天井ではありません。',
  'signal.rsi-bulls-lead': 'RSI {value}、{count}本連続で{middle}の上。モメンタムは買い方にあります。',
  'signal.rsi-bears-lead': 'RSI {value}、{count}本連続で{middle}の下。モメンタムは売り方にあります。',
  'signal.rsi-balanced': 'RSI {value}、{middle}付近。モメンタムは均衡しています。',

  'rule.ema_strategy':
    '{fast}、{middle}、{slow}（初期値は単純平均）。順に並べばトレンド、{middle}に触れて元の側で引ける押し・戻りは継続、終値の{slow}越えは疑問符です。イベントの有効期間は{fresh}本です。',
  'signal.ema-stacked-up':
    '{fast}（{fastValue}）、{middle}（{middleValue}）、{slow}（{slowValue}）は短期線を上に並び、秩序ある上昇です。',
  'signal.ema-stacked-down':
    '{fast}（{fastValue}）、{middle}（{middleValue}）、{slow}（{slowValue}）は短期線を下に並び、秩序ある下落です。',
  'signal.ema-tangled': '並びは乱れています。{fast} {fastValue}、{middle} {middleValue}、{slow} {slowValue}。',
  'signal.ema-flat':
    '平均線は重なっています（{fast} {fastValue}、{middle} {middleValue}、{slow} {slowValue}）。横ばい相場です。',
  'signal.ema-pullback-held-up':
    '{at}本目の押しは{middle}（{level}）に届き、その上で引けました。買い方が平均線を使いました。',
  'signal.ema-pullback-held-down':
    '{at}本目の戻りは{middle}（{level}）に届き、その下で引けました。売り方が平均線を使いました。',
  'signal.ema-reclaimed': '{at}本目の終値が{slow}（{level}）を下から上抜けました。',
  'signal.ema-lost': '{at}本目の終値が{slow}（{level}）を上から下抜けました。',

  'rule.ichimoku':
    '転換線{conversion}、基準線{base}、先行スパンB {span}。雲は現在の足を含め{ahead}本先に描きます。クロスと雲抜けの有効期間は{fresh}本です。',
  'signal.tenkan-crossed-up': '{at}本目、{level}付近で転換線が基準線を上抜けました。',
  'signal.tenkan-crossed-down': '{at}本目、{level}付近で転換線が基準線を下抜けました。',
  'signal.cloud-broken-up': '{at}本目の終値が雲の上限{level}を上抜けました。',
  'signal.cloud-broken-down': '{at}本目の終値が雲の下限{level}を下抜けました。',
  'signal.above-cloud': '直近終値{close}は雲（{low}～{high}）の上で、雲は支持となります。',
  'signal.below-cloud': '直近終値{close}は雲（{low}～{high}）の下で、雲は抵抗となります。',
  'signal.inside-cloud': '直近終値{close}は雲（{low}～{high}）の中で、この手法ではトレンドがありません。',
  'signal.chikou-above': '遅行スパンは上に抜けています。直近終値は{back}本前の終値より{distance}上です。',
  'signal.chikou-below': '遅行スパンは価格の下です。直近終値は{back}本前の終値より{distance}下です。',
  'signal.cloud-ahead-up': '先の雲は上向きで、先行スパンA {spanA}はB {spanB}の上です。',
  'signal.cloud-ahead-down': '先の雲は下向きで、先行スパンA {spanA}はB {spanB}の下です。',
  'signal.kijun-state': '終値{close}、転換線{tenkan}、基準線{kijun}。',

  'rule.envelope_strategy':
    '{middle}から{width}離れた線で、表示された終値の大半（{held}）を収める最小のきりのよい幅です。線の外の終値は強さ、最初に内側へ戻れば強さの終わりです。イベントの有効期間は{fresh}本です。',
  'rule.keltner_channel':
    '{middle}に{ranges}本の平均真の値幅の{multiple}倍を加減した線です。外の終値は強さ、最初に内側へ戻れば強さの終わりです。イベントの有効期間は{fresh}本です。',
  'signal.channel-left-up': '{at}本目の終値{close}は上バンド{band}を超えました。買い方が通常の範囲を押し上げました。',
  'signal.channel-left-down': '{at}本目の終値{close}は下バンド{band}を割りました。売り方が通常の範囲を押し下げました。',
  'signal.channel-returned-from-above':
    '{at}本目で内側に戻りました。終値{close}は上バンド{band}の下で、上への勢いは終わりました。',
  'signal.channel-returned-from-below':
    '{at}本目で内側に戻りました。終値{close}は下バンド{band}の上で、下への勢いは終わりました。',
  'signal.channel-upper-half': '中心線{middle}は上向きで、終値{close}はその上です。バンドは{lower}と{upper}です。',
  'signal.channel-lower-half': '中心線{middle}は下向きで、終値{close}はその下です。バンドは{lower}と{upper}です。',
  'signal.channel-level': '中心線{middle}と終値{close}の方向は揃いません。バンドは{lower}と{upper}です。',

  'rule.donchian_channel':
    '{period}本の最高値と最安値です。直前までの値を終値で越えればブレイクアウト、中心線は通例の手仕舞い線です。有効期間は{fresh}本です。',
  'signal.donchian-broken-up': '{at}本目の終値が直前{period}本の最高値{level}を上抜けました。',
  'signal.donchian-broken-down': '{at}本目の終値が直前{period}本の最安値{level}を下抜けました。',
  'signal.donchian-state':
    'チャネルは{lower}～{upper}（幅{width}）、中心{middle}。終値{close}は高さの{place}の位置です。',

  'rule.rsi_divergence':
    '価格の確定スイングでの{name}を比べます。レギュラーは価格の新極値にRSIが追随しないもの、ヒドゥンはその逆です。差が{least}ポイント未満なら対象外です。有効期間は{fresh}本です。',
  'signal.divergence-bullish':
    '価格は安値切り下げ（{first}本目{priceOne}、{second}本目{priceTwo}）、{name}は安値切り上げ（{valueOne}、{valueTwo}）。売りの勢いは衰えています。{at}本目で判明。',
  'signal.divergence-bearish':
    '価格は高値切り上げ（{first}本目{priceOne}、{second}本目{priceTwo}）、{name}は高値切り下げ（{valueOne}、{valueTwo}）。買いの勢いは衰えています。{at}本目で判明。',
  'signal.divergence-hidden-bullish':
    'ヒドゥン・ダイバージェンス：価格は安値切り上げ（{first}本目{priceOne}、{second}本目{priceTwo}）、{name}は低下（{valueOne}、{valueTwo}）。上昇が押しを吸収しました。{at}本目で判明。',
  'signal.divergence-hidden-bearish':
    'ヒドゥン・ダイバージェンス：価格は高値切り下げ（{first}本目{priceOne}、{second}本目{priceTwo}）、{name}は上昇（{valueOne}、{valueTwo}）。下落が戻りを吸収しました。{at}本目で判明。',
  'signal.divergence-none':
    '直近{fresh}本のスイングで価格と{name}のダイバージェンスはありません。{name}は現在{value}です。',

  'rule.macd_strategy':
    '{name}（初期値は単純平均）。シグナル線とゼロのクロスはノイズを超えるものに限ります。ヒストグラムは勢いの増減を示します。クロスの有効期間は{fresh}本です。',
  'signal.macd-crossed-up': 'MACD {macd}は{at}本目でシグナル線（{signal}）を上抜けました。',
  'signal.macd-crossed-down': 'MACD {macd}は{at}本目でシグナル線（{signal}）を下抜けました。',
  'signal.macd-above-zero': 'MACDは{at}本目でプラスに転じ（{macd}）、短期線が上へ先行しています。',
  'signal.macd-below-zero': 'MACDは{at}本目でマイナスに転じ（{macd}）、短期線が下へ先行しています。',
  'signal.macd-building-up':
    'ヒストグラムは{histogram}で拡大中（MACD {macd}、シグナル{signal}）。上昇の勢いが増しています。',
  'signal.macd-building-down':
    'ヒストグラムは{histogram}で下に拡大中（MACD {macd}、シグナル{signal}）。下落の勢いが増しています。',
  'signal.macd-easing-up':
    'ヒストグラムは{histogram}、プラスながら縮小（MACD {macd}、シグナル{signal}）。上昇の勢いは鈍っています。',
  'signal.macd-easing-down':
    'ヒストグラムは{histogram}、マイナスながら縮小（MACD {macd}、シグナル{signal}）。下落の勢いは鈍っています。',
  'signal.macd-on-signal':
    'MACD {macd}はシグナル線{signal}の上に重なり（ヒストグラム{histogram}）、どちらも先行していません。',
  'signal.macd-flat': 'MACD {macd}、シグナル{signal}、ヒストグラム{histogram}はすべてゼロ付近で、横ばい相場です。',

  'rule.stochastic':
    '{name}。{upper}超または{lower}未満から始まる二線のクロスを数え、その他はノイズとします。クロスの有効期間は{fresh}本です。',
  'signal.stochastic-turned-up':
    '{at}本目で遅い線を下から上抜け（%K {k}、%D {d}）、{threshold}未満の領域を出ました。反発が始まりました。',
  'signal.stochastic-turned-down':
    '{at}本目で遅い線を上から下抜け（%K {k}、%D {d}）、{threshold}超の領域を出ました。反落が始まりました。',
  'signal.stochastic-overbought':
    '%K {k}、%D {d}：{threshold}超で、終値はレンジ上端付近です。線が交差するまでは強さです。',
  'signal.stochastic-oversold':
    '%K {k}、%D {d}：{threshold}未満で、終値はレンジ下端付近です。線が交差するまでは弱さです。',
  'signal.stochastic-between': '%K {k}、%D {d}：{lower}と{upper}の間で、反転する領域にありません。',

  'rule.atr_strategy':
    '{period}本の単純平均によるATR。シャンデリア・ストップは{extreme}本の極値から{multiple} ATRで、終値が越えると反転します。{wide} ATR以上で端で引ける足は拡大です。イベントの有効期間は{fresh}本です。',
  'note.atr-wilder': '参考のワイルダーATR：{value}。',
  'signal.chandelier-turned-up':
    '下降ストップ{level}は{at}本目の終値{close}で上抜かれ、トレール側は買い方に転じました。',
  'signal.chandelier-turned-down':
    '上昇ストップ{level}は{at}本目の終値{close}で下抜かれ、トレール側は売り方に転じました。',
  'signal.range-expanded-up': '{at}本目は値幅{multiple} ATRで、高値付近{close}で引けました。買い方の大陽線です。',
  'signal.range-expanded-down': '{at}本目は値幅{multiple} ATRで、安値付近{close}で引けました。売り方の大陰線です。',
  'signal.atr-expanding': 'ATR {range}は中央値{median}の{ratio}倍です。ストップには通常より広い余裕が必要です。',
  'signal.atr-contracting': 'ATR {range}は中央値{median}の{ratio}倍です。スクイーズで、方向は未定です。',
  'signal.atr-steady': 'ATR {range}は中央値{median}の{ratio}倍です。特に異常はありません。',

  'rule.order_blocks':
    'オーダーブロック：{ranges} ATRを進み確定スイングを終値で越えた{most}本以内の強い足の前、{back}本以内にある最後の反対の足です。終値が抜けるまで有効で、直近終値から{reach} ATR以内を示します。',
  'signal.block-fresh-up': '需要ブロック{low}～{high}（{index}本目）は{at}本目のブレイクで裏付けられ、未再訪です。',
  'signal.block-fresh-down': '供給ブロック{low}～{high}（{index}本目）は{at}本目のブレイクで裏付けられ、未再訪です。',
  'signal.block-touched-up':
    '需要ブロック{low}～{high}（{index}本目、{at}本目でブレイク）は{touchedAt}本目に再訪され、終値で支えています。',
  'signal.block-touched-down':
    '供給ブロック{low}～{high}（{index}本目、{at}本目でブレイク）は{touchedAt}本目に再訪され、終値を抑えています。',
  'signal.block-none': '直近終値{close}から{reach} ATR以内に有効なオーダーブロックはありません。',

  'rule.fvg_strategy':
    'フェアバリューギャップ：三本のうち外側二本の間がATRの四分の一以上空いたものです。価格がすべて通過するまで未充填です。直近終値から{reach} ATR以内の未充填と、{fresh}本以内の充填済みを示します。',
  'signal.fvg-open-up': '上昇の下の未充填ギャップ{low}～{high}（{at}本目）、充填{filled}：買い注文が残された場所です。',
  'signal.fvg-open-down':
    '下落の上の未充填ギャップ{low}～{high}（{at}本目）、充填{filled}：売り注文が残された場所です。',
  'signal.fvg-filled-up': '上向きギャップ{low}～{high}（{at}本目）は{filledAt}本目で埋まり、役目を終えました。',
  'signal.fvg-filled-down': '下向きギャップ{low}～{high}（{at}本目）は{filledAt}本目で埋まり、役目を終えました。',
  'signal.fvg-none': '直近終値{close}から{reach} ATR以内に未充填ギャップはなく、最近埋まったものもありません。',

  'rule.liquidity_strategy':
    'ストップ注文は確定スイングの先にあると仮定し、ATRの四分の一以内のスイングを一つのプールとします。プールを抜けて終値で戻ればスイープです。有効期間は{fresh}本です。',
  'signal.swept-lows': '{at}本目は{level}の安値を{extreme}まで掃い、{close}に戻して引けました。売り方が捕まりました。',
  'signal.swept-highs': '{at}本目は{level}の高値を{extreme}まで掃い、{close}に戻して引けました。買い方が捕まりました。',
  'signal.pool-above':
    '{level}に未接触の高値（スイング数：{count}）、{distance}（{ranges} ATR）上。買いの逆指値がありそうです。',
  'signal.pool-below':
    '{level}に未接触の安値（スイング数：{count}）、{distance}（{ranges} ATR）下。売りの逆指値がありそうです。',
  'signal.pool-none': '流動性を残すスイングは表示範囲にありません。直近終値{close}。',

  'rule.breaker_blocks': 'ブレーカー：終値が抜けたオーダーブロックです。以後は終値が取り返すまで反対側として働きます。',
  'signal.breaker-up': '破れた供給{low}～{high}（{index}本目）は{at}本目の終値で抜かれ、今後は支持となるはずです。',
  'signal.breaker-down': '破れた需要{low}～{high}（{index}本目）は{at}本目の終値で抜かれ、今後は上値を抑えるはずです。',
  'signal.breaker-retested-up':
    '破れた供給{low}～{high}（{index}本目、{at}本目で突破）は{retestedAt}本目に上から再試し、支えました。',
  'signal.breaker-retested-down':
    '破れた需要{low}～{high}（{index}本目、{at}本目で突破）は{retestedAt}本目に下から再試し、抑えました。',
  'signal.breaker-none':
    '有効なブレーカーはありません。裏付けのあるブロックで、終値が抜けたまま維持したものはありません。直近終値{close}。',

  'rule.institutional_candles':
    '直近{lookback}本の平均実体の{bodies}倍以上の実体で、出来高があれば平均の{volumes}倍も条件です。ゾーンは始値から実体中間までで、終値が始値を失うまで有効です。誰が売買したかは画像では分かりません。',
  'signal.big-candle-up': '{at}本目に突出した上昇：平均実体の{bodies}倍。始値{open}は維持、ゾーンは{middle}まで。',
  'signal.big-candle-down': '{at}本目に突出した下落：平均実体の{bodies}倍。始値{open}は未回復、ゾーンは{middle}まで。',
  'signal.big-candle-volume-up':
    '{at}本目に突出した上昇：平均実体の{bodies}倍、平均出来高の{volumes}倍。始値{open}は維持、ゾーンは{middle}まで。',
  'signal.big-candle-volume-down':
    '{at}本目に突出した下落：平均実体の{bodies}倍、平均出来高の{volumes}倍。始値{open}は未回復、ゾーンは{middle}まで。',
  'signal.big-candle-none': '有効な突出した足はありません。直近終値{close}。',
  'note.no-volume-institutional': '出来高が表示されていないため、実体の大きさだけで判断します。',

  'rule.displacement':
    '合計{ranges} ATRを進む、実体の大きい同色の足{most}本以内です。フェアバリューギャップを残すものを重視します。有効期間は{fresh}本です。',
  'signal.displaced-up': '価格は{span}で{origin}から{move}（{ranges} ATR）上へ運ばれ、ギャップは残していません。',
  'signal.displaced-down': '価格は{span}で{origin}から{move}（{ranges} ATR）下へ運ばれ、ギャップは残していません。',
  'signal.displaced-up-gap': '価格は{span}で{origin}から{move}（{ranges} ATR）押し上げられ、ギャップを残しました。',
  'signal.displaced-down-gap': '価格は{span}で{origin}から{move}（{ranges} ATR）押し下げられ、ギャップを残しました。',
  'span.length': '{count}本',
  'span.candle': '{at}本目',
  'span.candles': '{from}～{at}本目',
  'signal.displaced-none': '直近{fresh}本にディスプレイスメントはありません。一ATRは{range}です。',

  'rule.candlestick_patterns':
    'ニソンの定義により、最近の実体とATRで測ります。反転型には直前に一ATRの値動きが必要です。有効期間は{fresh}本です。',
  'pattern.hammer': 'カラカサ（ハンマー）',
  'pattern.hanging-man': '首吊り線',
  'pattern.inverted-hammer': '逆ハンマー',
  'pattern.shooting-star': '流れ星',
  'pattern.bullish-engulfing': '強気の包み足',
  'pattern.bearish-engulfing': '弱気の包み足',
  'pattern.bullish-harami': '強気のはらみ足',
  'pattern.bearish-harami': '弱気のはらみ足',
  'pattern.piercing-line': '切り込み線',
  'pattern.dark-cloud-cover': 'かぶせ線',
  'pattern.morning-star': '明けの明星',
  'pattern.evening-star': '宵の明星',
  'pattern.three-white-soldiers': '赤三兵',
  'pattern.three-black-crows': '三羽烏',
  'pattern.doji': '同時線（十字線）',
  'pattern.inside-bar': 'インサイドバー',
  'pattern.ascending': '上昇三角形',
  'pattern.descending': '下降三角形',
  'pattern.symmetrical': '対称三角形',
  'pattern.rising-wedge': '上昇ウェッジ',
  'pattern.falling-wedge': '下降ウェッジ',
  'pattern.rectangle': 'レクタングル',
  'signal.hammer': '{at}本目にハンマー（{low}～{high}）：下落は同じ足のうちに買い戻されました。',
  'signal.hanging-man': '{at}本目に首吊り線（{low}～{high}）：上昇の中で初めて深く売られました。',
  'signal.inverted-hammer': '{at}本目に逆ハンマー（{low}～{high}）：下落の中で初めて上を試しました。',
  'signal.shooting-star': '{at}本目に流れ星（{low}～{high}）：上昇は同じ足のうちに売り戻されました。',
  'signal.bullish-engulfing': '{at}本目に強気の包み足（{low}～{high}）：前の陰線を完全に包みました。',
  'signal.bearish-engulfing': '{at}本目に弱気の包み足（{low}～{high}）：前の陽線を完全に包みました。',
  'signal.bullish-harami': '{at}本目に強気のはらみ足（{low}～{high}）：下落が最後の大陰線の中で止まりました。',
  'signal.bearish-harami': '{at}本目に弱気のはらみ足（{low}～{high}）：上昇が最後の大陽線の中で止まりました。',
  'signal.piercing-line': '{at}本目に切り込み線（{low}～{high}）：安く寄り、下落の中間を越えて引けました。',
  'signal.dark-cloud-cover': '{at}本目にかぶせ線（{low}～{high}）：高く寄り、上昇の中間を割って引けました。',
  'signal.morning-star': '{at}本目に明けの明星が完成（{low}～{high}）：下落、迷い、回復。',
  'signal.evening-star': '{at}本目に宵の明星が完成（{low}～{high}）：上昇、迷い、反落。',
  'signal.three-white-soldiers': '{at}本目まで赤三兵（{low}～{high}）：着実な買い。',
  'signal.three-black-crows': '{at}本目まで三羽烏（{low}～{high}）：着実な売り。',
  'signal.doji': '{at}本目に同時線（{low}～{high}）：始値と終値が一致し、決着はついていません。',
  'signal.inside-bar': '{at}本目にインサイドバー（{low}～{high}）：値幅が前の足の中に縮みました。',
  'signal.candlestick-none': '直近{fresh}本にパターンはありません。直近終値{close}。',

  'rule.chart_patterns':
    '確定スイングによる二重・三重の天井と底、三尊、三角形、ウェッジ、レクタングル、フラッグ、ペナントです。終値のライン越えで確定、有効期間は{fresh}本です。',
  'signal.chart-pattern-none': '直近{fresh}本に完成または形成中のチャートパターンはありません。直近終値{close}。',

  'rule.head_shoulders':
    '中央が突出した三つの山で、両肩が近く、高さ{height} ATR以上、手前に値動きがあるものです。終値のネックライン越えで確定、有効期間は{fresh}本です。',
  'signal.head-shoulders-forming':
    '三尊を形成中：肩は{left}本目と{right}本目、頭は{head}本目の{peak}。終値がネックライン（{neckline}）を割れば完成、値幅目標{target}。',
  'signal.inverse-head-shoulders-forming':
    '逆三尊を形成中：肩は{left}本目と{right}本目、頭は{head}本目の{peak}。終値がネックライン（{neckline}）を越えれば完成、値幅目標{target}。',
  'signal.head-shoulders':
    '三尊が完成（肩{left}・{right}本目、頭{head}本目{peak}）：ネックライン{neckline}を{at}本目で割り込み、値幅目標{target}。',
  'signal.inverse-head-shoulders':
    '逆三尊が完成（肩{left}・{right}本目、頭{head}本目{peak}）：ネックライン{neckline}を{at}本目で突破、値幅目標{target}。',
  'signal.head-shoulders-none': '直近{fresh}本に三尊も逆三尊もありません。直近終値{close}。',

  'rule.double_patterns':
    '互いに{equal} ATR以内、ネックラインから{height} ATR以上の山で、手前に同等以上の値動きがあるものです。終値のネックライン越えで確定、有効期間は{fresh}本です。',
  'signal.double-top-forming':
    'ダブルトップを{level}で形成中（{first}本目と{last}本目）。終値が{neckline}を割れば完成、値幅目標{target}。',
  'signal.double-bottom-forming':
    'ダブルボトムを{level}で形成中（{first}本目と{last}本目）。終値が{neckline}を越えれば完成、値幅目標{target}。',
  'signal.double-top':
    '{level}のダブルトップ（{first}本目と{last}本目）：ネックライン{neckline}を{at}本目で下抜け、値幅目標{target}。',
  'signal.double-bottom':
    '{level}のダブルボトム（{first}本目と{last}本目）：ネックライン{neckline}を{at}本目で上抜け、値幅目標{target}。',
  'signal.triple-top-forming':
    'トリプルトップを{level}で形成中（{first}～{last}本目）。終値が{neckline}を割れば完成、値幅目標{target}。',
  'signal.triple-bottom-forming':
    'トリプルボトムを{level}で形成中（{first}～{last}本目）。終値が{neckline}を越えれば完成、値幅目標{target}。',
  'signal.triple-top':
    '{level}のトリプルトップ（{first}～{last}本目）：ネックライン{neckline}を{at}本目で下抜け、値幅目標{target}。',
  'signal.triple-bottom':
    '{level}のトリプルボトム（{first}～{last}本目）：ネックライン{neckline}を{at}本目で上抜け、値幅目標{target}。',
  'signal.double-none': '直近{fresh}本に二重・三重の天井や底はありません。直近終値{close}。',

  'rule.triangle_patterns':
    '収束する二線から{off} ATR以内で交互に並ぶ{touches}個のスイングです。交点前の終値のライン越えで確定、有効期間は{fresh}本です。',
  'signal.triangle-ascending':
    '{first}本目から上昇三角形（接触{count}回）：上辺は水平{upper}、切り上がる下辺は現在{lower}。買い方が迫っています。',
  'signal.triangle-descending':
    '{first}本目から下降三角形（接触{count}回）：下辺は水平{lower}、切り下がる上辺は現在{upper}。売り方が迫っています。',
  'signal.triangle-symmetrical': '{first}本目から対称三角形（接触{count}回）：現在{lower}～{upper}、方向は未定です。',
  'signal.wedge-rising':
    '{first}本目から上昇ウェッジ（接触{count}回）：現在{lower}～{upper}。狭まる上昇は疲れやすいものです。',
  'signal.wedge-falling':
    '{first}本目から下降ウェッジ（接触{count}回）：現在{lower}～{upper}。狭まる下落は勢いを失いやすいものです。',
  'signal.rectangle': '{first}本目からレクタングル（接触{count}回）：{lower}～{upper}、方向は未定です。',
  'signal.triangle-broken-up': '{pattern}を上放れ：{at}本目の終値が{level}を上抜け、値幅目標{target}。',
  'signal.triangle-broken-down': '{pattern}を下放れ：{at}本目の終値が{level}を下抜け、値幅目標{target}。',
  'signal.triangle-none': '直近{fresh}本に三角形もウェッジもありません。直近終値{close}。',

  'rule.flags_pennants':
    'ポール：{length}本以内で{pole} ATR。調整：{rest}本以上で戻しは{given}以下。調整を終値で抜ければ確定、有効期間は{fresh}本です。',
  'signal.bull-flag-forming':
    'ポール{pole}（{from}～{to}本目）の後に強気フラッグを形成中。終値が{level}を越えれば{target}方向へ継続です。',
  'signal.bear-flag-forming':
    'ポール{pole}（{from}～{to}本目）の後に弱気フラッグを形成中。終値が{level}を割れば{target}方向へ継続です。',
  'signal.bull-flag':
    '強気フラッグが完成：ポール{pole}（{from}～{to}本目）の後、{at}本目の終値が{level}を上抜け、目標{target}。',
  'signal.bear-flag':
    '弱気フラッグが完成：ポール{pole}（{from}～{to}本目）の後、{at}本目の終値が{level}を下抜け、目標{target}。',
  'signal.bull-pennant-forming':
    'ポール{pole}（{from}～{to}本目）の後に強気ペナントを形成中。終値が{level}を越えれば{target}方向へ継続です。',
  'signal.bear-pennant-forming':
    'ポール{pole}（{from}～{to}本目）の後に弱気ペナントを形成中。終値が{level}を割れば{target}方向へ継続です。',
  'signal.bull-pennant':
    '強気ペナントが完成：ポール{pole}（{from}～{to}本目）の後、{at}本目の終値が{level}を上抜け、目標{target}。',
  'signal.bear-pennant':
    '弱気ペナントが完成：ポール{pole}（{from}～{to}本目）の後、{at}本目の終値が{level}を下抜け、目標{target}。',
  'signal.flag-none': '直近{fresh}本にフラッグもペナントもありません。直近終値{close}。',

  'rule.fib_retracement':
    '{reversal} ATRのスイング間の直近の値動きに対する押し・戻りです。水準に届き元の側で引けた足を反応とします。有効期間は{fresh}本です。',
  'signal.fib-held-up': '{share}リトレースメント{level}は{at}本目で支え、終値{close}。押し目が買われました。',
  'signal.fib-held-down': '{share}リトレースメント{level}は{at}本目で抑え、終値{close}。戻りが売られました。',
  'signal.fib-running-up': '{from}から{to}への上昇は極値にあり、まだ押していません。',
  'signal.fib-running-down': '{from}から{to}への下落は極値にあり、まだ戻していません。',
  'signal.fib-shallow-up': '{from}から{to}への上昇の押しは最大{deepest}（現在{now}）にとどまり、強い上げです。',
  'signal.fib-shallow-down': '{from}から{to}への下落の戻りは最大{deepest}（現在{now}）にとどまり、重い下げです。',
  'signal.fib-middle-up': '{from}から{to}への上昇の押しは最大{deepest}（現在{now}）で、通例の分かれ目の深さです。',
  'signal.fib-middle-down': '{from}から{to}への下落の戻りは最大{deepest}（現在{now}）で、通例の分かれ目の深さです。',
  'signal.fib-deep-up': '{from}から{to}への上昇は{deepest}押しました（現在{now}）。深く、上昇は疑わしくなっています。',
  'signal.fib-deep-down':
    '{from}から{to}への下落は{deepest}戻しました（現在{now}）。深く、下落は疑わしくなっています。',
  'signal.fib-undone-up': '{from}から{to}への上昇は全値押しとなりました（{now}）。その水準はもう支えません。',
  'signal.fib-undone-down': '{from}から{to}への下落は全値戻しとなりました（{now}）。その水準はもう抑えません。',
  'signal.leg-none': '線を引ける{reversal} ATRの値動きが表示範囲にありません。直近終値{close}。',

  'rule.fib_extension':
    '{reversal} ATR以上の直近の値動きA～Bと、{least}以上のCへの押し・戻りを、Cから投影します（{count}段）。終値がCを越えれば無効です。',
  'signal.extension-active-up':
    '上昇{a}～{b}、押し{c}（{at}本目）：等幅{equal}まで余地があり、その先の{farShare}は{far}です。',
  'signal.extension-active-down':
    '下落{a}～{b}、戻り{c}（{at}本目）：等幅{equal}まで余地があり、その先の{farShare}は{far}です。',
  'signal.extension-reached-up': '上昇{a}～{b}、押し{c}（{at}本目）：等幅{equal}に到達、{farShare}は{far}です。',
  'signal.extension-reached-down': '下落{a}～{b}、戻り{c}（{at}本目）：等幅{equal}に到達、{farShare}は{far}です。',
  'signal.extension-exhausted-up':
    '上昇{a}～{b}、押し{c}（{at}本目）：等幅{equal}と{farShare}の投影{far}を上回り、計算は出尽くしました。',
  'signal.extension-exhausted-down':
    '下落{a}～{b}、戻り{c}（{at}本目）：等幅{equal}と{farShare}の投影{far}を下回り、計算は出尽くしました。',
  'signal.extension-void-up':
    '{c}からの上方投影（{at}本目、A {a}、B {b}）は無効です。終値が{c}を割り、{equal}と{farShare}（{far}）は意味を失いました。',
  'signal.extension-void-down':
    '{c}からの下方投影（{at}本目、A {a}、B {b}）は無効です。終値が{c}を越え、{equal}と{farShare}（{far}）は意味を失いました。',

  'rule.time_analysis':
    '確定スイング間の長さです。同じ側の中央値の{young}倍未満は若く、{overdue}倍超は長すぎとします。周期には三つの間隔が必要で、到来は{within}本以内です。',
  'signal.rise-young': '{from}本目からの上昇は{age}で、通常{usual}の{ratio}倍：まだ若い段階です。',
  'signal.fall-young': '{from}本目からの下落は{age}で、通常{usual}の{ratio}倍：まだ若い段階です。',
  'signal.rise-mature': '{from}本目からの上昇は{age}で、通常{usual}の{ratio}倍：標準的な長さです。',
  'signal.fall-mature': '{from}本目からの下落は{age}で、通常{usual}の{ratio}倍：標準的な長さです。',
  'signal.rise-overdue': '{from}本目からの上昇は{age}で、通常{usual}の{ratio}倍：一服が遅れています。',
  'signal.fall-overdue': '{from}本目からの下落は{age}で、通常{usual}の{ratio}倍：反発が遅れています。',
  'signal.low-cycle-ahead': '安値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：次は{due}本目付近です。',
  'signal.low-cycle-due':
    '安値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：次はちょうど今、{due}本目です。',
  'signal.low-cycle-past':
    '安値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：{due}本目付近の安値は現れず、周期は崩れました。',
  'signal.high-cycle-ahead': '高値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：次は{due}本目付近です。',
  'signal.high-cycle-due':
    '高値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：次はちょうど今、{due}本目です。',
  'signal.high-cycle-past':
    '高値は{usual}本ごと（間隔{times}回、{shortest}～{longest}）：{due}本目付近の高値は現れず、周期は崩れました。',
  'signal.low-cycle-uneven': '安値の間隔は{shortest}～{longest}本で、不揃いのため周期とは言えません。',
  'signal.high-cycle-uneven': '高値の間隔は{shortest}～{longest}本で、不揃いのため周期とは言えません。',
  'signal.time-none': 'スイングが少なく長さを比較できません（確定：{count}）。',

  'rule.vpa_strategy':
    '出来高を{lookback}本の平均と、値幅をATRと比べます。{high}倍以上が大商い、{low}倍以下が薄商い。大商いで値幅が広ければ主導、狭ければ吸収です。イベントの有効期間は{fresh}本です。',
  'rule.vpa-without-volume': '値幅のみ：{wide} ATR以上で端で引けた足です。有効期間は{fresh}本です。',
  'note.no-volume-vpa': '出来高プライス分析には出来高が必要ですが、この画像にはありません。値幅のみで判断します。',
  'signal.vpa-demand': '{at}本目に主導的な買い：平均出来高の{effort}倍、値幅{spread} ATR、高値付近の終値{close}。',
  'signal.vpa-supply': '{at}本目に主導的な売り：平均出来高の{effort}倍、値幅{spread} ATR、安値付近の終値{close}。',
  'signal.vpa-absorbed-selling':
    '{at}本目は下落中に平均出来高の{effort}倍、値幅は{spread} ATRのみ（終値{close}）：売りが吸収されました。',
  'signal.vpa-absorbed-buying':
    '{at}本目は上昇中に平均出来高の{effort}倍、値幅は{spread} ATRのみ（終値{close}）：買いに売り物がぶつかりました。',
  'signal.vpa-no-demand': '{at}本目は需要なし：{spread} ATRの陽線で、平均出来高の{effort}倍（終値{close}）。',
  'signal.vpa-no-supply': '{at}本目は供給なし：{spread} ATRの陰線で、平均出来高の{effort}倍（終値{close}）。',
  'signal.vpa-none': '直近{fresh}本は出来高と値動きが見合っています。直近終値{close}。',
  'signal.vpa-none-without-volume': '直近{fresh}本に大きな値幅の足はありません。直近終値{close}。',

  'rule.vwap_strategy':
    '最初の表示足を起点とする{name}で、{settling}本以降に判断します。クロスの有効期間は{fresh}本、{stretched}標準偏差の乖離で行き過ぎとします。',
  'note.no-volume-vwap':
    'VWAPには出来高が必要ですが、この画像にはありません。最初の表示足からの典型価格の平均で代用し、全ての足を等しく扱います。',
  'signal.vwap-reclaimed': '{at}本目の終値{close}は平均（{level}）を回復しました。平均的な参加者は再び含み益です。',
  'signal.vwap-lost': '{at}本目の終値{close}は平均（{level}）を割りました。平均的な参加者は含み損に転じました。',
  'signal.vwap-above': '終値{close}は平均{level}より{deviations}標準偏差上で、表示期間は買い方が支配しています。',
  'signal.vwap-below': '終値{close}は平均{level}より{deviations}標準偏差下で、表示期間は売り方が支配しています。',
  'signal.vwap-stretched-up':
    '終値{close}は平均{level}より{deviations}標準偏差上に行き過ぎ、上昇継続を狙うには遅めです。',
  'signal.vwap-stretched-down':
    '終値{close}は平均{level}より{deviations}標準偏差下に行き過ぎ、下落継続を狙うには遅めです。',
  'signal.vwap-on': '終値{close}は平均{level}上にあり（{deviations}標準偏差）、均衡しています。',

  'rule.obv_divergence':
    'OBVを平均出来高の倍数で最初の表示足から累計し、確定スイングと{window}本の傾きで価格と比べます。ダイバージェンスの有効期間は{fresh}本です。',
  'rule.obv-without-volume':
    'OBVの代わりに確定スイングでの{period}本RSIを使います。ダイバージェンスの有効期間は{fresh}本です。',
  'note.no-volume-obv':
    'OBVには出来高が必要ですが、この画像にはありません。代わりにモメンタム（RSI）のダイバージェンスを示します。OBVではありません。',
  'signal.obv-confirms-up':
    '{window}本で価格は{price} ATR上昇、OBVは平均出来高{volume}本分増加：出来高が上昇を裏付けています。',
  'signal.obv-confirms-down':
    '{window}本で価格は{price} ATR下落、OBVは平均出来高{volume}本分減少：出来高が下落を裏付けています。',
  'signal.obv-opposes-rise':
    '{window}本で価格は{price} ATR上昇、一方OBVは平均出来高{volume}本分減少：上昇は裏付けられていません。',
  'signal.obv-opposes-fall':
    '{window}本で価格は{price} ATR下落、一方OBVは平均出来高{volume}本分増加：下落は裏付けられていません。',
  'signal.obv-undecided': '{window}本の価格変化は{price} ATR、OBVは平均出来高{volume}本分で、判断には不足です。',

  'rule.volume_climax':
    '{within}本以内の{move} ATRの値動きの終わりで、出来高が平均の{effort}倍かつ{lookback}本で最大の足です。続く{answer}本以内の終値が足の遠い端を離れれば転換です。有効期間は{fresh}本です。',
  'rule.climax-without-volume':
    '{within}本以内の{move} ATRの値動きの終わりで、値幅が平均の{effort}倍かつ{lookback}本で最大の足です。続く{answer}本以内の終値が足の遠い端を離れれば転換です。有効期間は{fresh}本です。',
  'note.no-volume-climax': '出来高がないため足の大きさで代用します。出来高ではなく値幅のクライマックスです。',
  'signal.selling-climax-volume':
    '{at}本目にセリング・クライマックスの可能性：{move} ATR下落後に平均出来高の{effort}倍。{high}超の終値で応答、{low}割れの新安値で否定です。',
  'signal.buying-climax-volume':
    '{at}本目にバイイング・クライマックスの可能性：{move} ATR上昇後に平均出来高の{effort}倍。{low}割れの終値で応答、{high}超の新高値で否定です。',
  'signal.selling-climax-range':
    '{at}本目に売り方の息切れの可能性：{move} ATR下落後に平均値幅の{effort}倍。{high}超の終値で応答、{low}割れの新安値で否定です。',
  'signal.buying-climax-range':
    '{at}本目に買い方の息切れの可能性：{move} ATR上昇後に平均値幅の{effort}倍。{low}割れの終値で応答、{high}超の新高値で否定です。',
  'signal.selling-climax-answered-volume':
    '{at}本目のセリング・クライマックス（平均出来高の{effort}倍、{move} ATR下落、{low}～{high}）に、{answered}本目の終値が上抜けて応答しました。',
  'signal.buying-climax-answered-volume':
    '{at}本目のバイイング・クライマックス（平均出来高の{effort}倍、{move} ATR上昇、{low}～{high}）に、{answered}本目の終値が下抜けて応答しました。',
  'signal.selling-climax-answered-range':
    '{at}本目の売り方の息切れ（平均値幅の{effort}倍、{move} ATR下落、{low}～{high}）に、{answered}本目の終値が上抜けて応答しました。',
  'signal.buying-climax-answered-range':
    '{at}本目の買い方の息切れ（平均値幅の{effort}倍、{move} ATR上昇、{low}～{high}）に、{answered}本目の終値が下抜けて応答しました。',
  'signal.climax-none': '直近{fresh}本に出来高クライマックスはありません。直近終値{close}。',
  'signal.climax-none-without-volume': '直近{fresh}本に値幅クライマックスはありません。直近終値{close}。',

  'rule.volume_profile':
    '表示レンジを{bins}区分した相対出来高で、各足をその値幅に配分します。バリューエリアは最大区分を中心に{share}を含みます。離脱の有効期間は{fresh}本です。',
  'rule.profile-without-volume':
    '表示レンジを{bins}区分した滞在時間で、各足を等しく数えます。バリューエリアは最大区分を中心に{share}を含みます。離脱の有効期間は{fresh}本です。',
  'note.no-volume-profile': '出来高がないため、出来高ではなく時間のプロファイルです。',
  'signal.profile-above':
    '終値{close}はバリューエリア{low}～{high}（{share}、最大は{control}）の上で、今のところ高い価格が受け入れられています。',
  'signal.profile-below':
    '終値{close}はバリューエリア{low}～{high}（{share}、最大は{control}）の下で、今のところ安い価格が受け入れられています。',
  'signal.profile-inside':
    '終値{close}はバリューエリア{low}～{high}（{share}、最大は{control}）の中で、往来が基本です。',
  'signal.value-left-up': '{at}本目の終値{close}は当時のバリューエリア上限（{level}）を上放れました。',
  'signal.value-left-down': '{at}本目の終値{close}は当時のバリューエリア下限（{level}）を下放れました。',
};
