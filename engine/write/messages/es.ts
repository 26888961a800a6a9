import type { Messages } from '../catalogue-of.ts';

export const es: Messages = {
  'unit.percent': '{number} %',
  'unit.relative-place': '{number} % del rango',
  'unit.relative-distance': '{number} puntos',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': 'Acción del precio',
  'strategy.ma_crossover': 'Cruce de medias móviles',
  'strategy.ema_strategy': 'Abanico de EMA',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Envolvente de medias móviles',
  'strategy.keltner_channel': 'Canal de Keltner',
  'strategy.donchian_channel': 'Canal de Donchian',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'Divergencia de RSI',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Oscilador estocástico',
  'strategy.atr_strategy': 'Rango verdadero medio (ATR)',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidez',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Velas institucionales',
  'strategy.displacement': 'Desplazamiento',
  'strategy.candlestick_patterns': 'Patrones de velas',
  'strategy.chart_patterns': 'Figuras chartistas',
  'strategy.support_resistance': 'Soportes y resistencias',
  'strategy.head_shoulders': 'Hombro-cabeza-hombro',
  'strategy.double_patterns': 'Dobles y triples techos y suelos',
  'strategy.triangle_patterns': 'Triángulos',
  'strategy.flags_pennants': 'Banderas y banderines',
  'strategy.fib_retracement': 'Retroceso de Fibonacci',
  'strategy.fib_extension': 'Extensión de Fibonacci',
  'strategy.time_analysis': 'Análisis temporal',
  'strategy.vpa_strategy': 'Análisis de precio y volumen',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'Divergencia de OBV',
  'strategy.volume_climax': 'Clímax de volumen',
  'strategy.volume_profile': 'Perfil de volumen',

  'heading.measured': 'Mediciones',
  'heading.read': 'Lectura',
  'heading.context': 'Contexto',
  'heading.levels': 'Niveles clave',
  'heading.signals': 'Señales',
  'heading.interpretation': 'Interpretación',
  'heading.up': 'Escenario alcista',
  'heading.down': 'Escenario bajista',
  'heading.risk': 'Riesgo',
  'heading.change': 'Qué cambiaría esta visión',
  'heading.limits': 'Límites',

  'column.level': 'Nivel',
  'column.error': '±',
  'column.away': 'Desde el último cierre',
  'column.touches': 'Toques',
  'column.side': 'Actúa como',
  'column.why': 'Motivo',
  'column.none': '–',

  'side.support': 'soporte',
  'side.resistance': 'resistencia',
  'side.here': 'el precio está encima',

  'read.candles': {
    one: '{count} vela leída.',
    other:
      '{count} velas leídas, numeradas de {first} (izquierda) a {last} (derecha); confianza de lectura {confidence}.',
  },
  'read.linear':
    'Escala de precios: lineal, ajustada a {labels} etiquetas del eje; la imagen abarca de {low} a {high}. Cada precio es fiable hasta unos ±{error}.',
  'read.log':
    'Escala de precios: logarítmica, ajustada a {labels} etiquetas del eje; la imagen abarca de {low} a {high}. Cada precio es fiable hasta unos ±{error}.',
  'read.no-labels': 'No se pudo leer ninguna etiqueta de precio, así que nada de lo que sigue es un precio.',
  'read.too-few-labels':
    'Hay muy pocas etiquetas legibles para comprobar una escala, así que nada de lo que sigue es un precio.',
  'read.percent': 'El eje muestra variaciones porcentuales y no precios, así que nada de lo que sigue es un precio.',
  'read.indexed': 'El eje es un índice y no una escala de precios, así que nada de lo que sigue es un precio.',
  'read.inconsistent':
    'Las etiquetas del eje se contradicen entre sí o con la del último precio, así que nada de lo que sigue es un precio.',
  'read.relative':
    'Los niveles se dan en porcentaje del rango visible (mínimo más bajo {zero}, máximo más alto {hundred}) y las distancias en puntos de ese rango, con un error de unos ±{error}.',
  'read.last-price-agrees': 'La etiqueta de precio del eje ({tag}) coincide con el último cierre medido ({close}).',
  'read.last-price-differs':
    'La etiqueta de precio del eje marca {tag} y el último cierre mide {close}: toma la escala con cautela.',
  'read.volume': 'Se leyeron las barras de volumen; sus alturas son relativas a la mayor.',
  'read.no-volume': 'No se muestra volumen.',
  'read.lines': { one: 'Se siguió {count} línea dibujada.', other: 'Se siguieron {count} líneas dibujadas.' },

  'read.line': 'Una de ellas coincide con una media: {line}.',

  'context.trend-up': '**Tendencia:** alcista. La recta por los últimos {window} cierres sube {drift} ATR (R² {fit}).',
  'context.trend-down': '**Tendencia:** bajista. La recta por los últimos {window} cierres cae {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Tendencia:** ninguna. La recta por los últimos {window} cierres se mueve {drift} ATR con un R² de {fit}, muy poco para una dirección.',
  'context.trend-flat': '**Tendencia:** plana. En los últimos {window} cierres la recta se mueve solo {drift} ATR.',
  'context.sequence-rising':
    '**Estructura:** swings crecientes; máximos de {highOne} a {highTwo}, mínimos de {lowOne} a {lowTwo}.',
  'context.sequence-falling':
    '**Estructura:** swings decrecientes; máximos de {highOne} a {highTwo}, mínimos de {lowOne} a {lowTwo}.',
  'context.sequence-expanding':
    '**Estructura:** se ensancha; máximo más alto en {highTwo}, mínimo más bajo en {lowTwo}.',
  'context.sequence-contracting':
    '**Estructura:** se estrecha; máximo más bajo en {highTwo}, mínimo más alto en {lowTwo}.',
  'context.sequence-level': '**Estructura:** un rango; máximos cerca de {highTwo}, mínimos cerca de {lowTwo}.',
  'context.sequence-too-few':
    '**Estructura:** menos de dos máximos y mínimos de swing confirmados; no hay secuencia que leer.',
  'context.volatility-expanding':
    '**Volatilidad:** en expansión. Rango verdadero medio (ATR, {period} velas) {range}, {ratio} veces su mediana aquí.',
  'context.volatility-contracting':
    '**Volatilidad:** en contracción. Rango verdadero medio (ATR, {period} velas) {range}, {ratio} veces su mediana aquí.',
  'context.volatility-steady': '**Volatilidad:** estable. Rango verdadero medio (ATR, {period} velas) {range}.',
  'context.place': '**Último cierre:** {close}, en el tercio {third} del rango visible.',
  'context.third-upper': 'superior',
  'context.third-middle': 'medio',
  'context.third-lower': 'inferior',

  'why.swing-highs': 'máximos de swing repetidos',
  'why.swing-lows': 'mínimos de swing repetidos',
  'why.flipped': 'giró el precio desde ambos lados',
  'why.swing-high': 'máximo de swing',
  'why.swing-low': 'mínimo de swing',
  'why.former-swing-highs': 'antiguos máximos de swing, ahora por debajo',
  'why.former-swing-lows': 'antiguos mínimos de swing, ahora por encima',
  'why.former-swing-high': 'antiguo máximo de swing, ahora por debajo',
  'why.former-swing-low': 'antiguo mínimo de swing, ahora por encima',
  'why.highest': 'máximo más alto a la vista',
  'why.lowest': 'mínimo más bajo a la vista',
  'why.ranges': 'a {count} ATR de la activación',
  'why.beyond-close': '{count} ATR más allá del último cierre',
  'why.projection': 'proyección de {from} a {to} ATR, sin nivel al alcance',
  'why.recent-high': 'máximo de las últimas {count} velas',
  'why.recent-low': 'mínimo de las últimas {count} velas',
  'why.cloud-edge': 'borde de la nube',
  'why.upper-band': 'banda superior',
  'why.middle-line': 'línea media',
  'why.lower-band': 'banda inferior',
  'why.chandelier-long': 'stop chandelier bajo una subida',
  'why.chandelier-short': 'stop chandelier sobre una caída',
  'why.fvg-middle': 'mitad de un gap abierto',
  'why.order-block': 'extremo lejano del order block',
  'why.block-top': 'parte alta de un order block alcista',
  'why.block-bottom': 'parte baja de un order block bajista',
  'why.breaker-top': 'parte alta de un breaker alcista',
  'why.breaker-bottom': 'parte baja de un breaker bajista',
  'why.pool-above': 'liquidez sobre máximos de swing',
  'why.pool-below': 'liquidez bajo mínimos de swing',
  'why.big-candle': 'mitad de un cuerpo desmesurado',
  'why.displacement': 'origen de un desplazamiento',
  'why.neckline': 'línea clavicular',
  'why.measured-move': 'objetivo medido de la figura',
  'why.pattern-edge': 'borde exterior de la figura',
  'why.pattern-line': 'línea de la figura',
  'why.right-shoulder': 'hombro derecho',
  'why.pole-length': 'longitud del mástil, proyectada',
  'why.retracement': 'retroceso del {share}',
  'why.extension': 'proyección de {from} a {to}',
  'why.extension-level': 'proyección del {share}',
  'why.projection-origin': 'final del retroceso',
  'why.vwap-above': 'una desviación por encima',
  'why.vwap-below': 'una desviación por debajo',
  'why.control': 'punto de control',
  'why.time-control': 'zona más visitada',
  'why.value-high': 'parte alta del área de valor',
  'why.value-low': 'parte baja del área de valor',

  'status.up-confirmed': 'Alcista, confirmada.',
  'status.up-unconfirmed': 'Alcista, sin confirmar.',
  'status.up-current': 'Alcista tal como está.',
  'status.down-confirmed': 'Bajista, confirmada.',
  'status.down-unconfirmed': 'Bajista, sin confirmar.',
  'status.down-current': 'Bajista tal como está.',
  'status.certainty': 'Certeza de lectura {certainty}.',

  'view.up': 'Las señales se inclinan al alza ({up} alcistas, {down} bajistas).',
  'view.down': 'Las señales se inclinan a la baja ({down} bajistas, {up} alcistas).',
  'view.mixed': 'Las señales se contradicen ({up} alcistas, {down} bajistas): ningún lado tiene mejores argumentos.',
  'view.none': 'No hay señal direccional: este método no da argumentos a ningún lado.',
  'view.unconfirmed': 'Ninguna está confirmada todavía.',
  'view.with-trend': 'Coincide con la tendencia medida.',
  'view.against-trend': 'Va contra la tendencia medida, lo que exige más de ella.',
  'view.flat': 'El mercado está plano: solo un cierre claramente fuera del rango lo cambiaría.',

  'scenario.up.trigger': '**Activación:** si el precio cierra por encima de {trigger} ({why}), se abre el lado alto.',
  'scenario.down.trigger': '**Activación:** si el precio cierra por debajo de {trigger} ({why}), se abre el lado bajo.',
  'scenario.up.target': '**Zona objetivo:** de {from} a {to} ({why}).',
  'scenario.down.target': '**Zona objetivo:** de {from} hacia abajo hasta {to} ({why}).',
  'scenario.up.invalidation': '**Invalidación:** un cierre de vuelta por debajo de {invalidation} ({why}).',
  'scenario.down.invalidation': '**Invalidación:** un cierre de vuelta por encima de {invalidation} ({why}).',

  'risk.range': 'Un ATR son {range}: un stop más cercano queda dentro del ruido normal de las velas.',
  'risk.up':
    'Al alza: {risk} de la activación a la invalidación ({ranges} ATR) frente a {reward} hasta el borde cercano del objetivo, ratio beneficio/riesgo {ratio}.',
  'risk.down':
    'A la baja: {risk} de la activación a la invalidación ({ranges} ATR) frente a {reward} hasta el borde cercano del objetivo, ratio beneficio/riesgo {ratio}.',
  'risk.up-poor': 'Tal como está, el objetivo alcista no compensa su riesgo.',
  'risk.down-poor': 'Tal como está, el objetivo bajista no compensa su riesgo.',

  'change.up': 'Un cierre por debajo de {level} quitaría la base al caso alcista.',
  'change.down': 'Un cierre por encima de {level} quitaría la base al caso bajista.',
  'change.none': 'Un cierre por encima de {high} o por debajo de {low} rompería el equilibrio.',
  'change.confirm': 'Las señales sin confirmar solo cuentan cuando la vela siguiente las mantiene.',

  'limits.history':
    'Solo cuentan las {count} velas visibles: ni historia anterior, ni otro marco temporal, ni noticias.',
  'limits.last-open': 'La última vela puede seguir abierta; lo que depende de ella figura como no confirmado.',
  'limits.certainty': 'Las señales leídas con menos del {certainty} de certeza lo indican.',
  'limits.uncertain-candles': {
    one: '{count} vela está parcialmente tapada o cortada y se leyó con menos certeza.',
    other: '{count} velas están parcialmente tapadas o cortadas y se leyeron con menos certeza.',
  },
  'limits.inferred': {
    one: 'La dirección de {count} vela se dedujo de sus vecinas.',
    other: 'La dirección de {count} velas se dedujo de sus vecinas.',
  },
  'limits.averaged':
    'Las velas están promediadas (Heikin-Ashi): sus aperturas y cierres no son precios negociados y ninguna vela muestra solo su propio periodo.',
  'limits.photo': 'Leído de una foto de pantalla: una captura sería más nítida.',
  'limits.log-lines':
    'El eje es logarítmico: las líneas inclinadas y las medias se calculan sobre precios, por lo que se curvan en el gráfico.',
  'limits.unknown-scale': 'Sin escala no se sabe si el eje es lineal o logarítmico; las distancias lo suponen lineal.',

  notice:
    'Esto describe una sola imagen y no es asesoramiento financiero. El mercado puede ir contra cualquier escenario; decide y dimensiona según tus propias reglas.',

  'signal.too-short': '{name}: hacen falta {needed} velas y hay {seen} visibles; no hay valor que juzgar.',
  'note.replaced': '{by} sustituye a {name}, que necesita {needed} velas para ser estable; hay {seen} visibles.',
  'vision.accepted': 'Redactado por {model}; cada cifra se comprobó con la medición.',
  'vision.unknown-numbers': 'El modelo externo citó cifras que no se midieron, así que este es el texto propio.',
  'vision.no-analysis': 'El modelo externo no dio un análisis utilizable, así que este es el texto propio.',
  'vision.forbidden-words': 'El modelo externo incumplió las reglas de un análisis, así que este es el texto propio.',
  'vision.unreachable': 'No se pudo contactar con el modelo externo, así que este es el texto propio.',
  'vision.too-slow': 'El modelo externo tardó demasiado, así que este es el texto propio.',
  'vision.refused': 'El modelo externo rechazó la petición, así que este es el texto propio.',
  'vision.busy': 'El modelo externo estaba ocupado, así que este es el texto propio.',
  'vision.bad-answer': 'El modelo externo dio una respuesta ilegible, así que este es el texto propio.',

  'note.not-stable': 'Omitido: {name}. Necesita {needed} velas para ser estable; hay {seen} visibles.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'la nube',
  'name.donchian': 'el canal de Donchian',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'estocástico {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR de Wilder',
  'name.vwap': 'VWAP anclado',
  'name.mean-price': 'precio típico medio',
  'name.percent': '{value} por ciento',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (medias simples)',
  'name.drawn-sma': 'SMA {period} dibujada (línea {count})',
  'name.drawn-ema': 'EMA {period} dibujada (línea {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'order block',
  'label.breaker': 'breaker',
  'label.sweep': 'barrido',
  'label.pool': 'liquidez',
  'label.institutional': 'cuerpo grande',
  'label.neckline': 'clavicular',
  'label.share': '{share}',
  'label.climax': 'clímax',
  'label.value-area': 'área de valor',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'ruptura {level}',

  'rule.lead': 'Regla: {rule}',
  'rule.price_action':
    'Los swings giran tras {reversal} ATR. Un cierre más allá del último swing confirmado rompe la estructura; un rechazo exige una vela que cierre alejándose de un nivel ya tocado. Los eventos cuentan durante {fresh} velas.',
  'signal.structure-continued-up':
    'Cierre sobre el máximo de swing {level} en la vela {at}: la estructura alcista continúa.',
  'signal.structure-continued-down':
    'Cierre bajo el mínimo de swing {level} en la vela {at}: la estructura bajista continúa.',
  'signal.structure-turned-up':
    'Cambio de carácter en la vela {at}: tras una estructura descendente, cierre sobre el máximo de swing {level}.',
  'signal.structure-turned-down':
    'Cambio de carácter en la vela {at}: tras una estructura ascendente, cierre bajo el mínimo de swing {level}.',
  'signal.higher-low':
    'Los compradores entraron antes: el último mínimo confirmado {low} (vela {at}) queda por encima del anterior, {before}.',
  'signal.lower-high':
    'Los vendedores entraron antes: el último máximo confirmado {high} (vela {at}) queda por debajo del anterior, {before}.',
  'signal.level-held-up':
    'La vela {at} bajó a {low}, en el nivel {level}, y cerró de vuelta en {close}: los compradores lo defendieron.',
  'signal.level-held-down':
    'La vela {at} llegó a {high}, en el nivel {level}, y cerró de vuelta en {close}: los vendedores la frenaron.',
  'signal.level-broken-up': 'La resistencia {level} cedió en la vela {at} con un cierre en {close}.',
  'signal.level-broken-down': 'El soporte {level} falló en la vela {at} con un cierre en {close}.',
  'signal.quiet':
    'Sin ruptura de estructura ni rechazo en las últimas {fresh} velas. El precio está en {close}, entre {low} y {high}.',

  'rule.support_resistance':
    'Los niveles son grupos de máximos y mínimos locales dentro de {width}. Ruptura: un cierre que deja atrás por un cuarto de ATR un nivel de dos o más toques; rechazo: un cierre que se aleja de él. Los eventos cuentan durante {fresh} velas.',
  'signal.near-support': 'El último cierre {close} está {distance} ({ranges} ATR) por encima del soporte {level}.',
  'signal.near-resistance':
    'El último cierre {close} está {distance} ({ranges} ATR) por debajo de la resistencia {level}.',
  'signal.between-levels':
    'El último cierre {close} queda entre el soporte {low} y la resistencia {high}, lejos de ambos: la ubicación no da ventaja.',
  'signal.open-above':
    'El último cierre {close} está por encima de todos los niveles a la vista; el soporte más cercano es {low}.',
  'signal.open-below':
    'El último cierre {close} está por debajo de todos los niveles a la vista; la resistencia más cercana es {high}.',

  'rule.ma_crossover':
    'Cruce de {fast} y {slow} sobre cierres, mayor que el error de lectura; el precio frente a ambas confirma. Los cruces cuentan durante {fresh} velas.',
  'signal.ma-crossed-up': '{fast} superó {slow} en la vela {at}, cerca de {level}.',
  'signal.ma-crossed-down': '{fast} cayó bajo {slow} en la vela {at}, cerca de {level}.',
  'signal.ma-stacked-up':
    'Cierre {close} sobre {fast} ({fastValue}) y esta sobre {slow} ({slowValue}): medias alineadas para compradores.',
  'signal.ma-stacked-down':
    'Cierre {close} bajo {fast} ({fastValue}) y esta bajo {slow} ({slowValue}): medias alineadas para vendedores.',
  'signal.ma-mixed': 'Sin alineación: cierre {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) y {slow} ({slowValue}) distan menos que el error de lectura: mercado plano, un cruce no significaría nada.',

  'rule.rsi_strategy':
    '{name} sobre cierres, en las {seen} velas donde es estable. Sobrecompra sobre {overbought}, sobreventa bajo {oversold}; la señal es la vuelta desde ahí. Sobre {middle} mandan los compradores. Las señales cuentan durante {fresh} velas.',
  'note.rsi-cutler':
    'El RSI usa aquí medias simples (Cutler): el suavizado de Wilder necesita {needed} velas para dar bastantes valores asentados; hay {seen} visibles.',
  'signal.rsi-left-oversold':
    'El RSI volvió por encima de {threshold} en la vela {at}, desde un mínimo de {extreme}: la presión vendedora cedió.',
  'signal.rsi-left-overbought':
    'El RSI volvió por debajo de {threshold} en la vela {at}, desde un máximo de {extreme}: la presión compradora se apagó.',
  'signal.rsi-oversold': 'RSI {value}, ahora en sobreventa; sin vuelta sobre {threshold} es debilidad, no un giro.',
  'signal.rsi-overbought': 'RSI {value}, ahora en sobrecompra; sin vuelta bajo {threshold} es fortaleza, no un techo.',
  'signal.rsi-bulls-lead':
    'RSI {value}, sobre {middle} desde hace {count} velas: el momento favorece a los compradores.',
  'signal.rsi-bears-lead': 'RSI {value}, bajo {middle} desde hace {count} velas: el momento favorece a los vendedores.',
  'signal.rsi-balanced': 'RSI {value}, cerca de {middle}: momento equilibrado.',

  'rule.ema_strategy':
    '{fast}, {middle} y {slow}, iniciadas con medias simples. Apiladas en orden son tendencia; un retroceso que toca {middle} y cierra de vuelta al otro lado sigue la tendencia; un cierre al otro lado de {slow} la cuestiona. Los eventos cuentan durante {fresh} velas.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) y {slow} ({slowValue}) están apiladas con la más rápida arriba: avance ordenado.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) y {slow} ({slowValue}) están apiladas con la más rápida abajo: descenso ordenado.',
  'signal.ema-tangled': 'Sin orden: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'Las medias están unas sobre otras ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): mercado plano.',
  'signal.ema-pullback-held-up':
    'El retroceso de la vela {at} llegó a {middle} en {level} y cerró por encima: los compradores se apoyaron en la media.',
  'signal.ema-pullback-held-down':
    'El rebote de la vela {at} llegó a {middle} en {level} y cerró por debajo: los vendedores usaron la media.',
  'signal.ema-reclaimed': 'La vela {at} cerró sobre {slow} ({level}), viniendo de abajo.',
  'signal.ema-lost': 'La vela {at} cerró bajo {slow} ({level}), viniendo de arriba.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, Span B {span}; nube dibujada {ahead} velas por delante, contando la actual. Los cruces y las salidas de la nube cuentan durante {fresh} velas.',
  'signal.tenkan-crossed-up': 'Tenkan subió sobre Kijun en la vela {at}, cerca de {level}.',
  'signal.tenkan-crossed-down': 'Tenkan cayó bajo Kijun en la vela {at}, cerca de {level}.',
  'signal.cloud-broken-up': 'La vela {at} cerró fuera de la nube por arriba, en {level}.',
  'signal.cloud-broken-down': 'La vela {at} cerró fuera de la nube por abajo, en {level}.',
  'signal.above-cloud': 'El último cierre {close} está sobre la nube (de {low} a {high}): actúa como soporte.',
  'signal.below-cloud': 'El último cierre {close} está bajo la nube (de {low} a {high}): actúa como resistencia.',
  'signal.inside-cloud':
    'El último cierre {close} está dentro de la nube (de {low} a {high}): sin tendencia según este método.',
  'signal.chikou-above':
    'Chikou libre al alza: el último cierre está {distance} por encima del cierre de hace {back} velas.',
  'signal.chikou-below':
    'Chikou bajo el precio: el último cierre está {distance} por debajo del cierre de hace {back} velas.',
  'signal.cloud-ahead-up': 'La nube futura sube: Span A {spanA} sobre Span B {spanB}.',
  'signal.cloud-ahead-down': 'La nube futura baja: Span A {spanA} bajo Span B {spanB}.',
  'signal.kijun-state': 'Cierre {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Líneas a {width} de {middle}, el ancho redondo más estrecho que contuvo la mayoría de cierres visibles ({held}). Un cierre fuera es fuerza; el primero de vuelta dentro, su final. Los eventos cuentan durante {fresh} velas.',
  'rule.keltner_channel':
    '{middle} más y menos {multiple} rangos verdaderos medios de {ranges} velas. Un cierre fuera es fuerza; el primero de vuelta dentro, su final. Los eventos cuentan durante {fresh} velas.',
  'signal.channel-left-up':
    'La vela {at} cerró en {close}, sobre la banda superior {band}: los compradores empujaron más allá del rango normal.',
  'signal.channel-left-down':
    'La vela {at} cerró en {close}, bajo la banda inferior {band}: los vendedores empujaron más allá del rango normal.',
  'signal.channel-returned-from-above':
    'De vuelta dentro en la vela {at}: cierre {close} bajo la banda superior {band}, el impulso alcista terminó.',
  'signal.channel-returned-from-below':
    'De vuelta dentro en la vela {at}: cierre {close} sobre la banda inferior {band}, el impulso bajista terminó.',
  'signal.channel-upper-half':
    'La línea media {middle} sube y el cierre {close} está por encima; bandas {lower} y {upper}.',
  'signal.channel-lower-half':
    'La línea media {middle} baja y el cierre {close} está por debajo; bandas {lower} y {upper}.',
  'signal.channel-level':
    'La línea media {middle} y el cierre {close} no dan una dirección común; bandas {lower} y {upper}.',

  'rule.donchian_channel':
    'Máximo más alto y mínimo más bajo de {period} velas. Un cierre más allá de los de las velas previas es un breakout; la línea media es la salida habitual. Los breakouts cuentan durante {fresh} velas.',
  'signal.donchian-broken-up': 'La vela {at} cerró sobre {level}, el máximo más alto de las {period} velas anteriores.',
  'signal.donchian-broken-down':
    'La vela {at} cerró bajo {level}, el mínimo más bajo de las {period} velas anteriores.',
  'signal.donchian-state':
    'Canal de {lower} a {upper} (ancho {width}), medio {middle}; el cierre {close} está al {place} de su altura.',

  'rule.rsi_divergence':
    '{name} en swings confirmados del precio. Regular: un nuevo extremo del precio que el RSI no acompaña; oculta: al revés. Diferencias de menos de {least} puntos no cuentan. Las divergencias cuentan durante {fresh} velas.',
  'signal.divergence-bullish':
    'Mínimo más bajo en el precio ({priceOne} en la vela {first}, {priceTwo} en {second}) con mínimo más alto en {name} ({valueOne}, {valueTwo}): la venta pierde fuerza. Conocida desde la vela {at}.',
  'signal.divergence-bearish':
    'Máximo más alto en el precio ({priceOne} en la vela {first}, {priceTwo} en {second}) con máximo más bajo en {name} ({valueOne}, {valueTwo}): la compra pierde fuerza. Conocida desde la vela {at}.',
  'signal.divergence-hidden-bullish':
    'Divergencia oculta: mínimo más alto en el precio ({priceOne} en la vela {first}, {priceTwo} en {second}) aunque {name} bajó más ({valueOne}, {valueTwo}): el avance absorbió el retroceso. Conocida desde la vela {at}.',
  'signal.divergence-hidden-bearish':
    'Divergencia oculta: máximo más bajo en el precio ({priceOne} en la vela {first}, {priceTwo} en {second}) aunque {name} subió más ({valueOne}, {valueTwo}): el descenso absorbió el rebote. Conocida desde la vela {at}.',
  'signal.divergence-none':
    'Sin divergencia entre el precio y {name} en los swings de las últimas {fresh} velas; {name} ahora {value}.',

  'rule.macd_strategy':
    '{name}, medias iniciadas con medias simples. Cruces de la línea de señal y de cero, fuera del ruido; el histograma dice si el movimiento crece o cede. Los cruces cuentan durante {fresh} velas.',
  'signal.macd-crossed-up': 'MACD {macd} superó su línea de señal ({signal}) en la vela {at}.',
  'signal.macd-crossed-down': 'MACD {macd} cayó bajo su línea de señal ({signal}) en la vela {at}.',
  'signal.macd-above-zero': 'El MACD pasó a positivo en la vela {at} ({macd}): la media rápida lidera al alza.',
  'signal.macd-below-zero': 'El MACD pasó a negativo en la vela {at} ({macd}): la media rápida lidera a la baja.',
  'signal.macd-building-up':
    'Histograma {histogram} y creciendo (MACD {macd}, señal {signal}): el momento alcista aumenta.',
  'signal.macd-building-down':
    'Histograma {histogram} y hundiéndose (MACD {macd}, señal {signal}): el momento bajista aumenta.',
  'signal.macd-easing-up':
    'Histograma {histogram}, positivo pero menguante (MACD {macd}, señal {signal}): el momento alcista cede.',
  'signal.macd-easing-down':
    'Histograma {histogram}, negativo pero menguante (MACD {macd}, señal {signal}): el momento bajista cede.',
  'signal.macd-on-signal': 'MACD {macd} sobre su línea de señal {signal} (histograma {histogram}): nadie lidera.',
  'signal.macd-flat': 'MACD {macd}, señal {signal} e histograma {histogram} rondan cero: mercado plano.',

  'rule.stochastic':
    '{name}. Un cruce de las dos líneas cuenta si parte de más de {upper} o de menos de {lower}; en otro lugar es ruido. Los cruces cuentan durante {fresh} velas.',
  'signal.stochastic-turned-up':
    'La línea lenta se cruzó desde abajo en la vela {at} (%K {k}, %D {d}), saliendo de la zona bajo {threshold}: empezó un rebote.',
  'signal.stochastic-turned-down':
    'La línea lenta se cruzó desde arriba en la vela {at} (%K {k}, %D {d}), saliendo de la zona sobre {threshold}: empezó un retroceso.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: sobre {threshold}, cierres cerca de lo alto de su rango. Fortaleza hasta que se crucen las líneas.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: bajo {threshold}, cierres cerca de lo bajo de su rango. Debilidad hasta que se crucen las líneas.',
  'signal.stochastic-between': '%K {k}, %D {d}: entre {lower} y {upper}, sin zona desde la que girar.',

  'rule.atr_strategy':
    'ATR de {period} velas como media simple. Stop chandelier: a {multiple} ATR del extremo de {extreme} velas; gira con un cierre más allá. Una vela de {wide} ATR o más que cierra en su extremo es una expansión. Los eventos cuentan durante {fresh} velas.',
  'note.atr-wilder': 'ATR de Wilder para comparar: {value}.',
  'signal.chandelier-turned-up':
    'El stop descendente en {level} saltó con el cierre {close} en la vela {at}: el seguimiento pasó a los compradores.',
  'signal.chandelier-turned-down':
    'El stop ascendente en {level} saltó con el cierre {close} en la vela {at}: el seguimiento pasó a los vendedores.',
  'signal.range-expanded-up':
    'La vela {at} abarcó {multiple} ATR y cerró cerca de su máximo en {close}: vela amplia de los compradores.',
  'signal.range-expanded-down':
    'La vela {at} abarcó {multiple} ATR y cerró cerca de su mínimo en {close}: vela amplia de los vendedores.',
  'signal.atr-expanding':
    'ATR {range}, {ratio} veces su mediana {median}: los stops necesitan más espacio de lo habitual.',
  'signal.atr-contracting': 'ATR {range}, {ratio} veces su mediana {median}: compresión, dirección aún abierta.',
  'signal.atr-steady': 'ATR {range}, {ratio} veces su mediana {median}: nada fuera de lo normal.',

  'rule.order_blocks':
    'Order block: la última vela contraria, a lo sumo {back} atrás, antes de hasta {most} velas fuertes que cubren {ranges} ATR y llevan a un cierre más allá de un swing confirmado. Vale hasta que un cierre lo atraviesa; se citan los que están a {reach} ATR del último cierre.',
  'signal.block-fresh-up':
    'Bloque de demanda de {low} a {high} (vela {index}), probado por la ruptura en la vela {at}, aún sin revisitar.',
  'signal.block-fresh-down':
    'Bloque de oferta de {low} a {high} (vela {index}), probado por la ruptura en la vela {at}, aún sin revisitar.',
  'signal.block-touched-up':
    'El bloque de demanda de {low} a {high} (vela {index}, ruptura en {at}) fue revisitado en la vela {touchedAt} y aguanta en cierres.',
  'signal.block-touched-down':
    'El bloque de oferta de {low} a {high} (vela {index}, ruptura en {at}) fue revisitado en la vela {touchedAt} y frena los cierres.',
  'signal.block-none': 'Ningún order block en pie a menos de {reach} ATR del último cierre {close}.',

  'rule.fvg_strategy':
    'Fair value gap: tres velas cuyas dos exteriores dejan un hueco de un cuarto de ATR o más. Sigue abierto hasta que el precio lo recorre entero. Los abiertos se citan a {reach} ATR del último cierre, los rellenados durante {fresh} velas.',
  'signal.fvg-open-up':
    'Gap abierto bajo una subida, de {low} a {high} (vela {at}), rellenado al {filled}: ahí los compradores dejaron órdenes.',
  'signal.fvg-open-down':
    'Gap abierto sobre una caída, de {low} a {high} (vela {at}), rellenado al {filled}: ahí los vendedores dejaron órdenes.',
  'signal.fvg-filled-up': 'El gap alcista de {low} a {high} (vela {at}) se rellenó en la vela {filledAt}: agotado.',
  'signal.fvg-filled-down': 'El gap bajista de {low} a {high} (vela {at}) se rellenó en la vela {filledAt}: agotado.',
  'signal.fvg-none':
    'Ningún gap abierto a menos de {reach} ATR del último cierre {close}, ninguno rellenado hace poco.',

  'rule.liquidity_strategy':
    'Se suponen stops más allá de los swings confirmados; los swings dentro de un cuarto de ATR forman un mismo pool. Un barrido atraviesa el pool y cierra de vuelta. Los barridos cuentan durante {fresh} velas.',
  'signal.swept-lows':
    'La vela {at} barrió los mínimos en {level} hasta {extreme} y cerró de vuelta en {close}: vendedores atrapados.',
  'signal.swept-highs':
    'La vela {at} barrió los máximos en {level} hasta {extreme} y cerró de vuelta en {close}: compradores atrapados.',
  'signal.pool-above':
    'Máximos intactos en {level} (swings: {count}), {distance} o {ranges} ATR por encima: ahí descansan probablemente stops de compra.',
  'signal.pool-below':
    'Mínimos intactos en {level} (swings: {count}), {distance} o {ranges} ATR por debajo: ahí descansan probablemente stops de venta.',
  'signal.pool-none': 'Ningún swing a la vista conserva liquidez; último cierre {close}.',

  'rule.breaker_blocks':
    'Breaker: un order block atravesado por un cierre. Trabaja para el otro lado hasta que un cierre lo recupera.',
  'signal.breaker-up':
    'La oferta fallida de {low} a {high} (vela {index}) fue atravesada por el cierre de la vela {at}: ahora debería dar soporte.',
  'signal.breaker-down':
    'La demanda fallida de {low} a {high} (vela {index}) fue atravesada por el cierre de la vela {at}: ahora debería frenar.',
  'signal.breaker-retested-up':
    'La oferta fallida de {low} a {high} (vela {index}, rota en {at}) se retesteó desde arriba en la vela {retestedAt} y aguantó.',
  'signal.breaker-retested-down':
    'La demanda fallida de {low} a {high} (vela {index}, rota en {at}) se retesteó desde abajo en la vela {retestedAt} y frenó.',
  'signal.breaker-none':
    'Ningún breaker en pie: ningún bloque probado ha sido atravesado y mantenido. Último cierre {close}.',

  'rule.institutional_candles':
    'Un cuerpo de {bodies} cuerpos medios de las últimas {lookback} velas o más, con {volumes} veces el volumen medio donde se muestra. Su zona, de la apertura a la mitad del cuerpo, vale hasta que un cierre pierde la apertura. Una imagen no muestra quién operó.',
  'signal.big-candle-up':
    'Avance desmesurado en la vela {at}: {bodies} cuerpos medios. Apertura {open} no perdida; zona hasta {middle} arriba.',
  'signal.big-candle-down':
    'Caída desmesurada en la vela {at}: {bodies} cuerpos medios. Apertura {open} no recuperada; zona hasta {middle} abajo.',
  'signal.big-candle-volume-up':
    'Avance desmesurado en la vela {at}: {bodies} cuerpos medios con {volumes} veces el volumen medio. Apertura {open} no perdida; zona hasta {middle} arriba.',
  'signal.big-candle-volume-down':
    'Caída desmesurada en la vela {at}: {bodies} cuerpos medios con {volumes} veces el volumen medio. Apertura {open} no recuperada; zona hasta {middle} abajo.',
  'signal.big-candle-none': 'Ninguna vela desmesurada en pie; último cierre {close}.',
  'note.no-volume-institutional': 'La imagen no muestra volumen, así que aquí solo decide el tamaño del cuerpo.',

  'rule.displacement':
    'Hasta {most} velas de un color con cuerpos llenos que juntas cubren {ranges} ATR. La que deja un fair value gap pesa más. Cuentan durante {fresh} velas.',
  'signal.displaced-up': 'El precio subió {move} ({ranges} ATR) en {span}, desde {origin}, sin dejar gap.',
  'signal.displaced-down': 'El precio bajó {move} ({ranges} ATR) en {span}, desde {origin}, sin dejar gap.',
  'signal.displaced-up-gap':
    'El precio fue impulsado al alza {move} ({ranges} ATR) en {span}, desde {origin}, y dejó un gap detrás.',
  'signal.displaced-down-gap':
    'El precio fue impulsado a la baja {move} ({ranges} ATR) en {span}, desde {origin}, y dejó un gap detrás.',
  'span.length': { one: '{count} vela', other: '{count} velas' },
  'span.candle': 'la vela {at}',
  'span.candles': 'las velas {from} a {at}',
  'signal.displaced-none': 'Sin desplazamiento en las últimas {fresh} velas; un ATR son {range}.',

  'rule.candlestick_patterns':
    'Patrones según Nison, medidos con los cuerpos recientes y el ATR; un giro exige antes un movimiento de un ATR. Cuentan durante {fresh} velas.',
  'pattern.hammer': 'martillo',
  'pattern.hanging-man': 'hombre colgado',
  'pattern.inverted-hammer': 'martillo invertido',
  'pattern.shooting-star': 'estrella fugaz',
  'pattern.bullish-engulfing': 'envolvente alcista',
  'pattern.bearish-engulfing': 'envolvente bajista',
  'pattern.bullish-harami': 'harami alcista',
  'pattern.bearish-harami': 'harami bajista',
  'pattern.piercing-line': 'línea penetrante',
  'pattern.dark-cloud-cover': 'cubierta de nube oscura',
  'pattern.morning-star': 'estrella del amanecer',
  'pattern.evening-star': 'estrella del atardecer',
  'pattern.three-white-soldiers': 'tres soldados blancos',
  'pattern.three-black-crows': 'tres cuervos negros',
  'pattern.doji': 'doji',
  'pattern.inside-bar': 'inside bar',
  'pattern.ascending': 'triángulo ascendente',
  'pattern.descending': 'triángulo descendente',
  'pattern.symmetrical': 'triángulo simétrico',
  'pattern.rising-wedge': 'cuña ascendente',
  'pattern.falling-wedge': 'cuña descendente',
  'pattern.rectangle': 'rectángulo',
  'signal.hammer': 'Martillo en la vela {at} (de {low} a {high}): una caída se recompró dentro de la vela.',
  'signal.hanging-man':
    'Hombre colgado en la vela {at} (de {low} a {high}): primera venta profunda dentro de una subida.',
  'signal.inverted-hammer':
    'Martillo invertido en la vela {at} (de {low} a {high}): primer intento al alza dentro de una caída.',
  'signal.shooting-star': 'Estrella fugaz en la vela {at} (de {low} a {high}): una subida se vendió dentro de la vela.',
  'signal.bullish-engulfing':
    'Envolvente alcista en la vela {at} (de {low} a {high}): la vela bajista previa quedó engullida.',
  'signal.bearish-engulfing':
    'Envolvente bajista en la vela {at} (de {low} a {high}): la vela alcista previa quedó engullida.',
  'signal.bullish-harami':
    'Harami alcista en la vela {at} (de {low} a {high}): una caída hizo pausa dentro de su último cuerpo grande.',
  'signal.bearish-harami':
    'Harami bajista en la vela {at} (de {low} a {high}): una subida hizo pausa dentro de su último cuerpo grande.',
  'signal.piercing-line':
    'Línea penetrante en la vela {at} (de {low} a {high}): apertura más baja y cierre más allá de la mitad de la caída.',
  'signal.dark-cloud-cover':
    'Cubierta de nube oscura en la vela {at} (de {low} a {high}): apertura más alta y cierre bajo la mitad de la subida.',
  'signal.morning-star':
    'Estrella del amanecer completada en la vela {at} (de {low} a {high}): caída, duda, recuperación.',
  'signal.evening-star': 'Estrella del atardecer completada en la vela {at} (de {low} a {high}): subida, duda, giro.',
  'signal.three-white-soldiers': 'Tres soldados blancos hasta la vela {at} (de {low} a {high}): compra sostenida.',
  'signal.three-black-crows': 'Tres cuervos negros hasta la vela {at} (de {low} a {high}): venta sostenida.',
  'signal.doji': 'Doji en la vela {at} (de {low} a {high}): apertura y cierre coinciden, sin decisión.',
  'signal.inside-bar': 'Inside bar en la vela {at} (de {low} a {high}): el rango encogió dentro de la vela anterior.',
  'signal.candlestick-none': 'Ningún patrón en las últimas {fresh} velas; último cierre {close}.',

  'rule.chart_patterns':
    'Extremos dobles y triples, hombro-cabeza-hombro, triángulos, cuñas, rectángulos, banderas y banderines sobre swings confirmados. Una figura se confirma con un cierre más allá de su línea y cuenta durante {fresh} velas.',
  'signal.chart-pattern-none':
    'Ninguna figura completa o en formación en las últimas {fresh} velas; último cierre {close}.',

  'rule.head_shoulders':
    'Tres picos con el central destacado, hombros parejos, de {height} ATR de alto o más, tras un movimiento previo. Se confirma con un cierre más allá de la clavicular; cuenta durante {fresh} velas.',
  'signal.head-shoulders-forming':
    'Hombro-cabeza-hombro en formación: hombros en las velas {left} y {right}, cabeza {peak} en {head}. Un cierre bajo la clavicular ({neckline}) lo completaría, objetivo medido {target}.',
  'signal.inverse-head-shoulders-forming':
    'Hombro-cabeza-hombro invertido en formación: hombros en las velas {left} y {right}, cabeza {peak} en {head}. Un cierre sobre la clavicular ({neckline}) lo completaría, objetivo medido {target}.',
  'signal.head-shoulders':
    'Hombro-cabeza-hombro completo (hombros {left} y {right}, cabeza {peak} en la vela {head}): la clavicular {neckline} cedió en la vela {at}, objetivo medido {target}.',
  'signal.inverse-head-shoulders':
    'Hombro-cabeza-hombro invertido completo (hombros {left} y {right}, cabeza {peak} en la vela {head}): la clavicular {neckline} fue superada en la vela {at}, objetivo medido {target}.',
  'signal.head-shoulders-none':
    'Ningún hombro-cabeza-hombro, normal o invertido, en las últimas {fresh} velas; último cierre {close}.',

  'rule.double_patterns':
    'Picos a menos de {equal} ATR entre sí, a {height} ATR o más de la clavicular, tras un movimiento al menos igual de largo. Se confirma con un cierre más allá de la clavicular; cuenta durante {fresh} velas.',
  'signal.double-top-forming':
    'Doble techo en formación en {level} (velas {first} y {last}). Un cierre bajo {neckline} lo completaría, objetivo medido {target}.',
  'signal.double-bottom-forming':
    'Doble suelo en formación en {level} (velas {first} y {last}). Un cierre sobre {neckline} lo completaría, objetivo medido {target}.',
  'signal.double-top':
    'Doble techo en {level} (velas {first} y {last}): la clavicular {neckline} se rompió en la vela {at}, objetivo medido {target}.',
  'signal.double-bottom':
    'Doble suelo en {level} (velas {first} y {last}): la clavicular {neckline} fue superada en la vela {at}, objetivo medido {target}.',
  'signal.triple-top-forming':
    'Triple techo en formación en {level} (velas {first} a {last}). Un cierre bajo {neckline} lo completaría, objetivo medido {target}.',
  'signal.triple-bottom-forming':
    'Triple suelo en formación en {level} (velas {first} a {last}). Un cierre sobre {neckline} lo completaría, objetivo medido {target}.',
  'signal.triple-top':
    'Triple techo en {level} (velas {first} a {last}): la clavicular {neckline} se rompió en la vela {at}, objetivo medido {target}.',
  'signal.triple-bottom':
    'Triple suelo en {level} (velas {first} a {last}): la clavicular {neckline} fue superada en la vela {at}, objetivo medido {target}.',
  'signal.double-none': 'Ningún techo o suelo doble o triple en las últimas {fresh} velas; último cierre {close}.',

  'rule.triangle_patterns':
    '{touches} swings alternos a menos de {off} ATR de dos líneas convergentes. Se confirma con un cierre más allá de una línea antes de que se junten; cuenta durante {fresh} velas.',
  'signal.triangle-ascending':
    'Triángulo ascendente desde la vela {first} ({count} toques): techo plano {upper}, base creciente ahora en {lower}. Los compradores presionan.',
  'signal.triangle-descending':
    'Triángulo descendente desde la vela {first} ({count} toques): base plana {lower}, techo decreciente ahora en {upper}. Los vendedores presionan.',
  'signal.triangle-symmetrical':
    'Triángulo simétrico desde la vela {first} ({count} toques): ahora de {lower} a {upper}, dirección abierta.',
  'signal.wedge-rising':
    'Cuña ascendente desde la vela {first} ({count} toques): ahora de {lower} a {upper}; una subida que se estrecha suele cansarse.',
  'signal.wedge-falling':
    'Cuña descendente desde la vela {first} ({count} toques): ahora de {lower} a {upper}; una caída que se estrecha suele cansarse.',
  'signal.rectangle': 'Rectángulo desde la vela {first} ({count} toques): de {lower} a {upper}, dirección abierta.',
  'signal.triangle-broken-up':
    'Salida al alza ({pattern}): cierre sobre {level} en la vela {at}, objetivo medido {target}.',
  'signal.triangle-broken-down':
    'Salida a la baja ({pattern}): cierre bajo {level} en la vela {at}, objetivo medido {target}.',
  'signal.triangle-none': 'Ningún triángulo ni cuña en las últimas {fresh} velas; último cierre {close}.',

  'rule.flags_pennants':
    'Mástil: {pole} ATR en {length} velas. Descanso: {rest} velas o más que devuelven a lo sumo el {given}. Se confirma con un cierre más allá del descanso; cuenta durante {fresh} velas.',
  'signal.bull-flag-forming':
    'Bandera alcista en formación tras un mástil de {pole} (velas {from} a {to}). Un cierre sobre {level} la continuaría hacia {target}.',
  'signal.bear-flag-forming':
    'Bandera bajista en formación tras un mástil de {pole} (velas {from} a {to}). Un cierre bajo {level} la continuaría hacia {target}.',
  'signal.bull-flag':
    'Bandera alcista resuelta: cierre sobre {level} en la vela {at} tras un mástil de {pole} (velas {from} a {to}), proyección a {target}.',
  'signal.bear-flag':
    'Bandera bajista resuelta: cierre bajo {level} en la vela {at} tras un mástil de {pole} (velas {from} a {to}), proyección a {target}.',
  'signal.bull-pennant-forming':
    'Banderín alcista en formación tras un mástil de {pole} (velas {from} a {to}). Un cierre sobre {level} lo continuaría hacia {target}.',
  'signal.bear-pennant-forming':
    'Banderín bajista en formación tras un mástil de {pole} (velas {from} a {to}). Un cierre bajo {level} lo continuaría hacia {target}.',
  'signal.bull-pennant':
    'Banderín alcista resuelto: cierre sobre {level} en la vela {at} tras un mástil de {pole} (velas {from} a {to}), proyección a {target}.',
  'signal.bear-pennant':
    'Banderín bajista resuelto: cierre bajo {level} en la vela {at} tras un mástil de {pole} (velas {from} a {to}), proyección a {target}.',
  'signal.flag-none': 'Ninguna bandera ni banderín en las últimas {fresh} velas; último cierre {close}.',

  'rule.fib_retracement':
    'Retrocesos del último tramo entre swings de {reversal} ATR. Una reacción es una vela que alcanza uno y cierra de vuelta del lado del tramo. Las reacciones cuentan durante {fresh} velas.',
  'signal.fib-held-up':
    'El retroceso del {share} en {level} aguantó en la vela {at}, cierre {close}: se compró la caída.',
  'signal.fib-held-down':
    'El retroceso del {share} en {level} aguantó en la vela {at}, cierre {close}: se vendió el rebote.',
  'signal.fib-running-up': 'La subida de {from} a {to} está ahora en su extremo: aún no ha devuelto nada.',
  'signal.fib-running-down': 'La caída de {from} a {to} está ahora en su extremo: aún no ha recuperado nada.',
  'signal.fib-shallow-up': 'La subida de {from} a {to} devolvió como mucho {deepest} (ahora {now}): tramo fuerte.',
  'signal.fib-shallow-down': 'La caída de {from} a {to} recuperó como mucho {deepest} (ahora {now}): tramo pesado.',
  'signal.fib-middle-up':
    'La subida de {from} a {to} devolvió como mucho {deepest} (ahora {now}): profundidad habitual para decidir.',
  'signal.fib-middle-down':
    'La caída de {from} a {to} recuperó como mucho {deepest} (ahora {now}): profundidad habitual para decidir.',
  'signal.fib-deep-up': 'La subida de {from} a {to} devolvió {deepest} (ahora {now}): profundo, el tramo está en duda.',
  'signal.fib-deep-down':
    'La caída de {from} a {to} recuperó {deepest} (ahora {now}): profundo, el tramo está en duda.',
  'signal.fib-undone-up': 'La subida de {from} a {to} se devolvió entera ({now}): sus niveles ya no dan soporte.',
  'signal.fib-undone-down': 'La caída de {from} a {to} se recuperó entera ({now}): sus niveles ya no frenan.',
  'signal.leg-none': 'Ningún tramo de {reversal} ATR a la vista del que trazar; último cierre {close}.',

  'rule.fib_extension':
    'El último movimiento A a B de {reversal} ATR o más con un retroceso a C de {least} o más, proyectado desde C ({count} pasos). Nulo tras un cierre más allá de C.',
  'signal.extension-active-up':
    'Subida de {a} a {b}, retroceso a {c} (vela {at}): recorrido hasta el movimiento igual en {equal}, más allá {farShare} en {far}.',
  'signal.extension-active-down':
    'Caída de {a} a {b}, rebote a {c} (vela {at}): recorrido hasta el movimiento igual en {equal}, más allá {farShare} en {far}.',
  'signal.extension-reached-up':
    'Subida de {a} a {b}, retroceso a {c} (vela {at}): el movimiento igual {equal} está hecho, {farShare} queda en {far}.',
  'signal.extension-reached-down':
    'Caída de {a} a {b}, rebote a {c} (vela {at}): el movimiento igual {equal} está hecho, {farShare} queda en {far}.',
  'signal.extension-exhausted-up':
    'Subida de {a} a {b}, retroceso a {c} (vela {at}): el precio rebasó el movimiento igual {equal} y la proyección del {farShare} {far}; el conteo está agotado.',
  'signal.extension-exhausted-down':
    'Caída de {a} a {b}, rebote a {c} (vela {at}): el precio rebasó el movimiento igual {equal} y la proyección del {farShare} {far}; el conteo está agotado.',
  'signal.extension-void-up':
    'La proyección alcista desde {c} (vela {at}; A {a}, B {b}) es nula: hubo cierres bajo {c}. Su {equal} y su {farShare} ({far}) ya no cuentan.',
  'signal.extension-void-down':
    'La proyección bajista desde {c} (vela {at}; A {a}, B {b}) es nula: hubo cierres sobre {c}. Su {equal} y su {farShare} ({far}) ya no cuentan.',

  'rule.time_analysis':
    'Duración de los tramos entre swings confirmados. Un tramo es joven por debajo de {young} y vencido por encima de {overdue} veces la mediana de su lado; un ritmo exige tres distancias, y toca significa dentro de {within} velas.',
  'signal.rise-young': 'La subida desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: joven.',
  'signal.fall-young': 'La caída desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: joven.',
  'signal.rise-mature': 'La subida desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: edad normal.',
  'signal.fall-mature': 'La caída desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: edad normal.',
  'signal.rise-overdue':
    'La subida desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: ya le toca una pausa.',
  'signal.fall-overdue':
    'La caída desde la vela {from} dura {age}, {ratio} veces las {usual} habituales: ya le toca un rebote.',
  'signal.low-cycle-ahead':
    'Los mínimos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el próximo caería cerca de la vela {due}.',
  'signal.low-cycle-due':
    'Los mínimos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el próximo toca más o menos ahora, vela {due}.',
  'signal.low-cycle-past':
    'Los mínimos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el de cerca de la vela {due} no llegó: el ritmo se rompió.',
  'signal.high-cycle-ahead':
    'Los máximos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el próximo caería cerca de la vela {due}.',
  'signal.high-cycle-due':
    'Los máximos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el próximo toca más o menos ahora, vela {due}.',
  'signal.high-cycle-past':
    'Los máximos llegaron cada {usual} velas ({times} distancias, de {shortest} a {longest}); el de cerca de la vela {due} no llegó: el ritmo se rompió.',
  'signal.low-cycle-uneven':
    'Los mínimos llegaron con {shortest} a {longest} velas de separación: demasiado desigual para un ritmo.',
  'signal.high-cycle-uneven':
    'Los máximos llegaron con {shortest} a {longest} velas de separación: demasiado desigual para un ritmo.',
  'signal.time-none': 'Muy pocos swings para comparar duraciones (confirmados: {count}).',

  'rule.vpa_strategy':
    'Volumen frente a la media de {lookback} velas y rango frente al ATR. Esfuerzo alto desde {high}, bajo hasta {low}; rango amplio con esfuerzo es iniciativa, rango pequeño con esfuerzo es absorción. Los eventos cuentan durante {fresh} velas.',
  'rule.vpa-without-volume':
    'Solo el rango: velas de {wide} ATR o más que cierran en su extremo. Cuentan durante {fresh} velas.',
  'note.no-volume-vpa':
    'El análisis de precio y volumen necesita volumen, que esta imagen no muestra. Solo se juzgan los rangos.',
  'signal.vpa-demand':
    'Iniciativa compradora en la vela {at}: {effort} veces el volumen medio, {spread} ATR de amplitud, cierre {close} cerca del máximo.',
  'signal.vpa-supply':
    'Iniciativa vendedora en la vela {at}: {effort} veces el volumen medio, {spread} ATR de amplitud, cierre {close} cerca del mínimo.',
  'signal.vpa-absorbed-selling':
    'La vela {at} absorbió {effort} veces el volumen medio en una caída y se movió solo {spread} ATR (cierre {close}): la venta fue absorbida.',
  'signal.vpa-absorbed-buying':
    'La vela {at} absorbió {effort} veces el volumen medio en una subida y se movió solo {spread} ATR (cierre {close}): la compra chocó con oferta.',
  'signal.vpa-no-demand':
    'Sin demanda en la vela {at}: vela alcista de {spread} ATR con {effort} veces el volumen medio (cierre {close}).',
  'signal.vpa-no-supply':
    'Sin oferta en la vela {at}: vela bajista de {spread} ATR con {effort} veces el volumen medio (cierre {close}).',
  'signal.vpa-none': 'Esfuerzo y resultado concuerdan en las últimas {fresh} velas; último cierre {close}.',
  'signal.vpa-none-without-volume': 'Ninguna vela amplia en las últimas {fresh}; último cierre {close}.',

  'rule.vwap_strategy':
    '{name}, con ancla en la primera vela visible, se juzga tras {settling} velas. Los cruces cuentan durante {fresh} velas; a {stretched} desviaciones está estirado.',
  'note.no-volume-vwap':
    'El VWAP necesita volumen, que esta imagen no muestra. Lo sustituye el precio típico medio desde la primera vela visible; pesa igual todas las velas.',
  'signal.vwap-reclaimed':
    'La vela {at} cerró en {close}, de nuevo sobre la media ({level}): el participante medio vuelve a ganar.',
  'signal.vwap-lost': 'La vela {at} cerró en {close}, bajo la media ({level}): el participante medio pasó a pérdidas.',
  'signal.vwap-above':
    'Cierre {close} sobre la media {level} por {deviations} desviaciones: los compradores controlan el tramo visible.',
  'signal.vwap-below':
    'Cierre {close} bajo la media {level} por {deviations} desviaciones: los vendedores controlan el tramo visible.',
  'signal.vwap-stretched-up':
    'El cierre {close} está {deviations} desviaciones sobre la media {level}: extendido, tarde para una continuación.',
  'signal.vwap-stretched-down':
    'El cierre {close} está {deviations} desviaciones bajo la media {level}: extendido, tarde para una continuación.',
  'signal.vwap-on': 'El cierre {close} está en la media {level} ({deviations} desviaciones): equilibrio.',

  'rule.obv_divergence':
    'OBV en múltiplos del volumen medio, contado desde la primera vela visible, comparado con el precio en swings confirmados y por pendiente en {window} velas. Las divergencias cuentan durante {fresh} velas.',
  'rule.obv-without-volume':
    'RSI de {period} velas en swings confirmados en lugar de OBV. Las divergencias cuentan durante {fresh} velas.',
  'note.no-volume-obv':
    'El OBV necesita volumen, que esta imagen no muestra. Se dan divergencias de momento (RSI); no son OBV.',
  'signal.obv-confirms-up':
    'En {window} velas el precio subió {price} ATR y el OBV {volume} volúmenes medios: el volumen respalda la subida.',
  'signal.obv-confirms-down':
    'En {window} velas el precio cayó {price} ATR y el OBV {volume} volúmenes medios: el volumen respalda la caída.',
  'signal.obv-opposes-rise':
    'En {window} velas el precio subió {price} ATR mientras el OBV cayó {volume} volúmenes medios: la subida no tiene respaldo.',
  'signal.obv-opposes-fall':
    'En {window} velas el precio cayó {price} ATR mientras el OBV subió {volume} volúmenes medios: la caída no tiene respaldo.',
  'signal.obv-undecided':
    'En {window} velas el precio se movió {price} ATR y el OBV {volume} volúmenes medios: muy poco para afirmar algo.',

  'rule.volume_climax':
    'Volumen de {effort} veces la media y por encima del de {lookback} velas, al final de un recorrido de {move} ATR en {within} velas. Es giro cuando uno de los {answer} cierres siguientes deja atrás el extremo lejano de la vela. Los eventos cuentan durante {fresh} velas.',
  'rule.climax-without-volume':
    'Rango de {effort} veces la media y por encima del de {lookback} velas, al final de un recorrido de {move} ATR en {within} velas. Es giro cuando uno de los {answer} cierres siguientes deja atrás el extremo lejano de la vela. Los eventos cuentan durante {fresh} velas.',
  'note.no-volume-climax':
    'La imagen no muestra volumen: el tamaño de la vela lo sustituye, un clímax de rango más que de volumen.',
  'signal.selling-climax-volume':
    'Posible clímax vendedor en la vela {at}: {effort} veces el volumen medio tras una caída de {move} ATR. Un cierre sobre {high} lo respondería, un nuevo mínimo bajo {low} lo desmentiría.',
  'signal.buying-climax-volume':
    'Posible clímax comprador en la vela {at}: {effort} veces el volumen medio tras una subida de {move} ATR. Un cierre bajo {low} lo respondería, un nuevo máximo sobre {high} lo desmentiría.',
  'signal.selling-climax-range':
    'Posible agotamiento vendedor en la vela {at}: {effort} veces el rango medio tras una caída de {move} ATR. Un cierre sobre {high} lo respondería, un nuevo mínimo bajo {low} lo desmentiría.',
  'signal.buying-climax-range':
    'Posible agotamiento comprador en la vela {at}: {effort} veces el rango medio tras una subida de {move} ATR. Un cierre bajo {low} lo respondería, un nuevo máximo sobre {high} lo desmentiría.',
  'signal.selling-climax-answered-volume':
    'Clímax vendedor en la vela {at} ({effort} veces el volumen medio, caída de {move} ATR, de {low} a {high}), respondido por un cierre por encima en la vela {answered}.',
  'signal.buying-climax-answered-volume':
    'Clímax comprador en la vela {at} ({effort} veces el volumen medio, subida de {move} ATR, de {low} a {high}), respondido por un cierre por debajo en la vela {answered}.',
  'signal.selling-climax-answered-range':
    'Agotamiento vendedor en la vela {at} ({effort} veces el rango medio, caída de {move} ATR, de {low} a {high}), respondido por un cierre por encima en la vela {answered}.',
  'signal.buying-climax-answered-range':
    'Agotamiento comprador en la vela {at} ({effort} veces el rango medio, subida de {move} ATR, de {low} a {high}), respondido por un cierre por debajo en la vela {answered}.',
  'signal.climax-none': 'Ningún clímax de volumen en las últimas {fresh} velas; último cierre {close}.',
  'signal.climax-none-without-volume': 'Ningún clímax de rango en las últimas {fresh} velas; último cierre {close}.',

  'rule.volume_profile':
    'Volumen relativo en {bins} franjas del rango visible, cada vela repartida sobre el suyo. El área de valor contiene el {share} en torno a la franja más llena. Las salidas de ella cuentan durante {fresh} velas.',
  'rule.profile-without-volume':
    'Tiempo en cada zona, en {bins} franjas del rango visible, cada vela cuenta igual. El área de valor contiene el {share} en torno a la franja más llena. Las salidas de ella cuentan durante {fresh} velas.',
  'note.no-volume-profile': 'La imagen no muestra volumen: es un perfil de tiempo, no de volumen.',
  'signal.profile-above':
    'El cierre {close} está sobre el área de valor de {low} a {high} ({share}, máximo en {control}): aceptado más arriba por ahora.',
  'signal.profile-below':
    'El cierre {close} está bajo el área de valor de {low} a {high} ({share}, máximo en {control}): aceptado más abajo por ahora.',
  'signal.profile-inside':
    'El cierre {close} está dentro del área de valor de {low} a {high} ({share}, máximo en {control}): la rotación es el caso base.',
  'signal.value-left-up': 'La vela {at} cerró en {close}, fuera por arriba del área de valor de entonces ({level}).',
  'signal.value-left-down': 'La vela {at} cerró en {close}, fuera por abajo del área de valor de entonces ({level}).',
};
