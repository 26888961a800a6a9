import type { Messages } from '../catalogue-of.ts';

export const pt: Messages = {
  'unit.percent': '{number}%',
  'unit.relative-place': '{number}% da faixa',
  'unit.relative-distance': '{number} pontos',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': 'Price action',
  'strategy.ma_crossover': 'Cruzamento de médias móveis',
  'strategy.ema_strategy': 'Leque de EMAs',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Envelope de médias móveis',
  'strategy.keltner_channel': 'Canal de Keltner',
  'strategy.donchian_channel': 'Canal de Donchian',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'Divergência de RSI',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Oscilador estocástico',
  'strategy.atr_strategy': 'Amplitude média (ATR)',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidez',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Candles institucionais',
  'strategy.displacement': 'Deslocamento',
  'strategy.candlestick_patterns': 'Padrões de candles',
  'strategy.chart_patterns': 'Padrões gráficos',
  'strategy.support_resistance': 'Suporte e resistência',
  'strategy.head_shoulders': 'Ombro-cabeça-ombro',
  'strategy.double_patterns': 'Topos e fundos duplos e triplos',
  'strategy.triangle_patterns': 'Triângulos',
  'strategy.flags_pennants': 'Bandeiras e flâmulas',
  'strategy.fib_retracement': 'Retração de Fibonacci',
  'strategy.fib_extension': 'Extensão de Fibonacci',
  'strategy.time_analysis': 'Análise temporal',
  'strategy.vpa_strategy': 'Análise de preço e volume',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'Divergência de OBV',
  'strategy.volume_climax': 'Clímax de volume',
  'strategy.volume_profile': 'Perfil de volume',

  'heading.measured': 'Medições',
  'heading.read': 'Leitura',
  'heading.context': 'Contexto',
  'heading.levels': 'Níveis-chave',
  'heading.signals': 'Sinais',
  'heading.interpretation': 'Interpretação',
  'heading.up': 'Cenário de alta',
  'heading.down': 'Cenário de baixa',
  'heading.risk': 'Risco',
  'heading.change': 'O que mudaria esta visão',
  'heading.limits': 'Limites',

  'column.level': 'Nível',
  'column.error': '±',
  'column.away': 'Desde o último fechamento',
  'column.touches': 'Toques',
  'column.side': 'Atua como',
  'column.why': 'Motivo',
  'column.none': '–',

  'side.support': 'suporte',
  'side.resistance': 'resistência',
  'side.here': 'o preço está nele',

  'read.candles': {
    one: '{count} candle lido.',
    other:
      '{count} candles lidos, numerados de {first} (esquerda) a {last} (direita); confiança da leitura {confidence}.',
  },
  'read.linear':
    'Escala de preços: linear, ajustada a {labels} rótulos do eixo; a imagem vai de {low} a {high}. Cada preço é confiável até cerca de ±{error}.',
  'read.log':
    'Escala de preços: logarítmica, ajustada a {labels} rótulos do eixo; a imagem vai de {low} a {high}. Cada preço é confiável até cerca de ±{error}.',
  'read.no-labels': 'Nenhum rótulo de preço pôde ser lido; portanto, nada do que segue é um preço.',
  'read.too-few-labels':
    'Há poucos rótulos de preço legíveis para conferir uma escala; portanto, nada do que segue é um preço.',
  'read.percent': 'O eixo mostra variações percentuais, não preços; portanto, nada do que segue é um preço.',
  'read.indexed': 'O eixo é um índice, não uma escala de preços; portanto, nada do que segue é um preço.',
  'read.inconsistent':
    'Os rótulos do eixo se contradizem entre si ou com o do último preço; portanto, nada do que segue é um preço.',
  'read.relative':
    'Os níveis são dados em porcentagem da faixa visível (mínima mais baixa {zero}, máxima mais alta {hundred}) e as distâncias em pontos dela, com erro de cerca de ±{error}.',
  'read.last-price-agrees': 'O rótulo de preço no eixo ({tag}) coincide com o último fechamento medido ({close}).',
  'read.last-price-differs':
    'O rótulo de preço no eixo indica {tag}, mas o último fechamento mede {close}: trate a escala com cautela.',
  'read.volume': 'As barras de volume foram lidas; as alturas são relativas à maior.',
  'read.no-volume': 'O volume não aparece na imagem.',
  'read.lines': { one: '{count} linha desenhada foi traçada.', other: '{count} linhas desenhadas foram traçadas.' },

  'read.line': 'Uma delas corresponde a uma média: {line}.',

  'context.trend-up': '**Tendência:** de alta. A reta pelos últimos {window} fechamentos sobe {drift} ATR (R² {fit}).',
  'context.trend-down':
    '**Tendência:** de baixa. A reta pelos últimos {window} fechamentos cai {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Tendência:** nenhuma. A reta pelos últimos {window} fechamentos varia {drift} ATR com R² de {fit}, pouco demais para uma direção.',
  'context.trend-flat': '**Tendência:** lateral. Nos últimos {window} fechamentos a reta varia apenas {drift} ATR.',
  'context.sequence-rising':
    '**Estrutura:** topos e fundos ascendentes; topos de {highOne} a {highTwo}, fundos de {lowOne} a {lowTwo}.',
  'context.sequence-falling':
    '**Estrutura:** topos e fundos descendentes; topos de {highOne} a {highTwo}, fundos de {lowOne} a {lowTwo}.',
  'context.sequence-expanding':
    '**Estrutura:** em alargamento; topo mais alto em {highTwo}, fundo mais baixo em {lowTwo}.',
  'context.sequence-contracting':
    '**Estrutura:** em estreitamento; topo mais baixo em {highTwo}, fundo mais alto em {lowTwo}.',
  'context.sequence-level': '**Estrutura:** lateralização; topos perto de {highTwo}, fundos perto de {lowTwo}.',
  'context.sequence-too-few': '**Estrutura:** menos de dois topos e fundos confirmados; não há sequência para ler.',
  'context.volatility-expanding':
    '**Volatilidade:** em expansão. Amplitude média (ATR, {period} candles) de {range}, o que dá {ratio} vezes sua mediana aqui.',
  'context.volatility-contracting':
    '**Volatilidade:** em contração. Amplitude média (ATR, {period} candles) de {range}, o que dá {ratio} vezes sua mediana aqui.',
  'context.volatility-steady': '**Volatilidade:** estável. Amplitude média (ATR, {period} candles) de {range}.',
  'context.place': '**Último fechamento:** {close}, no terço {third} da faixa visível.',
  'context.third-upper': 'superior',
  'context.third-middle': 'médio',
  'context.third-lower': 'inferior',

  'why.swing-highs': 'topos repetidos',
  'why.swing-lows': 'fundos repetidos',
  'why.flipped': 'virou o preço dos dois lados',
  'why.swing-high': 'topo',
  'why.swing-low': 'fundo',
  'why.former-swing-highs': 'antigos topos, agora abaixo',
  'why.former-swing-lows': 'antigos fundos, agora acima',
  'why.former-swing-high': 'antigo topo, agora abaixo',
  'why.former-swing-low': 'antigo fundo, agora acima',
  'why.highest': 'máxima mais alta visível',
  'why.lowest': 'mínima mais baixa visível',
  'why.ranges': 'a {count} ATR do gatilho',
  'why.beyond-close': '{count} ATR além do último fechamento',
  'why.projection': 'projeção de {from} a {to} ATR, sem nível ao alcance',
  'why.recent-high': 'máxima dos últimos {count} candles',
  'why.recent-low': 'mínima dos últimos {count} candles',
  'why.cloud-edge': 'borda da nuvem',
  'why.upper-band': 'banda superior',
  'why.middle-line': 'linha média',
  'why.lower-band': 'banda inferior',
  'why.chandelier-long': 'stop chandelier abaixo de uma alta',
  'why.chandelier-short': 'stop chandelier acima de uma queda',
  'why.fvg-middle': 'meio de um gap aberto',
  'why.order-block': 'lado oposto do order block',
  'why.block-top': 'topo de um order block de alta',
  'why.block-bottom': 'base de um order block de baixa',
  'why.breaker-top': 'topo de um breaker de alta',
  'why.breaker-bottom': 'base de um breaker de baixa',
  'why.pool-above': 'liquidez acima dos topos',
  'why.pool-below': 'liquidez abaixo dos fundos',
  'why.big-candle': 'meio de um corpo desproporcional',
  'why.displacement': 'origem de um deslocamento',
  'why.neckline': 'linha de pescoço',
  'why.measured-move': 'alvo projetado do padrão',
  'why.pattern-edge': 'borda externa do padrão',
  'why.pattern-line': 'linha do padrão',
  'why.right-shoulder': 'ombro direito',
  'why.pole-length': 'comprimento do mastro, projetado',
  'why.retracement': 'retração de {share}',
  'why.extension': 'projeção de {from} a {to}',
  'why.extension-level': 'projeção de {share}',
  'why.projection-origin': 'fim da correção',
  'why.vwap-above': 'um desvio acima',
  'why.vwap-below': 'um desvio abaixo',
  'why.control': 'ponto de controle',
  'why.time-control': 'nível mais visitado',
  'why.value-high': 'topo da área de valor',
  'why.value-low': 'base da área de valor',

  'status.up-confirmed': 'Sinal de alta, confirmado.',
  'status.up-unconfirmed': 'Sinal de alta, não confirmado.',
  'status.up-current': 'Sinal de alta no momento.',
  'status.down-confirmed': 'Sinal de baixa, confirmado.',
  'status.down-unconfirmed': 'Sinal de baixa, não confirmado.',
  'status.down-current': 'Sinal de baixa no momento.',
  'status.certainty': 'Certeza da leitura {certainty}.',

  'view.up': 'Os sinais pendem para a alta ({up} de alta, {down} de baixa).',
  'view.down': 'Os sinais pendem para a baixa ({down} de baixa, {up} de alta).',
  'view.mixed': 'Os sinais se contradizem ({up} de alta, {down} de baixa): nenhum lado tem argumentos melhores.',
  'view.none': 'Não há sinal direcional: este método não dá argumentos a nenhum lado.',
  'view.unconfirmed': 'Nenhum deles está confirmado ainda.',
  'view.with-trend': 'Isso está de acordo com a tendência medida.',
  'view.against-trend': 'Isso vai contra a tendência medida, o que aumenta a exigência.',
  'view.flat': 'O mercado está lateral: só um fechamento claramente fora da faixa mudaria isso.',

  'scenario.up.trigger': '**Gatilho:** se o preço fechar acima de {trigger} ({why}), abre-se o caminho para cima.',
  'scenario.down.trigger': '**Gatilho:** se o preço fechar abaixo de {trigger} ({why}), abre-se o caminho para baixo.',
  'scenario.up.target': '**Zona-alvo:** de {from} a {to} ({why}).',
  'scenario.down.target': '**Zona-alvo:** de {from} para baixo até {to} ({why}).',
  'scenario.up.invalidation': '**Invalidação:** um fechamento de volta abaixo de {invalidation} ({why}).',
  'scenario.down.invalidation': '**Invalidação:** um fechamento de volta acima de {invalidation} ({why}).',

  'risk.range': 'Um ATR vale {range}: um stop mais curto que isso fica dentro do ruído normal dos candles.',
  'risk.up':
    'Na alta: {risk} do gatilho à invalidação ({ranges} ATR) contra {reward} até a borda mais próxima do alvo, relação retorno/risco {ratio}.',
  'risk.down':
    'Na baixa: {risk} do gatilho à invalidação ({ranges} ATR) contra {reward} até a borda mais próxima do alvo, relação retorno/risco {ratio}.',
  'risk.up-poor': 'No momento, o alvo de alta não compensa o risco.',
  'risk.down-poor': 'No momento, o alvo de baixa não compensa o risco.',

  'change.up': 'Um fechamento abaixo de {level} tiraria a base do cenário de alta.',
  'change.down': 'Um fechamento acima de {level} tiraria a base do cenário de baixa.',
  'change.none': 'Um fechamento acima de {high} ou abaixo de {low} acabaria com o equilíbrio.',
  'change.confirm': 'Os sinais não confirmados acima só contam se o próximo candle os mantiver.',

  'limits.history':
    'Só contam os {count} candles visíveis: nem histórico anterior, nem outro tempo gráfico, nem notícias.',
  'limits.last-open': 'O último candle talvez ainda esteja aberto; o que depende dele aparece como não confirmado.',
  'limits.certainty': 'Sinais lidos com menos de {certainty} de certeza trazem essa indicação.',
  'limits.uncertain-candles': {
    one: '{count} candle está parcialmente encoberto ou cortado e foi lido com menos certeza.',
    other: '{count} candles estão parcialmente encobertos ou cortados e foram lidos com menos certeza.',
  },
  'limits.inferred': {
    one: 'A direção de {count} candle foi deduzida dos vizinhos.',
    other: 'A direção de {count} candles foi deduzida dos vizinhos.',
  },
  'limits.averaged':
    'Os candles são médias (Heikin-Ashi): suas aberturas e fechamentos não são preços negociados, e nenhum candle mostra só o próprio período.',
  'limits.photo': 'Lido da foto de uma tela: uma captura seria mais nítida.',
  'limits.log-lines':
    'O eixo é logarítmico: linhas inclinadas e médias são calculadas sobre preços e, por isso, se curvam no gráfico.',
  'limits.unknown-scale':
    'Sem escala não se sabe se o eixo é linear ou logarítmico; as distâncias supõem que seja linear.',

  notice:
    'Isto descreve uma única imagem e não é recomendação de investimento. O mercado pode contrariar qualquer cenário; decida e defina o tamanho da posição por suas próprias regras.',

  'signal.too-short': '{name}: são necessários {needed} candles e há {seen} visíveis; não há valor a julgar.',
  'note.replaced': '{by} substitui {name}, que precisa de {needed} candles para ser estável; há {seen} visíveis.',
  'vision.accepted': 'Redigido por {model}; cada número foi conferido com a medição.',
  'vision.unknown-numbers': 'O modelo externo citou números que não foram medidos, por isso este é o texto próprio.',
  'vision.no-analysis': 'O modelo externo não deu uma análise utilizável, por isso este é o texto próprio.',
  'vision.forbidden-words': 'O modelo externo violou as regras de uma análise, por isso este é o texto próprio.',
  'vision.unreachable': 'Não foi possível acessar o modelo externo, por isso este é o texto próprio.',
  'vision.too-slow': 'O modelo externo demorou demais, por isso este é o texto próprio.',
  'vision.refused': 'O modelo externo recusou o pedido, por isso este é o texto próprio.',
  'vision.busy': 'O modelo externo estava ocupado, por isso este é o texto próprio.',
  'vision.bad-answer': 'O modelo externo deu uma resposta ilegível, por isso este é o texto próprio.',

  'note.not-stable': 'Omitido: {name}. Precisa de {needed} candles para ser estável; há {seen} visíveis.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'a nuvem',
  'name.donchian': 'o canal de Donchian',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'estocástico {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR de Wilder',
  'name.vwap': 'VWAP ancorado',
  'name.mean-price': 'preço típico médio',
  'name.percent': '{value} por cento',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (médias simples)',
  'name.drawn-sma': 'SMA {period} desenhada (linha {count})',
  'name.drawn-ema': 'EMA {period} desenhada (linha {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'order block',
  'label.breaker': 'breaker',
  'label.sweep': 'varredura',
  'label.pool': 'liquidez',
  'label.institutional': 'corpo grande',
  'label.neckline': 'linha de pescoço',
  'label.share': '{share}',
  'label.climax': 'clímax',
  'label.value-area': 'área de valor',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'rompimento {level}',

  'rule.lead': 'Regra: {rule}',
  'rule.price_action':
    'Um topo ou fundo se forma após uma virada de {reversal} ATR. Um fechamento além do último topo ou fundo confirmado rompe a estrutura; uma rejeição exige um candle que feche afastando-se de um nível já tocado. Os eventos contam por {fresh} candles.',
  'signal.structure-continued-up': 'Fechamento acima do topo {level} no candle {at}: a estrutura de alta continua.',
  'signal.structure-continued-down':
    'Fechamento abaixo do fundo {level} no candle {at}: a estrutura de baixa continua.',
  'signal.structure-turned-up':
    'Mudança de caráter no candle {at}: após uma estrutura de baixa, fechamento acima do topo {level}.',
  'signal.structure-turned-down':
    'Mudança de caráter no candle {at}: após uma estrutura de alta, fechamento abaixo do fundo {level}.',
  'signal.higher-low':
    'Os compradores entraram antes: o último fundo confirmado {low} (candle {at}) está acima do anterior, {before}.',
  'signal.lower-high':
    'Os vendedores entraram antes: o último topo confirmado {high} (candle {at}) está abaixo do anterior, {before}.',
  'signal.level-held-up':
    'O candle {at} caiu até {low}, no nível {level}, e fechou de volta em {close}: os compradores o defenderam.',
  'signal.level-held-down':
    'O candle {at} subiu até {high}, no nível {level}, e fechou de volta em {close}: os vendedores o barraram.',
  'signal.level-broken-up': 'A resistência {level} cedeu no candle {at}, com fechamento em {close}.',
  'signal.level-broken-down': 'O suporte {level} foi perdido no candle {at}, com fechamento em {close}.',
  'signal.quiet':
    'Sem rompimento de estrutura nem rejeição nos últimos {fresh} candles. O preço está em {close}, entre {low} e {high}.',

  'rule.support_resistance':
    'Os níveis são agrupamentos de topos e fundos locais dentro de {width}. Rompimento: um fechamento que ultrapassa em um quarto de ATR um nível com dois ou mais toques; rejeição: um fechamento que se afasta dele. Os eventos contam por {fresh} candles.',
  'signal.near-support': 'O último fechamento {close} está {distance} ({ranges} ATR) acima do suporte {level}.',
  'signal.near-resistance': 'O último fechamento {close} está {distance} ({ranges} ATR) abaixo da resistência {level}.',
  'signal.between-levels':
    'O último fechamento {close} fica entre o suporte {low} e a resistência {high}, longe de ambos: a localização não dá vantagem.',
  'signal.open-above':
    'O último fechamento {close} está acima de todos os níveis visíveis; o suporte mais próximo é {low}.',
  'signal.open-below':
    'O último fechamento {close} está abaixo de todos os níveis visíveis; a resistência mais próxima é {high}.',

  'rule.ma_crossover':
    'Cruzamento de {fast} e {slow} nos fechamentos, maior que o erro de leitura; a posição do preço em relação a ambas confirma. Os cruzamentos contam por {fresh} candles.',
  'signal.ma-crossed-up': '{fast} cruzou {slow} para cima no candle {at}, perto de {level}.',
  'signal.ma-crossed-down': '{fast} cruzou {slow} para baixo no candle {at}, perto de {level}.',
  'signal.ma-stacked-up':
    'Fechamento {close} acima de {fast} ({fastValue}), e esta acima de {slow} ({slowValue}): médias alinhadas para os compradores.',
  'signal.ma-stacked-down':
    'Fechamento {close} abaixo de {fast} ({fastValue}), e esta abaixo de {slow} ({slowValue}): médias alinhadas para os vendedores.',
  'signal.ma-mixed': 'Sem alinhamento: fechamento {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) e {slow} ({slowValue}) estão separadas por menos que o erro de leitura: mercado lateral, um cruzamento não diria nada.',

  'rule.rsi_strategy':
    '{name} sobre fechamentos, nos {seen} candles em que é estável. Sobrecomprado acima de {overbought}, sobrevendido abaixo de {oversold}; o sinal é a volta dali. Acima de {middle}, os compradores lideram. Os sinais contam por {fresh} candles.',
  'note.rsi-cutler':
    'O RSI usa aqui médias simples (Cutler): a suavização de Wilder precisa de {needed} candles para ter valores estabilizados suficientes; há {seen} visíveis.',
  'signal.rsi-left-oversold':
    'O RSI voltou para cima de {threshold} no candle {at}, vindo de um fundo em {extreme}: a pressão vendedora diminuiu.',
  'signal.rsi-left-overbought':
    'O RSI voltou para baixo de {threshold} no candle {at}, vindo de um topo em {extreme}: a pressão compradora perdeu força.',
  'signal.rsi-oversold':
    'RSI {value}, sobrevendido agora; sem voltar para cima de {threshold}, isso é fraqueza, não reversão.',
  'signal.rsi-overbought':
    'RSI {value}, sobrecomprado agora; sem voltar para baixo de {threshold}, isso é força, não topo.',
  'signal.rsi-bulls-lead': 'RSI {value}, acima de {middle} há {count} candles: momentum do lado dos compradores.',
  'signal.rsi-bears-lead': 'RSI {value}, abaixo de {middle} há {count} candles: momentum do lado dos vendedores.',
  'signal.rsi-balanced': 'RSI {value}, perto de {middle}: momentum equilibrado.',

  'rule.ema_strategy':
    '{fast}, {middle} e {slow}, iniciadas com médias simples. Empilhadas em ordem, são tendência; uma correção que toca {middle} e fecha de volta do outro lado segue a tendência; um fechamento do outro lado de {slow} a coloca em dúvida. Os eventos contam por {fresh} candles.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) e {slow} ({slowValue}) estão empilhadas com a mais rápida em cima: alta ordenada.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) e {slow} ({slowValue}) estão empilhadas com a mais rápida embaixo: queda ordenada.',
  'signal.ema-tangled': 'Sem ordem: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'As médias estão coladas ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): mercado lateral.',
  'signal.ema-pullback-held-up':
    'A correção do candle {at} chegou a {middle} em {level} e fechou acima: os compradores se apoiaram na média.',
  'signal.ema-pullback-held-down':
    'O repique do candle {at} chegou a {middle} em {level} e fechou abaixo: os vendedores aproveitaram a média.',
  'signal.ema-reclaimed': 'O candle {at} fechou acima de {slow} ({level}), vindo de baixo.',
  'signal.ema-lost': 'O candle {at} fechou abaixo de {slow} ({level}), vindo de cima.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, Span B {span}; nuvem projetada {ahead} candles à frente, contando o atual. Cruzamentos e saídas da nuvem contam por {fresh} candles.',
  'signal.tenkan-crossed-up': 'Tenkan cruzou Kijun para cima no candle {at}, perto de {level}.',
  'signal.tenkan-crossed-down': 'Tenkan cruzou Kijun para baixo no candle {at}, perto de {level}.',
  'signal.cloud-broken-up': 'O candle {at} fechou fora da nuvem, por cima, em {level}.',
  'signal.cloud-broken-down': 'O candle {at} fechou fora da nuvem, por baixo, em {level}.',
  'signal.above-cloud': 'O último fechamento {close} está acima da nuvem ({low} a {high}): ela atua como suporte.',
  'signal.below-cloud': 'O último fechamento {close} está abaixo da nuvem ({low} a {high}): ela atua como resistência.',
  'signal.inside-cloud':
    'O último fechamento {close} está dentro da nuvem ({low} a {high}): sem tendência por este método.',
  'signal.chikou-above':
    'Chikou livre para cima: o último fechamento está {distance} acima do fechamento de {back} candles atrás.',
  'signal.chikou-below':
    'Chikou abaixo do preço: o último fechamento está {distance} abaixo do fechamento de {back} candles atrás.',
  'signal.cloud-ahead-up': 'A nuvem à frente sobe: Span A {spanA} acima de Span B {spanB}.',
  'signal.cloud-ahead-down': 'A nuvem à frente cai: Span A {spanA} abaixo de Span B {spanB}.',
  'signal.kijun-state': 'Fechamento {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Linhas a {width} de {middle}, a largura redonda mais estreita que conteve a maioria dos fechamentos visíveis ({held}). Um fechamento fora é força; o primeiro de volta para dentro, o fim dela. Os eventos contam por {fresh} candles.',
  'rule.keltner_channel':
    '{middle} mais e menos {multiple} vezes a amplitude média (ATR) de {ranges} candles. Um fechamento fora é força; o primeiro de volta para dentro, o fim dela. Os eventos contam por {fresh} candles.',
  'signal.channel-left-up':
    'O candle {at} fechou em {close}, acima da banda superior {band}: os compradores empurraram além da faixa normal.',
  'signal.channel-left-down':
    'O candle {at} fechou em {close}, abaixo da banda inferior {band}: os vendedores empurraram além da faixa normal.',
  'signal.channel-returned-from-above':
    'De volta para dentro no candle {at}: fechamento {close} abaixo da banda superior {band}, o impulso de alta acabou.',
  'signal.channel-returned-from-below':
    'De volta para dentro no candle {at}: fechamento {close} acima da banda inferior {band}, o impulso de baixa acabou.',
  'signal.channel-upper-half':
    'A linha média {middle} sobe e o fechamento {close} está acima dela; bandas {lower} e {upper}.',
  'signal.channel-lower-half':
    'A linha média {middle} cai e o fechamento {close} está abaixo dela; bandas {lower} e {upper}.',
  'signal.channel-level':
    'A linha média {middle} e o fechamento {close} não dão direção comum; bandas {lower} e {upper}.',

  'rule.donchian_channel':
    'Máxima mais alta e mínima mais baixa de {period} candles. Um fechamento além das dos candles anteriores é um rompimento; a linha média é a saída usual. Os rompimentos contam por {fresh} candles.',
  'signal.donchian-broken-up':
    'O candle {at} fechou acima de {level}, a máxima mais alta dos {period} candles anteriores.',
  'signal.donchian-broken-down':
    'O candle {at} fechou abaixo de {level}, a mínima mais baixa dos {period} candles anteriores.',
  'signal.donchian-state':
    'Canal de {lower} a {upper} (largura {width}), meio {middle}; o fechamento {close} está a {place} da altura.',

  'rule.rsi_divergence':
    '{name} nos topos e fundos confirmados do preço. Regular: um novo extremo do preço que o RSI não acompanha; oculta: o inverso. Diferenças abaixo de {least} pontos não contam. As divergências contam por {fresh} candles.',
  'signal.divergence-bullish':
    'Fundo mais baixo no preço ({priceOne} no candle {first}, {priceTwo} no {second}) com fundo mais alto em {name} ({valueOne}, {valueTwo}): a venda perde força. Conhecida desde o candle {at}.',
  'signal.divergence-bearish':
    'Topo mais alto no preço ({priceOne} no candle {first}, {priceTwo} no {second}) com topo mais baixo em {name} ({valueOne}, {valueTwo}): a compra perde força. Conhecida desde o candle {at}.',
  'signal.divergence-hidden-bullish':
    'Divergência oculta: fundo mais alto no preço ({priceOne} no candle {first}, {priceTwo} no {second}) embora {name} tenha ido mais baixo ({valueOne}, {valueTwo}): a alta absorveu a correção. Conhecida desde o candle {at}.',
  'signal.divergence-hidden-bearish':
    'Divergência oculta: topo mais baixo no preço ({priceOne} no candle {first}, {priceTwo} no {second}) embora {name} tenha ido mais alto ({valueOne}, {valueTwo}): a queda absorveu o repique. Conhecida desde o candle {at}.',
  'signal.divergence-none':
    'Sem divergência entre o preço e {name} nos topos e fundos dos últimos {fresh} candles; {name} agora em {value}.',

  'rule.macd_strategy':
    '{name}, médias iniciadas com médias simples. Cruzamentos da linha de sinal e do zero, acima do ruído; o histograma diz se o movimento ganha ou perde força. Os cruzamentos contam por {fresh} candles.',
  'signal.macd-crossed-up': 'O MACD {macd} cruzou a linha de sinal ({signal}) para cima no candle {at}.',
  'signal.macd-crossed-down': 'O MACD {macd} cruzou a linha de sinal ({signal}) para baixo no candle {at}.',
  'signal.macd-above-zero': 'O MACD ficou positivo no candle {at} ({macd}): a média rápida lidera para cima.',
  'signal.macd-below-zero': 'O MACD ficou negativo no candle {at} ({macd}): a média rápida lidera para baixo.',
  'signal.macd-building-up':
    'Histograma {histogram} e crescendo (MACD {macd}, sinal {signal}): o momentum de alta aumenta.',
  'signal.macd-building-down':
    'Histograma {histogram} e se aprofundando (MACD {macd}, sinal {signal}): o momentum de baixa aumenta.',
  'signal.macd-easing-up':
    'Histograma {histogram}, positivo mas encolhendo (MACD {macd}, sinal {signal}): o momentum de alta diminui.',
  'signal.macd-easing-down':
    'Histograma {histogram}, negativo mas encolhendo (MACD {macd}, sinal {signal}): o momentum de baixa diminui.',
  'signal.macd-on-signal':
    'O MACD {macd} está sobre a linha de sinal {signal} (histograma {histogram}): ninguém lidera.',
  'signal.macd-flat': 'MACD {macd}, sinal {signal} e histograma {histogram} estão perto de zero: mercado lateral.',

  'rule.stochastic':
    '{name}. Um cruzamento das duas linhas conta se começa acima de {upper} ou abaixo de {lower}; fora disso é ruído. Os cruzamentos contam por {fresh} candles.',
  'signal.stochastic-turned-up':
    'Linha lenta cruzada de baixo para cima no candle {at} (%K {k}, %D {d}), saindo da zona abaixo de {threshold}: começou um repique.',
  'signal.stochastic-turned-down':
    'Linha lenta cruzada de cima para baixo no candle {at} (%K {k}, %D {d}), saindo da zona acima de {threshold}: começou uma correção.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: acima de {threshold}, fechamentos perto do topo da faixa. Força até as linhas se cruzarem.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: abaixo de {threshold}, fechamentos perto da base da faixa. Fraqueza até as linhas se cruzarem.',
  'signal.stochastic-between': '%K {k}, %D {d}: entre {lower} e {upper}, sem zona de onde virar.',

  'rule.atr_strategy':
    'ATR de {period} candles como média simples. Stop chandelier: a {multiple} ATR do extremo de {extreme} candles, vira com um fechamento além dele. Um candle de {wide} ATR ou mais que fecha na ponta é uma expansão. Os eventos contam por {fresh} candles.',
  'note.atr-wilder': 'ATR de Wilder para comparação: {value}.',
  'signal.chandelier-turned-up':
    'O stop descendente em {level} foi acionado pelo fechamento {close} no candle {at}: o stop móvel passou para o lado dos compradores.',
  'signal.chandelier-turned-down':
    'O stop ascendente em {level} foi acionado pelo fechamento {close} no candle {at}: o stop móvel passou para o lado dos vendedores.',
  'signal.range-expanded-up':
    'O candle {at} cobriu {multiple} ATR e fechou perto da máxima em {close}: candle amplo dos compradores.',
  'signal.range-expanded-down':
    'O candle {at} cobriu {multiple} ATR e fechou perto da mínima em {close}: candle amplo dos vendedores.',
  'signal.atr-expanding':
    'ATR {range}, o que dá {ratio} vezes sua mediana {median}: os stops precisam de mais espaço que o habitual.',
  'signal.atr-contracting':
    'ATR {range}, o que dá {ratio} vezes sua mediana {median}: compressão, direção ainda em aberto.',
  'signal.atr-steady': 'ATR {range}, o que dá {ratio} vezes sua mediana {median}: nada de incomum.',

  'rule.order_blocks':
    'Order block: o último candle contrário, no máximo {back} candles atrás, antes de até {most} candles fortes que cobrem {ranges} ATR e levam a um fechamento além de um topo ou fundo confirmado. Vale até que um fechamento o atravesse; citado a até {reach} ATR do último fechamento.',
  'signal.block-fresh-up':
    'Bloco de demanda de {low} a {high} (candle {index}), comprovado pelo rompimento no candle {at}, ainda não revisitado.',
  'signal.block-fresh-down':
    'Bloco de oferta de {low} a {high} (candle {index}), comprovado pelo rompimento no candle {at}, ainda não revisitado.',
  'signal.block-touched-up':
    'Bloco de demanda de {low} a {high} (candle {index}, rompimento em {at}) revisitado no candle {touchedAt}; segurou nos fechamentos.',
  'signal.block-touched-down':
    'Bloco de oferta de {low} a {high} (candle {index}, rompimento em {at}) revisitado no candle {touchedAt}; barrou os fechamentos.',
  'signal.block-none': 'Nenhum order block a até {reach} ATR do último fechamento {close}.',

  'rule.fvg_strategy':
    'Fair value gap: três candles cujos dois externos deixam um vazio de um quarto de ATR ou mais. Fica aberto até que o preço o percorra por inteiro. Os abertos são citados a até {reach} ATR do último fechamento; os preenchidos, por {fresh} candles.',
  'signal.fvg-open-up':
    'Gap aberto abaixo de uma alta, de {low} a {high} (candle {at}), {filled} preenchido: compradores deixaram ordens ali.',
  'signal.fvg-open-down':
    'Gap aberto acima de uma queda, de {low} a {high} (candle {at}), {filled} preenchido: vendedores deixaram ordens ali.',
  'signal.fvg-filled-up':
    'O gap de alta de {low} a {high} (candle {at}) foi preenchido no candle {filledAt}: esgotado.',
  'signal.fvg-filled-down':
    'O gap de baixa de {low} a {high} (candle {at}) foi preenchido no candle {filledAt}: esgotado.',
  'signal.fvg-none':
    'Nenhum gap aberto a até {reach} ATR do último fechamento {close}, nenhum preenchido recentemente.',

  'rule.liquidity_strategy':
    'Supõe-se que há stops além dos topos e fundos confirmados; os que ficam a menos de um quarto de ATR formam um mesmo bolsão. Uma varredura atravessa o bolsão e fecha de volta. As varreduras contam por {fresh} candles.',
  'signal.swept-lows':
    'O candle {at} varreu os fundos em {level} até {extreme} e fechou de volta em {close}: vendedores ficaram presos.',
  'signal.swept-highs':
    'O candle {at} varreu os topos em {level} até {extreme} e fechou de volta em {close}: compradores ficaram presos.',
  'signal.pool-above':
    'Topos intactos em {level} (quantidade: {count}), {distance} ou {ranges} ATR acima: é provável que haja stops de compra ali.',
  'signal.pool-below':
    'Fundos intactos em {level} (quantidade: {count}), {distance} ou {ranges} ATR abaixo: é provável que haja stops de venda ali.',
  'signal.pool-none': 'Nenhum topo ou fundo visível ainda guarda liquidez; último fechamento {close}.',

  'rule.breaker_blocks':
    'Breaker: um order block que um fechamento atravessou. Passa a valer para o outro lado até que um fechamento o retome.',
  'signal.breaker-up':
    'A oferta falha de {low} a {high} (candle {index}) foi atravessada em fechamento no candle {at}: agora deveria dar suporte.',
  'signal.breaker-down':
    'A demanda falha de {low} a {high} (candle {index}) foi atravessada em fechamento no candle {at}: agora deveria barrar o preço.',
  'signal.breaker-retested-up':
    'A oferta falha de {low} a {high} (candle {index}, rompida em {at}) foi retestada por cima no candle {retestedAt} e segurou.',
  'signal.breaker-retested-down':
    'A demanda falha de {low} a {high} (candle {index}, rompida em {at}) foi retestada por baixo no candle {retestedAt} e barrou o preço.',
  'signal.breaker-none':
    'Nenhum breaker em vigor: nenhum bloco comprovado foi atravessado e mantido. Último fechamento {close}.',

  'rule.institutional_candles':
    'Um corpo de pelo menos {bodies} corpos médios dos últimos {lookback} candles, com {volumes} vezes o volume médio onde ele aparece. Sua zona, da abertura ao meio do corpo, vale até que um fechamento perca a abertura. Uma imagem não mostra quem negociou.',
  'signal.big-candle-up':
    'Alta desproporcional no candle {at}: {bodies} corpos médios. Abertura {open} não perdida; zona até {middle}.',
  'signal.big-candle-down':
    'Queda desproporcional no candle {at}: {bodies} corpos médios. Abertura {open} não recuperada; zona até {middle}.',
  'signal.big-candle-volume-up':
    'Alta desproporcional no candle {at}: {bodies} corpos médios com {volumes} vezes o volume médio. Abertura {open} não perdida; zona até {middle}.',
  'signal.big-candle-volume-down':
    'Queda desproporcional no candle {at}: {bodies} corpos médios com {volumes} vezes o volume médio. Abertura {open} não recuperada; zona até {middle}.',
  'signal.big-candle-none': 'Nenhum candle desproporcional em vigor; último fechamento {close}.',
  'note.no-volume-institutional': 'A imagem não mostra volume, então só o tamanho do corpo decide aqui.',

  'rule.displacement':
    'Até {most} candles da mesma cor, de corpo cheio, que juntos cobrem {ranges} ATR. O que deixa um fair value gap pesa mais. Contam por {fresh} candles.',
  'signal.displaced-up': 'O preço subiu {move} ({ranges} ATR): {span}, a partir de {origin}, sem deixar gap.',
  'signal.displaced-down': 'O preço caiu {move} ({ranges} ATR): {span}, a partir de {origin}, sem deixar gap.',
  'signal.displaced-up-gap':
    'O preço foi impulsionado {move} ({ranges} ATR) para cima: {span}, a partir de {origin}, deixando um gap.',
  'signal.displaced-down-gap':
    'O preço foi impulsionado {move} ({ranges} ATR) para baixo: {span}, a partir de {origin}, deixando um gap.',
  'span.length': { one: '{count} candle', other: '{count} candles' },
  'span.candle': 'candle {at}',
  'span.candles': 'candles {from} a {at}',
  'signal.displaced-none': 'Nenhum deslocamento nos últimos {fresh} candles; um ATR vale {range}.',

  'rule.candlestick_patterns':
    'Padrões segundo Nison, medidos em relação aos corpos recentes e ao ATR; uma reversão exige um movimento prévio de um ATR. Contam por {fresh} candles.',
  'pattern.hammer': 'martelo',
  'pattern.hanging-man': 'homem enforcado',
  'pattern.inverted-hammer': 'martelo invertido',
  'pattern.shooting-star': 'estrela cadente',
  'pattern.bullish-engulfing': 'engolfo de alta',
  'pattern.bearish-engulfing': 'engolfo de baixa',
  'pattern.bullish-harami': 'harami de alta',
  'pattern.bearish-harami': 'harami de baixa',
  'pattern.piercing-line': 'linha perfurante',
  'pattern.dark-cloud-cover': 'nuvem negra',
  'pattern.morning-star': 'estrela da manhã',
  'pattern.evening-star': 'estrela da noite',
  'pattern.three-white-soldiers': 'três soldados brancos',
  'pattern.three-black-crows': 'três corvos negros',
  'pattern.doji': 'doji',
  'pattern.inside-bar': 'inside bar',
  'pattern.ascending': 'triângulo ascendente',
  'pattern.descending': 'triângulo descendente',
  'pattern.symmetrical': 'triângulo simétrico',
  'pattern.rising-wedge': 'cunha ascendente',
  'pattern.falling-wedge': 'cunha descendente',
  'pattern.rectangle': 'retângulo',
  'signal.hammer': 'Martelo no candle {at} ({low} a {high}): uma queda recomprada dentro do próprio candle.',
  'signal.hanging-man': 'Homem enforcado no candle {at} ({low} a {high}): primeira venda profunda dentro de uma alta.',
  'signal.inverted-hammer':
    'Martelo invertido no candle {at} ({low} a {high}): primeira tentativa para cima dentro de uma queda.',
  'signal.shooting-star':
    'Estrela cadente no candle {at} ({low} a {high}): uma alta devolvida dentro do próprio candle.',
  'signal.bullish-engulfing':
    'Engolfo de alta no candle {at} ({low} a {high}): o candle de baixa anterior foi engolido por inteiro.',
  'signal.bearish-engulfing':
    'Engolfo de baixa no candle {at} ({low} a {high}): o candle de alta anterior foi engolido por inteiro.',
  'signal.bullish-harami':
    'Harami de alta no candle {at} ({low} a {high}): uma queda fez pausa dentro do último corpo grande.',
  'signal.bearish-harami':
    'Harami de baixa no candle {at} ({low} a {high}): uma alta fez pausa dentro do último corpo grande.',
  'signal.piercing-line':
    'Linha perfurante no candle {at} ({low} a {high}): abertura mais baixa e fechamento além do meio da queda.',
  'signal.dark-cloud-cover':
    'Nuvem negra no candle {at} ({low} a {high}): abertura mais alta e fechamento abaixo do meio da alta.',
  'signal.morning-star': 'Estrela da manhã completa no candle {at} ({low} a {high}): queda, hesitação, recuperação.',
  'signal.evening-star': 'Estrela da noite completa no candle {at} ({low} a {high}): alta, hesitação, reversão.',
  'signal.three-white-soldiers': 'Três soldados brancos até o candle {at} ({low} a {high}): compra constante.',
  'signal.three-black-crows': 'Três corvos negros até o candle {at} ({low} a {high}): venda constante.',
  'signal.doji': 'Doji no candle {at} ({low} a {high}): abertura e fechamento se encontram, sem decisão.',
  'signal.inside-bar': 'Inside bar no candle {at} ({low} a {high}): a amplitude encolheu dentro do candle anterior.',
  'signal.candlestick-none': 'Nenhum padrão nos últimos {fresh} candles; último fechamento {close}.',

  'rule.chart_patterns':
    'Topos e fundos duplos e triplos, ombro-cabeça-ombro, triângulos, cunhas, retângulos, bandeiras e flâmulas sobre topos e fundos confirmados. Um padrão é confirmado por um fechamento além da sua linha e conta por {fresh} candles.',
  'signal.chart-pattern-none':
    'Nenhum padrão gráfico completo ou em formação nos últimos {fresh} candles; último fechamento {close}.',

  'rule.head_shoulders':
    'Três picos com o do meio em destaque, ombros parecidos, {height} ATR de altura ou mais, após um movimento prévio. Confirmado por um fechamento além da linha de pescoço; conta por {fresh} candles.',
  'signal.head-shoulders-forming':
    'Ombro-cabeça-ombro em formação: ombros nos candles {left} e {right}, cabeça {peak} no {head}. Um fechamento abaixo da linha de pescoço ({neckline}) o completaria, alvo projetado {target}.',
  'signal.inverse-head-shoulders-forming':
    'Ombro-cabeça-ombro invertido em formação: ombros nos candles {left} e {right}, cabeça {peak} no {head}. Um fechamento acima da linha de pescoço ({neckline}) o completaria, alvo projetado {target}.',
  'signal.head-shoulders':
    'Ombro-cabeça-ombro completo (ombros {left} e {right}, cabeça {peak} no candle {head}): a linha de pescoço {neckline} foi perdida no candle {at}, alvo projetado {target}.',
  'signal.inverse-head-shoulders':
    'Ombro-cabeça-ombro invertido completo (ombros {left} e {right}, cabeça {peak} no candle {head}): a linha de pescoço {neckline} foi superada no candle {at}, alvo projetado {target}.',
  'signal.head-shoulders-none':
    'Nenhum ombro-cabeça-ombro, normal ou invertido, nos últimos {fresh} candles; último fechamento {close}.',

  'rule.double_patterns':
    'Picos a menos de {equal} ATR um do outro, a {height} ATR ou mais da linha de pescoço, após um movimento ao menos tão longo. Confirmados por um fechamento além da linha de pescoço; contam por {fresh} candles.',
  'signal.double-top-forming':
    'Topo duplo em formação em {level} (candles {first} e {last}). Um fechamento abaixo de {neckline} o completaria, alvo projetado {target}.',
  'signal.double-bottom-forming':
    'Fundo duplo em formação em {level} (candles {first} e {last}). Um fechamento acima de {neckline} o completaria, alvo projetado {target}.',
  'signal.double-top':
    'Topo duplo em {level} (candles {first} e {last}): a linha de pescoço {neckline} foi perdida no candle {at}, alvo projetado {target}.',
  'signal.double-bottom':
    'Fundo duplo em {level} (candles {first} e {last}): a linha de pescoço {neckline} foi superada no candle {at}, alvo projetado {target}.',
  'signal.triple-top-forming':
    'Topo triplo em formação em {level} (candles {first} a {last}). Um fechamento abaixo de {neckline} o completaria, alvo projetado {target}.',
  'signal.triple-bottom-forming':
    'Fundo triplo em formação em {level} (candles {first} a {last}). Um fechamento acima de {neckline} o completaria, alvo projetado {target}.',
  'signal.triple-top':
    'Topo triplo em {level} (candles {first} a {last}): a linha de pescoço {neckline} foi perdida no candle {at}, alvo projetado {target}.',
  'signal.triple-bottom':
    'Fundo triplo em {level} (candles {first} a {last}): a linha de pescoço {neckline} foi superada no candle {at}, alvo projetado {target}.',
  'signal.double-none': 'Nenhum topo ou fundo duplo ou triplo nos últimos {fresh} candles; último fechamento {close}.',

  'rule.triangle_patterns':
    '{touches} topos e fundos alternados a até {off} ATR de duas linhas convergentes. Confirmado por um fechamento além de uma linha antes que se encontrem; conta por {fresh} candles.',
  'signal.triangle-ascending':
    'Triângulo ascendente desde o candle {first} ({count} toques): topo horizontal {upper}, base ascendente agora em {lower}. Os compradores pressionam.',
  'signal.triangle-descending':
    'Triângulo descendente desde o candle {first} ({count} toques): base horizontal {lower}, topo descendente agora em {upper}. Os vendedores pressionam.',
  'signal.triangle-symmetrical':
    'Triângulo simétrico desde o candle {first} ({count} toques): agora de {lower} a {upper}, direção em aberto.',
  'signal.wedge-rising':
    'Cunha ascendente desde o candle {first} ({count} toques): agora de {lower} a {upper}; uma alta que se estreita costuma cansar.',
  'signal.wedge-falling':
    'Cunha descendente desde o candle {first} ({count} toques): agora de {lower} a {upper}; uma queda que se estreita costuma cansar.',
  'signal.rectangle': 'Retângulo desde o candle {first} ({count} toques): {lower} a {upper}, direção em aberto.',
  'signal.triangle-broken-up':
    'Rompimento para cima ({pattern}): fechamento acima de {level} no candle {at}, alvo projetado {target}.',
  'signal.triangle-broken-down':
    'Rompimento para baixo ({pattern}): fechamento abaixo de {level} no candle {at}, alvo projetado {target}.',
  'signal.triangle-none': 'Nenhum triângulo ou cunha nos últimos {fresh} candles; último fechamento {close}.',

  'rule.flags_pennants':
    'Mastro: {pole} ATR em {length} candles. Pausa: {rest} candles ou mais que devolvem no máximo {given} dele. Confirmado por um fechamento além da pausa; conta por {fresh} candles.',
  'signal.bull-flag-forming':
    'Bandeira de alta em formação após um mastro de {pole} (candles {from} a {to}). Um fechamento acima de {level} a continuaria rumo a {target}.',
  'signal.bear-flag-forming':
    'Bandeira de baixa em formação após um mastro de {pole} (candles {from} a {to}). Um fechamento abaixo de {level} a continuaria rumo a {target}.',
  'signal.bull-flag':
    'Bandeira de alta resolvida: fechamento acima de {level} no candle {at} após um mastro de {pole} (candles {from} a {to}), projeção em {target}.',
  'signal.bear-flag':
    'Bandeira de baixa resolvida: fechamento abaixo de {level} no candle {at} após um mastro de {pole} (candles {from} a {to}), projeção em {target}.',
  'signal.bull-pennant-forming':
    'Flâmula de alta em formação após um mastro de {pole} (candles {from} a {to}). Um fechamento acima de {level} a continuaria rumo a {target}.',
  'signal.bear-pennant-forming':
    'Flâmula de baixa em formação após um mastro de {pole} (candles {from} a {to}). Um fechamento abaixo de {level} a continuaria rumo a {target}.',
  'signal.bull-pennant':
    'Flâmula de alta resolvida: fechamento acima de {level} no candle {at} após um mastro de {pole} (candles {from} a {to}), projeção em {target}.',
  'signal.bear-pennant':
    'Flâmula de baixa resolvida: fechamento abaixo de {level} no candle {at} após um mastro de {pole} (candles {from} a {to}), projeção em {target}.',
  'signal.flag-none': 'Nenhuma bandeira ou flâmula nos últimos {fresh} candles; último fechamento {close}.',

  'rule.fib_retracement':
    'Retrações da última pernada entre topos e fundos de {reversal} ATR. Uma reação é um candle que alcança uma delas e fecha de volta do lado da pernada. As reações contam por {fresh} candles.',
  'signal.fib-held-up':
    'A retração de {share} em {level} segurou no candle {at}, fechamento {close}: a correção foi comprada.',
  'signal.fib-held-down':
    'A retração de {share} em {level} segurou no candle {at}, fechamento {close}: o repique foi vendido.',
  'signal.fib-running-up': 'A alta de {from} a {to} está no seu extremo agora: nada foi devolvido ainda.',
  'signal.fib-running-down': 'A queda de {from} a {to} está no seu extremo agora: nada foi recuperado ainda.',
  'signal.fib-shallow-up': 'A alta de {from} a {to} devolveu no máximo {deepest} ({now} agora): pernada forte.',
  'signal.fib-shallow-down': 'A queda de {from} a {to} recuperou no máximo {deepest} ({now} agora): pernada pesada.',
  'signal.fib-middle-up':
    'A alta de {from} a {to} devolveu no máximo {deepest} ({now} agora): a profundidade usual para uma decisão.',
  'signal.fib-middle-down':
    'A queda de {from} a {to} recuperou no máximo {deepest} ({now} agora): a profundidade usual para uma decisão.',
  'signal.fib-deep-up':
    'A alta de {from} a {to} devolveu {deepest} ({now} agora): correção profunda, a pernada está em dúvida.',
  'signal.fib-deep-down':
    'A queda de {from} a {to} recuperou {deepest} ({now} agora): repique profundo, a pernada está em dúvida.',
  'signal.fib-undone-up': 'A alta de {from} a {to} foi toda devolvida ({now}): seus níveis já não dão suporte.',
  'signal.fib-undone-down': 'A queda de {from} a {to} foi toda recuperada ({now}): seus níveis já não barram o preço.',
  'signal.leg-none': 'Nenhuma pernada de {reversal} ATR visível a partir da qual traçar; último fechamento {close}.',

  'rule.fib_extension':
    'O último movimento A a B de {reversal} ATR ou mais, com correção até C de {least} ou mais, projetado a partir de C ({count} etapas). Nulo após um fechamento além de C.',
  'signal.extension-active-up':
    'Alta de {a} a {b}, correção a {c} (candle {at}): há espaço até o movimento igual em {equal}; além dele, {farShare} em {far}.',
  'signal.extension-active-down':
    'Queda de {a} a {b}, repique a {c} (candle {at}): há espaço até o movimento igual em {equal}; além dele, {farShare} em {far}.',
  'signal.extension-reached-up':
    'Alta de {a} a {b}, correção a {c} (candle {at}): o movimento igual {equal} foi cumprido, {farShare} fica em {far}.',
  'signal.extension-reached-down':
    'Queda de {a} a {b}, repique a {c} (candle {at}): o movimento igual {equal} foi cumprido, {farShare} fica em {far}.',
  'signal.extension-exhausted-up':
    'Alta de {a} a {b}, correção a {c} (candle {at}): o preço passou do movimento igual {equal} e da projeção de {farShare} em {far}; a contagem se esgotou.',
  'signal.extension-exhausted-down':
    'Queda de {a} a {b}, repique a {c} (candle {at}): o preço passou do movimento igual {equal} e da projeção de {farShare} em {far}; a contagem se esgotou.',
  'signal.extension-void-up':
    'A projeção de alta a partir de {c} (candle {at}; A {a}, B {b}) é nula: houve fechamentos abaixo de {c}. Seus níveis {equal} e {farShare} ({far}) já não contam.',
  'signal.extension-void-down':
    'A projeção de baixa a partir de {c} (candle {at}; A {a}, B {b}) é nula: houve fechamentos acima de {c}. Seus níveis {equal} e {farShare} ({far}) já não contam.',

  'rule.time_analysis':
    'Duração das pernadas entre topos e fundos confirmados. Uma pernada é jovem abaixo de {young} e atrasada acima de {overdue} vezes a mediana do seu lado; um ritmo exige três intervalos, e um vencimento vale com margem de {within} candles.',
  'signal.rise-young': 'A alta desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: jovem.',
  'signal.fall-young': 'A queda desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: jovem.',
  'signal.rise-mature': 'A alta desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: idade normal.',
  'signal.fall-mature': 'A queda desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: idade normal.',
  'signal.rise-overdue':
    'A alta desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: já é hora de uma pausa.',
  'signal.fall-overdue':
    'A queda desde o candle {from} dura {age}, {ratio} vezes os {usual} habituais: já é hora de um repique.',
  'signal.low-cycle-ahead':
    'Os fundos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o próximo cairia perto do candle {due}.',
  'signal.low-cycle-due':
    'Os fundos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o próximo é esperado mais ou menos agora, candle {due}.',
  'signal.low-cycle-past':
    'Os fundos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o esperado perto do candle {due} não veio: o ritmo se quebrou.',
  'signal.high-cycle-ahead':
    'Os topos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o próximo cairia perto do candle {due}.',
  'signal.high-cycle-due':
    'Os topos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o próximo é esperado mais ou menos agora, candle {due}.',
  'signal.high-cycle-past':
    'Os topos vieram a cada {usual} candles ({times} intervalos, de {shortest} a {longest}); o esperado perto do candle {due} não veio: o ritmo se quebrou.',
  'signal.low-cycle-uneven':
    'Os fundos vieram com {shortest} a {longest} candles de distância: irregular demais para um ritmo.',
  'signal.high-cycle-uneven':
    'Os topos vieram com {shortest} a {longest} candles de distância: irregular demais para um ritmo.',
  'signal.time-none': 'Poucos topos e fundos para comparar durações (confirmados: {count}).',

  'rule.vpa_strategy':
    'Volume em relação à média de {lookback} candles e amplitude em relação ao ATR. Esforço alto a partir de {high}, baixo até {low}; amplitude grande com esforço é iniciativa, amplitude pequena com esforço é absorção. Os eventos contam por {fresh} candles.',
  'rule.vpa-without-volume':
    'Só a amplitude: candles de {wide} ATR ou mais que fecham na ponta. Contam por {fresh} candles.',
  'note.no-volume-vpa':
    'A análise de preço e volume precisa de volume, que esta imagem não mostra. Só as amplitudes são julgadas.',
  'signal.vpa-demand':
    'Iniciativa compradora no candle {at}: {effort} vezes o volume médio, {spread} ATR de amplitude, fechamento {close} perto da máxima.',
  'signal.vpa-supply':
    'Iniciativa vendedora no candle {at}: {effort} vezes o volume médio, {spread} ATR de amplitude, fechamento {close} perto da mínima.',
  'signal.vpa-absorbed-selling':
    'O candle {at} teve {effort} vezes o volume médio em uma queda e andou só {spread} ATR (fechamento {close}): a venda foi absorvida.',
  'signal.vpa-absorbed-buying':
    'O candle {at} teve {effort} vezes o volume médio em uma alta e andou só {spread} ATR (fechamento {close}): a compra encontrou oferta.',
  'signal.vpa-no-demand':
    'Sem demanda no candle {at}: candle de alta de {spread} ATR com {effort} vezes o volume médio (fechamento {close}).',
  'signal.vpa-no-supply':
    'Sem oferta no candle {at}: candle de baixa de {spread} ATR com {effort} vezes o volume médio (fechamento {close}).',
  'signal.vpa-none': 'Esforço e resultado combinam nos últimos {fresh} candles; último fechamento {close}.',
  'signal.vpa-none-without-volume': 'Nenhum candle amplo nos últimos {fresh}; último fechamento {close}.',

  'rule.vwap_strategy':
    '{name}, com âncora no primeiro candle visível, avaliado após {settling} candles. Os cruzamentos contam por {fresh} candles; a {stretched} desvios o preço está esticado.',
  'note.no-volume-vwap':
    'A VWAP precisa de volume, que esta imagem não mostra. O preço típico médio desde o primeiro candle visível a substitui; ele dá o mesmo peso a todos os candles.',
  'signal.vwap-reclaimed':
    'O candle {at} fechou em {close}, de volta acima da média ({level}): o participante médio voltou ao lucro.',
  'signal.vwap-lost':
    'O candle {at} fechou em {close}, abaixo da média ({level}): o participante médio passou ao prejuízo.',
  'signal.vwap-above':
    'Fechamento {close}, {deviations} desvio acima da média {level}: os compradores controlam o trecho visível.',
  'signal.vwap-below':
    'Fechamento {close}, {deviations} desvio abaixo da média {level}: os vendedores controlam o trecho visível.',
  'signal.vwap-stretched-up':
    'O fechamento {close} está {deviations} desvios acima da média {level}: esticado, tarde para continuação.',
  'signal.vwap-stretched-down':
    'O fechamento {close} está {deviations} desvios abaixo da média {level}: esticado, tarde para continuação.',
  'signal.vwap-on': 'O fechamento {close} está sobre a média {level} ({deviations} desvio): equilíbrio.',

  'rule.obv_divergence':
    'OBV em múltiplos do volume médio, contado desde o primeiro candle visível, comparado ao preço nos topos e fundos confirmados e pela inclinação em {window} candles. As divergências contam por {fresh} candles.',
  'rule.obv-without-volume':
    'RSI de {period} candles nos topos e fundos confirmados, no lugar do OBV. As divergências contam por {fresh} candles.',
  'note.no-volume-obv':
    'O OBV precisa de volume, que esta imagem não mostra. Em vez dele são dadas divergências de momentum (RSI); elas não são OBV.',
  'signal.obv-confirms-up':
    'Em {window} candles o preço subiu {price} ATR e o OBV, {volume} volumes médios: o volume apoia a alta.',
  'signal.obv-confirms-down':
    'Em {window} candles o preço caiu {price} ATR e o OBV, {volume} volumes médios: o volume apoia a queda.',
  'signal.obv-opposes-rise':
    'Em {window} candles o preço subiu {price} ATR enquanto o OBV caiu {volume} volumes médios: a alta não tem apoio.',
  'signal.obv-opposes-fall':
    'Em {window} candles o preço caiu {price} ATR enquanto o OBV subiu {volume} volumes médios: a queda não tem apoio.',
  'signal.obv-undecided':
    'Em {window} candles o preço andou {price} ATR e o OBV, {volume} volumes médios: pouco demais para concluir.',

  'rule.volume_climax':
    'Volume de {effort} vezes a média e acima de todos os de {lookback} candles, ao fim de um percurso de {move} ATR em {within} candles. Torna-se reversão quando um dos {answer} fechamentos seguintes ultrapassa a ponta oposta do candle. Os eventos contam por {fresh} candles.',
  'rule.climax-without-volume':
    'Amplitude de {effort} vezes a média e acima de todas as de {lookback} candles, ao fim de um percurso de {move} ATR em {within} candles. Torna-se reversão quando um dos {answer} fechamentos seguintes ultrapassa a ponta oposta do candle. Os eventos contam por {fresh} candles.',
  'note.no-volume-climax':
    'A imagem não mostra volume: o tamanho do candle o substitui, um clímax de amplitude em vez de volume.',
  'signal.selling-climax-volume':
    'Possível clímax de venda no candle {at}: {effort} vezes o volume médio após uma queda de {move} ATR. Um fechamento acima de {high} o responderia, uma nova mínima abaixo de {low} o desmentiria.',
  'signal.buying-climax-volume':
    'Possível clímax de compra no candle {at}: {effort} vezes o volume médio após uma alta de {move} ATR. Um fechamento abaixo de {low} o responderia, uma nova máxima acima de {high} o desmentiria.',
  'signal.selling-climax-range':
    'Possível exaustão dos vendedores no candle {at}: {effort} vezes a amplitude média após uma queda de {move} ATR. Um fechamento acima de {high} a responderia, uma nova mínima abaixo de {low} a desmentiria.',
  'signal.buying-climax-range':
    'Possível exaustão dos compradores no candle {at}: {effort} vezes a amplitude média após uma alta de {move} ATR. Um fechamento abaixo de {low} a responderia, uma nova máxima acima de {high} a desmentiria.',
  'signal.selling-climax-answered-volume':
    'Clímax de venda no candle {at} ({effort} vezes o volume médio, queda de {move} ATR, {low} a {high}), respondido por um fechamento acima no candle {answered}.',
  'signal.buying-climax-answered-volume':
    'Clímax de compra no candle {at} ({effort} vezes o volume médio, alta de {move} ATR, {low} a {high}), respondido por um fechamento abaixo no candle {answered}.',
  'signal.selling-climax-answered-range':
    'Exaustão dos vendedores no candle {at} ({effort} vezes a amplitude média, queda de {move} ATR, {low} a {high}), respondida por um fechamento acima no candle {answered}.',
  'signal.buying-climax-answered-range':
    'Exaustão dos compradores no candle {at} ({effort} vezes a amplitude média, alta de {move} ATR, {low} a {high}), respondida por um fechamento abaixo no candle {answered}.',
  'signal.climax-none': 'Nenhum clímax de volume nos últimos {fresh} candles; último fechamento {close}.',
  'signal.climax-none-without-volume':
    'Nenhum clímax de amplitude nos últimos {fresh} candles; último fechamento {close}.',

  'rule.volume_profile':
    'Volume relativo em {bins} faixas do intervalo visível, cada candle distribuído pela sua. A área de valor contém {share} em torno da faixa mais cheia. As saídas dela contam por {fresh} candles.',
  'rule.profile-without-volume':
    'Tempo em cada nível, em {bins} faixas do intervalo visível, cada candle contando igual. A área de valor contém {share} em torno da faixa mais cheia. As saídas dela contam por {fresh} candles.',
  'note.no-volume-profile': 'A imagem não mostra volume: este é um perfil de tempo, não de volume.',
  'signal.profile-above':
    'O fechamento {close} está acima da área de valor de {low} a {high} ({share}, máximo em {control}): preço aceito mais acima por enquanto.',
  'signal.profile-below':
    'O fechamento {close} está abaixo da área de valor de {low} a {high} ({share}, máximo em {control}): preço aceito mais abaixo por enquanto.',
  'signal.profile-inside':
    'O fechamento {close} está dentro da área de valor de {low} a {high} ({share}, máximo em {control}): a rotação é o caso base.',
  'signal.value-left-up': 'O candle {at} fechou em {close}, saindo por cima da área de valor de então ({level}).',
  'signal.value-left-down': 'O candle {at} fechou em {close}, saindo por baixo da área de valor de então ({level}).',
};
