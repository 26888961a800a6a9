import type { Messages } from '../catalogue-of.ts';

export const ko: Messages = {
  'unit.percent': '{number}%',
  'unit.relative-place': '범위의 {number}%',
  'unit.relative-distance': '{number}포인트',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': '프라이스 액션',
  'strategy.ma_crossover': '이동평균 교차',
  'strategy.ema_strategy': 'EMA 배열',
  'strategy.ichimoku': '일목균형표',
  'strategy.envelope_strategy': '이동평균 엔벨로프',
  'strategy.keltner_channel': '켈트너 채널',
  'strategy.donchian_channel': '돈치안 채널',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'RSI 다이버전스',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': '스토캐스틱',
  'strategy.atr_strategy': 'ATR(평균 실질 변동폭)',
  'strategy.order_blocks': '오더블록',
  'strategy.fvg_strategy': '공정가치갭',
  'strategy.liquidity_strategy': '유동성',
  'strategy.breaker_blocks': '브레이커 블록',
  'strategy.institutional_candles': '기관 캔들',
  'strategy.displacement': '디스플레이스먼트',
  'strategy.candlestick_patterns': '캔들 패턴',
  'strategy.chart_patterns': '차트 패턴',
  'strategy.support_resistance': '지지와 저항',
  'strategy.head_shoulders': '헤드앤숄더',
  'strategy.double_patterns': '이중·삼중 천장과 바닥',
  'strategy.triangle_patterns': '삼각수렴',
  'strategy.flags_pennants': '플래그와 페넌트',
  'strategy.fib_retracement': '피보나치 되돌림',
  'strategy.fib_extension': '피보나치 확장',
  'strategy.time_analysis': '시간 분석',
  'strategy.vpa_strategy': '거래량 가격 분석',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'OBV 다이버전스',
  'strategy.volume_climax': '거래량 클라이맥스',
  'strategy.volume_profile': '볼륨 프로파일',

  'heading.measured': '측정 결과',
  'heading.read': '판독',
  'heading.context': '상황',
  'heading.levels': '주요 가격대',
  'heading.signals': '신호',
  'heading.interpretation': '해석',
  'heading.up': '상승 시나리오',
  'heading.down': '하락 시나리오',
  'heading.risk': '리스크',
  'heading.change': '이 견해가 바뀌는 조건',
  'heading.limits': '한계',

  'column.level': '가격대',
  'column.error': '±',
  'column.away': '최근 종가 대비',
  'column.touches': '접촉',
  'column.side': '역할',
  'column.why': '근거',
  'column.none': '–',

  'side.support': '지지',
  'side.resistance': '저항',
  'side.here': '가격이 위치함',

  'read.candles': '캔들 {count}개를 판독했으며 왼쪽부터 {first}~{last}번입니다. 판독 신뢰도는 {confidence}입니다.',
  'read.linear':
    '가격 눈금: 선형, 축 라벨 {labels}개로 산출. 이미지의 범위는 {low}~{high}입니다. 개별 가격의 오차는 약 ±{error}입니다.',
  'read.log':
    '가격 눈금: 로그, 축 라벨 {labels}개로 산출. 이미지의 범위는 {low}~{high}입니다. 개별 가격의 오차는 약 ±{error}입니다.',
  'read.no-labels': '가격 라벨을 읽지 못했으므로 아래 값은 가격이 아닙니다.',
  'read.too-few-labels': '읽을 수 있는 가격 라벨이 적어 눈금을 확인할 수 없으므로 아래 값은 가격이 아닙니다.',
  'read.percent': '축이 가격이 아닌 등락률이므로 아래 값은 가격이 아닙니다.',
  'read.indexed': '축이 가격 눈금이 아닌 지수이므로 아래 값은 가격이 아닙니다.',
  'read.inconsistent': '축 라벨이 서로 또는 현재가 표시와 모순되므로 아래 값은 가격이 아닙니다.',
  'read.relative':
    '위치는 표시 범위의 백분율(최저점 {zero}, 최고점 {hundred}), 거리는 그 포인트로 나타내며 오차는 약 ±{error}입니다.',
  'read.last-price-agrees': '축의 가격 표시({tag})가 측정한 최근 종가({close})와 일치합니다.',
  'read.last-price-differs': '축의 가격 표시는 {tag}, 측정한 최근 종가는 {close}입니다. 눈금은 주의해서 보십시오.',
  'read.volume': '거래량 막대를 판독했습니다. 높이는 가장 큰 막대를 기준으로 합니다.',
  'read.no-volume': '거래량이 표시되어 있지 않습니다.',
  'read.lines': '그려진 선 {count}개를 추적했습니다.',

  'read.line': '그중 하나는 이동평균과 일치합니다: {line}.',

  'context.trend-up': '**추세:** 상승. 최근 종가 {window}개의 회귀선이 {drift} ATR 올랐습니다(R² {fit}).',
  'context.trend-down': '**추세:** 하락. 최근 종가 {window}개의 회귀선이 {drift} ATR 내렸습니다(R² {fit}).',
  'context.trend-none':
    '**추세:** 없음. 최근 종가 {window}개의 회귀선이 {drift} ATR 움직였으나 R²가 {fit}로 방향을 말하기에 부족합니다.',
  'context.trend-flat': '**추세:** 횡보. 최근 종가 {window}개의 회귀선이 {drift} ATR만 움직였습니다.',
  'context.sequence-rising': '**구조:** 스윙 상승. 고점 {highOne}→{highTwo}, 저점 {lowOne}→{lowTwo}.',
  'context.sequence-falling': '**구조:** 스윙 하락. 고점 {highOne}→{highTwo}, 저점 {lowOne}→{lowTwo}.',
  'context.sequence-expanding': '**구조:** 확대. 고점은 {highTwo}로 높아지고 저점은 {lowTwo}로 낮아졌습니다.',
  'context.sequence-contracting': '**구조:** 수렴. 고점은 {highTwo}로 낮아지고 저점은 {lowTwo}로 높아졌습니다.',
  'context.sequence-level': '**구조:** 박스권. 고점은 {highTwo}, 저점은 {lowTwo} 부근입니다.',
  'context.sequence-too-few': '**구조:** 확정된 스윙 고점과 저점이 각각 두 개 미만이어서 순서를 판단할 수 없습니다.',
  'context.volatility-expanding':
    '**변동성:** 확대. 평균 실질 변동폭(ATR, 캔들 {period}개)은 {range}로 화면 중앙값의 {ratio}배입니다.',
  'context.volatility-contracting':
    '**변동성:** 축소. 평균 실질 변동폭(ATR, 캔들 {period}개)은 {range}로 화면 중앙값의 {ratio}배입니다.',
  'context.volatility-steady': '**변동성:** 안정. 평균 실질 변동폭(ATR, 캔들 {period}개)은 {range}입니다.',
  'context.place': '**최근 종가:** {close}. 표시 범위의 {third} 삼분의 일에 있습니다.',
  'context.third-upper': '상단',
  'context.third-middle': '중간',
  'context.third-lower': '하단',

  'why.swing-highs': '반복된 스윙 고점',
  'why.swing-lows': '반복된 스윙 저점',
  'why.flipped': '위아래 양쪽에서 반전된 가격대',
  'why.swing-high': '스윙 고점',
  'why.swing-low': '스윙 저점',
  'why.former-swing-highs': '이전 스윙 고점, 현재 아래쪽',
  'why.former-swing-lows': '이전 스윙 저점, 현재 위쪽',
  'why.former-swing-high': '이전 스윙 고점, 현재 아래쪽',
  'why.former-swing-low': '이전 스윙 저점, 현재 위쪽',
  'why.highest': '화면 내 최고점',
  'why.lowest': '화면 내 최저점',
  'why.ranges': '트리거에서 {count} ATR',
  'why.beyond-close': '최근 종가 너머 {count} ATR',
  'why.projection': '{from}~{to} ATR 투영, 가까운 가격대 없음',
  'why.recent-high': '최근 캔들 {count}개의 고점',
  'why.recent-low': '최근 캔들 {count}개의 저점',
  'why.cloud-edge': '구름대 경계',
  'why.upper-band': '상단 밴드',
  'why.middle-line': '중심선',
  'why.lower-band': '하단 밴드',
  'why.chandelier-long': '상승 아래의 샹들리에 스톱',
  'why.chandelier-short': '하락 위의 샹들리에 스톱',
  'why.fvg-middle': '미충족 갭의 중간',
  'why.order-block': '오더블록의 반대편',
  'why.block-top': '강세 오더블록 상단',
  'why.block-bottom': '약세 오더블록 하단',
  'why.breaker-top': '강세 브레이커 상단',
  'why.breaker-bottom': '약세 브레이커 하단',
  'why.pool-above': '스윙 고점 위 유동성',
  'why.pool-below': '스윙 저점 아래 유동성',
  'why.big-candle': '이례적 몸통의 중간',
  'why.displacement': '디스플레이스먼트 시작점',
  'why.neckline': '넥라인',
  'why.measured-move': '패턴의 측정 목표',
  'why.pattern-edge': '패턴의 바깥 경계',
  'why.pattern-line': '패턴의 선',
  'why.right-shoulder': '오른쪽 어깨',
  'why.pole-length': '깃대 길이 투영',
  'why.retracement': '{share} 되돌림',
  'why.extension': '{from}~{to} 투영',
  'why.extension-level': '{share} 투영',
  'why.projection-origin': '되돌림의 끝',
  'why.vwap-above': '한 표준편차 위',
  'why.vwap-below': '한 표준편차 아래',
  'why.control': 'POC(최다 거래 가격)',
  'why.time-control': '가장 오래 머문 위치',
  'why.value-high': '밸류 에어리어 상단',
  'why.value-low': '밸류 에어리어 하단',

  'status.up-confirmed': '강세, 확정.',
  'status.up-unconfirmed': '강세, 미확정.',
  'status.up-current': '현재로서 강세.',
  'status.down-confirmed': '약세, 확정.',
  'status.down-unconfirmed': '약세, 미확정.',
  'status.down-current': '현재로서 약세.',
  'status.certainty': '판독 확실성은 {certainty}입니다.',

  'view.up': '신호는 상승 쪽으로 기웁니다(강세 {up}, 약세 {down}).',
  'view.down': '신호는 하락 쪽으로 기웁니다(약세 {down}, 강세 {up}).',
  'view.mixed': '신호가 서로 엇갈립니다(강세 {up}, 약세 {down}). 어느 쪽도 우세하지 않습니다.',
  'view.none': '방향성 신호가 없습니다. 이 방법으로는 어느 쪽도 근거가 없습니다.',
  'view.unconfirmed': '아직 확정된 신호는 없습니다.',
  'view.with-trend': '이는 측정된 추세와 일치합니다.',
  'view.against-trend': '이는 측정된 추세와 반대이므로 더 강한 근거가 필요합니다.',
  'view.flat': '시장은 횡보 중입니다. 종가가 범위를 뚜렷이 벗어나야 바뀝니다.',

  'scenario.up.trigger': '**트리거:** 종가가 {trigger}({why})를 넘으면 위쪽이 열립니다.',
  'scenario.down.trigger': '**트리거:** 종가가 {trigger}({why})를 밑돌면 아래쪽이 열립니다.',
  'scenario.up.target': '**목표 구간:** {from}~{to}({why}).',
  'scenario.down.target': '**목표 구간:** {from}에서 아래로 {to}까지({why}).',
  'scenario.up.invalidation': '**무효화:** 종가가 다시 {invalidation} 아래로 내려오면({why}).',
  'scenario.down.invalidation': '**무효화:** 종가가 다시 {invalidation} 위로 올라서면({why}).',

  'risk.range': 'ATR 하나는 {range}입니다. 그보다 가까운 손절은 일상적인 캔들 노이즈 안에 있습니다.',
  'risk.up': '상승: 트리거에서 무효화까지 {risk}({ranges} ATR), 목표의 가까운 쪽까지 {reward}, 손익비 {ratio}.',
  'risk.down': '하락: 트리거에서 무효화까지 {risk}({ranges} ATR), 목표의 가까운 쪽까지 {reward}, 손익비 {ratio}.',
  'risk.up-poor': '현재로서 상승 목표는 그 위험에 미치지 못합니다.',
  'risk.down-poor': '현재로서 하락 목표는 그 위험에 미치지 못합니다.',

  'change.up': '종가가 {level} 아래로 내려가면 강세 근거가 사라집니다.',
  'change.down': '종가가 {level} 위로 올라가면 약세 근거가 사라집니다.',
  'change.none': '종가가 {high}를 넘거나 {low}를 밑돌면 균형이 끝납니다.',
  'change.confirm': '위의 미확정 신호는 다음 캔들 뒤에도 유지되어야 유효합니다.',

  'limits.history': '표시된 캔들 {count}개만 고려합니다. 이전 이력, 다른 봉 주기, 뉴스는 포함하지 않습니다.',
  'limits.last-open': '마지막 캔들은 아직 마감 전일 수 있으며, 이에 의존하는 내용은 미확정으로 표시했습니다.',
  'limits.certainty': '판독 확실성이 {certainty} 미만인 신호에는 그 사실을 적었습니다.',
  'limits.uncertain-candles': '캔들 {count}개는 일부 가려지거나 잘려 확실성이 낮습니다.',
  'limits.inferred': '캔들 {count}개의 방향은 이웃 캔들로 추정했습니다.',
  'limits.averaged':
    '평균 캔들(하이킨아시)입니다. 시가와 종가는 체결 가격이 아니며, 한 캔들이 그 기간만을 나타내지도 않습니다.',
  'limits.photo': '화면을 찍은 사진에서 판독했습니다. 스크린샷이 더 선명합니다.',
  'limits.log-lines': '축이 로그입니다. 기울어진 선과 이동평균은 가격으로 계산하므로 차트에서는 휘어집니다.',
  'limits.unknown-scale': '눈금이 없어 축이 선형인지 로그인지 알 수 없습니다. 거리는 선형을 가정합니다.',

  notice:
    '이 글은 이미지 한 장에 대한 설명이며 투자 조언이 아닙니다. 시장은 어떤 시나리오와도 반대로 움직일 수 있습니다. 판단과 비중은 본인의 원칙에 따르십시오.',

  'signal.too-short': '{name}: 캔들 {needed}개가 필요하나 {seen}개만 보여 판단할 값이 없습니다.',
  'note.replaced': '{name}: 안정되려면 캔들 {needed}개가 필요하나 {seen}개만 보여 {by}로 대신합니다.',
  'vision.accepted': '문장은 {model}이 작성했으며 모든 수치를 측정값과 대조했습니다.',
  'vision.unknown-numbers': '외부 모델이 측정되지 않은 수치를 제시하여 내장 문장을 사용합니다.',
  'vision.no-analysis': '외부 모델이 쓸 만한 분석을 내놓지 못해 내장 문장을 사용합니다.',
  'vision.forbidden-words': '외부 모델이 분석 규칙을 어겨 내장 문장을 사용합니다.',
  'vision.unreachable': '외부 모델에 연결할 수 없어 내장 문장을 사용합니다.',
  'vision.too-slow': '외부 모델이 너무 오래 걸려 내장 문장을 사용합니다.',
  'vision.refused': '외부 모델이 요청을 거절하여 내장 문장을 사용합니다.',
  'vision.busy': '외부 모델이 혼잡하여 내장 문장을 사용합니다.',
  'vision.bad-answer': '외부 모델의 답을 읽을 수 없어 내장 문장을 사용합니다.',

  'note.not-stable': '제외: {name}. 안정되려면 캔들 {needed}개가 필요하나 {seen}개만 보입니다.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': '전환선',
  'name.kijun': '기준선',
  'name.cloud': '구름대',
  'name.donchian': '돈치안 채널',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': '스토캐스틱 {k}/{slowing}/{d}',
  'name.atr-wilder': '와일더 ATR',
  'name.vwap': '앵커드 VWAP',
  'name.mean-price': '평균 대표 가격',
  'name.percent': '{value}%',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period}(와일더)',
  'name.rsi-cutler': 'RSI {period}(단순 평균)',
  'name.drawn-sma': '그려진 SMA {period}(선 {count})',
  'name.drawn-ema': '그려진 EMA {period}(선 {count})',

  'label.fvg': 'FVG',
  'label.order-block': '오더블록',
  'label.breaker': '브레이커',
  'label.sweep': '스윕',
  'label.pool': '유동성',
  'label.institutional': '큰 몸통',
  'label.neckline': '넥라인',
  'label.share': '{share}',
  'label.climax': '클라이맥스',
  'label.value-area': '밸류 에어리어',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': '{level} 돌파',

  'rule.lead': '규칙: {rule}',
  'rule.price_action':
    '스윙은 {reversal} ATR 반전으로 정합니다. 마지막 확정 스윙을 종가가 넘으면 구조 돌파, 이미 접촉한 가격대에서 벗어나 마감하면 거부입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'signal.structure-continued-up': '{at}번 캔들 종가가 스윙 고점 {level} 위: 상승 구조가 이어집니다.',
  'signal.structure-continued-down': '{at}번 캔들 종가가 스윙 저점 {level} 아래: 하락 구조가 이어집니다.',
  'signal.structure-turned-up': '{at}번 캔들에서 CHoCH(구조 전환): 하락 구조 뒤 종가가 스윙 고점 {level}을 넘었습니다.',
  'signal.structure-turned-down': '{at}번 캔들에서 CHoCH(구조 전환): 상승 구조 뒤 종가가 스윙 저점 {level}을 깼습니다.',
  'signal.higher-low':
    '매수세가 더 일찍 들어왔습니다. 마지막 확정 저점 {low}({at}번 캔들)이 직전 {before}보다 높습니다.',
  'signal.lower-high':
    '매도세가 더 일찍 들어왔습니다. 마지막 확정 고점 {high}({at}번 캔들)이 직전 {before}보다 낮습니다.',
  'signal.level-held-up': '{at}번 캔들이 가격대 {level}에서 {low}까지 내렸다가 {close}로 마감: 매수세가 지켰습니다.',
  'signal.level-held-down': '{at}번 캔들이 가격대 {level}에서 {high}까지 올랐다가 {close}로 마감: 매도세가 막았습니다.',
  'signal.level-broken-up': '저항 {level}이 {at}번 캔들 종가 {close}로 돌파되었습니다.',
  'signal.level-broken-down': '지지 {level}이 {at}번 캔들 종가 {close}로 무너졌습니다.',
  'signal.quiet': '최근 캔들 {fresh}개에 구조 돌파도 거부도 없습니다. 가격은 {close}로 {low}와 {high} 사이입니다.',

  'rule.support_resistance':
    '가격대는 {width} 이내 국소 고점·저점의 군집입니다. 두 번 이상 접촉한 가격대를 종가가 ATR의 사분의 일 이상 벗어나면 돌파, 반대로 물러나 마감하면 거부입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'signal.near-support': '최근 종가 {close}는 지지 {level}보다 {distance}({ranges} ATR) 위입니다.',
  'signal.near-resistance': '최근 종가 {close}는 저항 {level}보다 {distance}({ranges} ATR) 아래입니다.',
  'signal.between-levels':
    '최근 종가 {close}는 지지 {low}와 저항 {high} 사이이며 어느 쪽에도 가깝지 않습니다. 위치상 우위가 없습니다.',
  'signal.open-above': '최근 종가 {close}는 화면의 모든 가격대 위에 있습니다. 가장 가까운 지지는 {low}입니다.',
  'signal.open-below': '최근 종가 {close}는 화면의 모든 가격대 아래에 있습니다. 가장 가까운 저항은 {high}입니다.',

  'rule.ma_crossover':
    '종가 기준 {fast}와 {slow}의 교차로, 판독 오차를 넘어야 합니다. 가격이 두 선의 같은 쪽에 있으면 확인입니다. 교차는 캔들 {fresh}개 동안 유효합니다.',
  'signal.ma-crossed-up': '{at}번 캔들, {level} 부근에서 골든크로스: {slow} 위로 {fast} 상향 교차.',
  'signal.ma-crossed-down': '{at}번 캔들, {level} 부근에서 데드크로스: {slow} 아래로 {fast} 하향 교차.',
  'signal.ma-stacked-up': '종가 {close} > {fast}({fastValue}) > {slow}({slowValue}): 매수 우위의 정배열입니다.',
  'signal.ma-stacked-down': '종가 {close} < {fast}({fastValue}) < {slow}({slowValue}): 매도 우위의 역배열입니다.',
  'signal.ma-mixed': '배열 없음: 종가 {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast}({fastValue})와 {slow}({slowValue})의 차이가 판독 오차 이내입니다. 횡보장이라 교차에 의미가 없습니다.',

  'rule.rsi_strategy':
    '종가 기준 {name}, 안정된 캔들 {seen}개 구간. {overbought} 초과는 과매수, {oversold} 미만은 과매도이며 신호는 그 구간에서의 복귀입니다. {middle} 위는 매수 우위입니다. 신호는 캔들 {fresh}개 동안 유효합니다.',
  'note.rsi-cutler':
    '여기서 RSI는 단순 평균(커틀러)을 씁니다. 와일더 평활로 충분한 값을 얻으려면 캔들 {needed}개가 필요하나 {seen}개만 보입니다.',
  'signal.rsi-left-oversold':
    'RSI가 저점 {extreme}에서 {at}번 캔들에 {threshold} 위로 복귀: 매도 압력이 누그러졌습니다.',
  'signal.rsi-left-overbought':
    'RSI가 고점 {extreme}에서 {at}번 캔들에 {threshold} 아래로 복귀: 매수 압력이 약해졌습니다.',
  'signal.rsi-oversold': 'RSI {value}, 현재 과매도입니다. {threshold} 위로 복귀하기 전에는 약세일 뿐 반전이 아닙니다.',
  'signal.rsi-overbought':
    'RSI {value}, 현재 과매수입니다. {threshold} 아래로 복귀하기 전에는 강세일 뿐 천장이 아닙니다.',
  'signal.rsi-bulls-lead': 'RSI {value}, 캔들 {count}개째 {middle} 위: 모멘텀은 매수 쪽입니다.',
  'signal.rsi-bears-lead': 'RSI {value}, 캔들 {count}개째 {middle} 아래: 모멘텀은 매도 쪽입니다.',
  'signal.rsi-balanced': 'RSI {value}, {middle} 부근: 모멘텀이 균형입니다.',

  'rule.ema_strategy':
    '{fast}, {middle}, {slow}(초기값은 단순 평균). 순서대로 배열되면 추세, {middle} 접촉 후 원래 쪽으로 마감한 되돌림은 추세 지속, 종가의 {slow} 교차는 추세 의문입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'signal.ema-stacked-up':
    '{fast}({fastValue}), {middle}({middleValue}), {slow}({slowValue}) 정배열: 빠른 선이 맨 위인 질서 있는 상승입니다.',
  'signal.ema-stacked-down':
    '{fast}({fastValue}), {middle}({middleValue}), {slow}({slowValue}) 역배열: 빠른 선이 맨 아래인 질서 있는 하락입니다.',
  'signal.ema-tangled': '배열이 엉켜 있습니다: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    '이동평균이 겹쳐 있습니다({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}). 횡보장입니다.',
  'signal.ema-pullback-held-up':
    '{at}번 캔들의 눌림이 {middle}({level})에 닿고 그 위로 마감: 매수세가 평균선을 활용했습니다.',
  'signal.ema-pullback-held-down':
    '{at}번 캔들의 반등이 {middle}({level})에 닿고 그 아래로 마감: 매도세가 평균선을 활용했습니다.',
  'signal.ema-reclaimed': '{at}번 캔들이 아래에서 {slow}({level}) 위로 마감했습니다.',
  'signal.ema-lost': '{at}번 캔들이 위에서 {slow}({level}) 아래로 마감했습니다.',

  'rule.ichimoku':
    '전환선 {conversion}, 기준선 {base}, 선행스팬 B {span}. 구름대는 현재 포함 캔들 {ahead}개 앞에 그립니다. 교차와 구름대 이탈은 캔들 {fresh}개 동안 유효합니다.',
  'signal.tenkan-crossed-up': '{at}번 캔들, {level} 부근에서 전환선이 기준선을 상향 교차했습니다.',
  'signal.tenkan-crossed-down': '{at}번 캔들, {level} 부근에서 전환선이 기준선을 하향 교차했습니다.',
  'signal.cloud-broken-up': '{at}번 캔들이 구름대 상단 {level} 위로 마감해 벗어났습니다.',
  'signal.cloud-broken-down': '{at}번 캔들이 구름대 하단 {level} 아래로 마감해 벗어났습니다.',
  'signal.above-cloud': '최근 종가 {close}는 구름대({low}~{high}) 위: 구름대가 지지로 작용합니다.',
  'signal.below-cloud': '최근 종가 {close}는 구름대({low}~{high}) 아래: 구름대가 저항으로 작용합니다.',
  'signal.inside-cloud': '최근 종가 {close}는 구름대({low}~{high}) 안: 이 방법으로는 추세가 없습니다.',
  'signal.chikou-above': '후행스팬 위쪽이 트여 있습니다. 최근 종가가 캔들 {back}개 전 종가보다 {distance} 높습니다.',
  'signal.chikou-below': '후행스팬이 가격 아래에 있습니다. 최근 종가가 캔들 {back}개 전 종가보다 {distance} 낮습니다.',
  'signal.cloud-ahead-up': '앞쪽 구름대 상승: 선행스팬 A {spanA}, 선행스팬 B {spanB} 위.',
  'signal.cloud-ahead-down': '앞쪽 구름대 하락: 선행스팬 A {spanA}, 선행스팬 B {spanB} 아래.',
  'signal.kijun-state': '종가 {close}, 전환선 {tenkan}, 기준선 {kijun}.',

  'rule.envelope_strategy':
    '{middle}에서 {width} 떨어진 선으로, 표시된 종가 대부분({held})을 담는 가장 좁은 정수 폭입니다. 바깥 종가는 강세, 안으로 돌아온 첫 종가는 그 끝입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'rule.keltner_channel':
    '{middle} ± 캔들 {ranges}개 ATR의 {multiple}배. 바깥 종가는 강한 힘, 안으로 돌아온 첫 종가는 그 끝입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'signal.channel-left-up': '{at}번 캔들 종가 {close}, 상단 밴드 {band} 위: 매수세가 정상 범위를 넘어 밀어 올렸습니다.',
  'signal.channel-left-down':
    '{at}번 캔들 종가 {close}, 하단 밴드 {band} 아래: 매도세가 정상 범위를 넘어 밀어 내렸습니다.',
  'signal.channel-returned-from-above':
    '{at}번 캔들에서 안으로 복귀: 종가 {close}가 상단 밴드 {band} 아래로, 상승 기세가 끝났습니다.',
  'signal.channel-returned-from-below':
    '{at}번 캔들에서 안으로 복귀: 종가 {close}가 하단 밴드 {band} 위로, 하락 기세가 끝났습니다.',
  'signal.channel-upper-half': '중심선 {middle} 상승, 종가 {close}는 그 위입니다. 밴드 {lower}, {upper}.',
  'signal.channel-lower-half': '중심선 {middle} 하락, 종가 {close}는 그 아래입니다. 밴드 {lower}, {upper}.',
  'signal.channel-level': '중심선 {middle}과 종가 {close}의 방향이 일치하지 않습니다. 밴드 {lower}, {upper}.',

  'rule.donchian_channel':
    '캔들 {period}개의 최고점과 최저점입니다. 이전 캔들의 극값을 종가가 넘으면 돌파이며 중심선이 통상 청산선입니다. 돌파는 캔들 {fresh}개 동안 유효합니다.',
  'signal.donchian-broken-up': '{at}번 캔들이 이전 캔들 {period}개의 최고점 {level} 위로 마감했습니다.',
  'signal.donchian-broken-down': '{at}번 캔들이 이전 캔들 {period}개의 최저점 {level} 아래로 마감했습니다.',
  'signal.donchian-state': '채널 {lower}~{upper}(폭 {width}), 중심 {middle}. 종가 {close}는 높이의 {place} 지점입니다.',

  'rule.rsi_divergence':
    '가격의 확정 스윙에서 {name} 비교. 일반형은 가격의 새 극값을 RSI가 따르지 않는 것, 히든은 그 반대입니다. {least}포인트 미만 차이는 제외합니다. 다이버전스는 캔들 {fresh}개 동안 유효합니다.',
  'signal.divergence-bullish':
    '가격 저점은 낮아지고({first}번 {priceOne}, {second}번 {priceTwo}) {name} 저점은 높아짐({valueOne}, {valueTwo}): 매도 힘이 약해집니다. {at}번 캔들부터 확인됩니다.',
  'signal.divergence-bearish':
    '가격 고점은 높아지고({first}번 {priceOne}, {second}번 {priceTwo}) {name} 고점은 낮아짐({valueOne}, {valueTwo}): 매수 힘이 약해집니다. {at}번 캔들부터 확인됩니다.',
  'signal.divergence-hidden-bullish':
    '히든 다이버전스: 가격 저점은 높아졌으나({first}번 {priceOne}, {second}번 {priceTwo}) {name} 값은 낮아짐({valueOne}, {valueTwo}): 상승이 눌림을 흡수했습니다. {at}번 캔들부터 확인됩니다.',
  'signal.divergence-hidden-bearish':
    '히든 다이버전스: 가격 고점은 낮아졌으나({first}번 {priceOne}, {second}번 {priceTwo}) {name} 값은 높아짐({valueOne}, {valueTwo}): 하락이 반등을 흡수했습니다. {at}번 캔들부터 확인됩니다.',
  'signal.divergence-none':
    '최근 캔들 {fresh}개의 스윙에서 가격과 {name} 사이에 다이버전스가 없습니다. {name} 현재 {value}.',

  'rule.macd_strategy':
    '{name}(초기값은 단순 평균). 시그널선·영선 교차는 노이즈를 넘어야 하며 히스토그램은 힘의 증감을 보여줍니다. 교차는 캔들 {fresh}개 동안 유효합니다.',
  'signal.macd-crossed-up': 'MACD {macd}, {at}번 캔들에서 시그널선({signal}) 상향 교차.',
  'signal.macd-crossed-down': 'MACD {macd}, {at}번 캔들에서 시그널선({signal}) 하향 교차.',
  'signal.macd-above-zero': 'MACD가 {at}번 캔들에서 양수 전환({macd}): 빠른 평균이 위로 이끕니다.',
  'signal.macd-below-zero': 'MACD가 {at}번 캔들에서 음수 전환({macd}): 빠른 평균이 아래로 이끕니다.',
  'signal.macd-building-up': '히스토그램 {histogram}, 확대 중(MACD {macd}, 시그널 {signal}): 상승 모멘텀이 커집니다.',
  'signal.macd-building-down':
    '히스토그램 {histogram}, 아래로 확대 중(MACD {macd}, 시그널 {signal}): 하락 모멘텀이 커집니다.',
  'signal.macd-easing-up':
    '히스토그램 {histogram}, 양수이나 축소(MACD {macd}, 시그널 {signal}): 상승 모멘텀이 누그러집니다.',
  'signal.macd-easing-down':
    '히스토그램 {histogram}, 음수이나 축소(MACD {macd}, 시그널 {signal}): 하락 모멘텀이 누그러집니다.',
  'signal.macd-on-signal':
    'MACD {macd}, 시그널선 {signal} 위에 겹침(히스토그램 {histogram}): 어느 쪽도 앞서지 않습니다.',
  'signal.macd-flat': 'MACD {macd}, 시그널 {signal}, 히스토그램 {histogram} 모두 영 부근: 횡보장입니다.',

  'rule.stochastic':
    '{name}. 두 선의 교차는 {upper} 위나 {lower} 아래에서 시작해야 유효하며 그 밖은 노이즈입니다. 교차는 캔들 {fresh}개 동안 유효합니다.',
  'signal.stochastic-turned-up':
    '{at}번 캔들에서 느린 선 상향 교차(%K {k}, %D {d}), {threshold} 아래 구간 이탈: 반등이 시작되었습니다.',
  'signal.stochastic-turned-down':
    '{at}번 캔들에서 느린 선 하향 교차(%K {k}, %D {d}), {threshold} 위 구간 이탈: 조정이 시작되었습니다.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: {threshold} 위, 종가가 범위 상단 부근입니다. 두 선이 교차하기 전까지 강세입니다.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: {threshold} 아래, 종가가 범위 하단 부근입니다. 두 선이 교차하기 전까지 약세입니다.',
  'signal.stochastic-between': '%K {k}, %D {d}: {lower}와 {upper} 사이, 반전할 구간이 아닙니다.',

  'rule.atr_strategy':
    '캔들 {period}개 단순 평균 ATR. 샹들리에 스톱: 캔들 {extreme}개 극값에서 {multiple} ATR, 종가가 넘으면 전환합니다. {wide} ATR 이상이며 끝에서 마감한 캔들은 확대입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'note.atr-wilder': '비교용 와일더 ATR: {value}.',
  'signal.chandelier-turned-up':
    '하강 스톱 {level}을 {at}번 캔들 종가 {close}가 상향 돌파: 추적 방향이 매수 쪽으로 바뀌었습니다.',
  'signal.chandelier-turned-down':
    '상승 스톱 {level}을 {at}번 캔들 종가 {close}가 하향 돌파: 추적 방향이 매도 쪽으로 바뀌었습니다.',
  'signal.range-expanded-up': '{at}번 캔들 변동폭 {multiple} ATR, 고점 부근 {close} 마감: 매수 쪽 장대봉입니다.',
  'signal.range-expanded-down': '{at}번 캔들 변동폭 {multiple} ATR, 저점 부근 {close} 마감: 매도 쪽 장대봉입니다.',
  'signal.atr-expanding': 'ATR {range}, 중앙값 {median}의 {ratio}배: 손절에 평소보다 넓은 여유가 필요합니다.',
  'signal.atr-contracting': 'ATR {range}, 중앙값 {median}의 {ratio}배: 스퀴즈 상태로 방향은 미정입니다.',
  'signal.atr-steady': 'ATR {range}, 중앙값 {median}의 {ratio}배: 특이점이 없습니다.',

  'rule.order_blocks':
    '오더블록: {ranges} ATR을 움직여 확정 스윙 너머로 마감한 강한 캔들(최대 {most}개) 이전, 최대 {back}개 안의 마지막 반대 캔들입니다. 종가가 관통하기 전까지 유효하며 최근 종가에서 {reach} ATR 이내만 표시합니다.',
  'signal.block-fresh-up': '수요 블록 {low}~{high}({index}번 캔들), {at}번 캔들의 돌파로 입증, 아직 재방문 없음.',
  'signal.block-fresh-down': '공급 블록 {low}~{high}({index}번 캔들), {at}번 캔들의 돌파로 입증, 아직 재방문 없음.',
  'signal.block-touched-up':
    '수요 블록 {low}~{high}({index}번 캔들, {at}번 돌파): {touchedAt}번 캔들에서 재방문, 종가 기준으로 지지했습니다.',
  'signal.block-touched-down':
    '공급 블록 {low}~{high}({index}번 캔들, {at}번 돌파): {touchedAt}번 캔들에서 재방문, 종가 기준으로 막았습니다.',
  'signal.block-none': '최근 종가 {close}에서 {reach} ATR 이내에 유효한 오더블록이 없습니다.',

  'rule.fvg_strategy':
    '공정가치갭: 캔들 세 개 중 바깥 두 개 사이가 ATR의 사분의 일 이상 빈 곳입니다. 가격이 전부 지나기 전까지 열려 있습니다. 열린 갭은 최근 종가에서 {reach} ATR 이내, 채워진 갭은 캔들 {fresh}개 동안 표시합니다.',
  'signal.fvg-open-up': '상승 아래 열린 갭 {low}~{high}({at}번 캔들), {filled} 채워짐: 매수 주문이 남은 곳입니다.',
  'signal.fvg-open-down': '하락 위 열린 갭 {low}~{high}({at}번 캔들), {filled} 채워짐: 매도 주문이 남은 곳입니다.',
  'signal.fvg-filled-up': '상승 갭 {low}~{high}({at}번 캔들)이 {filledAt}번 캔들에서 채워져 소진되었습니다.',
  'signal.fvg-filled-down': '하락 갭 {low}~{high}({at}번 캔들)이 {filledAt}번 캔들에서 채워져 소진되었습니다.',
  'signal.fvg-none': '최근 종가 {close}에서 {reach} ATR 이내에 열린 갭이 없고 최근 채워진 갭도 없습니다.',

  'rule.liquidity_strategy':
    '손절 주문은 확정 스윙 너머에 있다고 가정하며 ATR의 사분의 일 이내 스윙을 한 풀로 묶습니다. 풀을 지난 뒤 되돌아와 마감하면 스윕입니다. 스윕은 캔들 {fresh}개 동안 유효합니다.',
  'signal.swept-lows':
    '{at}번 캔들이 {level}의 저점을 {extreme}까지 쓸고 {close}로 되돌아와 마감: 매도세가 갇혔습니다.',
  'signal.swept-highs':
    '{at}번 캔들이 {level}의 고점을 {extreme}까지 쓸고 {close}로 되돌아와 마감: 매수세가 갇혔습니다.',
  'signal.pool-above':
    '{level}의 미접촉 고점(스윙: {count}), {distance}({ranges} ATR) 위: 매수 스톱이 있을 가능성이 큽니다.',
  'signal.pool-below':
    '{level}의 미접촉 저점(스윙: {count}), {distance}({ranges} ATR) 아래: 매도 스톱이 있을 가능성이 큽니다.',
  'signal.pool-none': '유동성이 남은 스윙이 화면에 없습니다. 최근 종가 {close}.',

  'rule.breaker_blocks': '브레이커: 종가가 관통한 오더블록입니다. 종가가 되찾을 때까지 반대쪽으로 작용합니다.',
  'signal.breaker-up':
    '무너진 공급 {low}~{high}({index}번 캔들)을 {at}번 캔들 종가가 관통: 이제 지지로 작용할 것으로 봅니다.',
  'signal.breaker-down':
    '무너진 수요 {low}~{high}({index}번 캔들)을 {at}번 캔들 종가가 관통: 이제 저항으로 작용할 것으로 봅니다.',
  'signal.breaker-retested-up':
    '무너진 공급 {low}~{high}({index}번 캔들, {at}번 돌파): {retestedAt}번 캔들이 위에서 재시험, 지지했습니다.',
  'signal.breaker-retested-down':
    '무너진 수요 {low}~{high}({index}번 캔들, {at}번 돌파): {retestedAt}번 캔들이 아래에서 재시험, 막았습니다.',
  'signal.breaker-none': '유효한 브레이커 없음: 종가가 관통해 유지된 입증 블록이 없습니다. 최근 종가 {close}.',

  'rule.institutional_candles':
    '최근 캔들 {lookback}개 평균 몸통의 {bodies}배 이상인 몸통이며, 거래량이 있으면 평균의 {volumes}배도 필요합니다. 구간은 시가~몸통 중간이며 종가가 시가를 내줄 때까지 유효합니다. 이미지는 누가 거래했는지 보여주지 않습니다.',
  'signal.big-candle-up': '{at}번 캔들 이례적 상승: 평균 몸통의 {bodies}배. 시가 {open} 유지, 구간은 {middle}까지.',
  'signal.big-candle-down': '{at}번 캔들 이례적 하락: 평균 몸통의 {bodies}배. 시가 {open} 미회복, 구간은 {middle}까지.',
  'signal.big-candle-volume-up':
    '{at}번 캔들 이례적 상승: 평균 몸통의 {bodies}배, 평균 거래량의 {volumes}배. 시가 {open} 유지, 구간은 {middle}까지.',
  'signal.big-candle-volume-down':
    '{at}번 캔들 이례적 하락: 평균 몸통의 {bodies}배, 평균 거래량의 {volumes}배. 시가 {open} 미회복, 구간은 {middle}까지.',
  'signal.big-candle-none': '유효한 이례적 캔들이 없습니다. 최근 종가 {close}.',
  'note.no-volume-institutional': '이미지에 거래량이 없어 몸통 크기만으로 판단합니다.',

  'rule.displacement':
    '합쳐서 {ranges} ATR을 움직인, 몸통이 꽉 찬 같은 색 캔들(최대 {most}개)입니다. 공정가치갭을 남기면 비중이 큽니다. 캔들 {fresh}개 동안 유효합니다.',
  'signal.displaced-up': '{span} 동안 {origin}에서 {move}({ranges} ATR) 위로 올랐으며 갭은 남기지 않았습니다.',
  'signal.displaced-down': '{span} 동안 {origin}에서 {move}({ranges} ATR) 아래로 내렸으며 갭은 남기지 않았습니다.',
  'signal.displaced-up-gap': '{span} 동안 {origin}에서 {move}({ranges} ATR) 밀려 올라가며 갭을 남겼습니다.',
  'signal.displaced-down-gap': '{span} 동안 {origin}에서 {move}({ranges} ATR) 밀려 내려가며 갭을 남겼습니다.',
  'span.length': '캔들 {count}개',
  'span.candle': '{at}번 캔들',
  'span.candles': '{from}~{at}번 캔들',
  'signal.displaced-none': '최근 캔들 {fresh}개에 디스플레이스먼트가 없습니다. ATR 하나는 {range}입니다.',

  'rule.candlestick_patterns':
    '니슨의 정의에 따르며 최근 몸통과 ATR로 잽니다. 반전형은 앞에 한 ATR의 움직임이 필요합니다. 캔들 {fresh}개 동안 유효합니다.',
  'pattern.hammer': '망치형',
  'pattern.hanging-man': '교수형',
  'pattern.inverted-hammer': '역망치형',
  'pattern.shooting-star': '유성형',
  'pattern.bullish-engulfing': '상승 장악형',
  'pattern.bearish-engulfing': '하락 장악형',
  'pattern.bullish-harami': '상승 잉태형',
  'pattern.bearish-harami': '하락 잉태형',
  'pattern.piercing-line': '관통형',
  'pattern.dark-cloud-cover': '흑운형',
  'pattern.morning-star': '샛별형',
  'pattern.evening-star': '석별형',
  'pattern.three-white-soldiers': '적삼병',
  'pattern.three-black-crows': '흑삼병',
  'pattern.doji': '도지',
  'pattern.inside-bar': '인사이드 바',
  'pattern.ascending': '상승삼각형',
  'pattern.descending': '하락삼각형',
  'pattern.symmetrical': '대칭삼각형',
  'pattern.rising-wedge': '상승쐐기',
  'pattern.falling-wedge': '하락쐐기',
  'pattern.rectangle': '직사각형',
  'signal.hammer': '{at}번 캔들 망치형({low}~{high}): 하락이 같은 캔들 안에서 되사졌습니다.',
  'signal.hanging-man': '{at}번 캔들 교수형({low}~{high}): 상승 중 처음으로 깊은 매도가 나왔습니다.',
  'signal.inverted-hammer': '{at}번 캔들 역망치형({low}~{high}): 하락 중 처음으로 위를 시험했습니다.',
  'signal.shooting-star': '{at}번 캔들 유성형({low}~{high}): 상승분이 같은 캔들 안에서 되팔렸습니다.',
  'signal.bullish-engulfing': '{at}번 캔들 상승 장악형({low}~{high}): 앞선 음봉을 완전히 감쌌습니다.',
  'signal.bearish-engulfing': '{at}번 캔들 하락 장악형({low}~{high}): 앞선 양봉을 완전히 감쌌습니다.',
  'signal.bullish-harami': '{at}번 캔들 상승 잉태형({low}~{high}): 하락이 마지막 큰 음봉 안에서 멈췄습니다.',
  'signal.bearish-harami': '{at}번 캔들 하락 잉태형({low}~{high}): 상승이 마지막 큰 양봉 안에서 멈췄습니다.',
  'signal.piercing-line': '{at}번 캔들 관통형({low}~{high}): 낮게 시작해 하락폭 중간 위로 마감했습니다.',
  'signal.dark-cloud-cover': '{at}번 캔들 흑운형({low}~{high}): 높게 시작해 상승폭 중간 아래로 마감했습니다.',
  'signal.morning-star': '{at}번 캔들에서 샛별형 완성({low}~{high}): 하락, 망설임, 회복.',
  'signal.evening-star': '{at}번 캔들에서 석별형 완성({low}~{high}): 상승, 망설임, 반락.',
  'signal.three-white-soldiers': '{at}번 캔들까지 적삼병({low}~{high}): 꾸준한 매수.',
  'signal.three-black-crows': '{at}번 캔들까지 흑삼병({low}~{high}): 꾸준한 매도.',
  'signal.doji': '{at}번 캔들 도지({low}~{high}): 시가와 종가가 만나 결론이 없습니다.',
  'signal.inside-bar': '{at}번 캔들 인사이드 바({low}~{high}): 변동폭이 앞 캔들 안으로 줄었습니다.',
  'signal.candlestick-none': '최근 캔들 {fresh}개에 패턴이 없습니다. 최근 종가 {close}.',

  'rule.chart_patterns':
    '확정 스윙 기반의 이중·삼중 극점, 헤드앤숄더, 삼각형, 쐐기, 직사각형, 플래그, 페넌트입니다. 종가가 패턴 선을 넘으면 확정되며 캔들 {fresh}개 동안 유효합니다.',
  'signal.chart-pattern-none': '최근 캔들 {fresh}개에 완성되었거나 형성 중인 차트 패턴이 없습니다. 최근 종가 {close}.',

  'rule.head_shoulders':
    '가운데가 두드러진 세 봉우리로, 어깨가 비슷하고 높이 {height} ATR 이상이며 앞선 움직임이 있어야 합니다. 종가가 넥라인을 넘으면 확정되며 캔들 {fresh}개 동안 유효합니다.',
  'signal.head-shoulders-forming':
    '헤드앤숄더 형성 중: 어깨 {left}번·{right}번 캔들, 머리 {head}번 {peak}. 종가가 넥라인({neckline}) 아래면 완성, 측정 목표 {target}.',
  'signal.inverse-head-shoulders-forming':
    '역헤드앤숄더 형성 중: 어깨 {left}번·{right}번 캔들, 머리 {head}번 {peak}. 종가가 넥라인({neckline}) 위면 완성, 측정 목표 {target}.',
  'signal.head-shoulders':
    '헤드앤숄더 완성(어깨 {left}번·{right}번, 머리 {head}번 {peak}): 넥라인 {neckline}, {at}번 캔들에서 붕괴, 측정 목표 {target}.',
  'signal.inverse-head-shoulders':
    '역헤드앤숄더 완성(어깨 {left}번·{right}번, 머리 {head}번 {peak}): 넥라인 {neckline}, {at}번 캔들에서 돌파, 측정 목표 {target}.',
  'signal.head-shoulders-none': '최근 캔들 {fresh}개에 헤드앤숄더도 역헤드앤숄더도 없습니다. 최근 종가 {close}.',

  'rule.double_patterns':
    '서로 {equal} ATR 이내이고 넥라인에서 {height} ATR 이상인 봉우리로, 앞에 그만큼의 움직임이 있어야 합니다. 종가가 넥라인을 넘으면 확정되며 캔들 {fresh}개 동안 유효합니다.',
  'signal.double-top-forming':
    '{level}에서 이중천장 형성 중({first}번·{last}번 캔들). 종가가 {neckline} 아래면 완성, 측정 목표 {target}.',
  'signal.double-bottom-forming':
    '{level}에서 이중바닥 형성 중({first}번·{last}번 캔들). 종가가 {neckline} 위면 완성, 측정 목표 {target}.',
  'signal.double-top':
    '{level}의 이중천장({first}번·{last}번 캔들): 넥라인 {neckline}, {at}번 캔들에서 하향 이탈, 측정 목표 {target}.',
  'signal.double-bottom':
    '{level}의 이중바닥({first}번·{last}번 캔들): 넥라인 {neckline}, {at}번 캔들에서 상향 돌파, 측정 목표 {target}.',
  'signal.triple-top-forming':
    '{level}에서 삼중천장 형성 중({first}~{last}번 캔들). 종가가 {neckline} 아래면 완성, 측정 목표 {target}.',
  'signal.triple-bottom-forming':
    '{level}에서 삼중바닥 형성 중({first}~{last}번 캔들). 종가가 {neckline} 위면 완성, 측정 목표 {target}.',
  'signal.triple-top':
    '{level}의 삼중천장({first}~{last}번 캔들): 넥라인 {neckline}, {at}번 캔들에서 하향 이탈, 측정 목표 {target}.',
  'signal.triple-bottom':
    '{level}의 삼중바닥({first}~{last}번 캔들): 넥라인 {neckline}, {at}번 캔들에서 상향 돌파, 측정 목표 {target}.',
  'signal.double-none': '최근 캔들 {fresh}개에 이중·삼중 천장이나 바닥이 없습니다. 최근 종가 {close}.',

  'rule.triangle_patterns':
    '수렴하는 두 선에서 {off} ATR 이내로 번갈아 나온 스윙 {touches}개입니다. 두 선이 만나기 전에 종가가 선을 넘으면 확정되며 캔들 {fresh}개 동안 유효합니다.',
  'signal.triangle-ascending':
    '{first}번 캔들부터 상승삼각형(접촉 {count}회): 윗변 수평 {upper}, 높아지는 아랫변 현재 {lower}. 매수세가 압박합니다.',
  'signal.triangle-descending':
    '{first}번 캔들부터 하락삼각형(접촉 {count}회): 아랫변 수평 {lower}, 낮아지는 윗변 현재 {upper}. 매도세가 압박합니다.',
  'signal.triangle-symmetrical': '{first}번 캔들부터 대칭삼각형(접촉 {count}회): 현재 {lower}~{upper}, 방향 미정.',
  'signal.wedge-rising':
    '{first}번 캔들부터 상승쐐기(접촉 {count}회): 현재 {lower}~{upper}. 좁아지는 상승은 대개 지칩니다.',
  'signal.wedge-falling':
    '{first}번 캔들부터 하락쐐기(접촉 {count}회): 현재 {lower}~{upper}. 좁아지는 하락은 대개 힘이 빠집니다.',
  'signal.rectangle': '{first}번 캔들부터 직사각형(접촉 {count}회): {lower}~{upper}, 방향 미정.',
  'signal.triangle-broken-up': '{pattern} 상향 이탈: {at}번 캔들 종가가 {level} 위, 측정 목표 {target}.',
  'signal.triangle-broken-down': '{pattern} 하향 이탈: {at}번 캔들 종가가 {level} 아래, 측정 목표 {target}.',
  'signal.triangle-none': '최근 캔들 {fresh}개에 삼각형도 쐐기도 없습니다. 최근 종가 {close}.',

  'rule.flags_pennants':
    '깃대: 캔들 {length}개 이내에 {pole} ATR. 조정: 캔들 {rest}개 이상, 되돌림 {given} 이하. 종가가 조정을 벗어나면 확정되며 캔들 {fresh}개 동안 유효합니다.',
  'signal.bull-flag-forming':
    '깃대 {pole}({from}~{to}번 캔들) 뒤 강세 플래그 형성 중. 종가가 {level} 위면 {target} 방향으로 이어집니다.',
  'signal.bear-flag-forming':
    '깃대 {pole}({from}~{to}번 캔들) 뒤 약세 플래그 형성 중. 종가가 {level} 아래면 {target} 방향으로 이어집니다.',
  'signal.bull-flag':
    '강세 플래그 완성: 깃대 {pole}({from}~{to}번 캔들) 뒤 {at}번 캔들 종가가 {level} 위, 투영 목표 {target}.',
  'signal.bear-flag':
    '약세 플래그 완성: 깃대 {pole}({from}~{to}번 캔들) 뒤 {at}번 캔들 종가가 {level} 아래, 투영 목표 {target}.',
  'signal.bull-pennant-forming':
    '깃대 {pole}({from}~{to}번 캔들) 뒤 강세 페넌트 형성 중. 종가가 {level} 위면 {target} 방향으로 이어집니다.',
  'signal.bear-pennant-forming':
    '깃대 {pole}({from}~{to}번 캔들) 뒤 약세 페넌트 형성 중. 종가가 {level} 아래면 {target} 방향으로 이어집니다.',
  'signal.bull-pennant':
    '강세 페넌트 완성: 깃대 {pole}({from}~{to}번 캔들) 뒤 {at}번 캔들 종가가 {level} 위, 투영 목표 {target}.',
  'signal.bear-pennant':
    '약세 페넌트 완성: 깃대 {pole}({from}~{to}번 캔들) 뒤 {at}번 캔들 종가가 {level} 아래, 투영 목표 {target}.',
  'signal.flag-none': '최근 캔들 {fresh}개에 플래그도 페넌트도 없습니다. 최근 종가 {close}.',

  'rule.fib_retracement':
    '{reversal} ATR 스윙 사이 마지막 파동의 되돌림입니다. 되돌림에 닿고 파동 쪽으로 돌아와 마감한 캔들이 반응입니다. 반응은 캔들 {fresh}개 동안 유효합니다.',
  'signal.fib-held-up': '{share} 되돌림 {level}, {at}번 캔들에서 지지, 종가 {close}: 눌림에 매수가 들어왔습니다.',
  'signal.fib-held-down': '{share} 되돌림 {level}, {at}번 캔들에서 저항, 종가 {close}: 반등에 매도가 나왔습니다.',
  'signal.fib-running-up': '{from}→{to} 상승이 현재 극점에 있습니다. 아직 되돌림이 없습니다.',
  'signal.fib-running-down': '{from}→{to} 하락이 현재 극점에 있습니다. 아직 회복이 없습니다.',
  'signal.fib-shallow-up': '{from}→{to} 상승의 되돌림은 최대 {deepest}뿐(현재 {now}): 강한 파동입니다.',
  'signal.fib-shallow-down': '{from}→{to} 하락의 회복은 최대 {deepest}뿐(현재 {now}): 무거운 파동입니다.',
  'signal.fib-middle-up': '{from}→{to} 상승의 되돌림은 최대 {deepest}(현재 {now}): 통상적인 갈림 깊이입니다.',
  'signal.fib-middle-down': '{from}→{to} 하락의 회복은 최대 {deepest}(현재 {now}): 통상적인 갈림 깊이입니다.',
  'signal.fib-deep-up': '{from}→{to} 상승을 {deepest} 되돌림(현재 {now}): 깊어서 상승 파동이 의심됩니다.',
  'signal.fib-deep-down': '{from}→{to} 하락을 {deepest} 회복(현재 {now}): 깊어서 하락 파동이 의심됩니다.',
  'signal.fib-undone-up': '{from}→{to} 상승을 모두 되돌렸습니다({now}). 그 가격대는 더 이상 지지하지 않습니다.',
  'signal.fib-undone-down': '{from}→{to} 하락을 모두 회복했습니다({now}). 그 가격대는 더 이상 막지 않습니다.',
  'signal.leg-none': '그릴 만한 {reversal} ATR 파동이 화면에 없습니다. 최근 종가 {close}.',

  'rule.fib_extension':
    '{reversal} ATR 이상의 마지막 움직임 A~B와 C까지 {least} 이상의 되돌림을 C에서 투영합니다({count}단계). 종가가 C를 넘으면 무효입니다.',
  'signal.extension-active-up':
    '상승 {a}~{b}, 눌림 {c}({at}번 캔들): 등폭 {equal}까지 여유가 있고 그 위 {farShare} 투영은 {far}입니다.',
  'signal.extension-active-down':
    '하락 {a}~{b}, 반등 {c}({at}번 캔들): 등폭 {equal}까지 여유가 있고 그 아래 {farShare} 투영은 {far}입니다.',
  'signal.extension-reached-up':
    '상승 {a}~{b}, 눌림 {c}({at}번 캔들): 등폭 {equal} 달성, {farShare} 투영은 {far}입니다.',
  'signal.extension-reached-down':
    '하락 {a}~{b}, 반등 {c}({at}번 캔들): 등폭 {equal} 달성, {farShare} 투영은 {far}입니다.',
  'signal.extension-exhausted-up':
    '상승 {a}~{b}, 눌림 {c}({at}번 캔들): 등폭 {equal} 및 {farShare} 투영 {far} 위로 지나 계산이 소진되었습니다.',
  'signal.extension-exhausted-down':
    '하락 {a}~{b}, 반등 {c}({at}번 캔들): 등폭 {equal} 및 {farShare} 투영 {far} 아래로 지나 계산이 소진되었습니다.',
  'signal.extension-void-up':
    '{c}에서의 상승 투영({at}번 캔들, A {a}, B {b})은 무효입니다. 종가가 {c} 아래로 내려가 {equal} 및 {farShare}({far})는 의미가 없습니다.',
  'signal.extension-void-down':
    '{c}에서의 하락 투영({at}번 캔들, A {a}, B {b})은 무효입니다. 종가가 {c} 위로 올라가 {equal} 및 {farShare}({far})는 의미가 없습니다.',

  'rule.time_analysis':
    '확정 스윙 사이 파동의 길이입니다. 같은 방향 중앙값의 {young}배 미만이면 초기, {overdue}배 초과면 과도합니다. 주기에는 간격 세 개가 필요하며 도래는 캔들 {within}개 이내를 뜻합니다.',
  'signal.rise-young': '{from}번 캔들부터의 상승은 {age}, 통상 {usual}의 {ratio}배: 초기입니다.',
  'signal.fall-young': '{from}번 캔들부터의 하락은 {age}, 통상 {usual}의 {ratio}배: 초기입니다.',
  'signal.rise-mature': '{from}번 캔들부터의 상승은 {age}, 통상 {usual}의 {ratio}배: 보통 길이입니다.',
  'signal.fall-mature': '{from}번 캔들부터의 하락은 {age}, 통상 {usual}의 {ratio}배: 보통 길이입니다.',
  'signal.rise-overdue': '{from}번 캔들부터의 상승은 {age}, 통상 {usual}의 {ratio}배: 쉬어 갈 때가 지났습니다.',
  'signal.fall-overdue': '{from}번 캔들부터의 하락은 {age}, 통상 {usual}의 {ratio}배: 반등할 때가 지났습니다.',
  'signal.low-cycle-ahead':
    '저점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). 다음은 {due}번 캔들 부근입니다.',
  'signal.low-cycle-due':
    '저점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). 다음은 바로 지금, {due}번 캔들입니다.',
  'signal.low-cycle-past':
    '저점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). {due}번 부근의 저점이 나오지 않아 주기가 깨졌습니다.',
  'signal.high-cycle-ahead':
    '고점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). 다음은 {due}번 캔들 부근입니다.',
  'signal.high-cycle-due':
    '고점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). 다음은 바로 지금, {due}번 캔들입니다.',
  'signal.high-cycle-past':
    '고점은 캔들 {usual}개마다 나왔습니다(간격 {times}개, {shortest}~{longest}). {due}번 부근의 고점이 나오지 않아 주기가 깨졌습니다.',
  'signal.low-cycle-uneven': '저점 간격이 캔들 {shortest}~{longest}개로 불규칙해 주기라 할 수 없습니다.',
  'signal.high-cycle-uneven': '고점 간격이 캔들 {shortest}~{longest}개로 불규칙해 주기라 할 수 없습니다.',
  'signal.time-none': '스윙이 적어 길이를 비교할 수 없습니다(확정: {count}).',

  'rule.vpa_strategy':
    '거래량은 캔들 {lookback}개 평균과, 변동폭은 ATR과 비교합니다. {high}배 이상은 높은 노력, {low}배 이하는 낮은 노력이며, 높은 노력에 넓은 폭은 주도, 좁은 폭은 흡수입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'rule.vpa-without-volume': '변동폭만 봄: {wide} ATR 이상이며 끝에서 마감한 캔들. 캔들 {fresh}개 동안 유효합니다.',
  'note.no-volume-vpa': '거래량 가격 분석에는 거래량이 필요하나 이 이미지에는 없습니다. 변동폭만 판단합니다.',
  'signal.vpa-demand': '{at}번 캔들 주도적 매수: 평균 거래량의 {effort}배, 폭 {spread} ATR, 고점 부근 종가 {close}.',
  'signal.vpa-supply': '{at}번 캔들 주도적 매도: 평균 거래량의 {effort}배, 폭 {spread} ATR, 저점 부근 종가 {close}.',
  'signal.vpa-absorbed-selling':
    '{at}번 캔들은 하락 중 평균 거래량의 {effort}배였으나 {spread} ATR만 움직임(종가 {close}): 매도가 흡수되었습니다.',
  'signal.vpa-absorbed-buying':
    '{at}번 캔들은 상승 중 평균 거래량의 {effort}배였으나 {spread} ATR만 움직임(종가 {close}): 매수가 공급에 부딪혔습니다.',
  'signal.vpa-no-demand': '{at}번 캔들 수요 없음: {spread} ATR 양봉, 평균 거래량의 {effort}배(종가 {close}).',
  'signal.vpa-no-supply': '{at}번 캔들 공급 없음: {spread} ATR 음봉, 평균 거래량의 {effort}배(종가 {close}).',
  'signal.vpa-none': '최근 캔들 {fresh}개에서 노력과 결과가 일치합니다. 최근 종가 {close}.',
  'signal.vpa-none-without-volume': '최근 캔들 {fresh}개에 폭이 넓은 캔들이 없습니다. 최근 종가 {close}.',

  'rule.vwap_strategy':
    '{name}, 첫 표시 캔들에 고정, 캔들 {settling}개 이후 판단. 교차는 캔들 {fresh}개 동안 유효하며 {stretched} 표준편차 이격이면 과도합니다.',
  'note.no-volume-vwap':
    'VWAP에는 거래량이 필요하나 이 이미지에는 없습니다. 첫 표시 캔들부터의 평균 대표 가격으로 대신하며 모든 캔들을 같은 비중으로 봅니다.',
  'signal.vwap-reclaimed': '{at}번 캔들 종가 {close}, 평균({level}) 위로 복귀: 평균 참여자가 다시 이익입니다.',
  'signal.vwap-lost': '{at}번 캔들 종가 {close}, 평균({level}) 아래로 하락: 평균 참여자가 손실로 돌아섰습니다.',
  'signal.vwap-above': '종가 {close}, 평균 {level}보다 {deviations} 표준편차 위: 표시 구간은 매수세가 지배합니다.',
  'signal.vwap-below': '종가 {close}, 평균 {level}보다 {deviations} 표준편차 아래: 표시 구간은 매도세가 지배합니다.',
  'signal.vwap-stretched-up':
    '종가 {close}, 평균 {level}보다 {deviations} 표준편차 위로 과도함: 상승 지속을 노리기에 늦었습니다.',
  'signal.vwap-stretched-down':
    '종가 {close}, 평균 {level}보다 {deviations} 표준편차 아래로 과도함: 하락 지속을 노리기에 늦었습니다.',
  'signal.vwap-on': '종가 {close}, 평균 {level}에 위치({deviations} 표준편차): 균형입니다.',

  'rule.obv_divergence':
    'OBV는 평균 거래량의 배수로 첫 표시 캔들부터 누적하며, 확정 스윙과 캔들 {window}개 기울기로 가격과 비교합니다. 다이버전스는 캔들 {fresh}개 동안 유효합니다.',
  'rule.obv-without-volume':
    'OBV 대신 확정 스윙에서 캔들 {period}개 RSI를 씁니다. 다이버전스는 캔들 {fresh}개 동안 유효합니다.',
  'note.no-volume-obv':
    'OBV에는 거래량이 필요하나 이 이미지에는 없습니다. 대신 모멘텀(RSI) 다이버전스를 제시하며 이는 OBV가 아닙니다.',
  'signal.obv-confirms-up':
    '캔들 {window}개 동안 가격 {price} ATR 상승, OBV 평균 거래량 {volume}배 증가: 거래량이 상승을 뒷받침합니다.',
  'signal.obv-confirms-down':
    '캔들 {window}개 동안 가격 {price} ATR 하락, OBV 평균 거래량 {volume}배 감소: 거래량이 하락을 뒷받침합니다.',
  'signal.obv-opposes-rise':
    '캔들 {window}개 동안 가격은 {price} ATR 상승, OBV는 평균 거래량 {volume}배 감소: 상승이 뒷받침되지 않습니다.',
  'signal.obv-opposes-fall':
    '캔들 {window}개 동안 가격은 {price} ATR 하락, OBV는 평균 거래량 {volume}배 증가: 하락이 뒷받침되지 않습니다.',
  'signal.obv-undecided':
    '캔들 {window}개 동안 가격 {price} ATR, OBV 평균 거래량 {volume}배 변동: 판단하기에 부족합니다.',

  'rule.volume_climax':
    '캔들 {within}개 이내 {move} ATR 움직임의 끝에서 거래량이 평균의 {effort}배이고 캔들 {lookback}개 중 최대인 캔들입니다. 다음 {answer}개 종가 중 하나가 먼 쪽 끝을 벗어나면 전환입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'rule.climax-without-volume':
    '캔들 {within}개 이내 {move} ATR 움직임의 끝에서 변동폭이 평균의 {effort}배이고 캔들 {lookback}개 중 최대인 캔들입니다. 다음 {answer}개 종가 중 하나가 먼 쪽 끝을 벗어나면 전환입니다. 이벤트는 캔들 {fresh}개 동안 유효합니다.',
  'note.no-volume-climax': '거래량이 없어 캔들 크기로 대신합니다. 거래량이 아닌 변동폭 클라이맥스입니다.',
  'signal.selling-climax-volume':
    '{at}번 캔들 셀링 클라이맥스 가능성: {move} ATR 하락 뒤 평균 거래량의 {effort}배. 종가가 {high} 위면 응답, {low} 아래 신저점이면 부정됩니다.',
  'signal.buying-climax-volume':
    '{at}번 캔들 바잉 클라이맥스 가능성: {move} ATR 상승 뒤 평균 거래량의 {effort}배. 종가가 {low} 아래면 응답, {high} 위 신고점이면 부정됩니다.',
  'signal.selling-climax-range':
    '{at}번 캔들 매도세 소진 가능성: {move} ATR 하락 뒤 평균 변동폭의 {effort}배. 종가가 {high} 위면 응답, {low} 아래 신저점이면 부정됩니다.',
  'signal.buying-climax-range':
    '{at}번 캔들 매수세 소진 가능성: {move} ATR 상승 뒤 평균 변동폭의 {effort}배. 종가가 {low} 아래면 응답, {high} 위 신고점이면 부정됩니다.',
  'signal.selling-climax-answered-volume':
    '{at}번 캔들 셀링 클라이맥스(평균 거래량의 {effort}배, {move} ATR 하락, {low}~{high})에 {answered}번 캔들이 그 위 종가로 응답했습니다.',
  'signal.buying-climax-answered-volume':
    '{at}번 캔들 바잉 클라이맥스(평균 거래량의 {effort}배, {move} ATR 상승, {low}~{high})에 {answered}번 캔들이 그 아래 종가로 응답했습니다.',
  'signal.selling-climax-answered-range':
    '{at}번 캔들 매도세 소진(평균 변동폭의 {effort}배, {move} ATR 하락, {low}~{high})에 {answered}번 캔들이 그 위 종가로 응답했습니다.',
  'signal.buying-climax-answered-range':
    '{at}번 캔들 매수세 소진(평균 변동폭의 {effort}배, {move} ATR 상승, {low}~{high})에 {answered}번 캔들이 그 아래 종가로 응답했습니다.',
  'signal.climax-none': '최근 캔들 {fresh}개에 거래량 클라이맥스가 없습니다. 최근 종가 {close}.',
  'signal.climax-none-without-volume': '최근 캔들 {fresh}개에 변동폭 클라이맥스가 없습니다. 최근 종가 {close}.',

  'rule.volume_profile':
    '표시 범위를 {bins}개 구간으로 나눈 상대 거래량이며 각 캔들을 자기 변동폭에 배분합니다. 밸류 에어리어는 최대 구간 주위 {share}를 담습니다. 이탈은 캔들 {fresh}개 동안 유효합니다.',
  'rule.profile-without-volume':
    '표시 범위를 {bins}개 구간으로 나눈 체류 시간이며 모든 캔들을 같게 셉니다. 밸류 에어리어는 최대 구간 주위 {share}를 담습니다. 이탈은 캔들 {fresh}개 동안 유효합니다.',
  'note.no-volume-profile': '거래량이 없어 거래량이 아닌 시간의 프로파일입니다.',
  'signal.profile-above':
    '종가 {close}, 밸류 에어리어 {low}~{high}({share}, 최다 {control}) 위: 당분간 더 높은 가격이 수용됩니다.',
  'signal.profile-below':
    '종가 {close}, 밸류 에어리어 {low}~{high}({share}, 최다 {control}) 아래: 당분간 더 낮은 가격이 수용됩니다.',
  'signal.profile-inside':
    '종가 {close}, 밸류 에어리어 {low}~{high}({share}, 최다 {control}) 안: 순환이 기본 시나리오입니다.',
  'signal.value-left-up': '{at}번 캔들 종가 {close}, 당시 밸류 에어리어 상단({level})을 벗어났습니다.',
  'signal.value-left-down': '{at}번 캔들 종가 {close}, 당시 밸류 에어리어 하단({level})을 벗어났습니다.',
};
