import type { Messages } from '../catalogue-of.ts';

export const it: Messages = {
  'unit.percent': '{number}%',
  'unit.relative-place': '{number}% dell’escursione',
  'unit.relative-distance': '{number} punti',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': 'Price action',
  'strategy.ma_crossover': 'Incrocio di medie mobili',
  'strategy.ema_strategy': 'Ventaglio di EMA',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Envelope di media mobile',
  'strategy.keltner_channel': 'Canale di Keltner',
  'strategy.donchian_channel': 'Canale di Donchian',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'Divergenza RSI',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Oscillatore stocastico',
  'strategy.atr_strategy': 'Escursione media (ATR)',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidità',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Candele istituzionali',
  'strategy.displacement': 'Displacement',
  'strategy.candlestick_patterns': 'Pattern di candele',
  'strategy.chart_patterns': 'Figure grafiche',
  'strategy.support_resistance': 'Supporti e resistenze',
  'strategy.head_shoulders': 'Testa e spalle',
  'strategy.double_patterns': 'Doppi e tripli massimi e minimi',
  'strategy.triangle_patterns': 'Triangoli',
  'strategy.flags_pennants': 'Bandiere e pennant',
  'strategy.fib_retracement': 'Ritracciamento di Fibonacci',
  'strategy.fib_extension': 'Estensione di Fibonacci',
  'strategy.time_analysis': 'Analisi temporale',
  'strategy.vpa_strategy': 'Analisi prezzo-volume',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'Divergenza OBV',
  'strategy.volume_climax': 'Climax di volume',
  'strategy.volume_profile': 'Profilo del volume',

  'heading.measured': 'Misure',
  'heading.read': 'Lettura',
  'heading.context': 'Contesto',
  'heading.levels': 'Livelli chiave',
  'heading.signals': 'Segnali',
  'heading.interpretation': 'Interpretazione',
  'heading.up': 'Scenario rialzista',
  'heading.down': 'Scenario ribassista',
  'heading.risk': 'Rischio',
  'heading.change': 'Che cosa cambierebbe questo quadro',
  'heading.limits': 'Limiti',

  'column.level': 'Livello',
  'column.error': '±',
  'column.away': 'Dall’ultima chiusura',
  'column.touches': 'Tocchi',
  'column.side': 'Agisce da',
  'column.why': 'Motivo',
  'column.none': '–',

  'side.support': 'supporto',
  'side.resistance': 'resistenza',
  'side.here': 'il prezzo è sul livello',

  'read.candles': {
    one: '{count} candela letta.',
    other:
      '{count} candele lette, numerate da {first} (sinistra) a {last} (destra); affidabilità della lettura {confidence}.',
  },
  'read.linear':
    'Scala dei prezzi: lineare, adattata a {labels} etichette dell’asse; l’immagine va da {low} a {high}. Un singolo prezzo è attendibile entro circa ±{error}.',
  'read.log':
    'Scala dei prezzi: logaritmica, adattata a {labels} etichette dell’asse; l’immagine va da {low} a {high}. Un singolo prezzo è attendibile entro circa ±{error}.',
  'read.no-labels': 'Nessuna etichetta di prezzo è leggibile, quindi nulla di ciò che segue è un prezzo.',
  'read.too-few-labels':
    'Le etichette di prezzo leggibili sono troppo poche per verificare una scala, quindi nulla di ciò che segue è un prezzo.',
  'read.percent': 'L’asse mostra variazioni percentuali, non prezzi, quindi nulla di ciò che segue è un prezzo.',
  'read.indexed': 'L’asse è un indice, non una scala di prezzi, quindi nulla di ciò che segue è un prezzo.',
  'read.inconsistent':
    'Le etichette dell’asse si contraddicono tra loro o con quella dell’ultimo prezzo, quindi nulla di ciò che segue è un prezzo.',
  'read.relative':
    'I livelli sono in percentuale dell’escursione visibile (minimo più basso {zero}, massimo più alto {hundred}), le distanze in punti della stessa, con un errore di circa ±{error}.',
  'read.last-price-agrees':
    'L’etichetta di prezzo sull’asse ({tag}) concorda con l’ultima chiusura misurata ({close}).',
  'read.last-price-differs':
    'L’etichetta di prezzo sull’asse indica {tag}, l’ultima chiusura misura {close}: la scala va presa con cautela.',
  'read.volume': 'Le barre del volume sono state lette; le altezze sono relative alla più alta.',
  'read.no-volume': 'Il volume non è visualizzato.',
  'read.lines': {
    one: '{count} linea disegnata è stata seguita.',
    other: '{count} linee disegnate sono state seguite.',
  },

  'read.line': 'Una di esse corrisponde a una media: {line}.',

  'context.trend-up': '**Trend:** rialzista. La retta per le ultime {window} chiusure sale di {drift} ATR (R² {fit}).',
  'context.trend-down':
    '**Trend:** ribassista. La retta per le ultime {window} chiusure scende di {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Trend:** assente. La retta per le ultime {window} chiusure si muove di {drift} ATR con un R² di {fit}, troppo poco per una direzione.',
  'context.trend-flat': '**Trend:** laterale. Sulle ultime {window} chiusure la retta si muove di soli {drift} ATR.',
  'context.sequence-rising':
    '**Struttura:** swing crescenti; massimi da {highOne} a {highTwo}, minimi da {lowOne} a {lowTwo}.',
  'context.sequence-falling':
    '**Struttura:** swing decrescenti; massimi da {highOne} a {highTwo}, minimi da {lowOne} a {lowTwo}.',
  'context.sequence-expanding':
    '**Struttura:** in allargamento; massimo crescente a {highTwo}, minimo decrescente a {lowTwo}.',
  'context.sequence-contracting':
    '**Struttura:** in restringimento; massimo decrescente a {highTwo}, minimo crescente a {lowTwo}.',
  'context.sequence-level': '**Struttura:** un range; massimi intorno a {highTwo}, minimi intorno a {lowTwo}.',
  'context.sequence-too-few':
    '**Struttura:** meno di due massimi e minimi di swing confermati, nessuna sequenza da leggere.',
  'context.volatility-expanding':
    '**Volatilità:** in espansione. Escursione media (ATR, {period} candele) {range}, pari a {ratio} volte la sua mediana qui.',
  'context.volatility-contracting':
    '**Volatilità:** in contrazione. Escursione media (ATR, {period} candele) {range}, pari a {ratio} volte la sua mediana qui.',
  'context.volatility-steady': '**Volatilità:** stabile. Escursione media (ATR, {period} candele) {range}.',
  'context.place': '**Ultima chiusura:** {close}, nel terzo {third} dell’escursione visibile.',
  'context.third-upper': 'superiore',
  'context.third-middle': 'centrale',
  'context.third-lower': 'inferiore',

  'why.swing-highs': 'massimi di swing ripetuti',
  'why.swing-lows': 'minimi di swing ripetuti',
  'why.flipped': 'ha respinto il prezzo da entrambi i lati',
  'why.swing-high': 'massimo di swing',
  'why.swing-low': 'minimo di swing',
  'why.former-swing-highs': 'ex massimi di swing, ora sotto',
  'why.former-swing-lows': 'ex minimi di swing, ora sopra',
  'why.former-swing-high': 'ex massimo di swing, ora sotto',
  'why.former-swing-low': 'ex minimo di swing, ora sopra',
  'why.highest': 'massimo più alto visibile',
  'why.lowest': 'minimo più basso visibile',
  'why.ranges': 'a {count} ATR dal trigger',
  'why.beyond-close': '{count} ATR oltre l’ultima chiusura',
  'why.projection': 'proiezione da {from} a {to} ATR, nessun livello a portata',
  'why.recent-high': 'massimo delle ultime {count} candele',
  'why.recent-low': 'minimo delle ultime {count} candele',
  'why.cloud-edge': 'bordo della nuvola',
  'why.upper-band': 'banda superiore',
  'why.middle-line': 'linea mediana',
  'why.lower-band': 'banda inferiore',
  'why.chandelier-long': 'stop chandelier sotto un rialzo',
  'why.chandelier-short': 'stop chandelier sopra un ribasso',
  'why.fvg-middle': 'metà di un gap aperto',
  'why.order-block': 'lato lontano dell’order block',
  'why.block-top': 'parte alta di un order block rialzista',
  'why.block-bottom': 'parte bassa di un order block ribassista',
  'why.breaker-top': 'parte alta di un breaker rialzista',
  'why.breaker-bottom': 'parte bassa di un breaker ribassista',
  'why.pool-above': 'liquidità sopra i massimi di swing',
  'why.pool-below': 'liquidità sotto i minimi di swing',
  'why.big-candle': 'metà di un corpo fuori misura',
  'why.displacement': 'origine di un displacement',
  'why.neckline': 'neckline',
  'why.measured-move': 'obiettivo teorico della figura',
  'why.pattern-edge': 'bordo esterno della figura',
  'why.pattern-line': 'linea della figura',
  'why.right-shoulder': 'spalla destra',
  'why.pole-length': 'lunghezza dell’asta, proiettata',
  'why.retracement': 'ritracciamento del {share}',
  'why.extension': 'proiezione dal {from} al {to}',
  'why.extension-level': 'proiezione del {share}',
  'why.projection-origin': 'fine del pullback',
  'why.vwap-above': 'una deviazione sopra',
  'why.vwap-below': 'una deviazione sotto',
  'why.control': 'punto di controllo',
  'why.time-control': 'livello più frequentato',
  'why.value-high': 'parte alta dell’area di valore',
  'why.value-low': 'parte bassa dell’area di valore',

  'status.up-confirmed': 'Rialzista, confermato.',
  'status.up-unconfirmed': 'Rialzista, non confermato.',
  'status.up-current': 'Rialzista allo stato attuale.',
  'status.down-confirmed': 'Ribassista, confermato.',
  'status.down-unconfirmed': 'Ribassista, non confermato.',
  'status.down-current': 'Ribassista allo stato attuale.',
  'status.certainty': 'Certezza di lettura {certainty}.',

  'view.up': 'I segnali pendono al rialzo (rialzisti: {up}, ribassisti: {down}).',
  'view.down': 'I segnali pendono al ribasso (ribassisti: {down}, rialzisti: {up}).',
  'view.mixed':
    'I segnali si contraddicono (rialzisti: {up}, ribassisti: {down}): nessuna parte ha argomenti migliori.',
  'view.none': 'Non c’è un segnale direzionale: questo metodo non dà argomenti a nessuna parte.',
  'view.unconfirmed': 'Nessuno di essi è ancora confermato.',
  'view.with-trend': 'Ciò concorda con il trend misurato.',
  'view.against-trend': 'Ciò va contro il trend misurato, il che alza l’asticella.',
  'view.flat': 'Il mercato è laterale: solo una chiusura netta fuori dal range cambierebbe le cose.',

  'scenario.up.trigger': '**Trigger:** se il prezzo chiude sopra {trigger} ({why}), si apre la strada al rialzo.',
  'scenario.down.trigger': '**Trigger:** se il prezzo chiude sotto {trigger} ({why}), si apre la strada al ribasso.',
  'scenario.up.target': '**Zona obiettivo:** da {from} a {to} ({why}).',
  'scenario.down.target': '**Zona obiettivo:** da {from} giù fino a {to} ({why}).',
  'scenario.up.invalidation': '**Invalidazione:** una chiusura di nuovo sotto {invalidation} ({why}).',
  'scenario.down.invalidation': '**Invalidazione:** una chiusura di nuovo sopra {invalidation} ({why}).',

  'risk.range': 'Un ATR vale {range}: uno stop più stretto resta nel rumore normale delle candele.',
  'risk.up':
    'Al rialzo: {risk} dal trigger all’invalidazione ({ranges} ATR) contro {reward} fino al bordo vicino dell’obiettivo, rapporto rendimento/rischio {ratio}.',
  'risk.down':
    'Al ribasso: {risk} dal trigger all’invalidazione ({ranges} ATR) contro {reward} fino al bordo vicino dell’obiettivo, rapporto rendimento/rischio {ratio}.',
  'risk.up-poor': 'Allo stato attuale l’obiettivo al rialzo non ripaga il rischio.',
  'risk.down-poor': 'Allo stato attuale l’obiettivo al ribasso non ripaga il rischio.',

  'change.up': 'Una chiusura sotto {level} toglierebbe base allo scenario rialzista.',
  'change.down': 'Una chiusura sopra {level} toglierebbe base allo scenario ribassista.',
  'change.none': 'Una chiusura sopra {high} o sotto {low} romperebbe l’equilibrio.',
  'change.confirm': 'I segnali non confermati qui sopra contano solo se la candela successiva li lascia in essere.',

  'limits.history':
    'Contano solo le {count} candele visibili: niente storico precedente, né altri timeframe, né notizie.',
  'limits.last-open':
    'L’ultima candela potrebbe essere ancora aperta; ciò che ne dipende è indicato come non confermato.',
  'limits.certainty': 'I segnali letti con meno del {certainty} di certezza lo dichiarano.',
  'limits.uncertain-candles': {
    one: '{count} candela è in parte coperta o tagliata ed è stata letta con minore certezza.',
    other: '{count} candele sono in parte coperte o tagliate e sono state lette con minore certezza.',
  },
  'limits.inferred': {
    one: 'La direzione di {count} candela è stata dedotta dalle vicine.',
    other: 'La direzione di {count} candele è stata dedotta dalle vicine.',
  },
  'limits.averaged':
    'Le candele sono mediate (Heikin-Ashi): aperture e chiusure non sono prezzi scambiati e nessuna candela mostra solo il proprio periodo.',
  'limits.photo': 'Letto dalla foto di uno schermo: uno screenshot sarebbe più nitido.',
  'limits.log-lines':
    'L’asse è logaritmico: linee inclinate e medie sono calcolate sui prezzi e quindi sul grafico risultano curve.',
  'limits.unknown-scale':
    'Senza scala non si sa se l’asse sia lineare o logaritmico; le distanze lo suppongono lineare.',

  notice:
    'Questa è la descrizione di una singola immagine, non una consulenza finanziaria. Il mercato può smentire qualsiasi scenario; decidi e dimensiona le posizioni secondo le tue regole.',

  'signal.too-short': '{name}: servono {needed} candele, ne sono visibili {seen}; non c’è un valore da giudicare.',
  'note.replaced':
    '{by} sostituisce {name}, che richiede {needed} candele per essere stabile; ne sono visibili {seen}.',
  'vision.accepted': 'Testo di {model}; ogni numero è stato verificato con la misura.',
  'vision.unknown-numbers': 'Il modello esterno ha citato numeri non misurati, perciò questo è il testo interno.',
  'vision.no-analysis': 'Il modello esterno non ha dato un’analisi utilizzabile, perciò questo è il testo interno.',
  'vision.forbidden-words': 'Il modello esterno ha violato le regole di un’analisi, perciò questo è il testo interno.',
  'vision.unreachable': 'Il modello esterno non era raggiungibile, perciò questo è il testo interno.',
  'vision.too-slow': 'Il modello esterno ha impiegato troppo tempo, perciò questo è il testo interno.',
  'vision.refused': 'Il modello esterno ha rifiutato la richiesta, perciò questo è il testo interno.',
  'vision.busy': 'Il modello esterno era occupato, perciò questo è il testo interno.',
  'vision.bad-answer': 'Il modello esterno ha dato una risposta illeggibile, perciò questo è il testo interno.',

  'note.not-stable': 'Omesso: {name}. Servono {needed} candele per un valore stabile, ne sono visibili {seen}.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'la nuvola',
  'name.donchian': 'il canale di Donchian',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'stocastico {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR di Wilder',
  'name.vwap': 'VWAP ancorato',
  'name.mean-price': 'prezzo tipico medio',
  'name.percent': '{value} per cento',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (medie semplici)',
  'name.drawn-sma': 'SMA {period} disegnata (linea {count})',
  'name.drawn-ema': 'EMA {period} disegnata (linea {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'order block',
  'label.breaker': 'breaker',
  'label.sweep': 'sweep',
  'label.pool': 'liquidità',
  'label.institutional': 'corpo grande',
  'label.neckline': 'neckline',
  'label.share': '{share}',
  'label.climax': 'climax',
  'label.value-area': 'area di valore',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'rottura {level}',

  'rule.lead': 'Regola: {rule}',
  'rule.price_action':
    'Uno swing gira dopo {reversal} ATR. Una chiusura oltre l’ultimo swing confermato rompe la struttura; un rifiuto richiede una candela che chiuda allontanandosi da un livello già toccato. Gli eventi contano per {fresh} candele.',
  'signal.structure-continued-up':
    'Chiusura sopra il massimo di swing {level} alla candela {at}: la struttura rialzista prosegue.',
  'signal.structure-continued-down':
    'Chiusura sotto il minimo di swing {level} alla candela {at}: la struttura ribassista prosegue.',
  'signal.structure-turned-up':
    'Cambio di carattere alla candela {at}: dopo una struttura ribassista, chiusura sopra il massimo di swing {level}.',
  'signal.structure-turned-down':
    'Cambio di carattere alla candela {at}: dopo una struttura rialzista, chiusura sotto il minimo di swing {level}.',
  'signal.higher-low':
    'I compratori sono entrati prima: l’ultimo minimo confermato {low} (candela {at}) è sopra il precedente, {before}.',
  'signal.lower-high':
    'I venditori sono entrati prima: l’ultimo massimo confermato {high} (candela {at}) è sotto il precedente, {before}.',
  'signal.level-held-up':
    'La candela {at} è scesa a {low}, sul livello {level}, e ha chiuso di nuovo a {close}: i compratori l’hanno difeso.',
  'signal.level-held-down':
    'La candela {at} è salita a {high}, sul livello {level}, e ha chiuso di nuovo a {close}: i venditori l’hanno respinta.',
  'signal.level-broken-up': 'La resistenza {level} ha ceduto alla candela {at}, con chiusura a {close}.',
  'signal.level-broken-down': 'Il supporto {level} è stato perso alla candela {at}, con chiusura a {close}.',
  'signal.quiet':
    'Nessuna rottura di struttura e nessun rifiuto nelle ultime {fresh} candele. Il prezzo è a {close}, tra {low} e {high}.',

  'rule.support_resistance':
    'I livelli sono gruppi di massimi e minimi locali entro {width}. Rottura: una chiusura che supera di un quarto di ATR un livello con due o più tocchi; rifiuto: una chiusura che se ne allontana. Gli eventi contano per {fresh} candele.',
  'signal.near-support': 'L’ultima chiusura {close} è {distance} ({ranges} ATR) sopra il supporto {level}.',
  'signal.near-resistance': 'L’ultima chiusura {close} è {distance} ({ranges} ATR) sotto la resistenza {level}.',
  'signal.between-levels':
    'L’ultima chiusura {close} è tra il supporto {low} e la resistenza {high}, lontana da entrambi: la posizione non dà vantaggio.',
  'signal.open-above': 'L’ultima chiusura {close} è sopra tutti i livelli visibili; il supporto più vicino è {low}.',
  'signal.open-below': 'L’ultima chiusura {close} è sotto tutti i livelli visibili; la resistenza più vicina è {high}.',

  'rule.ma_crossover':
    'Incrocio di {fast} e {slow} sulle chiusure, maggiore dell’errore di lettura; la posizione del prezzo rispetto a entrambe conferma. Gli incroci contano per {fresh} candele.',
  'signal.ma-crossed-up': '{fast} ha incrociato {slow} al rialzo alla candela {at}, vicino a {level}.',
  'signal.ma-crossed-down': '{fast} ha incrociato {slow} al ribasso alla candela {at}, vicino a {level}.',
  'signal.ma-stacked-up':
    'Chiusura {close} sopra {fast} ({fastValue}), a sua volta sopra {slow} ({slowValue}): medie allineate per i compratori.',
  'signal.ma-stacked-down':
    'Chiusura {close} sotto {fast} ({fastValue}), a sua volta sotto {slow} ({slowValue}): medie allineate per i venditori.',
  'signal.ma-mixed': 'Nessun allineamento: chiusura {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) e {slow} ({slowValue}) distano meno dell’errore di lettura: mercato laterale, un incrocio non direbbe nulla.',

  'rule.rsi_strategy':
    '{name} sulle chiusure, sulle {seen} candele in cui è stabile. Ipercomprato sopra {overbought}, ipervenduto sotto {oversold}; il segnale è il rientro da lì. Sopra {middle} guidano i compratori. I segnali contano per {fresh} candele.',
  'note.rsi-cutler':
    'Qui l’RSI usa medie semplici (Cutler): lo smoothing di Wilder richiede {needed} candele per avere abbastanza valori assestati, ne sono visibili {seen}.',
  'signal.rsi-left-oversold':
    'L’RSI è tornato sopra {threshold} alla candela {at}, da un minimo di {extreme}: la pressione dei venditori si è allentata.',
  'signal.rsi-left-overbought':
    'L’RSI è tornato sotto {threshold} alla candela {at}, da un massimo di {extreme}: la spinta dei compratori è svanita.',
  'signal.rsi-oversold':
    'RSI {value}, ora ipervenduto; senza un rientro sopra {threshold} è debolezza, non un’inversione.',
  'signal.rsi-overbought': 'RSI {value}, ora ipercomprato; senza un rientro sotto {threshold} è forza, non un massimo.',
  'signal.rsi-bulls-lead': 'RSI {value}, sopra {middle} da {count} candele: momentum dalla parte dei compratori.',
  'signal.rsi-bears-lead': 'RSI {value}, sotto {middle} da {count} candele: momentum dalla parte dei venditori.',
  'signal.rsi-balanced': 'RSI {value}, vicino a {middle}: momentum in equilibrio.',

  'rule.ema_strategy':
    '{fast}, {middle} e {slow}, inizializzate con medie semplici. Impilate in ordine sono un trend; un pullback che tocca {middle} e chiude di nuovo oltre lo prosegue; una chiusura al di là di {slow} lo mette in dubbio. Gli eventi contano per {fresh} candele.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) e {slow} ({slowValue}) sono impilate con la più veloce in alto: rialzo ordinato.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) e {slow} ({slowValue}) sono impilate con la più veloce in basso: ribasso ordinato.',
  'signal.ema-tangled': 'Nessun ordine: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'Le medie sono sovrapposte ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): mercato laterale.',
  'signal.ema-pullback-held-up':
    'Il pullback della candela {at} ha raggiunto {middle} a {level} e ha chiuso sopra: i compratori si sono appoggiati alla media.',
  'signal.ema-pullback-held-down':
    'Il rimbalzo della candela {at} ha raggiunto {middle} a {level} e ha chiuso sotto: i venditori hanno sfruttato la media.',
  'signal.ema-reclaimed': 'La candela {at} ha chiuso sopra {slow} ({level}), dal basso.',
  'signal.ema-lost': 'La candela {at} ha chiuso sotto {slow} ({level}), dall’alto.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, Span B {span}; nuvola proiettata {ahead} candele avanti, contando l’attuale. Incroci e uscite dalla nuvola contano per {fresh} candele.',
  'signal.tenkan-crossed-up': 'Tenkan ha incrociato Kijun al rialzo alla candela {at}, vicino a {level}.',
  'signal.tenkan-crossed-down': 'Tenkan ha incrociato Kijun al ribasso alla candela {at}, vicino a {level}.',
  'signal.cloud-broken-up': 'La candela {at} ha chiuso fuori dalla nuvola verso l’alto, a {level}.',
  'signal.cloud-broken-down': 'La candela {at} ha chiuso fuori dalla nuvola verso il basso, a {level}.',
  'signal.above-cloud': 'L’ultima chiusura {close} è sopra la nuvola (da {low} a {high}): agisce da supporto.',
  'signal.below-cloud': 'L’ultima chiusura {close} è sotto la nuvola (da {low} a {high}): agisce da resistenza.',
  'signal.inside-cloud':
    'L’ultima chiusura {close} è dentro la nuvola (da {low} a {high}): nessun trend secondo questo metodo.',
  'signal.chikou-above':
    'La Chikou è libera al rialzo: l’ultima chiusura è {distance} sopra la chiusura di {back} candele fa.',
  'signal.chikou-below':
    'La Chikou è sotto il prezzo: l’ultima chiusura è {distance} sotto la chiusura di {back} candele fa.',
  'signal.cloud-ahead-up': 'La nuvola futura sale: Span A {spanA} sopra Span B {spanB}.',
  'signal.cloud-ahead-down': 'La nuvola futura scende: Span A {spanA} sotto Span B {spanB}.',
  'signal.kijun-state': 'Chiusura {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Linee a {width} da {middle}, la larghezza tonda più stretta che ha contenuto la maggior parte delle chiusure visibili ({held}). Una chiusura fuori è forza, la prima di nuovo dentro ne è la fine. Gli eventi contano per {fresh} candele.',
  'rule.keltner_channel':
    '{middle} più e meno {multiple} volte l’escursione media (ATR) di {ranges} candele. Una chiusura fuori è forza, la prima di nuovo dentro ne è la fine. Gli eventi contano per {fresh} candele.',
  'signal.channel-left-up':
    'La candela {at} ha chiuso a {close}, sopra la banda superiore {band}: i compratori hanno spinto oltre l’escursione normale.',
  'signal.channel-left-down':
    'La candela {at} ha chiuso a {close}, sotto la banda inferiore {band}: i venditori hanno spinto oltre l’escursione normale.',
  'signal.channel-returned-from-above':
    'Di nuovo dentro alla candela {at}: chiusura {close} sotto la banda superiore {band}, la spinta rialzista è finita.',
  'signal.channel-returned-from-below':
    'Di nuovo dentro alla candela {at}: chiusura {close} sopra la banda inferiore {band}, la spinta ribassista è finita.',
  'signal.channel-upper-half': 'La linea mediana {middle} sale e la chiusura {close} è sopra; bande {lower} e {upper}.',
  'signal.channel-lower-half':
    'La linea mediana {middle} scende e la chiusura {close} è sotto; bande {lower} e {upper}.',
  'signal.channel-level':
    'Linea mediana {middle} e chiusura {close} non danno una direzione comune; bande {lower} e {upper}.',

  'rule.donchian_channel':
    'Massimo più alto e minimo più basso di {period} candele. Una chiusura oltre quelli delle candele precedenti è un breakout; la linea mediana è l’uscita consueta. I breakout contano per {fresh} candele.',
  'signal.donchian-broken-up':
    'La candela {at} ha chiuso sopra {level}, il massimo più alto delle {period} candele precedenti.',
  'signal.donchian-broken-down':
    'La candela {at} ha chiuso sotto {level}, il minimo più basso delle {period} candele precedenti.',
  'signal.donchian-state':
    'Canale da {lower} a {upper} (ampiezza {width}), centro {middle}; posizione della chiusura {close} nella sua altezza: {place}.',

  'rule.rsi_divergence':
    '{name} sugli swing confermati del prezzo. Regolare: un nuovo estremo del prezzo che l’RSI non accompagna; nascosta: il contrario. Differenze sotto {least} punti non contano. Le divergenze contano per {fresh} candele.',
  'signal.divergence-bullish':
    'Minimo decrescente sul prezzo ({priceOne} alla candela {first}, {priceTwo} alla {second}) con minimo crescente su {name} ({valueOne}, {valueTwo}): le vendite perdono forza. Nota dalla candela {at}.',
  'signal.divergence-bearish':
    'Massimo crescente sul prezzo ({priceOne} alla candela {first}, {priceTwo} alla {second}) con massimo decrescente su {name} ({valueOne}, {valueTwo}): gli acquisti perdono forza. Nota dalla candela {at}.',
  'signal.divergence-hidden-bullish':
    'Divergenza nascosta: minimo crescente sul prezzo ({priceOne} alla candela {first}, {priceTwo} alla {second}) benché {name} sia sceso di più ({valueOne}, {valueTwo}): il rialzo ha assorbito il pullback. Nota dalla candela {at}.',
  'signal.divergence-hidden-bearish':
    'Divergenza nascosta: massimo decrescente sul prezzo ({priceOne} alla candela {first}, {priceTwo} alla {second}) benché {name} sia salito di più ({valueOne}, {valueTwo}): il ribasso ha assorbito il rimbalzo. Nota dalla candela {at}.',
  'signal.divergence-none':
    'Nessuna divergenza tra prezzo e {name} sugli swing delle ultime {fresh} candele; {name} ora a {value}.',

  'rule.macd_strategy':
    '{name}, medie inizializzate con medie semplici. Incroci della linea di segnale e dello zero, oltre il rumore; l’istogramma dice se il movimento cresce o rallenta. Gli incroci contano per {fresh} candele.',
  'signal.macd-crossed-up': 'Il MACD {macd} ha incrociato al rialzo la linea di segnale ({signal}) alla candela {at}.',
  'signal.macd-crossed-down':
    'Il MACD {macd} ha incrociato al ribasso la linea di segnale ({signal}) alla candela {at}.',
  'signal.macd-above-zero': 'Il MACD è diventato positivo alla candela {at} ({macd}): la media veloce guida al rialzo.',
  'signal.macd-below-zero':
    'Il MACD è diventato negativo alla candela {at} ({macd}): la media veloce guida al ribasso.',
  'signal.macd-building-up':
    'Istogramma {histogram} e in crescita (MACD {macd}, segnale {signal}): il momentum rialzista aumenta.',
  'signal.macd-building-down':
    'Istogramma {histogram} e sempre più negativo (MACD {macd}, segnale {signal}): il momentum ribassista aumenta.',
  'signal.macd-easing-up':
    'Istogramma {histogram}, positivo ma in calo (MACD {macd}, segnale {signal}): il momentum rialzista rallenta.',
  'signal.macd-easing-down':
    'Istogramma {histogram}, negativo ma in riduzione (MACD {macd}, segnale {signal}): il momentum ribassista rallenta.',
  'signal.macd-on-signal': 'Il MACD {macd} è sulla linea di segnale {signal} (istogramma {histogram}): nessuno guida.',
  'signal.macd-flat':
    'MACD {macd}, segnale {signal} e istogramma {histogram} sono tutti vicini allo zero: mercato laterale.',

  'rule.stochastic':
    '{name}. Un incrocio delle due linee conta se parte da sopra {upper} o da sotto {lower}; altrove è rumore. Gli incroci contano per {fresh} candele.',
  'signal.stochastic-turned-up':
    'Linea lenta incrociata dal basso alla candela {at} (%K {k}, %D {d}), in uscita dalla zona sotto {threshold}: è iniziato un rimbalzo.',
  'signal.stochastic-turned-down':
    'Linea lenta incrociata dall’alto alla candela {at} (%K {k}, %D {d}), in uscita dalla zona sopra {threshold}: è iniziata una correzione.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: sopra {threshold}, chiusure vicine alla parte alta dell’escursione. Forza finché le linee non si incrociano.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: sotto {threshold}, chiusure vicine alla parte bassa dell’escursione. Debolezza finché le linee non si incrociano.',
  'signal.stochastic-between': '%K {k}, %D {d}: tra {lower} e {upper}, nessuna zona da cui girare.',

  'rule.atr_strategy':
    'ATR di {period} candele come media semplice. Stop chandelier: a {multiple} ATR dall’estremo di {extreme} candele, gira con una chiusura oltre. Una candela di {wide} ATR o più che chiude all’estremità è un’espansione. Gli eventi contano per {fresh} candele.',
  'note.atr-wilder': 'ATR di Wilder per confronto: {value}.',
  'signal.chandelier-turned-up':
    'Lo stop discendente a {level} è saltato con la chiusura {close} alla candela {at}: il trailing stop è passato dalla parte dei compratori.',
  'signal.chandelier-turned-down':
    'Lo stop ascendente a {level} è saltato con la chiusura {close} alla candela {at}: il trailing stop è passato dalla parte dei venditori.',
  'signal.range-expanded-up':
    'La candela {at} ha coperto {multiple} ATR e ha chiuso vicino al massimo a {close}: candela ampia dei compratori.',
  'signal.range-expanded-down':
    'La candela {at} ha coperto {multiple} ATR e ha chiuso vicino al minimo a {close}: candela ampia dei venditori.',
  'signal.atr-expanding':
    'ATR {range}, pari a {ratio} volte la sua mediana {median}: gli stop richiedono più spazio del solito.',
  'signal.atr-contracting':
    'ATR {range}, pari a {ratio} volte la sua mediana {median}: compressione, direzione ancora aperta.',
  'signal.atr-steady': 'ATR {range}, pari a {ratio} volte la sua mediana {median}: nulla di insolito.',

  'rule.order_blocks':
    'Order block: l’ultima candela contraria, al massimo {back} candele indietro, prima di un massimo di {most} candele forti che coprono {ranges} ATR e portano a una chiusura oltre uno swing confermato. Resta valido finché una chiusura non lo attraversa; citato entro {reach} ATR dall’ultima chiusura.',
  'signal.block-fresh-up':
    'Blocco di domanda da {low} a {high} (candela {index}), provato dalla rottura alla candela {at}, non ancora rivisitato.',
  'signal.block-fresh-down':
    'Blocco di offerta da {low} a {high} (candela {index}), provato dalla rottura alla candela {at}, non ancora rivisitato.',
  'signal.block-touched-up':
    'Blocco di domanda da {low} a {high} (candela {index}, rottura alla {at}) rivisitato alla candela {touchedAt}: in chiusura ha tenuto.',
  'signal.block-touched-down':
    'Blocco di offerta da {low} a {high} (candela {index}, rottura alla {at}) rivisitato alla candela {touchedAt}: ha frenato le chiusure.',
  'signal.block-none': 'Nessun order block entro {reach} ATR dall’ultima chiusura {close}.',

  'rule.fvg_strategy':
    'Fair value gap: tre candele di cui le due esterne lasciano un vuoto di un quarto di ATR o più. Resta aperto finché il prezzo non l’ha percorso tutto. Quelli aperti sono citati entro {reach} ATR dall’ultima chiusura, quelli chiusi per {fresh} candele.',
  'signal.fvg-open-up':
    'Gap aperto sotto un rialzo, da {low} a {high} (candela {at}), quota colmata {filled}: lì i compratori hanno lasciato ordini.',
  'signal.fvg-open-down':
    'Gap aperto sopra un ribasso, da {low} a {high} (candela {at}), quota colmata {filled}: lì i venditori hanno lasciato ordini.',
  'signal.fvg-filled-up':
    'Il gap rialzista da {low} a {high} (candela {at}) è stato colmato alla candela {filledAt}: esaurito.',
  'signal.fvg-filled-down':
    'Il gap ribassista da {low} a {high} (candela {at}) è stato colmato alla candela {filledAt}: esaurito.',
  'signal.fvg-none': 'Nessun gap aperto entro {reach} ATR dall’ultima chiusura {close}, nessuno colmato di recente.',

  'rule.liquidity_strategy':
    'Si suppone che gli stop stiano oltre gli swing confermati; swing entro un quarto di ATR formano un’unica sacca. Uno sweep attraversa la sacca e richiude al di qua. Gli sweep contano per {fresh} candele.',
  'signal.swept-lows':
    'La candela {at} ha spazzato i minimi a {level} fino a {extreme} e ha richiuso a {close}: venditori in trappola.',
  'signal.swept-highs':
    'La candela {at} ha spazzato i massimi a {level} fino a {extreme} e ha richiuso a {close}: compratori in trappola.',
  'signal.pool-above':
    'Massimi intatti a {level} (swing: {count}), {distance} ovvero {ranges} ATR sopra: è probabile che lì ci siano stop di acquisto.',
  'signal.pool-below':
    'Minimi intatti a {level} (swing: {count}), {distance} ovvero {ranges} ATR sotto: è probabile che lì ci siano stop di vendita.',
  'signal.pool-none': 'Nessuno swing visibile conserva ancora liquidità; ultima chiusura {close}.',

  'rule.breaker_blocks':
    'Breaker: un order block attraversato da una chiusura. Da lì lavora per la parte opposta, finché una chiusura non lo riprende.',
  'signal.breaker-up':
    'L’offerta fallita da {low} a {high} (candela {index}) è stata attraversata in chiusura alla candela {at}: ora dovrebbe sostenere.',
  'signal.breaker-down':
    'La domanda fallita da {low} a {high} (candela {index}) è stata attraversata in chiusura alla candela {at}: ora dovrebbe frenare.',
  'signal.breaker-retested-up':
    'L’offerta fallita da {low} a {high} (candela {index}, rotta alla {at}) è stata ritestata dall’alto alla candela {retestedAt} e ha tenuto.',
  'signal.breaker-retested-down':
    'La domanda fallita da {low} a {high} (candela {index}, rotta alla {at}) è stata ritestata dal basso alla candela {retestedAt} e ha frenato il prezzo.',
  'signal.breaker-none':
    'Nessun breaker in essere: nessun blocco provato è stato attraversato e mantenuto. Ultima chiusura {close}.',

  'rule.institutional_candles':
    'Un corpo pari ad almeno {bodies} corpi medi delle ultime {lookback} candele, con {volumes} volte il volume medio dove è visualizzato. La sua zona, dall’apertura a metà corpo, vale finché una chiusura non cede l’apertura. Un’immagine non mostra chi ha operato.',
  'signal.big-candle-up':
    'Rialzo fuori misura alla candela {at}: {bodies} corpi medi. Apertura {open} non persa; zona fino a {middle}.',
  'signal.big-candle-down':
    'Ribasso fuori misura alla candela {at}: {bodies} corpi medi. Apertura {open} non ripresa; zona fino a {middle}.',
  'signal.big-candle-volume-up':
    'Rialzo fuori misura alla candela {at}: {bodies} corpi medi con {volumes} volte il volume medio. Apertura {open} non persa; zona fino a {middle}.',
  'signal.big-candle-volume-down':
    'Ribasso fuori misura alla candela {at}: {bodies} corpi medi con {volumes} volte il volume medio. Apertura {open} non ripresa; zona fino a {middle}.',
  'signal.big-candle-none': 'Nessuna candela fuori misura in essere; ultima chiusura {close}.',
  'note.no-volume-institutional': 'L’immagine non mostra il volume, quindi qui decide solo la dimensione del corpo.',

  'rule.displacement':
    'Al massimo {most} candele dello stesso colore e a corpo pieno che insieme coprono {ranges} ATR. Quello che lascia un fair value gap pesa di più. Contano per {fresh} candele.',
  'signal.displaced-up': 'Il prezzo è salito di {move} ({ranges} ATR): {span}, da {origin}, senza lasciare gap.',
  'signal.displaced-down': 'Il prezzo è sceso di {move} ({ranges} ATR): {span}, da {origin}, senza lasciare gap.',
  'signal.displaced-up-gap':
    'Il prezzo è stato spinto in su di {move} ({ranges} ATR): {span}, da {origin}, lasciando un gap.',
  'signal.displaced-down-gap':
    'Il prezzo è stato spinto in giù di {move} ({ranges} ATR): {span}, da {origin}, lasciando un gap.',
  'span.length': { one: '{count} candela', other: '{count} candele' },
  'span.candle': 'candela {at}',
  'span.candles': 'candele da {from} a {at}',
  'signal.displaced-none': 'Nessun displacement nelle ultime {fresh} candele; un ATR vale {range}.',

  'rule.candlestick_patterns':
    'Pattern secondo Nison, misurati rispetto ai corpi recenti e all’ATR; un’inversione richiede un movimento precedente di un ATR. Contano per {fresh} candele.',
  'pattern.hammer': 'martello',
  'pattern.hanging-man': 'impiccato',
  'pattern.inverted-hammer': 'martello rovesciato',
  'pattern.shooting-star': 'stella cadente',
  'pattern.bullish-engulfing': 'engulfing rialzista',
  'pattern.bearish-engulfing': 'engulfing ribassista',
  'pattern.bullish-harami': 'harami rialzista',
  'pattern.bearish-harami': 'harami ribassista',
  'pattern.piercing-line': 'linea penetrante',
  'pattern.dark-cloud-cover': 'nuvola nera',
  'pattern.morning-star': 'stella del mattino',
  'pattern.evening-star': 'stella della sera',
  'pattern.three-white-soldiers': 'tre soldati bianchi',
  'pattern.three-black-crows': 'tre corvi neri',
  'pattern.doji': 'doji',
  'pattern.inside-bar': 'inside bar',
  'pattern.ascending': 'triangolo ascendente',
  'pattern.descending': 'triangolo discendente',
  'pattern.symmetrical': 'triangolo simmetrico',
  'pattern.rising-wedge': 'cuneo ascendente',
  'pattern.falling-wedge': 'cuneo discendente',
  'pattern.rectangle': 'rettangolo',
  'signal.hammer': 'Martello alla candela {at} (da {low} a {high}): un ribasso ricomprato dentro la candela.',
  'signal.hanging-man': 'Impiccato alla candela {at} (da {low} a {high}): prima vendita profonda dentro un rialzo.',
  'signal.inverted-hammer':
    'Martello rovesciato alla candela {at} (da {low} a {high}): primo tentativo verso l’alto dentro un ribasso.',
  'signal.shooting-star':
    'Stella cadente alla candela {at} (da {low} a {high}): un rialzo rivenduto dentro la candela.',
  'signal.bullish-engulfing':
    'Engulfing rialzista alla candela {at} (da {low} a {high}): la candela ribassista precedente è stata inglobata per intero.',
  'signal.bearish-engulfing':
    'Engulfing ribassista alla candela {at} (da {low} a {high}): la candela rialzista precedente è stata inglobata per intero.',
  'signal.bullish-harami':
    'Harami rialzista alla candela {at} (da {low} a {high}): un ribasso ha fatto pausa dentro il suo ultimo corpo grande.',
  'signal.bearish-harami':
    'Harami ribassista alla candela {at} (da {low} a {high}): un rialzo ha fatto pausa dentro il suo ultimo corpo grande.',
  'signal.piercing-line':
    'Linea penetrante alla candela {at} (da {low} a {high}): apertura più bassa, poi chiusura oltre la metà del ribasso.',
  'signal.dark-cloud-cover':
    'Nuvola nera alla candela {at} (da {low} a {high}): apertura più alta, poi chiusura sotto la metà del rialzo.',
  'signal.morning-star':
    'Stella del mattino completa alla candela {at} (da {low} a {high}): ribasso, esitazione, recupero.',
  'signal.evening-star':
    'Stella della sera completa alla candela {at} (da {low} a {high}): rialzo, esitazione, inversione.',
  'signal.three-white-soldiers': 'Tre soldati bianchi fino alla candela {at} (da {low} a {high}): acquisti costanti.',
  'signal.three-black-crows': 'Tre corvi neri fino alla candela {at} (da {low} a {high}): vendite costanti.',
  'signal.doji': 'Doji alla candela {at} (da {low} a {high}): apertura e chiusura coincidono, nessuna decisione.',
  'signal.inside-bar':
    'Inside bar alla candela {at} (da {low} a {high}): l’escursione si è ridotta dentro la candela precedente.',
  'signal.candlestick-none': 'Nessun pattern nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.chart_patterns':
    'Doppi e tripli estremi, testa e spalle, triangoli, cunei, rettangoli, bandiere e pennant su swing confermati. Una figura è confermata da una chiusura oltre la sua linea e conta per {fresh} candele.',
  'signal.chart-pattern-none':
    'Nessuna figura grafica completa o in formazione nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.head_shoulders':
    'Tre picchi con quello centrale dominante, spalle simili, alti {height} ATR o più, dopo un movimento precedente. Confermato da una chiusura oltre la neckline; conta per {fresh} candele.',
  'signal.head-shoulders-forming':
    'Testa e spalle in formazione: spalle alle candele {left} e {right}, testa {peak} alla {head}. Una chiusura sotto la neckline ({neckline}) lo completerebbe, obiettivo teorico {target}.',
  'signal.inverse-head-shoulders-forming':
    'Testa e spalle rovesciato in formazione: spalle alle candele {left} e {right}, testa {peak} alla {head}. Una chiusura sopra la neckline ({neckline}) lo completerebbe, obiettivo teorico {target}.',
  'signal.head-shoulders':
    'Testa e spalle completo (spalle {left} e {right}, testa {peak} alla candela {head}): la neckline {neckline} ha ceduto alla candela {at}, obiettivo teorico {target}.',
  'signal.inverse-head-shoulders':
    'Testa e spalle rovesciato completo (spalle {left} e {right}, testa {peak} alla candela {head}): la neckline {neckline} è stata superata alla candela {at}, obiettivo teorico {target}.',
  'signal.head-shoulders-none':
    'Nessun testa e spalle, normale o rovesciato, nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.double_patterns':
    'Picchi entro {equal} ATR l’uno dall’altro, a {height} ATR o più dalla neckline, dopo un movimento almeno altrettanto lungo. Confermati da una chiusura oltre la neckline; contano per {fresh} candele.',
  'signal.double-top-forming':
    'Doppio massimo in formazione a {level} (candele {first} e {last}). Una chiusura sotto {neckline} lo completerebbe, obiettivo teorico {target}.',
  'signal.double-bottom-forming':
    'Doppio minimo in formazione a {level} (candele {first} e {last}). Una chiusura sopra {neckline} lo completerebbe, obiettivo teorico {target}.',
  'signal.double-top':
    'Doppio massimo a {level} (candele {first} e {last}): la neckline {neckline} è stata rotta alla candela {at}, obiettivo teorico {target}.',
  'signal.double-bottom':
    'Doppio minimo a {level} (candele {first} e {last}): la neckline {neckline} è stata superata alla candela {at}, obiettivo teorico {target}.',
  'signal.triple-top-forming':
    'Triplo massimo in formazione a {level} (candele da {first} a {last}). Una chiusura sotto {neckline} lo completerebbe, obiettivo teorico {target}.',
  'signal.triple-bottom-forming':
    'Triplo minimo in formazione a {level} (candele da {first} a {last}). Una chiusura sopra {neckline} lo completerebbe, obiettivo teorico {target}.',
  'signal.triple-top':
    'Triplo massimo a {level} (candele da {first} a {last}): la neckline {neckline} è stata rotta alla candela {at}, obiettivo teorico {target}.',
  'signal.triple-bottom':
    'Triplo minimo a {level} (candele da {first} a {last}): la neckline {neckline} è stata superata alla candela {at}, obiettivo teorico {target}.',
  'signal.double-none':
    'Nessun doppio o triplo massimo o minimo nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.triangle_patterns':
    '{touches} swing alternati entro {off} ATR da due linee convergenti. Confermato da una chiusura oltre una linea prima che si incontrino; conta per {fresh} candele.',
  'signal.triangle-ascending':
    'Triangolo ascendente dalla candela {first} ({count} tocchi): lato alto orizzontale {upper}, lato basso in salita ora a {lower}. I compratori premono.',
  'signal.triangle-descending':
    'Triangolo discendente dalla candela {first} ({count} tocchi): lato basso orizzontale {lower}, lato alto in discesa ora a {upper}. I venditori premono.',
  'signal.triangle-symmetrical':
    'Triangolo simmetrico dalla candela {first} ({count} tocchi): ora da {lower} a {upper}, direzione aperta.',
  'signal.wedge-rising':
    'Cuneo ascendente dalla candela {first} ({count} tocchi): ora da {lower} a {upper}; un rialzo che si restringe di solito si stanca.',
  'signal.wedge-falling':
    'Cuneo discendente dalla candela {first} ({count} tocchi): ora da {lower} a {upper}; un ribasso che si restringe di solito si stanca.',
  'signal.rectangle': 'Rettangolo dalla candela {first} ({count} tocchi): da {lower} a {upper}, direzione aperta.',
  'signal.triangle-broken-up':
    'Uscita al rialzo dal {pattern}: chiusura sopra {level} alla candela {at}, obiettivo teorico {target}.',
  'signal.triangle-broken-down':
    'Uscita al ribasso dal {pattern}: chiusura sotto {level} alla candela {at}, obiettivo teorico {target}.',
  'signal.triangle-none': 'Nessun triangolo o cuneo nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.flags_pennants':
    'Asta: {pole} ATR in {length} candele. Pausa: {rest} candele o più che ne restituiscono al massimo {given}. Confermata da una chiusura oltre la pausa; conta per {fresh} candele.',
  'signal.bull-flag-forming':
    'Bandiera rialzista in formazione dopo un’asta di {pole} (candele da {from} a {to}). Una chiusura sopra {level} la proseguirebbe verso {target}.',
  'signal.bear-flag-forming':
    'Bandiera ribassista in formazione dopo un’asta di {pole} (candele da {from} a {to}). Una chiusura sotto {level} la proseguirebbe verso {target}.',
  'signal.bull-flag':
    'Bandiera rialzista risolta: chiusura sopra {level} alla candela {at} dopo un’asta di {pole} (candele da {from} a {to}), proiezione a {target}.',
  'signal.bear-flag':
    'Bandiera ribassista risolta: chiusura sotto {level} alla candela {at} dopo un’asta di {pole} (candele da {from} a {to}), proiezione a {target}.',
  'signal.bull-pennant-forming':
    'Pennant rialzista in formazione dopo un’asta di {pole} (candele da {from} a {to}). Una chiusura sopra {level} lo proseguirebbe verso {target}.',
  'signal.bear-pennant-forming':
    'Pennant ribassista in formazione dopo un’asta di {pole} (candele da {from} a {to}). Una chiusura sotto {level} lo proseguirebbe verso {target}.',
  'signal.bull-pennant':
    'Pennant rialzista risolto: chiusura sopra {level} alla candela {at} dopo un’asta di {pole} (candele da {from} a {to}), proiezione a {target}.',
  'signal.bear-pennant':
    'Pennant ribassista risolto: chiusura sotto {level} alla candela {at} dopo un’asta di {pole} (candele da {from} a {to}), proiezione a {target}.',
  'signal.flag-none': 'Nessuna bandiera né pennant nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.fib_retracement':
    'Ritracciamenti dell’ultima gamba tra swing di {reversal} ATR. Una reazione è una candela che ne raggiunge uno e richiude dalla parte della gamba. Le reazioni contano per {fresh} candele.',
  'signal.fib-held-up':
    'Il ritracciamento del {share} a {level} ha tenuto alla candela {at}, chiusura {close}: il calo è stato comprato.',
  'signal.fib-held-down':
    'Il ritracciamento del {share} a {level} ha tenuto alla candela {at}, chiusura {close}: il rimbalzo è stato venduto.',
  'signal.fib-running-up': 'Il rialzo da {from} a {to} è ora al suo estremo: non ha ancora restituito nulla.',
  'signal.fib-running-down': 'Il ribasso da {from} a {to} è ora al suo estremo: non ha ancora recuperato nulla.',
  'signal.fib-shallow-up': 'Il rialzo da {from} a {to} ha restituito al massimo {deepest} (ora {now}): gamba forte.',
  'signal.fib-shallow-down':
    'Il ribasso da {from} a {to} ha recuperato al massimo {deepest} (ora {now}): gamba pesante.',
  'signal.fib-middle-up':
    'Il rialzo da {from} a {to} ha restituito al massimo {deepest} (ora {now}): la profondità consueta per una decisione.',
  'signal.fib-middle-down':
    'Il ribasso da {from} a {to} ha recuperato al massimo {deepest} (ora {now}): la profondità consueta per una decisione.',
  'signal.fib-deep-up':
    'Il rialzo da {from} a {to} ha restituito {deepest} (ora {now}): calo profondo, la gamba è in dubbio.',
  'signal.fib-deep-down':
    'Il ribasso da {from} a {to} ha recuperato {deepest} (ora {now}): rimbalzo profondo, la gamba è in dubbio.',
  'signal.fib-undone-up':
    'Il rialzo da {from} a {to} è stato restituito per intero ({now}): i suoi livelli non sostengono più.',
  'signal.fib-undone-down':
    'Il ribasso da {from} a {to} è stato recuperato per intero ({now}): i suoi livelli non frenano più.',
  'signal.leg-none': 'Nessuna gamba di {reversal} ATR visibile da cui tracciare; ultima chiusura {close}.',

  'rule.fib_extension':
    'L’ultimo movimento da A a B di {reversal} ATR o più, con un pullback a C di {least} o più, proiettato da C ({count} passi). Nullo dopo una chiusura oltre C.',
  'signal.extension-active-up':
    'Rialzo da {a} a {b}, pullback a {c} (candela {at}): spazio fino al movimento uguale a {equal}; oltre, {farShare} a {far}.',
  'signal.extension-active-down':
    'Ribasso da {a} a {b}, rimbalzo a {c} (candela {at}): spazio fino al movimento uguale a {equal}; oltre, {farShare} a {far}.',
  'signal.extension-reached-up':
    'Rialzo da {a} a {b}, pullback a {c} (candela {at}): il movimento uguale {equal} è raggiunto, {farShare} si trova a {far}.',
  'signal.extension-reached-down':
    'Ribasso da {a} a {b}, rimbalzo a {c} (candela {at}): il movimento uguale {equal} è raggiunto, {farShare} si trova a {far}.',
  'signal.extension-exhausted-up':
    'Rialzo da {a} a {b}, pullback a {c} (candela {at}): il prezzo ha superato il movimento uguale {equal} e la proiezione del {farShare} a {far}; il conteggio è esaurito.',
  'signal.extension-exhausted-down':
    'Ribasso da {a} a {b}, rimbalzo a {c} (candela {at}): il prezzo ha superato il movimento uguale {equal} e la proiezione del {farShare} a {far}; il conteggio è esaurito.',
  'signal.extension-void-up':
    'La proiezione rialzista da {c} (candela {at}; A {a}, B {b}) è nulla: ci sono state chiusure sotto {c}. I suoi livelli {equal} e {farShare} ({far}) non contano più.',
  'signal.extension-void-down':
    'La proiezione ribassista da {c} (candela {at}; A {a}, B {b}) è nulla: ci sono state chiusure sopra {c}. I suoi livelli {equal} e {farShare} ({far}) non contano più.',

  'rule.time_analysis':
    'Durata delle gambe tra swing confermati. Una gamba è giovane sotto {young} e in ritardo oltre {overdue} volte la mediana del suo lato; un ritmo richiede tre intervalli, una scadenza vale entro {within} candele.',
  'signal.rise-young': 'Il rialzo dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: giovane.',
  'signal.fall-young': 'Il ribasso dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: giovane.',
  'signal.rise-mature': 'Il rialzo dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: età normale.',
  'signal.fall-mature':
    'Il ribasso dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: età normale.',
  'signal.rise-overdue':
    'Il rialzo dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: una pausa si fa attendere.',
  'signal.fall-overdue':
    'Il ribasso dalla candela {from} dura da {age}, {ratio} volte le {usual} consuete: un rimbalzo si fa attendere.',
  'signal.low-cycle-ahead':
    'I minimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); il prossimo cadrebbe vicino alla candela {due}.',
  'signal.low-cycle-due':
    'I minimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); il prossimo è atteso più o meno ora, candela {due}.',
  'signal.low-cycle-past':
    'I minimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); quello vicino alla candela {due} non è arrivato: il ritmo si è rotto.',
  'signal.high-cycle-ahead':
    'I massimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); il prossimo cadrebbe vicino alla candela {due}.',
  'signal.high-cycle-due':
    'I massimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); il prossimo è atteso più o meno ora, candela {due}.',
  'signal.high-cycle-past':
    'I massimi sono arrivati ogni {usual} candele ({times} intervalli, da {shortest} a {longest}); quello vicino alla candela {due} non è arrivato: il ritmo si è rotto.',
  'signal.low-cycle-uneven':
    'I minimi sono arrivati a distanza di {shortest}–{longest} candele: troppo irregolare per un ritmo.',
  'signal.high-cycle-uneven':
    'I massimi sono arrivati a distanza di {shortest}–{longest} candele: troppo irregolare per un ritmo.',
  'signal.time-none': 'Troppo pochi swing per confrontare le durate (confermati: {count}).',

  'rule.vpa_strategy':
    'Volume rispetto alla media di {lookback} candele ed escursione rispetto all’ATR. Sforzo alto da {high}, basso fino a {low}; escursione ampia con sforzo è iniziativa, escursione piccola con sforzo è assorbimento. Gli eventi contano per {fresh} candele.',
  'rule.vpa-without-volume':
    'Solo l’escursione: candele di {wide} ATR o più che chiudono all’estremità. Contano per {fresh} candele.',
  'note.no-volume-vpa':
    'L’analisi prezzo-volume ha bisogno del volume, che questa immagine non mostra. Si giudicano solo le escursioni.',
  'signal.vpa-demand':
    'Iniziativa in acquisto alla candela {at}: {effort} volte il volume medio, {spread} ATR di ampiezza, chiusura {close} vicino al massimo.',
  'signal.vpa-supply':
    'Iniziativa in vendita alla candela {at}: {effort} volte il volume medio, {spread} ATR di ampiezza, chiusura {close} vicino al minimo.',
  'signal.vpa-absorbed-selling':
    'La candela {at} ha visto {effort} volte il volume medio in un ribasso e si è mossa di soli {spread} ATR (chiusura {close}): le vendite sono state assorbite.',
  'signal.vpa-absorbed-buying':
    'La candela {at} ha visto {effort} volte il volume medio in un rialzo e si è mossa di soli {spread} ATR (chiusura {close}): gli acquisti hanno trovato offerta.',
  'signal.vpa-no-demand':
    'Nessuna domanda alla candela {at}: candela rialzista di {spread} ATR con {effort} volte il volume medio (chiusura {close}).',
  'signal.vpa-no-supply':
    'Nessuna offerta alla candela {at}: candela ribassista di {spread} ATR con {effort} volte il volume medio (chiusura {close}).',
  'signal.vpa-none': 'Sforzo e risultato concordano nelle ultime {fresh} candele; ultima chiusura {close}.',
  'signal.vpa-none-without-volume': 'Nessuna candela ampia nelle ultime {fresh}; ultima chiusura {close}.',

  'rule.vwap_strategy':
    '{name}, con ancora alla prima candela visibile, giudicato dopo {settling} candele. Gli incroci contano per {fresh} candele; a {stretched} deviazioni il prezzo è tirato.',
  'note.no-volume-vwap':
    'Il VWAP ha bisogno del volume, che questa immagine non mostra. Lo sostituisce il prezzo tipico medio dalla prima candela visibile, che dà a tutte le candele lo stesso peso.',
  'signal.vwap-reclaimed':
    'La candela {at} ha chiuso a {close}, di nuovo sopra la media ({level}): il partecipante medio torna in profitto.',
  'signal.vwap-lost':
    'La candela {at} ha chiuso a {close}, sotto la media ({level}): il partecipante medio è passato in perdita.',
  'signal.vwap-above':
    'Chiusura {close} sopra la media {level} di {deviations} deviazioni: i compratori controllano il tratto visibile.',
  'signal.vwap-below':
    'Chiusura {close} sotto la media {level} di {deviations} deviazioni: i venditori controllano il tratto visibile.',
  'signal.vwap-stretched-up':
    'La chiusura {close} è {deviations} deviazioni sopra la media {level}: prezzo tirato, tardi per una continuazione.',
  'signal.vwap-stretched-down':
    'La chiusura {close} è {deviations} deviazioni sotto la media {level}: prezzo tirato, tardi per una continuazione.',
  'signal.vwap-on': 'La chiusura {close} è sulla media {level} ({deviations} deviazioni): equilibrio.',

  'rule.obv_divergence':
    'OBV in multipli del volume medio, contato dalla prima candela visibile, confrontato con il prezzo sugli swing confermati e per pendenza su {window} candele. Le divergenze contano per {fresh} candele.',
  'rule.obv-without-volume':
    'RSI di {period} candele sugli swing confermati al posto dell’OBV. Le divergenze contano per {fresh} candele.',
  'note.no-volume-obv':
    'L’OBV ha bisogno del volume, che questa immagine non mostra. Al suo posto sono indicate divergenze di momentum (RSI): non sono OBV.',
  'signal.obv-confirms-up':
    'Su {window} candele il prezzo è salito di {price} ATR e l’OBV di {volume} volumi medi: il volume sostiene il rialzo.',
  'signal.obv-confirms-down':
    'Su {window} candele il prezzo è sceso di {price} ATR e l’OBV di {volume} volumi medi: il volume sostiene il ribasso.',
  'signal.obv-opposes-rise':
    'Su {window} candele il prezzo è salito di {price} ATR mentre l’OBV è sceso di {volume} volumi medi: il rialzo non è sostenuto.',
  'signal.obv-opposes-fall':
    'Su {window} candele il prezzo è sceso di {price} ATR mentre l’OBV è salito di {volume} volumi medi: il ribasso non è sostenuto.',
  'signal.obv-undecided':
    'Su {window} candele il prezzo si è mosso di {price} ATR e l’OBV di {volume} volumi medi: troppo poco per un giudizio.',

  'rule.volume_climax':
    'Volume pari a {effort} volte la media e superiore a tutti quelli di {lookback} candele, alla fine di un percorso di {move} ATR entro {within} candele. Diventa inversione quando una delle {answer} chiusure successive supera l’estremità opposta della candela. Gli eventi contano per {fresh} candele.',
  'rule.climax-without-volume':
    'Escursione pari a {effort} volte la media e superiore a tutte quelle di {lookback} candele, alla fine di un percorso di {move} ATR entro {within} candele. Diventa inversione quando una delle {answer} chiusure successive supera l’estremità opposta della candela. Gli eventi contano per {fresh} candele.',
  'note.no-volume-climax':
    'L’immagine non mostra il volume: lo sostituisce la dimensione della candela, un climax di escursione più che di volume.',
  'signal.selling-climax-volume':
    'Possibile climax di vendita alla candela {at}: {effort} volte il volume medio dopo un ribasso di {move} ATR. Una chiusura sopra {high} gli risponderebbe, un nuovo minimo sotto {low} lo smentirebbe.',
  'signal.buying-climax-volume':
    'Possibile climax di acquisto alla candela {at}: {effort} volte il volume medio dopo un rialzo di {move} ATR. Una chiusura sotto {low} gli risponderebbe, un nuovo massimo sopra {high} lo smentirebbe.',
  'signal.selling-climax-range':
    'Possibile esaurimento dei venditori alla candela {at}: {effort} volte l’escursione media dopo un ribasso di {move} ATR. Una chiusura sopra {high} gli risponderebbe, un nuovo minimo sotto {low} lo smentirebbe.',
  'signal.buying-climax-range':
    'Possibile esaurimento dei compratori alla candela {at}: {effort} volte l’escursione media dopo un rialzo di {move} ATR. Una chiusura sotto {low} gli risponderebbe, un nuovo massimo sopra {high} lo smentirebbe.',
  'signal.selling-climax-answered-volume':
    'Climax di vendita alla candela {at} ({effort} volte il volume medio, ribasso di {move} ATR, da {low} a {high}), con risposta: chiusura sopra alla candela {answered}.',
  'signal.buying-climax-answered-volume':
    'Climax di acquisto alla candela {at} ({effort} volte il volume medio, rialzo di {move} ATR, da {low} a {high}), con risposta: chiusura sotto alla candela {answered}.',
  'signal.selling-climax-answered-range':
    'Esaurimento dei venditori alla candela {at} ({effort} volte l’escursione media, ribasso di {move} ATR, da {low} a {high}), con risposta: chiusura sopra alla candela {answered}.',
  'signal.buying-climax-answered-range':
    'Esaurimento dei compratori alla candela {at} ({effort} volte l’escursione media, rialzo di {move} ATR, da {low} a {high}), con risposta: chiusura sotto alla candela {answered}.',
  'signal.climax-none': 'Nessun climax di volume nelle ultime {fresh} candele; ultima chiusura {close}.',
  'signal.climax-none-without-volume':
    'Nessun climax di escursione nelle ultime {fresh} candele; ultima chiusura {close}.',

  'rule.volume_profile':
    'Volume relativo in {bins} fasce dell’escursione visibile, ogni candela distribuita sulla propria. L’area di valore contiene il {share} intorno alla fascia più piena. Le uscite da essa contano per {fresh} candele.',
  'rule.profile-without-volume':
    'Tempo a ogni livello in {bins} fasce dell’escursione visibile, ogni candela con lo stesso peso. L’area di valore contiene il {share} intorno alla fascia più piena. Le uscite da essa contano per {fresh} candele.',
  'note.no-volume-profile': 'L’immagine non mostra il volume: questo è un profilo del tempo, non del volume.',
  'signal.profile-above':
    'La chiusura {close} è sopra l’area di valore da {low} a {high} ({share}, massimo a {control}): prezzi più alti accettati, per ora.',
  'signal.profile-below':
    'La chiusura {close} è sotto l’area di valore da {low} a {high} ({share}, massimo a {control}): prezzi più bassi accettati, per ora.',
  'signal.profile-inside':
    'La chiusura {close} è dentro l’area di valore da {low} a {high} ({share}, massimo a {control}): la rotazione è il caso base.',
  'signal.value-left-up':
    'La candela {at} ha chiuso a {close}, uscendo dall’alto dall’area di valore di allora ({level}).',
  'signal.value-left-down':
    'La candela {at} ha chiuso a {close}, uscendo dal basso dall’area di valore di allora ({level}).',
};
