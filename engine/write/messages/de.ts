import type { Messages } from '../catalogue-of.ts';

export const de: Messages = {
  'unit.percent': '{number} %',
  'unit.relative-place': '{number} % der Spanne',
  'unit.relative-distance': '{number} Punkte',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': 'Price action',
  'strategy.ma_crossover': 'Kreuzung gleitender Durchschnitte',
  'strategy.ema_strategy': 'EMA-Fächer',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Hüllkurve um den Durchschnitt',
  'strategy.keltner_channel': 'Keltner-Kanal',
  'strategy.donchian_channel': 'Donchian-Kanal',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'RSI-Divergenz',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Stochastik',
  'strategy.atr_strategy': 'Durchschnittliche wahre Spanne (ATR)',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidität',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Institutionelle Kerzen',
  'strategy.displacement': 'Displacement',
  'strategy.candlestick_patterns': 'Kerzenmuster',
  'strategy.chart_patterns': 'Chartmuster',
  'strategy.support_resistance': 'Unterstützung und Widerstand',
  'strategy.head_shoulders': 'Schulter-Kopf-Schulter',
  'strategy.double_patterns': 'Doppelte und dreifache Tops und Böden',
  'strategy.triangle_patterns': 'Dreiecke',
  'strategy.flags_pennants': 'Flaggen und Wimpel',
  'strategy.fib_retracement': 'Fibonacci-Retracement',
  'strategy.fib_extension': 'Fibonacci-Extension',
  'strategy.time_analysis': 'Zeitanalyse',
  'strategy.vpa_strategy': 'Volumen-Preis-Analyse',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'OBV-Divergenz',
  'strategy.volume_climax': 'Volumenklimax',
  'strategy.volume_profile': 'Volumenprofil',

  'heading.measured': 'Gemessen',
  'heading.read': 'Lesung',
  'heading.context': 'Kontext',
  'heading.levels': 'Wichtige Marken',
  'heading.signals': 'Signale',
  'heading.interpretation': 'Deutung',
  'heading.up': 'Szenario aufwärts',
  'heading.down': 'Szenario abwärts',
  'heading.risk': 'Risiko',
  'heading.change': 'Was diese Sicht ändern würde',
  'heading.limits': 'Grenzen',

  'column.level': 'Marke',
  'column.error': '±',
  'column.away': 'Zum letzten Schluss',
  'column.touches': 'Berührungen',
  'column.side': 'Wirkt als',
  'column.why': 'Grund',
  'column.none': '–',

  'side.support': 'Unterstützung',
  'side.resistance': 'Widerstand',
  'side.here': 'Kurs liegt darauf',

  'read.candles': {
    one: '{count} Kerze gelesen.',
    other: '{count} Kerzen gelesen, nummeriert von {first} (links) bis {last} (rechts); Lesesicherheit {confidence}.',
  },
  'read.linear':
    'Preisskala: linear, an {labels} Achsenbeschriftungen angepasst; das Bild reicht von {low} bis {high}. Ein einzelner Preis stimmt auf etwa ±{error}.',
  'read.log':
    'Preisskala: logarithmisch, an {labels} Achsenbeschriftungen angepasst; das Bild reicht von {low} bis {high}. Ein einzelner Preis stimmt auf etwa ±{error}.',
  'read.no-labels': 'Es waren keine Preisbeschriftungen lesbar, daher ist nichts im Folgenden ein Preis.',
  'read.too-few-labels':
    'Zu wenige Beschriftungen sind lesbar, um eine Skala zu prüfen, daher ist nichts im Folgenden ein Preis.',
  'read.percent': 'Die Achse zeigt Prozentänderungen statt Preise, daher ist nichts im Folgenden ein Preis.',
  'read.indexed': 'Die Achse ist ein Index und keine Preisskala, daher ist nichts im Folgenden ein Preis.',
  'read.inconsistent':
    'Die Beschriftungen widersprechen einander oder der Marke des letzten Preises, daher ist nichts im Folgenden ein Preis.',
  'read.relative':
    'Lagen stehen in Prozent der sichtbaren Spanne (tiefstes Tief {zero}, höchstes Hoch {hundred}), Abstände in Punkten davon, genau auf etwa ±{error}.',
  'read.last-price-agrees':
    'Die Preismarke an der Achse ({tag}) stimmt mit dem gemessenen letzten Schluss ({close}) überein.',
  'read.last-price-differs':
    'Die Preismarke an der Achse sagt {tag}, der letzte Schluss misst {close}: Die Skala ist mit Vorsicht zu nehmen.',
  'read.volume': 'Volumenbalken wurden gelesen; die Höhen gelten relativ zum höchsten.',
  'read.no-volume': 'Volumen wird nicht gezeigt.',
  'read.lines': {
    one: '{count} gezeichnete Linie wurde verfolgt.',
    other: '{count} gezeichnete Linien wurden verfolgt.',
  },

  'read.line': 'Eine davon passt zu einem Durchschnitt: {line}.',

  'context.trend-up':
    '**Trend:** aufwärts. Die Gerade durch die letzten {window} Schlusskurse steigt um {drift} ATR (R² {fit}).',
  'context.trend-down':
    '**Trend:** abwärts. Die Gerade durch die letzten {window} Schlusskurse fällt um {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Trend:** keiner. Die Gerade durch die letzten {window} Schlusskurse bewegt sich um {drift} ATR bei einem R² von {fit}, zu wenig für eine Richtung.',
  'context.trend-flat':
    '**Trend:** flach. Über die letzten {window} Schlusskurse bewegt sich die Gerade nur um {drift} ATR.',
  'context.sequence-rising':
    '**Struktur:** steigende Swings; Hochs {highOne} auf {highTwo}, Tiefs {lowOne} auf {lowTwo}.',
  'context.sequence-falling':
    '**Struktur:** fallende Swings; Hochs {highOne} auf {highTwo}, Tiefs {lowOne} auf {lowTwo}.',
  'context.sequence-expanding': '**Struktur:** öffnet sich; höheres Hoch bei {highTwo}, tieferes Tief bei {lowTwo}.',
  'context.sequence-contracting': '**Struktur:** verengt sich; tieferes Hoch bei {highTwo}, höheres Tief bei {lowTwo}.',
  'context.sequence-level': '**Struktur:** eine Range; Hochs um {highTwo}, Tiefs um {lowTwo}.',
  'context.sequence-too-few': '**Struktur:** weniger als zwei bestätigte Swing-Hochs und -Tiefs, keine Folge ablesbar.',
  'context.volatility-expanding':
    '**Volatilität:** nimmt zu. Durchschnittliche wahre Spanne (ATR, {period} Kerzen) {range}, das {ratio}-Fache ihres Medians hier.',
  'context.volatility-contracting':
    '**Volatilität:** nimmt ab. Durchschnittliche wahre Spanne (ATR, {period} Kerzen) {range}, das {ratio}-Fache ihres Medians hier.',
  'context.volatility-steady':
    '**Volatilität:** stetig. Durchschnittliche wahre Spanne (ATR, {period} Kerzen) {range}.',
  'context.place': '**Letzter Schluss:** {close}, im {third} Drittel der sichtbaren Spanne.',
  'context.third-upper': 'oberen',
  'context.third-middle': 'mittleren',
  'context.third-lower': 'unteren',

  'why.swing-highs': 'wiederholte Swing-Hochs',
  'why.swing-lows': 'wiederholte Swing-Tiefs',
  'why.flipped': 'drehte den Kurs von beiden Seiten',
  'why.swing-high': 'Swing-Hoch',
  'why.swing-low': 'Swing-Tief',
  'why.former-swing-highs': 'frühere Swing-Hochs, jetzt darunter',
  'why.former-swing-lows': 'frühere Swing-Tiefs, jetzt darüber',
  'why.former-swing-high': 'früheres Swing-Hoch, jetzt darunter',
  'why.former-swing-low': 'früheres Swing-Tief, jetzt darüber',
  'why.highest': 'höchstes Hoch im Bild',
  'why.lowest': 'tiefstes Tief im Bild',
  'why.ranges': '{count} ATR vom Auslöser',
  'why.beyond-close': '{count} ATR jenseits des letzten Schlusses',
  'why.projection': 'Projektion von {from} bis {to} ATR, keine Marke in Reichweite',
  'why.recent-high': 'Hoch der letzten {count} Kerzen',
  'why.recent-low': 'Tief der letzten {count} Kerzen',
  'why.cloud-edge': 'Rand der Wolke',
  'why.upper-band': 'oberes Band',
  'why.middle-line': 'Mittellinie',
  'why.lower-band': 'unteres Band',
  'why.chandelier-long': 'Chandelier-Stop unter einem Anstieg',
  'why.chandelier-short': 'Chandelier-Stop über einem Rückgang',
  'why.fvg-middle': 'Mitte einer offenen Lücke',
  'why.order-block': 'ferne Seite des Order Blocks',
  'why.block-top': 'Oberkante eines bullischen Order Blocks',
  'why.block-bottom': 'Unterkante eines bärischen Order Blocks',
  'why.breaker-top': 'Oberkante eines bullischen Breakers',
  'why.breaker-bottom': 'Unterkante eines bärischen Breakers',
  'why.pool-above': 'Liquidität über Swing-Hochs',
  'why.pool-below': 'Liquidität unter Swing-Tiefs',
  'why.big-candle': 'Mitte eines übergroßen Körpers',
  'why.displacement': 'Ursprung eines Displacements',
  'why.neckline': 'Nackenlinie',
  'why.measured-move': 'gemessenes Kursziel des Musters',
  'why.pattern-edge': 'Außenrand des Musters',
  'why.pattern-line': 'Linie des Musters',
  'why.right-shoulder': 'rechte Schulter',
  'why.pole-length': 'Länge der Stange, projiziert',
  'why.retracement': 'Retracement {share}',
  'why.extension': 'Projektion {from} bis {to}',
  'why.extension-level': 'Projektion {share}',
  'why.projection-origin': 'Ende des Rücksetzers',
  'why.vwap-above': 'eine Abweichung darüber',
  'why.vwap-below': 'eine Abweichung darunter',
  'why.control': 'Point of Control',
  'why.time-control': 'meistbesuchte Lage',
  'why.value-high': 'Oberkante der Value Area',
  'why.value-low': 'Unterkante der Value Area',

  'status.up-confirmed': 'Bullisch, bestätigt.',
  'status.up-unconfirmed': 'Bullisch, nicht bestätigt.',
  'status.up-current': 'Bullisch nach jetzigem Stand.',
  'status.down-confirmed': 'Bärisch, bestätigt.',
  'status.down-unconfirmed': 'Bärisch, nicht bestätigt.',
  'status.down-current': 'Bärisch nach jetzigem Stand.',
  'status.certainty': 'Lesesicherheit {certainty}.',

  'view.up': 'Die Signale neigen nach oben ({up} bullisch, {down} bärisch).',
  'view.down': 'Die Signale neigen nach unten ({down} bärisch, {up} bullisch).',
  'view.mixed':
    'Die Signale widersprechen einander ({up} bullisch, {down} bärisch): Keine Seite hat die besseren Argumente.',
  'view.none': 'Es gibt kein Richtungssignal: Diese Methode spricht für keine Seite.',
  'view.unconfirmed': 'Keines davon ist schon bestätigt.',
  'view.with-trend': 'Das deckt sich mit dem gemessenen Trend.',
  'view.against-trend': 'Das steht gegen den gemessenen Trend, was die Hürde erhöht.',
  'view.flat': 'Der Markt ist flach: Nur ein klarer Schluss außerhalb der Range würde das ändern.',

  'scenario.up.trigger': '**Auslöser:** Schließt der Kurs über {trigger} ({why}), öffnet sich die Oberseite.',
  'scenario.down.trigger': '**Auslöser:** Schließt der Kurs unter {trigger} ({why}), öffnet sich die Unterseite.',
  'scenario.up.target': '**Zielzone:** {from} bis {to} ({why}).',
  'scenario.down.target': '**Zielzone:** {from} hinab bis {to} ({why}).',
  'scenario.up.invalidation': '**Hinfällig:** bei einem Schluss zurück unter {invalidation} ({why}).',
  'scenario.down.invalidation': '**Hinfällig:** bei einem Schluss zurück über {invalidation} ({why}).',

  'risk.range': 'Ein ATR beträgt {range}: Ein engerer Stop liegt im gewöhnlichen Rauschen der Kerzen.',
  'risk.up':
    'Aufwärts: {risk} vom Auslöser bis zur Hinfälligkeit ({ranges} ATR) gegen {reward} bis zum nahen Rand des Ziels, Chance-Risiko-Verhältnis {ratio}.',
  'risk.down':
    'Abwärts: {risk} vom Auslöser bis zur Hinfälligkeit ({ranges} ATR) gegen {reward} bis zum nahen Rand des Ziels, Chance-Risiko-Verhältnis {ratio}.',
  'risk.up-poor': 'Das Ziel nach oben lohnt sein Risiko derzeit nicht.',
  'risk.down-poor': 'Das Ziel nach unten lohnt sein Risiko derzeit nicht.',

  'change.up': 'Ein Schluss unter {level} nähme dem bullischen Fall die Grundlage.',
  'change.down': 'Ein Schluss über {level} nähme dem bärischen Fall die Grundlage.',
  'change.none': 'Ein Schluss über {high} oder unter {low} würde das Gleichgewicht beenden.',
  'change.confirm': 'Die unbestätigten Signale oben zählen erst, wenn die nächste Kerze sie bestehen lässt.',

  'limits.history':
    'Nur die {count} sichtbaren Kerzen zählen: keine frühere Historie, keine andere Zeiteinheit, keine Nachrichten.',
  'limits.last-open': 'Die letzte Kerze kann noch offen sein; was von ihr abhängt, gilt als nicht bestätigt.',
  'limits.certainty': 'Signale, die mit weniger als {certainty} Sicherheit gelesen wurden, sagen es.',
  'limits.uncertain-candles': {
    one: '{count} Kerze ist teilweise verdeckt oder abgeschnitten und wurde weniger sicher gelesen.',
    other: '{count} Kerzen sind teilweise verdeckt oder abgeschnitten und wurden weniger sicher gelesen.',
  },
  'limits.inferred': {
    one: 'Die Richtung von {count} Kerze wurde aus ihren Nachbarn erschlossen.',
    other: 'Die Richtung von {count} Kerzen wurde aus ihren Nachbarn erschlossen.',
  },
  'limits.averaged':
    'Die Kerzen sind gemittelt (Heikin-Ashi): Ihre Eröffnungen und Schlüsse sind keine gehandelten Kurse, und keine Kerze zeigt nur ihren eigenen Zeitraum.',
  'limits.photo': 'Aus dem Foto eines Bildschirms gelesen: Ein Screenshot wäre schärfer.',
  'limits.log-lines':
    'Die Achse ist logarithmisch: Schräge Linien und Durchschnitte sind auf Preise gerechnet und biegen sich daher im Chart.',
  'limits.unknown-scale':
    'Ohne Skala ist unbekannt, ob die Achse linear oder logarithmisch ist; Abstände nehmen linear an.',

  notice:
    'Dies beschreibt ein einzelnes Bild und ist keine Anlageberatung. Märkte können gegen jedes Szenario laufen; entscheiden und dimensionieren Sie nach eigenen Regeln.',

  'signal.too-short': '{name}: braucht {needed} Kerzen, {seen} sind sichtbar; es gibt keinen Wert zu beurteilen.',
  'note.replaced': '{by} steht für {name}; dafür sind {needed} Kerzen nötig, um stabil zu sein, {seen} sind sichtbar.',
  'vision.accepted': 'Formuliert von {model}; jede Zahl darin wurde mit der Messung abgeglichen.',
  'vision.unknown-numbers': 'Das externe Modell nannte ungemessene Zahlen, daher steht hier der eigene Text.',
  'vision.no-analysis': 'Das externe Modell gab keine brauchbare Analyse, daher steht hier der eigene Text.',
  'vision.forbidden-words': 'Das externe Modell brach die Regeln einer Analyse, daher steht hier der eigene Text.',
  'vision.unreachable': 'Das externe Modell war nicht erreichbar, daher steht hier der eigene Text.',
  'vision.too-slow': 'Das externe Modell brauchte zu lange, daher steht hier der eigene Text.',
  'vision.refused': 'Das externe Modell lehnte die Anfrage ab, daher steht hier der eigene Text.',
  'vision.busy': 'Das externe Modell war ausgelastet, daher steht hier der eigene Text.',
  'vision.bad-answer': 'Das externe Modell gab eine unlesbare Antwort, daher steht hier der eigene Text.',

  'note.not-stable': 'Ausgelassen: {name}. Dafür sind {needed} Kerzen nötig, um stabil zu sein, {seen} sind sichtbar.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'die Wolke',
  'name.donchian': 'Donchian-Kanal',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'Stochastik {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR nach Wilder',
  'name.vwap': 'verankerter VWAP',
  'name.mean-price': 'mittlerer typischer Preis',
  'name.percent': '{value} Prozent',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (einfache Durchschnitte)',
  'name.drawn-sma': 'gezeichneter SMA {period} (Linie {count})',
  'name.drawn-ema': 'gezeichneter EMA {period} (Linie {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'Order Block',
  'label.breaker': 'Breaker',
  'label.sweep': 'Sweep',
  'label.pool': 'Liquidität',
  'label.institutional': 'großer Körper',
  'label.neckline': 'Nackenlinie',
  'label.share': '{share}',
  'label.climax': 'Klimax',
  'label.value-area': 'Value Area',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'Bruch {level}',

  'rule.lead': 'Regel: {rule}',
  'rule.price_action':
    'Swings drehen nach {reversal} ATR. Ein Schluss jenseits des letzten bestätigten Swings bricht die Struktur; eine Abweisung braucht eine Kerze, die von einer schon berührten Marke weg schließt. Ereignisse zählen {fresh} Kerzen lang.',
  'signal.structure-continued-up':
    'Schluss über dem Swing-Hoch {level} bei Kerze {at}: Die Aufwärtsstruktur setzt sich fort.',
  'signal.structure-continued-down':
    'Schluss unter dem Swing-Tief {level} bei Kerze {at}: Die Abwärtsstruktur setzt sich fort.',
  'signal.structure-turned-up':
    'Charakterwechsel bei Kerze {at}: nach fallender Struktur ein Schluss über dem Swing-Hoch {level}.',
  'signal.structure-turned-down':
    'Charakterwechsel bei Kerze {at}: nach steigender Struktur ein Schluss unter dem Swing-Tief {level}.',
  'signal.higher-low':
    'Käufer kamen früher: Das letzte bestätigte Tief {low} (Kerze {at}) liegt über dem vorigen, {before}.',
  'signal.lower-high':
    'Verkäufer kamen früher: Das letzte bestätigte Hoch {high} (Kerze {at}) liegt unter dem vorigen, {before}.',
  'signal.level-held-up':
    'Kerze {at} tauchte auf {low}, zur Marke {level}, und schloss zurück bei {close}: Käufer verteidigten sie.',
  'signal.level-held-down':
    'Kerze {at} erreichte {high}, die Marke {level}, und schloss zurück bei {close}: Verkäufer deckelten sie.',
  'signal.level-broken-up': 'Der Widerstand {level} gab bei Kerze {at} nach, Schluss {close}.',
  'signal.level-broken-down': 'Die Unterstützung {level} brach bei Kerze {at}, Schluss {close}.',
  'signal.quiet':
    'Kein Strukturbruch und keine Abweisung in den letzten {fresh} Kerzen. Der Kurs steht bei {close}, zwischen {low} und {high}.',

  'rule.support_resistance':
    'Marken sind Häufungen lokaler Hochs und Tiefs innerhalb von {width}. Ein Bruch ist ein Schluss, der eine Marke mit zwei oder mehr Berührungen um ein Viertel ATR hinter sich lässt; eine Abweisung schließt von ihr weg. Ereignisse zählen {fresh} Kerzen lang.',
  'signal.near-support': 'Der letzte Schluss {close} steht {distance} ({ranges} ATR) über der Unterstützung {level}.',
  'signal.near-resistance': 'Der letzte Schluss {close} steht {distance} ({ranges} ATR) unter dem Widerstand {level}.',
  'signal.between-levels':
    'Der letzte Schluss {close} liegt zwischen Unterstützung {low} und Widerstand {high}, keinem nahe: Die Lage gibt keinen Vorteil.',
  'signal.open-above':
    'Der letzte Schluss {close} steht über allen Marken im Bild; die nächste Unterstützung ist {low}.',
  'signal.open-below':
    'Der letzte Schluss {close} steht unter allen Marken im Bild; der nächste Widerstand ist {high}.',

  'rule.ma_crossover':
    'Kreuzung von {fast} und {slow} auf Schlusskursen, größer als der Lesefehler; der Kurs gegen beide bestätigt. Kreuzungen zählen {fresh} Kerzen lang.',
  'signal.ma-crossed-up': '{fast} stieg bei Kerze {at} durch {slow}, nahe {level}.',
  'signal.ma-crossed-down': '{fast} fiel bei Kerze {at} durch {slow}, nahe {level}.',
  'signal.ma-stacked-up':
    'Schluss {close} über {fast} ({fastValue}) über {slow} ({slowValue}): Durchschnitte für Käufer ausgerichtet.',
  'signal.ma-stacked-down':
    'Schluss {close} unter {fast} ({fastValue}) unter {slow} ({slowValue}): Durchschnitte für Verkäufer ausgerichtet.',
  'signal.ma-mixed': 'Keine Ausrichtung: Schluss {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) und {slow} ({slowValue}) liegen innerhalb des Lesefehlers beieinander: flacher Markt, eine Kreuzung hieße nichts.',

  'rule.rsi_strategy':
    '{name} auf Schlusskursen, über die {seen} Kerzen, auf denen er stabil ist. Überkauft über {overbought}, überverkauft unter {oversold}; das Signal ist die Rückkehr von dort. Über {middle} führen Käufer. Signale zählen {fresh} Kerzen lang.',
  'note.rsi-cutler':
    'Der RSI nutzt hier einfache Durchschnitte (Cutler): Wilders Glättung braucht {needed} Kerzen für genug eingeschwungene Werte, {seen} sind sichtbar.',
  'signal.rsi-left-oversold':
    'Der RSI kam bei Kerze {at} zurück über {threshold}, von einem Tief bei {extreme}: Der Verkaufsdruck ließ nach.',
  'signal.rsi-left-overbought':
    'Der RSI fiel bei Kerze {at} zurück unter {threshold}, von einem Hoch bei {extreme}: Der Kaufdruck schwand.',
  'signal.rsi-oversold':
    'RSI {value} ist jetzt überverkauft; ohne Rückkehr über {threshold} ist das Schwäche, keine Wende.',
  'signal.rsi-overbought': 'RSI {value} ist jetzt überkauft; ohne Rückkehr unter {threshold} ist das Stärke, kein Top.',
  'signal.rsi-bulls-lead': 'RSI {value}, seit {count} Kerzen über {middle}: Momentum auf Seite der Käufer.',
  'signal.rsi-bears-lead': 'RSI {value}, seit {count} Kerzen unter {middle}: Momentum auf Seite der Verkäufer.',
  'signal.rsi-balanced': 'RSI {value}, nahe {middle}: ausgeglichenes Momentum.',

  'rule.ema_strategy':
    '{fast}, {middle} und {slow}, mit einfachen Durchschnitten gestartet. Geordnet gestapelt sind sie ein Trend; ein Rücksetzer, der {middle} berührt und wieder jenseits schließt, setzt ihn fort; ein Schluss über {slow} hinweg stellt ihn infrage. Ereignisse zählen {fresh} Kerzen lang.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) und {slow} ({slowValue}) sind gestapelt, der schnellste oben: geordneter Anstieg.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) und {slow} ({slowValue}) sind gestapelt, der schnellste unten: geordneter Rückgang.',
  'signal.ema-tangled': 'Keine Ordnung: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'Die Durchschnitte liegen aufeinander ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): flacher Markt.',
  'signal.ema-pullback-held-up':
    'Der Rücksetzer bei Kerze {at} erreichte {middle} bei {level} und schloss darüber: Käufer nutzten den Durchschnitt.',
  'signal.ema-pullback-held-down':
    'Die Erholung bei Kerze {at} erreichte {middle} bei {level} und schloss darunter: Verkäufer nutzten den Durchschnitt.',
  'signal.ema-reclaimed': 'Kerze {at} schloss über {slow} ({level}), von unten kommend.',
  'signal.ema-lost': 'Kerze {at} schloss unter {slow} ({level}), von oben kommend.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, Span B {span}; Wolke {ahead} Kerzen vorausgezeichnet, die jetzige mitgezählt. Kreuzungen und Austritte aus der Wolke zählen {fresh} Kerzen lang.',
  'signal.tenkan-crossed-up': 'Tenkan stieg bei Kerze {at} über Kijun, nahe {level}.',
  'signal.tenkan-crossed-down': 'Tenkan sank bei Kerze {at} unter Kijun, nahe {level}.',
  'signal.cloud-broken-up': 'Kerze {at} schloss oben aus der Wolke hinaus, bei {level}.',
  'signal.cloud-broken-down': 'Kerze {at} schloss unten aus der Wolke hinaus, bei {level}.',
  'signal.above-cloud':
    'Der letzte Schluss {close} steht über der Wolke ({low} bis {high}): Sie wirkt als Unterstützung.',
  'signal.below-cloud':
    'Der letzte Schluss {close} steht unter der Wolke ({low} bis {high}): Sie wirkt als Widerstand.',
  'signal.inside-cloud':
    'Der letzte Schluss {close} liegt in der Wolke ({low} bis {high}): kein Trend nach dieser Methode.',
  'signal.chikou-above':
    'Chikou ist nach oben frei: Der letzte Schluss steht {distance} über dem Schluss vor {back} Kerzen.',
  'signal.chikou-below':
    'Chikou liegt unter dem Kurs: Der letzte Schluss steht {distance} unter dem Schluss vor {back} Kerzen.',
  'signal.cloud-ahead-up': 'Die künftige Wolke steigt: Span A {spanA} über Span B {spanB}.',
  'signal.cloud-ahead-down': 'Die künftige Wolke fällt: Span A {spanA} unter Span B {spanB}.',
  'signal.kijun-state': 'Schluss {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Linien {width} entfernt von {middle}, die engste runde Breite, die die meisten sichtbaren Schlusskurse hielt ({held}). Ein Schluss außerhalb ist Stärke, der erste zurück innen ihr Ende. Ereignisse zählen {fresh} Kerzen lang.',
  'rule.keltner_channel':
    '{middle} plus und minus {multiple} durchschnittliche wahre Spannen aus {ranges} Kerzen. Ein Schluss außerhalb ist Stärke, der erste zurück innen ihr Ende. Ereignisse zählen {fresh} Kerzen lang.',
  'signal.channel-left-up':
    'Kerze {at} schloss bei {close}, über dem oberen Band {band}: Käufer trieben über die normale Spanne hinaus.',
  'signal.channel-left-down':
    'Kerze {at} schloss bei {close}, unter dem unteren Band {band}: Verkäufer trieben über die normale Spanne hinaus.',
  'signal.channel-returned-from-above':
    'Zurück innen bei Kerze {at}: Schluss {close} unter dem oberen Band {band}, der Schub nach oben endete.',
  'signal.channel-returned-from-below':
    'Zurück innen bei Kerze {at}: Schluss {close} über dem unteren Band {band}, der Schub nach unten endete.',
  'signal.channel-upper-half':
    'Die Mittellinie {middle} steigt und der Schluss {close} liegt darüber; Bänder {lower} und {upper}.',
  'signal.channel-lower-half':
    'Die Mittellinie {middle} fällt und der Schluss {close} liegt darunter; Bänder {lower} und {upper}.',
  'signal.channel-level':
    'Mittellinie {middle} und Schluss {close} geben keine gemeinsame Richtung; Bänder {lower} und {upper}.',

  'rule.donchian_channel':
    'Höchstes Hoch und tiefstes Tief aus {period} Kerzen. Ein Schluss jenseits derer der Kerzen davor ist ein Ausbruch; die Mittellinie ist der übliche Ausstieg. Ausbrüche zählen {fresh} Kerzen lang.',
  'signal.donchian-broken-up': 'Kerze {at} schloss über {level}, dem höchsten Hoch der {period} Kerzen davor.',
  'signal.donchian-broken-down': 'Kerze {at} schloss unter {level}, dem tiefsten Tief der {period} Kerzen davor.',
  'signal.donchian-state':
    'Kanal {lower} bis {upper} (Breite {width}), Mitte {middle}; der Schluss {close} steht bei {place} seiner Höhe.',

  'rule.rsi_divergence':
    '{name} an bestätigten Swings des Kurses. Regulär: ein neues Kursextrem, das der RSI nicht mitmacht; versteckt: umgekehrt. Unterschiede unter {least} Punkten zählen nicht. Divergenzen zählen {fresh} Kerzen lang.',
  'signal.divergence-bullish':
    'Tieferes Tief im Kurs ({priceOne} bei Kerze {first}, {priceTwo} bei {second}) mit höherem Tief im {name} ({valueOne}, {valueTwo}): Das Verkaufen verliert Kraft. Bekannt seit Kerze {at}.',
  'signal.divergence-bearish':
    'Höheres Hoch im Kurs ({priceOne} bei Kerze {first}, {priceTwo} bei {second}) mit tieferem Hoch im {name} ({valueOne}, {valueTwo}): Das Kaufen verliert Kraft. Bekannt seit Kerze {at}.',
  'signal.divergence-hidden-bullish':
    'Versteckte Divergenz: höheres Tief im Kurs ({priceOne} bei Kerze {first}, {priceTwo} bei {second}), obwohl {name} tiefer ging ({valueOne}, {valueTwo}): Der Anstieg nahm den Rücksetzer auf. Bekannt seit Kerze {at}.',
  'signal.divergence-hidden-bearish':
    'Versteckte Divergenz: tieferes Hoch im Kurs ({priceOne} bei Kerze {first}, {priceTwo} bei {second}), obwohl {name} höher ging ({valueOne}, {valueTwo}): Der Rückgang nahm die Erholung auf. Bekannt seit Kerze {at}.',
  'signal.divergence-none':
    'Keine Divergenz zwischen Kurs und {name} an den Swings der letzten {fresh} Kerzen; {name} jetzt {value}.',

  'rule.macd_strategy':
    '{name}, Durchschnitte mit einfachen gestartet. Kreuzungen der Signallinie und der Null, klar über dem Rauschen; das Histogramm sagt, ob die Bewegung zunimmt oder nachlässt. Kreuzungen zählen {fresh} Kerzen lang.',
  'signal.macd-crossed-up': 'MACD {macd} stieg bei Kerze {at} durch die Signallinie ({signal}).',
  'signal.macd-crossed-down': 'MACD {macd} fiel bei Kerze {at} durch die Signallinie ({signal}).',
  'signal.macd-above-zero':
    'Der MACD wurde bei Kerze {at} positiv ({macd}): Der schnellere Durchschnitt führt aufwärts.',
  'signal.macd-below-zero':
    'Der MACD wurde bei Kerze {at} negativ ({macd}): Der schnellere Durchschnitt führt abwärts.',
  'signal.macd-building-up':
    'Histogramm {histogram} und wachsend (MACD {macd}, Signal {signal}): Aufwärtsmomentum baut sich auf.',
  'signal.macd-building-down':
    'Histogramm {histogram} und tiefer (MACD {macd}, Signal {signal}): Abwärtsmomentum baut sich auf.',
  'signal.macd-easing-up':
    'Histogramm {histogram}, positiv, aber schrumpfend (MACD {macd}, Signal {signal}): Aufwärtsmomentum lässt nach.',
  'signal.macd-easing-down':
    'Histogramm {histogram}, negativ, aber schrumpfend (MACD {macd}, Signal {signal}): Abwärtsmomentum lässt nach.',
  'signal.macd-on-signal':
    'MACD {macd} liegt auf seiner Signallinie {signal} (Histogramm {histogram}): keine Seite führt.',
  'signal.macd-flat': 'MACD {macd}, Signal {signal} und Histogramm {histogram} liegen alle nahe null: flacher Markt.',

  'rule.stochastic':
    '{name}. Eine Kreuzung der beiden Linien zählt, wenn sie über {upper} oder unter {lower} beginnt; sonst ist sie Rauschen. Kreuzungen zählen {fresh} Kerzen lang.',
  'signal.stochastic-turned-up':
    'Die langsame Linie wurde bei Kerze {at} von unten gekreuzt (%K {k}, %D {d}), aus der Zone unter {threshold} heraus: Eine Erholung begann.',
  'signal.stochastic-turned-down':
    'Die langsame Linie wurde bei Kerze {at} von oben gekreuzt (%K {k}, %D {d}), aus der Zone über {threshold} heraus: Ein Rückschlag begann.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: über {threshold}, Schlusskurse nahe dem oberen Ende ihrer Spanne. Stärke, bis die Linien sich kreuzen.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: unter {threshold}, Schlusskurse nahe dem unteren Ende ihrer Spanne. Schwäche, bis die Linien sich kreuzen.',
  'signal.stochastic-between': '%K {k}, %D {d}: zwischen {lower} und {upper}, keine Zone für eine Wende.',

  'rule.atr_strategy':
    'ATR aus {period} Kerzen als einfaches Mittel. Chandelier-Stop: {multiple} ATR vom Extrem aus {extreme} Kerzen, er dreht bei einem Schluss darüber hinaus. Eine Kerze von {wide} ATR oder mehr, die an ihrem Ende schließt, ist eine Expansion. Ereignisse zählen {fresh} Kerzen lang.',
  'note.atr-wilder': 'ATR nach Wilder zum Vergleich: {value}.',
  'signal.chandelier-turned-up':
    'Der fallende Stop bei {level} wurde vom Schluss {close} bei Kerze {at} ausgelöst: Die Seite wechselte zu den Käufern.',
  'signal.chandelier-turned-down':
    'Der steigende Stop bei {level} wurde vom Schluss {close} bei Kerze {at} ausgelöst: Die Seite wechselte zu den Verkäufern.',
  'signal.range-expanded-up':
    'Kerze {at} maß {multiple} ATR und schloss nahe ihrem Hoch bei {close}: eine weite Kerze der Käufer.',
  'signal.range-expanded-down':
    'Kerze {at} maß {multiple} ATR und schloss nahe ihrem Tief bei {close}: eine weite Kerze der Verkäufer.',
  'signal.atr-expanding': 'ATR {range}, das {ratio}-Fache des Medians {median}: Stops brauchen mehr Raum als sonst.',
  'signal.atr-contracting': 'ATR {range}, das {ratio}-Fache des Medians {median}: ein Squeeze, Richtung noch offen.',
  'signal.atr-steady': 'ATR {range}, das {ratio}-Fache des Medians {median}: nichts Ungewöhnliches.',

  'rule.order_blocks':
    'Order Block: die letzte Gegenkerze, höchstens {back} zurück, vor bis zu {most} starken Kerzen, die {ranges} ATR decken und zu einem Schluss jenseits eines bestätigten Swings führen. Er gilt, bis ein Schluss hindurchgeht; genannt innerhalb von {reach} ATR vom letzten Schluss.',
  'signal.block-fresh-up':
    'Nachfrageblock {low} bis {high} (Kerze {index}), belegt durch den Bruch bei Kerze {at}, noch nicht wieder besucht.',
  'signal.block-fresh-down':
    'Angebotsblock {low} bis {high} (Kerze {index}), belegt durch den Bruch bei Kerze {at}, noch nicht wieder besucht.',
  'signal.block-touched-up':
    'Nachfrageblock {low} bis {high} (Kerze {index}, Bruch bei {at}) wurde bei Kerze {touchedAt} wieder besucht und hielt auf Schlussbasis.',
  'signal.block-touched-down':
    'Angebotsblock {low} bis {high} (Kerze {index}, Bruch bei {at}) wurde bei Kerze {touchedAt} wieder besucht und deckelte auf Schlussbasis.',
  'signal.block-none': 'Kein Order Block steht innerhalb von {reach} ATR vom letzten Schluss {close}.',

  'rule.fvg_strategy':
    'Fair Value Gap: drei Kerzen, deren äußere zwei eine Lücke von einem Viertel ATR oder mehr lassen. Sie bleibt offen, bis der Kurs sie ganz durchlaufen hat. Offene werden innerhalb von {reach} ATR vom letzten Schluss genannt, gefüllte {fresh} Kerzen lang.',
  'signal.fvg-open-up':
    'Offene Lücke unter einem Anstieg, {low} bis {high} (Kerze {at}), {filled} gefüllt: Hier ließen Käufer Orders zurück.',
  'signal.fvg-open-down':
    'Offene Lücke über einem Rückgang, {low} bis {high} (Kerze {at}), {filled} gefüllt: Hier ließen Verkäufer Orders zurück.',
  'signal.fvg-filled-up':
    'Die Aufwärtslücke {low} bis {high} (Kerze {at}) wurde bei Kerze {filledAt} gefüllt: verbraucht.',
  'signal.fvg-filled-down':
    'Die Abwärtslücke {low} bis {high} (Kerze {at}) wurde bei Kerze {filledAt} gefüllt: verbraucht.',
  'signal.fvg-none':
    'Keine offene Lücke innerhalb von {reach} ATR vom letzten Schluss {close}, keine kürzlich gefüllt.',

  'rule.liquidity_strategy':
    'Stops werden jenseits bestätigter Swings vermutet; Swings innerhalb eines Viertels ATR bilden einen Pool. Ein Sweep handelt durch den Pool und schließt zurück. Sweeps zählen {fresh} Kerzen lang.',
  'signal.swept-lows':
    'Kerze {at} räumte die Tiefs bei {level} bis {extreme} ab und schloss zurück bei {close}: Verkäufer saßen in der Falle.',
  'signal.swept-highs':
    'Kerze {at} räumte die Hochs bei {level} bis {extreme} ab und schloss zurück bei {close}: Käufer saßen in der Falle.',
  'signal.pool-above':
    'Unberührte Hochs bei {level} (Swings: {count}), {distance} oder {ranges} ATR darüber: Dort liegen wohl Kauf-Stops.',
  'signal.pool-below':
    'Unberührte Tiefs bei {level} (Swings: {count}), {distance} oder {ranges} ATR darunter: Dort liegen wohl Verkaufs-Stops.',
  'signal.pool-none': 'Kein Swing im Bild hält noch Liquidität; letzter Schluss {close}.',

  'rule.breaker_blocks':
    'Breaker: ein Order Block, durch den ein Schluss ging. Er wirkt dann für die andere Seite, bis ein Schluss ihn zurückholt.',
  'signal.breaker-up':
    'Gescheitertes Angebot {low} bis {high} (Kerze {index}) wurde bei Kerze {at} durchschlossen: Es sollte nun stützen.',
  'signal.breaker-down':
    'Gescheiterte Nachfrage {low} bis {high} (Kerze {index}) wurde bei Kerze {at} durchschlossen: Sie sollte nun deckeln.',
  'signal.breaker-retested-up':
    'Gescheitertes Angebot {low} bis {high} (Kerze {index}, gebrochen bei {at}) wurde bei Kerze {retestedAt} von oben getestet und hielt.',
  'signal.breaker-retested-down':
    'Gescheiterte Nachfrage {low} bis {high} (Kerze {index}, gebrochen bei {at}) wurde bei Kerze {retestedAt} von unten getestet und deckelte.',
  'signal.breaker-none':
    'Kein Breaker steht: Kein belegter Block wurde durchschlossen und gehalten. Letzter Schluss {close}.',

  'rule.institutional_candles':
    'Ein Körper von {bodies} mittleren Körpern der letzten {lookback} Kerzen oder mehr, mit dem {volumes}-Fachen des mittleren Volumens, wo es gezeigt wird. Seine Zone, Eröffnung bis Körpermitte, gilt, bis ein Schluss die Eröffnung aufgibt. Ein Bild zeigt nicht, wer gehandelt hat.',
  'signal.big-candle-up':
    'Übergroßer Anstieg bei Kerze {at}: {bodies} mittlere Körper. Eröffnung {open} nicht aufgegeben; Zone hinauf bis {middle}.',
  'signal.big-candle-down':
    'Übergroßer Rückgang bei Kerze {at}: {bodies} mittlere Körper. Eröffnung {open} nicht zurückgeholt; Zone hinab bis {middle}.',
  'signal.big-candle-volume-up':
    'Übergroßer Anstieg bei Kerze {at}: {bodies} mittlere Körper beim {volumes}-Fachen des mittleren Volumens. Eröffnung {open} nicht aufgegeben; Zone hinauf bis {middle}.',
  'signal.big-candle-volume-down':
    'Übergroßer Rückgang bei Kerze {at}: {bodies} mittlere Körper beim {volumes}-Fachen des mittleren Volumens. Eröffnung {open} nicht zurückgeholt; Zone hinab bis {middle}.',
  'signal.big-candle-none': 'Keine übergroße Kerze steht; letzter Schluss {close}.',
  'note.no-volume-institutional': 'Das Bild zeigt kein Volumen, daher entscheidet hier allein die Körpergröße.',

  'rule.displacement':
    'Bis zu {most} Kerzen einer Farbe mit vollen Körpern, die zusammen {ranges} ATR decken. Eines, das ein Fair Value Gap lässt, wiegt mehr. Sie zählen {fresh} Kerzen lang.',
  'signal.displaced-up': 'Der Kurs stieg um {move} ({ranges} ATR) mit {span}, ab {origin}, ohne eine Lücke zu lassen.',
  'signal.displaced-down': 'Der Kurs fiel um {move} ({ranges} ATR) mit {span}, ab {origin}, ohne eine Lücke zu lassen.',
  'signal.displaced-up-gap':
    'Der Kurs wurde um {move} ({ranges} ATR) hochgetrieben mit {span}, ab {origin}, und ließ eine Lücke zurück.',
  'signal.displaced-down-gap':
    'Der Kurs wurde um {move} ({ranges} ATR) hinabgetrieben mit {span}, ab {origin}, und ließ eine Lücke zurück.',
  'span.length': { one: '{count} Kerze', other: '{count} Kerzen' },
  'span.candle': 'Kerze {at}',
  'span.candles': 'den Kerzen {from} bis {at}',
  'signal.displaced-none': 'Kein Displacement in den letzten {fresh} Kerzen; ein ATR beträgt {range}.',

  'rule.candlestick_patterns':
    'Muster nach Nison, gemessen an jüngsten Körpern und ATR; eine Umkehr braucht davor eine Bewegung von einem ATR. Sie zählen {fresh} Kerzen lang.',
  'pattern.hammer': 'Hammer',
  'pattern.hanging-man': 'Hanging Man',
  'pattern.inverted-hammer': 'umgekehrter Hammer',
  'pattern.shooting-star': 'Shooting Star',
  'pattern.bullish-engulfing': 'bullisches Engulfing',
  'pattern.bearish-engulfing': 'bärisches Engulfing',
  'pattern.bullish-harami': 'bullisches Harami',
  'pattern.bearish-harami': 'bärisches Harami',
  'pattern.piercing-line': 'Piercing Line',
  'pattern.dark-cloud-cover': 'Dark Cloud Cover',
  'pattern.morning-star': 'Morning Star',
  'pattern.evening-star': 'Evening Star',
  'pattern.three-white-soldiers': 'drei weiße Soldaten',
  'pattern.three-black-crows': 'drei schwarze Krähen',
  'pattern.doji': 'Doji',
  'pattern.inside-bar': 'Inside Bar',
  'pattern.ascending': 'steigendes Dreieck',
  'pattern.descending': 'fallendes Dreieck',
  'pattern.symmetrical': 'symmetrisches Dreieck',
  'pattern.rising-wedge': 'steigender Keil',
  'pattern.falling-wedge': 'fallender Keil',
  'pattern.rectangle': 'Rechteck',
  'signal.hammer': 'Hammer bei Kerze {at} ({low} bis {high}): Ein Rückgang wurde innerhalb der Kerze zurückgekauft.',
  'signal.hanging-man': 'Hanging Man bei Kerze {at} ({low} bis {high}): erstes tiefes Verkaufen im Anstieg.',
  'signal.inverted-hammer':
    'Umgekehrter Hammer bei Kerze {at} ({low} bis {high}): erster Vorstoß nach oben im Rückgang.',
  'signal.shooting-star':
    'Shooting Star bei Kerze {at} ({low} bis {high}): Ein Anstieg wurde innerhalb der Kerze abverkauft.',
  'signal.bullish-engulfing':
    'Bullisches Engulfing bei Kerze {at} ({low} bis {high}): Die Abwärtskerze davor wurde ganz verschluckt.',
  'signal.bearish-engulfing':
    'Bärisches Engulfing bei Kerze {at} ({low} bis {high}): Die Aufwärtskerze davor wurde ganz verschluckt.',
  'signal.bullish-harami':
    'Bullisches Harami bei Kerze {at} ({low} bis {high}): Ein Rückgang ruht in seinem letzten großen Körper.',
  'signal.bearish-harami':
    'Bärisches Harami bei Kerze {at} ({low} bis {high}): Ein Anstieg ruht in seinem letzten großen Körper.',
  'signal.piercing-line':
    'Piercing Line bei Kerze {at} ({low} bis {high}): tiefere Eröffnung, dann ein Schluss über der Mitte des Rückgangs.',
  'signal.dark-cloud-cover':
    'Dark Cloud Cover bei Kerze {at} ({low} bis {high}): höhere Eröffnung, dann ein Schluss unter der Mitte des Anstiegs.',
  'signal.morning-star': 'Morning Star fertig bei Kerze {at} ({low} bis {high}): Rückgang, Zögern, Erholung.',
  'signal.evening-star': 'Evening Star fertig bei Kerze {at} ({low} bis {high}): Anstieg, Zögern, Umkehr.',
  'signal.three-white-soldiers': 'Drei weiße Soldaten bis Kerze {at} ({low} bis {high}): stetiges Kaufen.',
  'signal.three-black-crows': 'Drei schwarze Krähen bis Kerze {at} ({low} bis {high}): stetiges Verkaufen.',
  'signal.doji': 'Doji bei Kerze {at} ({low} bis {high}): Eröffnung und Schluss treffen sich, keine Entscheidung.',
  'signal.inside-bar': 'Inside Bar bei Kerze {at} ({low} bis {high}): Die Spanne schrumpfte in die Kerze davor.',
  'signal.candlestick-none': 'Kein Muster in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.chart_patterns':
    'Doppelte und dreifache Extreme, Schulter-Kopf-Schulter, Dreiecke, Keile, Rechtecke, Flaggen und Wimpel an bestätigten Swings. Ein Muster ist durch einen Schluss jenseits seiner Linie bestätigt und zählt {fresh} Kerzen lang.',
  'signal.chart-pattern-none':
    'Kein fertiges oder entstehendes Chartmuster in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.head_shoulders':
    'Drei Spitzen mit herausragender mittlerer, ähnlichen Schultern, {height} ATR hoch oder mehr, nach einer Bewegung dorthin. Bestätigt durch einen Schluss jenseits der Nackenlinie; zählt {fresh} Kerzen lang.',
  'signal.head-shoulders-forming':
    'Schulter-Kopf-Schulter entsteht: Schultern bei Kerzen {left} und {right}, Kopf {peak} bei {head}. Ein Schluss unter der Nackenlinie ({neckline}) würde sie vollenden, gemessenes Ziel {target}.',
  'signal.inverse-head-shoulders-forming':
    'Umgekehrte Schulter-Kopf-Schulter entsteht: Schultern bei Kerzen {left} und {right}, Kopf {peak} bei {head}. Ein Schluss über der Nackenlinie ({neckline}) würde sie vollenden, gemessenes Ziel {target}.',
  'signal.head-shoulders':
    'Schulter-Kopf-Schulter fertig (Schultern {left} und {right}, Kopf {peak} bei Kerze {head}): Die Nackenlinie {neckline} gab bei Kerze {at} nach, gemessenes Ziel {target}.',
  'signal.inverse-head-shoulders':
    'Umgekehrte Schulter-Kopf-Schulter fertig (Schultern {left} und {right}, Kopf {peak} bei Kerze {head}): Die Nackenlinie {neckline} wurde bei Kerze {at} überwunden, gemessenes Ziel {target}.',
  'signal.head-shoulders-none':
    'Keine Schulter-Kopf-Schulter, aufrecht oder umgekehrt, in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.double_patterns':
    'Spitzen innerhalb von {equal} ATR zueinander, {height} ATR oder mehr von der Nackenlinie, nach einer mindestens so langen Bewegung. Bestätigt durch einen Schluss jenseits der Nackenlinie; zählt {fresh} Kerzen lang.',
  'signal.double-top-forming':
    'Doppeltop entsteht bei {level} (Kerzen {first} und {last}). Ein Schluss unter {neckline} würde es vollenden, gemessenes Ziel {target}.',
  'signal.double-bottom-forming':
    'Doppelboden entsteht bei {level} (Kerzen {first} und {last}). Ein Schluss über {neckline} würde ihn vollenden, gemessenes Ziel {target}.',
  'signal.double-top':
    'Doppeltop bei {level} (Kerzen {first} und {last}): Die Nackenlinie {neckline} brach bei Kerze {at}, gemessenes Ziel {target}.',
  'signal.double-bottom':
    'Doppelboden bei {level} (Kerzen {first} und {last}): Die Nackenlinie {neckline} wurde bei Kerze {at} überwunden, gemessenes Ziel {target}.',
  'signal.triple-top-forming':
    'Dreifachtop entsteht bei {level} (Kerzen {first} bis {last}). Ein Schluss unter {neckline} würde es vollenden, gemessenes Ziel {target}.',
  'signal.triple-bottom-forming':
    'Dreifachboden entsteht bei {level} (Kerzen {first} bis {last}). Ein Schluss über {neckline} würde ihn vollenden, gemessenes Ziel {target}.',
  'signal.triple-top':
    'Dreifachtop bei {level} (Kerzen {first} bis {last}): Die Nackenlinie {neckline} brach bei Kerze {at}, gemessenes Ziel {target}.',
  'signal.triple-bottom':
    'Dreifachboden bei {level} (Kerzen {first} bis {last}): Die Nackenlinie {neckline} wurde bei Kerze {at} überwunden, gemessenes Ziel {target}.',
  'signal.double-none':
    'Kein doppeltes oder dreifaches Top oder Boden in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.triangle_patterns':
    '{touches} wechselnde Swings innerhalb von {off} ATR an zwei zusammenlaufenden Linien. Bestätigt durch einen Schluss jenseits einer Linie, bevor sie sich treffen; zählt {fresh} Kerzen lang.',
  'signal.triangle-ascending':
    'Steigendes Dreieck seit Kerze {first} ({count} Berührungen): waagerechte Oberseite {upper}, steigende Unterseite jetzt {lower}. Käufer drängen.',
  'signal.triangle-descending':
    'Fallendes Dreieck seit Kerze {first} ({count} Berührungen): waagerechte Unterseite {lower}, fallende Oberseite jetzt {upper}. Verkäufer drängen.',
  'signal.triangle-symmetrical':
    'Symmetrisches Dreieck seit Kerze {first} ({count} Berührungen): jetzt {lower} bis {upper}, Richtung offen.',
  'signal.wedge-rising':
    'Steigender Keil seit Kerze {first} ({count} Berührungen): jetzt {lower} bis {upper}; ein enger werdender Anstieg ermüdet meist.',
  'signal.wedge-falling':
    'Fallender Keil seit Kerze {first} ({count} Berührungen): jetzt {lower} bis {upper}; ein enger werdender Rückgang ermüdet meist.',
  'signal.rectangle': 'Rechteck seit Kerze {first} ({count} Berührungen): {lower} bis {upper}, Richtung offen.',
  'signal.triangle-broken-up':
    'Austritt nach oben ({pattern}): Schluss über {level} bei Kerze {at}, gemessenes Ziel {target}.',
  'signal.triangle-broken-down':
    'Austritt nach unten ({pattern}): Schluss unter {level} bei Kerze {at}, gemessenes Ziel {target}.',
  'signal.triangle-none': 'Kein Dreieck oder Keil in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.flags_pennants':
    'Stange: {pole} ATR in {length} Kerzen. Pause: {rest} Kerzen oder mehr, die höchstens {given} davon zurückgeben. Bestätigt durch einen Schluss jenseits der Pause; zählt {fresh} Kerzen lang.',
  'signal.bull-flag-forming':
    'Bullenflagge entsteht nach einer Stange von {pole} (Kerzen {from} bis {to}). Ein Schluss über {level} würde sie Richtung {target} fortsetzen.',
  'signal.bear-flag-forming':
    'Bärenflagge entsteht nach einer Stange von {pole} (Kerzen {from} bis {to}). Ein Schluss unter {level} würde sie Richtung {target} fortsetzen.',
  'signal.bull-flag':
    'Bullenflagge aufgelöst: Schluss über {level} bei Kerze {at} nach einer Stange von {pole} (Kerzen {from} bis {to}), projiziert auf {target}.',
  'signal.bear-flag':
    'Bärenflagge aufgelöst: Schluss unter {level} bei Kerze {at} nach einer Stange von {pole} (Kerzen {from} bis {to}), projiziert auf {target}.',
  'signal.bull-pennant-forming':
    'Bullenwimpel entsteht nach einer Stange von {pole} (Kerzen {from} bis {to}). Ein Schluss über {level} würde ihn Richtung {target} fortsetzen.',
  'signal.bear-pennant-forming':
    'Bärenwimpel entsteht nach einer Stange von {pole} (Kerzen {from} bis {to}). Ein Schluss unter {level} würde ihn Richtung {target} fortsetzen.',
  'signal.bull-pennant':
    'Bullenwimpel aufgelöst: Schluss über {level} bei Kerze {at} nach einer Stange von {pole} (Kerzen {from} bis {to}), projiziert auf {target}.',
  'signal.bear-pennant':
    'Bärenwimpel aufgelöst: Schluss unter {level} bei Kerze {at} nach einer Stange von {pole} (Kerzen {from} bis {to}), projiziert auf {target}.',
  'signal.flag-none': 'Keine Flagge und kein Wimpel in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.fib_retracement':
    'Retracements der letzten Welle zwischen Swings von {reversal} ATR. Eine Reaktion ist eine Kerze, die eines erreicht und auf der Seite der Welle zurückschließt. Reaktionen zählen {fresh} Kerzen lang.',
  'signal.fib-held-up':
    'Das Retracement {share} bei {level} hielt bei Kerze {at}, Schluss {close}: Der Rücksetzer wurde gekauft.',
  'signal.fib-held-down':
    'Das Retracement {share} bei {level} hielt bei Kerze {at}, Schluss {close}: Die Erholung wurde verkauft.',
  'signal.fib-running-up': 'Der Anstieg {from} bis {to} steht jetzt am Extrem: Noch nichts wurde zurückgegeben.',
  'signal.fib-running-down': 'Der Rückgang {from} bis {to} steht jetzt am Extrem: Noch nichts wurde aufgeholt.',
  'signal.fib-shallow-up':
    'Der Anstieg {from} bis {to} gab höchstens {deepest} zurück (jetzt {now}): eine starke Welle.',
  'signal.fib-shallow-down':
    'Der Rückgang {from} bis {to} holte höchstens {deepest} auf (jetzt {now}): eine schwere Welle.',
  'signal.fib-middle-up':
    'Der Anstieg {from} bis {to} gab höchstens {deepest} zurück (jetzt {now}): die übliche Tiefe für eine Entscheidung.',
  'signal.fib-middle-down':
    'Der Rückgang {from} bis {to} holte höchstens {deepest} auf (jetzt {now}): die übliche Tiefe für eine Entscheidung.',
  'signal.fib-deep-up':
    'Der Anstieg {from} bis {to} gab {deepest} zurück (jetzt {now}): tief, die Welle steht infrage.',
  'signal.fib-deep-down':
    'Der Rückgang {from} bis {to} holte {deepest} auf (jetzt {now}): tief, die Welle steht infrage.',
  'signal.fib-undone-up':
    'Der Anstieg {from} bis {to} wurde ganz zurückgegeben ({now}): Seine Marken stützen nicht mehr.',
  'signal.fib-undone-down':
    'Der Rückgang {from} bis {to} wurde ganz aufgeholt ({now}): Seine Marken deckeln nicht mehr.',
  'signal.leg-none': 'Keine Welle von {reversal} ATR im Bild zum Anlegen; letzter Schluss {close}.',

  'rule.fib_extension':
    'Die letzte Bewegung A nach B von {reversal} ATR oder mehr mit einem Rücksetzer nach C von {least} oder mehr, von C aus projiziert ({count} Stufen). Hinfällig nach einem Schluss jenseits von C.',
  'signal.extension-active-up':
    'Anstieg {a} bis {b}, Rücksetzer auf {c} (Kerze {at}): Raum bis zur gleich langen Bewegung bei {equal}, darüber {farShare} bei {far}.',
  'signal.extension-active-down':
    'Rückgang {a} bis {b}, Erholung auf {c} (Kerze {at}): Raum bis zur gleich langen Bewegung bei {equal}, darunter {farShare} bei {far}.',
  'signal.extension-reached-up':
    'Anstieg {a} bis {b}, Rücksetzer auf {c} (Kerze {at}): Die gleich lange Bewegung {equal} ist erreicht, {farShare} liegt bei {far}.',
  'signal.extension-reached-down':
    'Rückgang {a} bis {b}, Erholung auf {c} (Kerze {at}): Die gleich lange Bewegung {equal} ist erreicht, {farShare} liegt bei {far}.',
  'signal.extension-exhausted-up':
    'Anstieg {a} bis {b}, Rücksetzer auf {c} (Kerze {at}): Der Kurs ging über die gleich lange Bewegung {equal} und die Projektion {farShare} {far} hinaus; die Zählung ist verbraucht.',
  'signal.extension-exhausted-down':
    'Rückgang {a} bis {b}, Erholung auf {c} (Kerze {at}): Der Kurs ging über die gleich lange Bewegung {equal} und die Projektion {farShare} {far} hinaus; die Zählung ist verbraucht.',
  'signal.extension-void-up':
    'Die Aufwärtsprojektion ab {c} (Kerze {at}; A {a}, B {b}) ist hinfällig: Schlusskurse gingen unter {c}. Ihre {equal} und {farShare} ({far}) zählen nicht mehr.',
  'signal.extension-void-down':
    'Die Abwärtsprojektion ab {c} (Kerze {at}; A {a}, B {b}) ist hinfällig: Schlusskurse gingen über {c}. Ihre {equal} und {farShare} ({far}) zählen nicht mehr.',

  'rule.time_analysis':
    'Längen der Wellen zwischen bestätigten Swings. Eine Welle ist jung unter dem {young}-Fachen und überfällig über dem {overdue}-Fachen des Medians ihrer Seite; ein Rhythmus braucht drei Abstände, fällig heißt innerhalb von {within} Kerzen.',
  'signal.rise-young': 'Der Anstieg seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: jung.',
  'signal.fall-young': 'Der Rückgang seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: jung.',
  'signal.rise-mature':
    'Der Anstieg seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: gewöhnliches Alter.',
  'signal.fall-mature':
    'Der Rückgang seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: gewöhnliches Alter.',
  'signal.rise-overdue':
    'Der Anstieg seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: reif für eine Pause.',
  'signal.fall-overdue':
    'Der Rückgang seit Kerze {from} ist {age} alt, das {ratio}-Fache der üblichen {usual}: reif für eine Erholung.',
  'signal.low-cycle-ahead':
    'Tiefs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das nächste fiele etwa auf Kerze {due}.',
  'signal.low-cycle-due':
    'Tiefs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das nächste ist etwa jetzt fällig, Kerze {due}.',
  'signal.low-cycle-past':
    'Tiefs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das um Kerze {due} blieb aus: Der Rhythmus brach.',
  'signal.high-cycle-ahead':
    'Hochs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das nächste fiele etwa auf Kerze {due}.',
  'signal.high-cycle-due':
    'Hochs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das nächste ist etwa jetzt fällig, Kerze {due}.',
  'signal.high-cycle-past':
    'Hochs kamen alle {usual} Kerzen ({times} Abstände, {shortest} bis {longest}); das um Kerze {due} blieb aus: Der Rhythmus brach.',
  'signal.low-cycle-uneven':
    'Tiefs kamen im Abstand von {shortest} bis {longest} Kerzen: zu ungleich für einen Rhythmus.',
  'signal.high-cycle-uneven':
    'Hochs kamen im Abstand von {shortest} bis {longest} Kerzen: zu ungleich für einen Rhythmus.',
  'signal.time-none': 'Zu wenige Swings, um Längen zu vergleichen (bestätigt: {count}).',

  'rule.vpa_strategy':
    'Volumen gegen das Mittel aus {lookback} Kerzen und Spanne gegen ATR. Hoher Aufwand ab {high}, niedriger bis {low}; weite Spanne mit Aufwand ist Initiative, kleine Spanne mit Aufwand ist Absorption. Ereignisse zählen {fresh} Kerzen lang.',
  'rule.vpa-without-volume':
    'Nur die Spanne: Kerzen von {wide} ATR oder mehr, die an ihrem Ende schließen. Sie zählen {fresh} Kerzen lang.',
  'note.no-volume-vpa':
    'Die Volumen-Preis-Analyse braucht Volumen, das dieses Bild nicht zeigt. Nur Spannen werden beurteilt.',
  'signal.vpa-demand':
    'Kaufinitiative bei Kerze {at}: das {effort}-Fache des mittleren Volumens, {spread} ATR weit, Schluss {close} nahe dem Hoch.',
  'signal.vpa-supply':
    'Verkaufsinitiative bei Kerze {at}: das {effort}-Fache des mittleren Volumens, {spread} ATR weit, Schluss {close} nahe dem Tief.',
  'signal.vpa-absorbed-selling':
    'Kerze {at} nahm im Rückgang das {effort}-Fache des mittleren Volumens auf und bewegte sich nur {spread} ATR (Schluss {close}): Das Verkaufen wurde absorbiert.',
  'signal.vpa-absorbed-buying':
    'Kerze {at} nahm im Anstieg das {effort}-Fache des mittleren Volumens auf und bewegte sich nur {spread} ATR (Schluss {close}): Das Kaufen traf auf Angebot.',
  'signal.vpa-no-demand':
    'Keine Nachfrage bei Kerze {at}: Aufwärtskerze von {spread} ATR beim {effort}-Fachen des mittleren Volumens (Schluss {close}).',
  'signal.vpa-no-supply':
    'Kein Angebot bei Kerze {at}: Abwärtskerze von {spread} ATR beim {effort}-Fachen des mittleren Volumens (Schluss {close}).',
  'signal.vpa-none': 'Aufwand und Ergebnis passen in den letzten {fresh} Kerzen zusammen; letzter Schluss {close}.',
  'signal.vpa-none-without-volume': 'Keine weite Kerze in den letzten {fresh}; letzter Schluss {close}.',

  'rule.vwap_strategy':
    '{name}, verankert an der ersten sichtbaren Kerze, beurteilt nach {settling} Kerzen. Kreuzungen zählen {fresh} Kerzen lang; {stretched} Abweichungen entfernt ist überdehnt.',
  'note.no-volume-vwap':
    'Der VWAP braucht Volumen, das dieses Bild nicht zeigt. An seiner Stelle steht der mittlere typische Preis seit der ersten sichtbaren Kerze; er gewichtet alle Kerzen gleich.',
  'signal.vwap-reclaimed':
    'Kerze {at} schloss bei {close}, zurück über dem Durchschnitt ({level}): Der mittlere Teilnehmer ist wieder im Gewinn.',
  'signal.vwap-lost':
    'Kerze {at} schloss bei {close}, unter dem Durchschnitt ({level}): Der mittlere Teilnehmer geriet in den Verlust.',
  'signal.vwap-above':
    'Schluss {close} um {deviations} Abweichungen über dem Durchschnitt {level}: Käufer beherrschen die sichtbare Strecke.',
  'signal.vwap-below':
    'Schluss {close} um {deviations} Abweichungen unter dem Durchschnitt {level}: Verkäufer beherrschen die sichtbare Strecke.',
  'signal.vwap-stretched-up':
    'Der Schluss {close} liegt {deviations} Abweichungen über dem Durchschnitt {level}: überdehnt, spät für eine Fortsetzung.',
  'signal.vwap-stretched-down':
    'Der Schluss {close} liegt {deviations} Abweichungen unter dem Durchschnitt {level}: überdehnt, spät für eine Fortsetzung.',
  'signal.vwap-on':
    'Der Schluss {close} liegt auf dem Durchschnitt {level} ({deviations} Abweichungen): Gleichgewicht.',

  'rule.obv_divergence':
    'OBV in Vielfachen des mittleren Volumens, gezählt ab der ersten sichtbaren Kerze, verglichen mit dem Kurs an bestätigten Swings und nach Steigung über {window} Kerzen. Divergenzen zählen {fresh} Kerzen lang.',
  'rule.obv-without-volume':
    'RSI aus {period} Kerzen an bestätigten Swings statt OBV. Divergenzen zählen {fresh} Kerzen lang.',
  'note.no-volume-obv':
    'OBV braucht Volumen, das dieses Bild nicht zeigt. Stattdessen stehen hier Divergenzen des Momentums (RSI); sie sind kein OBV.',
  'signal.obv-confirms-up':
    'Über {window} Kerzen stieg der Kurs um {price} ATR und das OBV um {volume} mittlere Volumen: Das Volumen trägt den Anstieg.',
  'signal.obv-confirms-down':
    'Über {window} Kerzen fiel der Kurs um {price} ATR und das OBV um {volume} mittlere Volumen: Das Volumen trägt den Rückgang.',
  'signal.obv-opposes-rise':
    'Über {window} Kerzen stieg der Kurs um {price} ATR, während das OBV um {volume} mittlere Volumen fiel: Der Anstieg ist nicht gedeckt.',
  'signal.obv-opposes-fall':
    'Über {window} Kerzen fiel der Kurs um {price} ATR, während das OBV um {volume} mittlere Volumen stieg: Der Rückgang ist nicht gedeckt.',
  'signal.obv-undecided':
    'Über {window} Kerzen bewegte sich der Kurs um {price} ATR und das OBV um {volume} mittlere Volumen: zu wenig für eine Aussage.',

  'rule.volume_climax':
    'Volumen vom {effort}-Fachen des Mittels und über allen aus {lookback} Kerzen, am Ende eines Laufs von {move} ATR innerhalb von {within} Kerzen. Zur Wende wird es, wenn einer der nächsten {answer} Schlusskurse das ferne Ende der Kerze verlässt. Ereignisse zählen {fresh} Kerzen lang.',
  'rule.climax-without-volume':
    'Spanne vom {effort}-Fachen des Mittels und über allen aus {lookback} Kerzen, am Ende eines Laufs von {move} ATR innerhalb von {within} Kerzen. Zur Wende wird es, wenn einer der nächsten {answer} Schlusskurse das ferne Ende der Kerze verlässt. Ereignisse zählen {fresh} Kerzen lang.',
  'note.no-volume-climax':
    'Das Bild zeigt kein Volumen: Die Größe der Kerze steht dafür, ein Spannenklimax statt eines Volumenklimax.',
  'signal.selling-climax-volume':
    'Möglicher Verkaufsklimax bei Kerze {at}: das {effort}-Fache des mittleren Volumens nach einem Rückgang von {move} ATR. Ein Schluss über {high} wäre die Antwort, ein neues Tief unter {low} widerspräche.',
  'signal.buying-climax-volume':
    'Möglicher Kaufklimax bei Kerze {at}: das {effort}-Fache des mittleren Volumens nach einem Anstieg von {move} ATR. Ein Schluss unter {low} wäre die Antwort, ein neues Hoch über {high} widerspräche.',
  'signal.selling-climax-range':
    'Mögliche Erschöpfung der Verkäufer bei Kerze {at}: das {effort}-Fache der mittleren Spanne nach einem Rückgang von {move} ATR. Ein Schluss über {high} wäre die Antwort, ein neues Tief unter {low} widerspräche.',
  'signal.buying-climax-range':
    'Mögliche Erschöpfung der Käufer bei Kerze {at}: das {effort}-Fache der mittleren Spanne nach einem Anstieg von {move} ATR. Ein Schluss unter {low} wäre die Antwort, ein neues Hoch über {high} widerspräche.',
  'signal.selling-climax-answered-volume':
    'Verkaufsklimax bei Kerze {at} (das {effort}-Fache des mittleren Volumens, Rückgang von {move} ATR, {low} bis {high}), beantwortet durch einen Schluss darüber bei Kerze {answered}.',
  'signal.buying-climax-answered-volume':
    'Kaufklimax bei Kerze {at} (das {effort}-Fache des mittleren Volumens, Anstieg von {move} ATR, {low} bis {high}), beantwortet durch einen Schluss darunter bei Kerze {answered}.',
  'signal.selling-climax-answered-range':
    'Erschöpfung der Verkäufer bei Kerze {at} (das {effort}-Fache der mittleren Spanne, Rückgang von {move} ATR, {low} bis {high}), beantwortet durch einen Schluss darüber bei Kerze {answered}.',
  'signal.buying-climax-answered-range':
    'Erschöpfung der Käufer bei Kerze {at} (das {effort}-Fache der mittleren Spanne, Anstieg von {move} ATR, {low} bis {high}), beantwortet durch einen Schluss darunter bei Kerze {answered}.',
  'signal.climax-none': 'Kein Volumenklimax in den letzten {fresh} Kerzen; letzter Schluss {close}.',
  'signal.climax-none-without-volume': 'Kein Spannenklimax in den letzten {fresh} Kerzen; letzter Schluss {close}.',

  'rule.volume_profile':
    'Relatives Volumen in {bins} Klassen über die sichtbare Spanne, jede Kerze über ihre eigene verteilt. Die Value Area hält {share} um die vollste Klasse. Austritte zählen {fresh} Kerzen lang.',
  'rule.profile-without-volume':
    'Zeit an jeder Lage in {bins} Klassen über die sichtbare Spanne, jede Kerze gleich gezählt. Die Value Area hält {share} um die vollste Klasse. Austritte zählen {fresh} Kerzen lang.',
  'note.no-volume-profile': 'Das Bild zeigt kein Volumen: Dies ist ein Profil der Zeit, nicht des Volumens.',
  'signal.profile-above':
    'Der Schluss {close} steht über der Value Area {low} bis {high} ({share}, am meisten bei {control}): vorerst höher akzeptiert.',
  'signal.profile-below':
    'Der Schluss {close} steht unter der Value Area {low} bis {high} ({share}, am meisten bei {control}): vorerst tiefer akzeptiert.',
  'signal.profile-inside':
    'Der Schluss {close} liegt in der Value Area {low} bis {high} ({share}, am meisten bei {control}): Rotation ist der Grundfall.',
  'signal.value-left-up': 'Kerze {at} schloss bei {close}, oben aus der damaligen Value Area hinaus ({level}).',
  'signal.value-left-down': 'Kerze {at} schloss bei {close}, unten aus der damaligen Value Area hinaus ({level}).',
};
