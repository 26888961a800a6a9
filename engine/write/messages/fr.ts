import type { Messages } from '../catalogue-of.ts';

export const fr: Messages = {
  'unit.percent': '{number} %',
  'unit.relative-place': '{number} % de l’amplitude',
  'unit.relative-distance': '{number} points',

  'sentence.gap': ' ',
  'title.of': '{method} : {names}',

  'strategy.price_action': 'Price action',
  'strategy.ma_crossover': 'Croisement de moyennes mobiles',
  'strategy.ema_strategy': 'Éventail d’EMA',
  'strategy.ichimoku': 'Ichimoku',
  'strategy.envelope_strategy': 'Enveloppe de moyenne mobile',
  'strategy.keltner_channel': 'Canal de Keltner',
  'strategy.donchian_channel': 'Canal de Donchian',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'Divergence du RSI',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Oscillateur stochastique',
  'strategy.atr_strategy': 'Amplitude moyenne (ATR)',
  'strategy.order_blocks': 'Order blocks',
  'strategy.fvg_strategy': 'Fair value gaps',
  'strategy.liquidity_strategy': 'Liquidité',
  'strategy.breaker_blocks': 'Breaker blocks',
  'strategy.institutional_candles': 'Bougies institutionnelles',
  'strategy.displacement': 'Déplacement',
  'strategy.candlestick_patterns': 'Figures en chandeliers',
  'strategy.chart_patterns': 'Figures chartistes',
  'strategy.support_resistance': 'Supports et résistances',
  'strategy.head_shoulders': 'Tête et épaules',
  'strategy.double_patterns': 'Doubles et triples sommets et creux',
  'strategy.triangle_patterns': 'Triangles',
  'strategy.flags_pennants': 'Drapeaux et fanions',
  'strategy.fib_retracement': 'Retracement de Fibonacci',
  'strategy.fib_extension': 'Extension de Fibonacci',
  'strategy.time_analysis': 'Analyse temporelle',
  'strategy.vpa_strategy': 'Analyse prix et volume',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'Divergence de l’OBV',
  'strategy.volume_climax': 'Climax de volume',
  'strategy.volume_profile': 'Profil de volume',

  'heading.measured': 'Mesures',
  'heading.read': 'Lecture',
  'heading.context': 'Contexte',
  'heading.levels': 'Niveaux clés',
  'heading.signals': 'Signaux',
  'heading.interpretation': 'Interprétation',
  'heading.up': 'Scénario haussier',
  'heading.down': 'Scénario baissier',
  'heading.risk': 'Risque',
  'heading.change': 'Ce qui changerait cet avis',
  'heading.limits': 'Limites',

  'column.level': 'Niveau',
  'column.error': '±',
  'column.away': 'Depuis la dernière clôture',
  'column.touches': 'Contacts',
  'column.side': 'Rôle',
  'column.why': 'Motif',
  'column.none': '–',

  'side.support': 'support',
  'side.resistance': 'résistance',
  'side.here': 'le cours est dessus',

  'read.candles': {
    one: '{count} bougie lue.',
    other:
      '{count} bougies lues, numérotées de {first} (gauche) à {last} (droite) ; fiabilité de lecture {confidence}.',
  },
  'read.linear':
    'Échelle des prix : linéaire, ajustée sur {labels} étiquettes de l’axe ; l’image va de {low} à {high}. Un prix isolé est juste à environ ±{error}.',
  'read.log':
    'Échelle des prix : logarithmique, ajustée sur {labels} étiquettes de l’axe ; l’image va de {low} à {high}. Un prix isolé est juste à environ ±{error}.',
  'read.no-labels': 'Aucune étiquette de prix n’a pu être lue : rien de ce qui suit n’est donc un prix.',
  'read.too-few-labels':
    'Trop peu d’étiquettes de prix sont lisibles pour vérifier une échelle : rien de ce qui suit n’est donc un prix.',
  'read.percent': 'L’axe affiche des variations en pourcentage et non des prix : rien de ce qui suit n’est un prix.',
  'read.indexed': 'L’axe est un indice et non une échelle de prix : rien de ce qui suit n’est un prix.',
  'read.inconsistent':
    'Les étiquettes de l’axe se contredisent ou contredisent celle du dernier prix : rien de ce qui suit n’est donc un prix.',
  'read.relative':
    'Les niveaux sont donnés en pourcentage de l’amplitude visible (plus bas {zero}, plus haut {hundred}), les écarts en points de celle-ci, justes à environ ±{error}.',
  'read.last-price-agrees': 'L’étiquette de prix de l’axe ({tag}) concorde avec la dernière clôture mesurée ({close}).',
  'read.last-price-differs':
    'L’étiquette de prix de l’axe indique {tag}, la dernière clôture mesure {close} : échelle à prendre avec prudence.',
  'read.volume': 'Les barres de volume ont été lues ; leurs hauteurs sont relatives à la plus haute.',
  'read.no-volume': 'Aucun volume n’est affiché.',
  'read.lines': { one: '{count} ligne tracée a été suivie.', other: '{count} lignes tracées ont été suivies.' },

  'read.line': 'L’une d’elles correspond à une moyenne : {line}.',

  'context.trend-up':
    '**Tendance :** haussière. La droite passant par les {window} dernières clôtures monte de {drift} ATR (R² {fit}).',
  'context.trend-down':
    '**Tendance :** baissière. La droite passant par les {window} dernières clôtures baisse de {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Tendance :** aucune. La droite passant par les {window} dernières clôtures varie de {drift} ATR avec un R² de {fit}, trop peu pour une direction.',
  'context.trend-flat':
    '**Tendance :** neutre. Sur les {window} dernières clôtures, la droite ne varie que de {drift} ATR.',
  'context.sequence-rising':
    '**Structure :** swings ascendants ; sommets de {highOne} à {highTwo}, creux de {lowOne} à {lowTwo}.',
  'context.sequence-falling':
    '**Structure :** swings descendants ; sommets de {highOne} à {highTwo}, creux de {lowOne} à {lowTwo}.',
  'context.sequence-expanding':
    '**Structure :** en élargissement ; sommet plus haut à {highTwo}, creux plus bas à {lowTwo}.',
  'context.sequence-contracting':
    '**Structure :** en resserrement ; sommet plus bas à {highTwo}, creux plus haut à {lowTwo}.',
  'context.sequence-level': '**Structure :** un range ; sommets vers {highTwo}, creux vers {lowTwo}.',
  'context.sequence-too-few':
    '**Structure :** moins de deux sommets et de deux creux confirmés, aucune séquence à lire.',
  'context.volatility-expanding':
    '**Volatilité :** en expansion. Amplitude moyenne (ATR, {period} bougies) {range}, soit {ratio} fois sa médiane ici.',
  'context.volatility-contracting':
    '**Volatilité :** en contraction. Amplitude moyenne (ATR, {period} bougies) {range}, soit {ratio} fois sa médiane ici.',
  'context.volatility-steady': '**Volatilité :** stable. Amplitude moyenne (ATR, {period} bougies) {range}.',
  'context.place': '**Dernière clôture :** {close}, dans le tiers {third} de l’amplitude visible.',
  'context.third-upper': 'supérieur',
  'context.third-middle': 'médian',
  'context.third-lower': 'inférieur',

  'why.swing-highs': 'sommets répétés',
  'why.swing-lows': 'creux répétés',
  'why.flipped': 'a retourné le cours des deux côtés',
  'why.swing-high': 'sommet de swing',
  'why.swing-low': 'creux de swing',
  'why.former-swing-highs': 'anciens sommets, désormais en dessous',
  'why.former-swing-lows': 'anciens creux, désormais au-dessus',
  'why.former-swing-high': 'ancien sommet, désormais en dessous',
  'why.former-swing-low': 'ancien creux, désormais au-dessus',
  'why.highest': 'plus haut de l’image',
  'why.lowest': 'plus bas de l’image',
  'why.ranges': 'à {count} ATR du déclencheur',
  'why.beyond-close': '{count} ATR au-delà de la dernière clôture',
  'why.projection': 'projection de {from} à {to} ATR, aucun niveau à portée',
  'why.recent-high': 'plus haut des {count} dernières bougies',
  'why.recent-low': 'plus bas des {count} dernières bougies',
  'why.cloud-edge': 'bord du nuage',
  'why.upper-band': 'bande supérieure',
  'why.middle-line': 'ligne médiane',
  'why.lower-band': 'bande inférieure',
  'why.chandelier-long': 'stop chandelier sous une hausse',
  'why.chandelier-short': 'stop chandelier au-dessus d’une baisse',
  'why.fvg-middle': 'milieu d’un gap ouvert',
  'why.order-block': 'bord éloigné de l’order block',
  'why.block-top': 'haut d’un order block haussier',
  'why.block-bottom': 'bas d’un order block baissier',
  'why.breaker-top': 'haut d’un breaker haussier',
  'why.breaker-bottom': 'bas d’un breaker baissier',
  'why.pool-above': 'liquidité au-dessus des sommets',
  'why.pool-below': 'liquidité sous les creux',
  'why.big-candle': 'milieu d’un corps hors norme',
  'why.displacement': 'origine d’un déplacement',
  'why.neckline': 'ligne de cou',
  'why.measured-move': 'objectif théorique de la figure',
  'why.pattern-edge': 'bord extérieur de la figure',
  'why.pattern-line': 'ligne de la figure',
  'why.right-shoulder': 'épaule droite',
  'why.pole-length': 'hauteur de la hampe, projetée',
  'why.retracement': 'retracement de {share}',
  'why.extension': 'projection de {from} à {to}',
  'why.extension-level': 'projection de {share}',
  'why.projection-origin': 'fin du repli',
  'why.vwap-above': 'un écart-type au-dessus',
  'why.vwap-below': 'un écart-type en dessous',
  'why.control': 'point de contrôle',
  'why.time-control': 'niveau le plus fréquenté',
  'why.value-high': 'haut de la zone de valeur',
  'why.value-low': 'bas de la zone de valeur',

  'status.up-confirmed': 'Haussier, confirmé.',
  'status.up-unconfirmed': 'Haussier, non confirmé.',
  'status.up-current': 'Haussier en l’état.',
  'status.down-confirmed': 'Baissier, confirmé.',
  'status.down-unconfirmed': 'Baissier, non confirmé.',
  'status.down-current': 'Baissier en l’état.',
  'status.certainty': 'Certitude de lecture {certainty}.',

  'view.up': 'Les signaux penchent à la hausse (haussiers : {up}, baissiers : {down}).',
  'view.down': 'Les signaux penchent à la baisse (baissiers : {down}, haussiers : {up}).',
  'view.mixed':
    'Les signaux se contredisent (haussiers : {up}, baissiers : {down}) : aucun camp n’a de meilleurs arguments.',
  'view.none': 'Aucun signal directionnel : cette méthode ne plaide pour aucun camp.',
  'view.unconfirmed': 'Aucun n’est encore confirmé.',
  'view.with-trend': 'Cela va dans le sens de la tendance mesurée.',
  'view.against-trend': 'Cela va contre la tendance mesurée, ce qui place la barre plus haut.',
  'view.flat': 'Le marché est sans tendance : seule une clôture nettement hors du range y changerait quelque chose.',

  'scenario.up.trigger':
    '**Déclencheur :** si le cours clôture au-dessus de {trigger} ({why}), la voie s’ouvre à la hausse.',
  'scenario.down.trigger': '**Déclencheur :** si le cours clôture sous {trigger} ({why}), la voie s’ouvre à la baisse.',
  'scenario.up.target': '**Zone cible :** de {from} à {to} ({why}).',
  'scenario.down.target': '**Zone cible :** de {from} en descendant vers {to} ({why}).',
  'scenario.up.invalidation': '**Invalidation :** une clôture de nouveau sous {invalidation} ({why}).',
  'scenario.down.invalidation': '**Invalidation :** une clôture de nouveau au-dessus de {invalidation} ({why}).',

  'risk.range': 'Un ATR vaut {range} : un stop plus serré reste dans le bruit ordinaire des bougies.',
  'risk.up':
    'À la hausse : {risk} du déclencheur à l’invalidation ({ranges} ATR) contre {reward} jusqu’au bord proche de l’objectif, ratio gain/risque {ratio}.',
  'risk.down':
    'À la baisse : {risk} du déclencheur à l’invalidation ({ranges} ATR) contre {reward} jusqu’au bord proche de l’objectif, ratio gain/risque {ratio}.',
  'risk.up-poor': 'En l’état, l’objectif haussier ne rémunère pas son risque.',
  'risk.down-poor': 'En l’état, l’objectif baissier ne rémunère pas son risque.',

  'change.up': 'Une clôture sous {level} ôterait sa base au cas haussier.',
  'change.down': 'Une clôture au-dessus de {level} ôterait sa base au cas baissier.',
  'change.none': 'Une clôture au-dessus de {high} ou sous {low} romprait l’équilibre.',
  'change.confirm': 'Les signaux non confirmés ci-dessus ne comptent que si la bougie suivante les laisse en place.',

  'limits.history':
    'Seules les {count} bougies visibles comptent : ni historique antérieur, ni autre unité de temps, ni actualité.',
  'limits.last-open':
    'La dernière bougie est peut-être encore ouverte ; ce qui en dépend est signalé comme non confirmé.',
  'limits.certainty': 'Les signaux lus avec moins de {certainty} de certitude le précisent.',
  'limits.uncertain-candles': {
    one: '{count} bougie est en partie cachée ou coupée et a été lue avec moins de certitude.',
    other: '{count} bougies sont en partie cachées ou coupées et ont été lues avec moins de certitude.',
  },
  'limits.inferred': {
    one: 'Le sens de {count} bougie a été déduit de ses voisines.',
    other: 'Le sens de {count} bougies a été déduit de leurs voisines.',
  },
  'limits.averaged':
    'Les bougies sont moyennées (Heikin-Ashi) : leurs ouvertures et clôtures ne sont pas des prix traités, et aucune bougie ne montre sa seule période.',
  'limits.photo': 'Lu sur une photo d’écran : une capture serait plus nette.',
  'limits.log-lines':
    'L’axe est logarithmique : obliques et moyennes sont calculées sur les prix et se courbent donc sur le graphique.',
  'limits.unknown-scale':
    'Sans échelle, on ignore si l’axe est linéaire ou logarithmique ; les écarts le supposent linéaire.',

  notice:
    'Ceci décrit une seule image et n’est pas un conseil en investissement. Le marché peut démentir tout scénario ; décidez et fixez vos tailles de position selon vos propres règles.',

  'signal.too-short': '{name} : il faut {needed} bougies, {seen} sont visibles ; aucune valeur à juger.',
  'note.replaced': '{by} remplace {name}, qui demande {needed} bougies pour être stable ; {seen} sont visibles.',
  'vision.accepted': 'Rédigé par {model} ; chaque chiffre a été vérifié avec la mesure.',
  'vision.unknown-numbers': 'Le modèle externe a cité des chiffres non mesurés ; voici donc le texte intégré.',
  'vision.no-analysis': 'Le modèle externe n’a pas fourni d’analyse exploitable ; voici donc le texte intégré.',
  'vision.forbidden-words': 'Le modèle externe a enfreint les règles d’une analyse ; voici donc le texte intégré.',
  'vision.unreachable': 'Le modèle externe était injoignable ; voici donc le texte intégré.',
  'vision.too-slow': 'Le modèle externe a mis trop de temps ; voici donc le texte intégré.',
  'vision.refused': 'Le modèle externe a refusé la demande ; voici donc le texte intégré.',
  'vision.busy': 'Le modèle externe était occupé ; voici donc le texte intégré.',
  'vision.bad-answer': 'Le modèle externe a donné une réponse illisible ; voici donc le texte intégré.',

  'note.not-stable': 'Écarté : {name}. Il faut {needed} bougies pour une valeur stable, {seen} sont visibles.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Tenkan',
  'name.kijun': 'Kijun',
  'name.cloud': 'le nuage',
  'name.donchian': 'le canal de Donchian',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'stochastique {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR de Wilder',
  'name.vwap': 'VWAP ancré',
  'name.mean-price': 'prix typique moyen',
  'name.percent': '{value} pour cent',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Wilder)',
  'name.rsi-cutler': 'RSI {period} (moyennes simples)',
  'name.drawn-sma': 'SMA {period} tracée (ligne {count})',
  'name.drawn-ema': 'EMA {period} tracée (ligne {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'order block',
  'label.breaker': 'breaker',
  'label.sweep': 'balayage',
  'label.pool': 'liquidité',
  'label.institutional': 'grand corps',
  'label.neckline': 'ligne de cou',
  'label.share': '{share}',
  'label.climax': 'climax',
  'label.value-area': 'zone de valeur',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'cassure {level}',

  'rule.lead': 'Règle : {rule}',
  'rule.price_action':
    'Un swing se retourne après {reversal} ATR. Une clôture au-delà du dernier swing confirmé casse la structure ; un rejet exige une bougie qui clôture à l’écart d’un niveau déjà touché. Les événements comptent pendant {fresh} bougies.',
  'signal.structure-continued-up':
    'Clôture au-dessus du sommet {level} à la bougie {at} : la structure haussière se poursuit.',
  'signal.structure-continued-down':
    'Clôture sous le creux {level} à la bougie {at} : la structure baissière se poursuit.',
  'signal.structure-turned-up':
    'Changement de caractère à la bougie {at} : après une structure baissière, clôture au-dessus du sommet {level}.',
  'signal.structure-turned-down':
    'Changement de caractère à la bougie {at} : après une structure haussière, clôture sous le creux {level}.',
  'signal.higher-low':
    'Les acheteurs sont intervenus plus tôt : le dernier creux confirmé {low} (bougie {at}) est au-dessus du précédent, {before}.',
  'signal.lower-high':
    'Les vendeurs sont intervenus plus tôt : le dernier sommet confirmé {high} (bougie {at}) est sous le précédent, {before}.',
  'signal.level-held-up':
    'La bougie {at} a plongé à {low}, sur le niveau {level}, puis a clôturé à {close} : les acheteurs l’ont défendu.',
  'signal.level-held-down':
    'La bougie {at} a atteint {high}, sur le niveau {level}, puis a clôturé à {close} : les vendeurs l’ont contenue.',
  'signal.level-broken-up': 'La résistance {level} a cédé à la bougie {at}, clôture à {close}.',
  'signal.level-broken-down': 'Le support {level} a lâché à la bougie {at}, clôture à {close}.',
  'signal.quiet':
    'Ni cassure de structure ni rejet sur les {fresh} dernières bougies. Le cours est à {close}, entre {low} et {high}.',

  'rule.support_resistance':
    'Les niveaux sont des groupes de sommets et de creux locaux tenant dans {width}. Une cassure est une clôture qui dépasse d’un quart d’ATR un niveau touché au moins deux fois ; un rejet clôture à l’écart du niveau. Les événements comptent pendant {fresh} bougies.',
  'signal.near-support':
    'La dernière clôture {close} se trouve {distance} ({ranges} ATR) au-dessus du support {level}.',
  'signal.near-resistance':
    'La dernière clôture {close} se trouve {distance} ({ranges} ATR) sous la résistance {level}.',
  'signal.between-levels':
    'La dernière clôture {close} est entre le support {low} et la résistance {high}, loin des deux : l’emplacement ne donne aucun avantage.',
  'signal.open-above':
    'La dernière clôture {close} est au-dessus de tous les niveaux de l’image ; le support le plus proche est {low}.',
  'signal.open-below':
    'La dernière clôture {close} est sous tous les niveaux de l’image ; la résistance la plus proche est {high}.',

  'rule.ma_crossover':
    'Croisement de {fast} et {slow} sur les clôtures, supérieur à l’erreur de lecture ; la position du cours par rapport aux deux confirme. Les croisements comptent pendant {fresh} bougies.',
  'signal.ma-crossed-up': '{fast} est passée au-dessus de {slow} à la bougie {at}, vers {level}.',
  'signal.ma-crossed-down': '{fast} est passée sous {slow} à la bougie {at}, vers {level}.',
  'signal.ma-stacked-up':
    'Clôture {close} au-dessus de {fast} ({fastValue}), elle-même au-dessus de {slow} ({slowValue}) : moyennes alignées pour les acheteurs.',
  'signal.ma-stacked-down':
    'Clôture {close} sous {fast} ({fastValue}), elle-même sous {slow} ({slowValue}) : moyennes alignées pour les vendeurs.',
  'signal.ma-mixed': 'Pas d’alignement : clôture {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) et {slow} ({slowValue}) sont séparées de moins que l’erreur de lecture : marché plat, un croisement ne voudrait rien dire.',

  'rule.rsi_strategy':
    '{name} calculé sur les clôtures, pour les {seen} bougies où il est stable. Suracheté au-dessus de {overbought}, survendu sous {oversold} ; le signal est la sortie de ces zones. Au-dessus de {middle}, les acheteurs mènent. Les signaux comptent pendant {fresh} bougies.',
  'note.rsi-cutler':
    'Le RSI utilise ici des moyennes simples (Cutler) : le lissage de Wilder demande {needed} bougies pour donner assez de valeurs stabilisées, {seen} sont visibles.',
  'signal.rsi-left-oversold':
    'Le RSI est repassé au-dessus de {threshold} à la bougie {at}, depuis un creux à {extreme} : la pression vendeuse s’est relâchée.',
  'signal.rsi-left-overbought':
    'Le RSI est repassé sous {threshold} à la bougie {at}, depuis un sommet à {extreme} : la pression acheteuse s’est essoufflée.',
  'signal.rsi-oversold':
    'RSI {value}, actuellement survendu ; sans retour au-dessus de {threshold}, c’est de la faiblesse, pas un retournement.',
  'signal.rsi-overbought':
    'RSI {value}, actuellement suracheté ; sans retour sous {threshold}, c’est de la force, pas un sommet.',
  'signal.rsi-bulls-lead':
    'RSI {value}, au-dessus de {middle} depuis {count} bougies : le momentum est du côté des acheteurs.',
  'signal.rsi-bears-lead': 'RSI {value}, sous {middle} depuis {count} bougies : le momentum est du côté des vendeurs.',
  'signal.rsi-balanced': 'RSI {value}, proche de {middle} : momentum équilibré.',

  'rule.ema_strategy':
    '{fast}, {middle} et {slow}, amorcées par des moyennes simples. Étagées dans l’ordre, elles forment une tendance ; un repli qui touche {middle} et clôture de nouveau au-delà la prolonge ; une clôture de l’autre côté de {slow} la remet en cause. Les événements comptent pendant {fresh} bougies.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) et {slow} ({slowValue}) sont étagées, la plus rapide en haut : hausse ordonnée.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) et {slow} ({slowValue}) sont étagées, la plus rapide en bas : baisse ordonnée.',
  'signal.ema-tangled': 'Aucun ordre : {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'Les moyennes sont confondues ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}) : marché plat.',
  'signal.ema-pullback-held-up':
    'Le repli de la bougie {at} a atteint {middle} à {level} et a clôturé au-dessus : les acheteurs se sont appuyés sur la moyenne.',
  'signal.ema-pullback-held-down':
    'Le rebond de la bougie {at} a atteint {middle} à {level} et a clôturé en dessous : les vendeurs ont profité de la moyenne.',
  'signal.ema-reclaimed': 'La bougie {at} a clôturé au-dessus de {slow} ({level}), en venant d’en bas.',
  'signal.ema-lost': 'La bougie {at} a clôturé sous {slow} ({level}), en venant d’en haut.',

  'rule.ichimoku':
    'Tenkan {conversion}, Kijun {base}, Span B {span} ; nuage projeté {ahead} bougies en avant, l’actuelle comprise. Les croisements et les sorties du nuage comptent pendant {fresh} bougies.',
  'signal.tenkan-crossed-up': 'Tenkan est passée au-dessus de Kijun à la bougie {at}, vers {level}.',
  'signal.tenkan-crossed-down': 'Tenkan est passée sous Kijun à la bougie {at}, vers {level}.',
  'signal.cloud-broken-up': 'La bougie {at} a clôturé hors du nuage par le haut, à {level}.',
  'signal.cloud-broken-down': 'La bougie {at} a clôturé hors du nuage par le bas, à {level}.',
  'signal.above-cloud': 'La dernière clôture {close} est au-dessus du nuage (de {low} à {high}) : il sert de support.',
  'signal.below-cloud': 'La dernière clôture {close} est sous le nuage (de {low} à {high}) : il sert de résistance.',
  'signal.inside-cloud':
    'La dernière clôture {close} est dans le nuage (de {low} à {high}) : pas de tendance selon cette méthode.',
  'signal.chikou-above':
    'La Chikou est libre à la hausse : la dernière clôture est {distance} au-dessus de celle d’il y a {back} bougies.',
  'signal.chikou-below':
    'La Chikou est sous le cours : la dernière clôture est {distance} au-dessous de celle d’il y a {back} bougies.',
  'signal.cloud-ahead-up': 'Le nuage à venir monte : Span A {spanA} au-dessus de Span B {spanB}.',
  'signal.cloud-ahead-down': 'Le nuage à venir baisse : Span A {spanA} sous Span B {spanB}.',
  'signal.kijun-state': 'Clôture {close}, Tenkan {tenkan}, Kijun {kijun}.',

  'rule.envelope_strategy':
    'Lignes à {width} de {middle}, la plus étroite largeur ronde qui ait contenu la plupart des clôtures visibles ({held}). Une clôture dehors est de la force ; la première de retour dedans en marque la fin. Les événements comptent pendant {fresh} bougies.',
  'rule.keltner_channel':
    '{middle} plus et moins {multiple} fois l’amplitude moyenne (ATR) de {ranges} bougies. Une clôture dehors est de la force ; la première de retour dedans en marque la fin. Les événements comptent pendant {fresh} bougies.',
  'signal.channel-left-up':
    'La bougie {at} a clôturé à {close}, au-dessus de la bande supérieure {band} : les acheteurs ont poussé hors de l’amplitude normale.',
  'signal.channel-left-down':
    'La bougie {at} a clôturé à {close}, sous la bande inférieure {band} : les vendeurs ont poussé hors de l’amplitude normale.',
  'signal.channel-returned-from-above':
    'Retour dedans à la bougie {at} : clôture {close} sous la bande supérieure {band}, la poussée haussière est finie.',
  'signal.channel-returned-from-below':
    'Retour dedans à la bougie {at} : clôture {close} au-dessus de la bande inférieure {band}, la poussée baissière est finie.',
  'signal.channel-upper-half':
    'La ligne médiane {middle} monte et la clôture {close} est au-dessus ; bandes {lower} et {upper}.',
  'signal.channel-lower-half':
    'La ligne médiane {middle} baisse et la clôture {close} est en dessous ; bandes {lower} et {upper}.',
  'signal.channel-level':
    'La ligne médiane {middle} et la clôture {close} ne donnent pas de direction commune ; bandes {lower} et {upper}.',

  'rule.donchian_channel':
    'Plus haut et plus bas de {period} bougies. Une clôture au-delà de ceux des bougies précédentes est une cassure ; la ligne médiane est la sortie usuelle. Les cassures comptent pendant {fresh} bougies.',
  'signal.donchian-broken-up':
    'La bougie {at} a clôturé au-dessus de {level}, le plus haut des {period} bougies précédentes.',
  'signal.donchian-broken-down': 'La bougie {at} a clôturé sous {level}, le plus bas des {period} bougies précédentes.',
  'signal.donchian-state':
    'Canal de {lower} à {upper} (largeur {width}), milieu {middle} ; la clôture {close} est à {place} de sa hauteur.',

  'rule.rsi_divergence':
    '{name} aux swings confirmés du cours. Régulière : un nouvel extrême du cours que le RSI ne suit pas ; cachée : l’inverse. Les écarts de moins de {least} points ne comptent pas. Les divergences comptent pendant {fresh} bougies.',
  'signal.divergence-bullish':
    'Creux plus bas du cours ({priceOne} à la bougie {first}, {priceTwo} à la bougie {second}) avec un creux plus haut sur {name} ({valueOne}, {valueTwo}) : la vente perd de sa force. Connue depuis la bougie {at}.',
  'signal.divergence-bearish':
    'Sommet plus haut du cours ({priceOne} à la bougie {first}, {priceTwo} à la bougie {second}) avec un sommet plus bas sur {name} ({valueOne}, {valueTwo}) : l’achat perd de sa force. Connue depuis la bougie {at}.',
  'signal.divergence-hidden-bullish':
    'Divergence cachée : creux plus haut du cours ({priceOne} à la bougie {first}, {priceTwo} à la bougie {second}) alors que {name} est descendu plus bas ({valueOne}, {valueTwo}) : la hausse a absorbé le repli. Connue depuis la bougie {at}.',
  'signal.divergence-hidden-bearish':
    'Divergence cachée : sommet plus bas du cours ({priceOne} à la bougie {first}, {priceTwo} à la bougie {second}) alors que {name} est monté plus haut ({valueOne}, {valueTwo}) : la baisse a absorbé le rebond. Connue depuis la bougie {at}.',
  'signal.divergence-none':
    'Aucune divergence entre le cours et {name} aux swings des {fresh} dernières bougies ; {name} actuel : {value}.',

  'rule.macd_strategy':
    '{name}, moyennes amorcées par des moyennes simples. Croisements de la ligne de signal et de zéro, au-delà du bruit ; l’histogramme dit si le mouvement accélère ou ralentit. Les croisements comptent pendant {fresh} bougies.',
  'signal.macd-crossed-up': 'Le MACD {macd} est passé au-dessus de sa ligne de signal ({signal}) à la bougie {at}.',
  'signal.macd-crossed-down': 'Le MACD {macd} est passé sous sa ligne de signal ({signal}) à la bougie {at}.',
  'signal.macd-above-zero':
    'Le MACD est devenu positif à la bougie {at} ({macd}) : la moyenne rapide mène à la hausse.',
  'signal.macd-below-zero':
    'Le MACD est devenu négatif à la bougie {at} ({macd}) : la moyenne rapide mène à la baisse.',
  'signal.macd-building-up':
    'Histogramme {histogram}, en hausse (MACD {macd}, signal {signal}) : le momentum haussier se renforce.',
  'signal.macd-building-down':
    'Histogramme {histogram}, de plus en plus négatif (MACD {macd}, signal {signal}) : le momentum baissier se renforce.',
  'signal.macd-easing-up':
    'Histogramme {histogram}, positif mais en recul (MACD {macd}, signal {signal}) : le momentum haussier faiblit.',
  'signal.macd-easing-down':
    'Histogramme {histogram}, négatif mais se résorbant (MACD {macd}, signal {signal}) : le momentum baissier faiblit.',
  'signal.macd-on-signal':
    'Le MACD {macd} est sur sa ligne de signal {signal} (histogramme {histogram}) : personne ne mène.',
  'signal.macd-flat':
    'MACD {macd}, signal {signal} et histogramme {histogram} sont tous proches de zéro : marché plat.',

  'rule.stochastic':
    '{name}. Un croisement des deux lignes compte s’il part d’au-dessus de {upper} ou d’en dessous de {lower} ; ailleurs, c’est du bruit. Les croisements comptent pendant {fresh} bougies.',
  'signal.stochastic-turned-up':
    'Ligne lente croisée par le bas à la bougie {at} (%K {k}, %D {d}), en sortie de la zone sous {threshold} : un rebond a commencé.',
  'signal.stochastic-turned-down':
    'Ligne lente croisée par le haut à la bougie {at} (%K {k}, %D {d}), en sortie de la zone au-dessus de {threshold} : un repli a commencé.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d} : au-dessus de {threshold}, clôtures près du haut de leur amplitude. De la force tant que les lignes ne se croisent pas.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d} : sous {threshold}, clôtures près du bas de leur amplitude. De la faiblesse tant que les lignes ne se croisent pas.',
  'signal.stochastic-between': '%K {k}, %D {d} : entre {lower} et {upper}, pas de zone d’où se retourner.',

  'rule.atr_strategy':
    'ATR de {period} bougies en moyenne simple. Stop chandelier : à {multiple} ATR de l’extrême de {extreme} bougies, il bascule sur une clôture au-delà. Une bougie de {wide} ATR ou plus qui clôture à son extrémité est une expansion. Les événements comptent pendant {fresh} bougies.',
  'note.atr-wilder': 'ATR de Wilder, pour comparaison : {value}.',
  'signal.chandelier-turned-up':
    'Le stop descendant à {level} a sauté sur la clôture {close} à la bougie {at} : le stop suiveur passe du côté des acheteurs.',
  'signal.chandelier-turned-down':
    'Le stop ascendant à {level} a sauté sur la clôture {close} à la bougie {at} : le stop suiveur passe du côté des vendeurs.',
  'signal.range-expanded-up':
    'La bougie {at} a couvert {multiple} ATR et clôturé près de son plus haut à {close} : grande bougie acheteuse.',
  'signal.range-expanded-down':
    'La bougie {at} a couvert {multiple} ATR et clôturé près de son plus bas à {close} : grande bougie vendeuse.',
  'signal.atr-expanding':
    'ATR {range}, soit {ratio} fois sa médiane {median} : les stops demandent plus de place que d’habitude.',
  'signal.atr-contracting':
    'ATR {range}, soit {ratio} fois sa médiane {median} : compression, direction encore ouverte.',
  'signal.atr-steady': 'ATR {range}, soit {ratio} fois sa médiane {median} : rien d’inhabituel.',

  'rule.order_blocks':
    'Order block : la dernière bougie de sens contraire, au plus {back} bougies en arrière, avant {most} bougies fortes au plus qui couvrent {ranges} ATR et mènent à une clôture au-delà d’un swing confirmé. Il tient jusqu’à ce qu’une clôture le traverse ; cité à moins de {reach} ATR de la dernière clôture.',
  'signal.block-fresh-up':
    'Bloc de demande de {low} à {high} (bougie {index}), prouvé par la cassure de la bougie {at}, pas encore revisité.',
  'signal.block-fresh-down':
    'Bloc d’offre de {low} à {high} (bougie {index}), prouvé par la cassure de la bougie {at}, pas encore revisité.',
  'signal.block-touched-up':
    'Bloc de demande de {low} à {high} (bougie {index}, cassure en {at}) revisité à la bougie {touchedAt} ; il a tenu en clôture.',
  'signal.block-touched-down':
    'Bloc d’offre de {low} à {high} (bougie {index}, cassure en {at}) revisité à la bougie {touchedAt} ; il a contenu les clôtures.',
  'signal.block-none': 'Aucun order block à moins de {reach} ATR de la dernière clôture {close}.',

  'rule.fvg_strategy':
    'Fair value gap : trois bougies dont les deux extérieures laissent un vide d’un quart d’ATR ou plus. Il reste ouvert tant que le cours ne l’a pas entièrement parcouru. Les gaps ouverts sont cités à moins de {reach} ATR de la dernière clôture, les comblés pendant {fresh} bougies.',
  'signal.fvg-open-up':
    'Gap ouvert sous une hausse, de {low} à {high} (bougie {at}), comblé à {filled} : les acheteurs y ont laissé des ordres.',
  'signal.fvg-open-down':
    'Gap ouvert au-dessus d’une baisse, de {low} à {high} (bougie {at}), comblé à {filled} : les vendeurs y ont laissé des ordres.',
  'signal.fvg-filled-up':
    'Le gap haussier de {low} à {high} (bougie {at}) a été comblé à la bougie {filledAt} : épuisé.',
  'signal.fvg-filled-down':
    'Le gap baissier de {low} à {high} (bougie {at}) a été comblé à la bougie {filledAt} : épuisé.',
  'signal.fvg-none': 'Aucun gap ouvert à moins de {reach} ATR de la dernière clôture {close}, aucun comblé récemment.',

  'rule.liquidity_strategy':
    'Les stops sont supposés au-delà des swings confirmés ; des swings à moins d’un quart d’ATR forment une même poche. Un balayage traverse la poche puis clôture en deçà. Les balayages comptent pendant {fresh} bougies.',
  'signal.swept-lows':
    'La bougie {at} a balayé les creux à {level} jusqu’à {extreme}, puis a clôturé de nouveau au-dessus, à {close} : des vendeurs ont été piégés.',
  'signal.swept-highs':
    'La bougie {at} a balayé les sommets à {level} jusqu’à {extreme}, puis a clôturé de nouveau en dessous, à {close} : des acheteurs ont été piégés.',
  'signal.pool-above':
    'Sommets intacts à {level} (swings : {count}), {distance} soit {ranges} ATR au-dessus : des stops acheteurs y reposent probablement.',
  'signal.pool-below':
    'Creux intacts à {level} (swings : {count}), {distance} soit {ranges} ATR en dessous : des stops vendeurs y reposent probablement.',
  'signal.pool-none': 'Aucun swing de l’image ne retient encore de liquidité ; dernière clôture {close}.',

  'rule.breaker_blocks':
    'Breaker : un order block qu’une clôture a traversé. Il joue ensuite pour l’autre camp, jusqu’à ce qu’une clôture le reprenne.',
  'signal.breaker-up':
    'L’offre en échec de {low} à {high} (bougie {index}) a été traversée en clôture à la bougie {at} : elle devrait désormais soutenir.',
  'signal.breaker-down':
    'La demande en échec de {low} à {high} (bougie {index}) a été traversée en clôture à la bougie {at} : elle devrait désormais freiner.',
  'signal.breaker-retested-up':
    'L’offre en échec de {low} à {high} (bougie {index}, cassée en {at}) a été retestée par le haut à la bougie {retestedAt} et a tenu.',
  'signal.breaker-retested-down':
    'La demande en échec de {low} à {high} (bougie {index}, cassée en {at}) a été retestée par le bas à la bougie {retestedAt} et a freiné le cours.',
  'signal.breaker-none':
    'Aucun breaker en place : aucun bloc prouvé n’a été traversé puis conservé. Dernière clôture {close}.',

  'rule.institutional_candles':
    'Un corps d’au moins {bodies} corps moyens des {lookback} dernières bougies, avec {volumes} fois le volume moyen là où il est affiché. Sa zone, de l’ouverture au milieu du corps, tient jusqu’à ce qu’une clôture cède l’ouverture. Une image ne montre pas qui a négocié.',
  'signal.big-candle-up':
    'Hausse hors norme à la bougie {at} : {bodies} corps moyens. Ouverture {open} non perdue ; zone jusqu’à {middle}.',
  'signal.big-candle-down':
    'Baisse hors norme à la bougie {at} : {bodies} corps moyens. Ouverture {open} non reprise ; zone jusqu’à {middle}.',
  'signal.big-candle-volume-up':
    'Hausse hors norme à la bougie {at} : {bodies} corps moyens sur {volumes} fois le volume moyen. Ouverture {open} non perdue ; zone jusqu’à {middle}.',
  'signal.big-candle-volume-down':
    'Baisse hors norme à la bougie {at} : {bodies} corps moyens sur {volumes} fois le volume moyen. Ouverture {open} non reprise ; zone jusqu’à {middle}.',
  'signal.big-candle-none': 'Aucune bougie hors norme en place ; dernière clôture {close}.',
  'note.no-volume-institutional': 'L’image ne montre pas de volume : seule la taille du corps décide ici.',

  'rule.displacement':
    '{most} bougies au plus, de même couleur et à corps plein, qui couvrent ensemble {ranges} ATR. Un déplacement qui laisse un fair value gap pèse davantage. Ils comptent pendant {fresh} bougies.',
  'signal.displaced-up':
    'Le cours est monté de {move} ({ranges} ATR) sur {span}, depuis {origin}, sans laisser de gap.',
  'signal.displaced-down':
    'Le cours est descendu de {move} ({ranges} ATR) sur {span}, depuis {origin}, sans laisser de gap.',
  'signal.displaced-up-gap':
    'Le cours a été propulsé de {move} ({ranges} ATR) vers le haut sur {span}, depuis {origin}, en laissant un gap.',
  'signal.displaced-down-gap':
    'Le cours a été propulsé de {move} ({ranges} ATR) vers le bas sur {span}, depuis {origin}, en laissant un gap.',
  'span.length': { one: '{count} bougie', other: '{count} bougies' },
  'span.candle': 'la bougie {at}',
  'span.candles': 'les bougies {from} à {at}',
  'signal.displaced-none': 'Aucun déplacement sur les {fresh} dernières bougies ; un ATR vaut {range}.',

  'rule.candlestick_patterns':
    'Figures d’après Nison, mesurées par rapport aux corps récents et à l’ATR ; un retournement exige un mouvement préalable d’un ATR. Elles comptent pendant {fresh} bougies.',
  'pattern.hammer': 'marteau',
  'pattern.hanging-man': 'pendu',
  'pattern.inverted-hammer': 'marteau inversé',
  'pattern.shooting-star': 'étoile filante',
  'pattern.bullish-engulfing': 'avalement haussier',
  'pattern.bearish-engulfing': 'avalement baissier',
  'pattern.bullish-harami': 'harami haussier',
  'pattern.bearish-harami': 'harami baissier',
  'pattern.piercing-line': 'ligne pénétrante',
  'pattern.dark-cloud-cover': 'couverture en nuage noir',
  'pattern.morning-star': 'étoile du matin',
  'pattern.evening-star': 'étoile du soir',
  'pattern.three-white-soldiers': 'trois soldats blancs',
  'pattern.three-black-crows': 'trois corbeaux noirs',
  'pattern.doji': 'doji',
  'pattern.inside-bar': 'inside bar',
  'pattern.ascending': 'triangle ascendant',
  'pattern.descending': 'triangle descendant',
  'pattern.symmetrical': 'triangle symétrique',
  'pattern.rising-wedge': 'biseau ascendant',
  'pattern.falling-wedge': 'biseau descendant',
  'pattern.rectangle': 'rectangle',
  'signal.hammer': 'Marteau à la bougie {at} (de {low} à {high}) : une baisse rachetée au sein de la bougie.',
  'signal.hanging-man': 'Pendu à la bougie {at} (de {low} à {high}) : première vente profonde dans une hausse.',
  'signal.inverted-hammer':
    'Marteau inversé à la bougie {at} (de {low} à {high}) : premier essai vers le haut dans une baisse.',
  'signal.shooting-star':
    'Étoile filante à la bougie {at} (de {low} à {high}) : une hausse revendue au sein de la bougie.',
  'signal.bullish-engulfing':
    'Avalement haussier à la bougie {at} (de {low} à {high}) : la bougie baissière précédente a été entièrement avalée.',
  'signal.bearish-engulfing':
    'Avalement baissier à la bougie {at} (de {low} à {high}) : la bougie haussière précédente a été entièrement avalée.',
  'signal.bullish-harami':
    'Harami haussier à la bougie {at} (de {low} à {high}) : une baisse marque une pause dans son dernier grand corps.',
  'signal.bearish-harami':
    'Harami baissier à la bougie {at} (de {low} à {high}) : une hausse marque une pause dans son dernier grand corps.',
  'signal.piercing-line':
    'Ligne pénétrante à la bougie {at} (de {low} à {high}) : ouverture plus basse, puis clôture au-delà du milieu de la baisse.',
  'signal.dark-cloud-cover':
    'Couverture en nuage noir à la bougie {at} (de {low} à {high}) : ouverture plus haute, puis clôture sous le milieu de la hausse.',
  'signal.morning-star': 'Étoile du matin achevée à la bougie {at} (de {low} à {high}) : baisse, hésitation, reprise.',
  'signal.evening-star':
    'Étoile du soir achevée à la bougie {at} (de {low} à {high}) : hausse, hésitation, retournement.',
  'signal.three-white-soldiers': 'Trois soldats blancs jusqu’à la bougie {at} (de {low} à {high}) : achats réguliers.',
  'signal.three-black-crows': 'Trois corbeaux noirs jusqu’à la bougie {at} (de {low} à {high}) : ventes régulières.',
  'signal.doji': 'Doji à la bougie {at} (de {low} à {high}) : ouverture et clôture se rejoignent, pas de décision.',
  'signal.inside-bar':
    'Inside bar à la bougie {at} (de {low} à {high}) : l’amplitude s’est réduite à l’intérieur de la bougie précédente.',
  'signal.candlestick-none': 'Aucune figure sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.chart_patterns':
    'Doubles et triples extrêmes, tête et épaules, triangles, biseaux, rectangles, drapeaux et fanions sur swings confirmés. Une figure est confirmée par une clôture au-delà de sa ligne et compte pendant {fresh} bougies.',
  'signal.chart-pattern-none':
    'Aucune figure chartiste achevée ou en formation sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.head_shoulders':
    'Trois pics dont celui du milieu domine, épaules semblables, {height} ATR de haut ou plus, après un mouvement préalable. Confirmée par une clôture au-delà de la ligne de cou ; compte pendant {fresh} bougies.',
  'signal.head-shoulders-forming':
    'Tête et épaules en formation : épaules aux bougies {left} et {right}, tête {peak} à la bougie {head}. Une clôture sous la ligne de cou ({neckline}) l’achèverait, objectif théorique {target}.',
  'signal.inverse-head-shoulders-forming':
    'Tête et épaules inversée en formation : épaules aux bougies {left} et {right}, tête {peak} à la bougie {head}. Une clôture au-dessus de la ligne de cou ({neckline}) l’achèverait, objectif théorique {target}.',
  'signal.head-shoulders':
    'Tête et épaules achevée (épaules {left} et {right}, tête {peak} à la bougie {head}) : la ligne de cou {neckline} a cédé à la bougie {at}, objectif théorique {target}.',
  'signal.inverse-head-shoulders':
    'Tête et épaules inversée achevée (épaules {left} et {right}, tête {peak} à la bougie {head}) : la ligne de cou {neckline} a été franchie à la bougie {at}, objectif théorique {target}.',
  'signal.head-shoulders-none':
    'Aucune tête et épaules, droite ou inversée, sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.double_patterns':
    'Pics à moins de {equal} ATR l’un de l’autre, à {height} ATR ou plus de la ligne de cou, après un mouvement au moins aussi long. Confirmés par une clôture au-delà de la ligne de cou ; comptent pendant {fresh} bougies.',
  'signal.double-top-forming':
    'Double sommet en formation à {level} (bougies {first} et {last}). Une clôture sous {neckline} l’achèverait, objectif théorique {target}.',
  'signal.double-bottom-forming':
    'Double creux en formation à {level} (bougies {first} et {last}). Une clôture au-dessus de {neckline} l’achèverait, objectif théorique {target}.',
  'signal.double-top':
    'Double sommet à {level} (bougies {first} et {last}) : la ligne de cou {neckline} a cassé à la bougie {at}, objectif théorique {target}.',
  'signal.double-bottom':
    'Double creux à {level} (bougies {first} et {last}) : la ligne de cou {neckline} a été franchie à la bougie {at}, objectif théorique {target}.',
  'signal.triple-top-forming':
    'Triple sommet en formation à {level} (bougies {first} à {last}). Une clôture sous {neckline} l’achèverait, objectif théorique {target}.',
  'signal.triple-bottom-forming':
    'Triple creux en formation à {level} (bougies {first} à {last}). Une clôture au-dessus de {neckline} l’achèverait, objectif théorique {target}.',
  'signal.triple-top':
    'Triple sommet à {level} (bougies {first} à {last}) : la ligne de cou {neckline} a cassé à la bougie {at}, objectif théorique {target}.',
  'signal.triple-bottom':
    'Triple creux à {level} (bougies {first} à {last}) : la ligne de cou {neckline} a été franchie à la bougie {at}, objectif théorique {target}.',
  'signal.double-none':
    'Aucun double ou triple sommet ou creux sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.triangle_patterns':
    '{touches} swings alternés à moins de {off} ATR de deux lignes convergentes. Confirmé par une clôture au-delà d’une ligne avant leur rencontre ; compte pendant {fresh} bougies.',
  'signal.triangle-ascending':
    'Triangle ascendant depuis la bougie {first} ({count} contacts) : haut horizontal {upper}, bas montant actuellement à {lower}. Les acheteurs pressent.',
  'signal.triangle-descending':
    'Triangle descendant depuis la bougie {first} ({count} contacts) : bas horizontal {lower}, haut descendant actuellement à {upper}. Les vendeurs pressent.',
  'signal.triangle-symmetrical':
    'Triangle symétrique depuis la bougie {first} ({count} contacts) : actuellement de {lower} à {upper}, direction ouverte.',
  'signal.wedge-rising':
    'Biseau ascendant depuis la bougie {first} ({count} contacts) : actuellement de {lower} à {upper} ; une hausse qui se resserre finit souvent par s’essouffler.',
  'signal.wedge-falling':
    'Biseau descendant depuis la bougie {first} ({count} contacts) : actuellement de {lower} à {upper} ; une baisse qui se resserre finit souvent par s’essouffler.',
  'signal.rectangle':
    'Rectangle depuis la bougie {first} ({count} contacts) : de {lower} à {upper}, direction ouverte.',
  'signal.triangle-broken-up':
    'Sortie haussière du {pattern} : clôture au-dessus de {level} à la bougie {at}, objectif théorique {target}.',
  'signal.triangle-broken-down':
    'Sortie baissière du {pattern} : clôture sous {level} à la bougie {at}, objectif théorique {target}.',
  'signal.triangle-none': 'Aucun triangle ni biseau sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.flags_pennants':
    'Hampe : {pole} ATR en {length} bougies. Repos : {rest} bougies ou plus qui en rendent au plus {given}. Confirmé par une clôture au-delà du repos ; compte pendant {fresh} bougies.',
  'signal.bull-flag-forming':
    'Drapeau haussier en formation après une hampe de {pole} (bougies {from} à {to}). Une clôture au-dessus de {level} le prolongerait vers {target}.',
  'signal.bear-flag-forming':
    'Drapeau baissier en formation après une hampe de {pole} (bougies {from} à {to}). Une clôture sous {level} le prolongerait vers {target}.',
  'signal.bull-flag':
    'Drapeau haussier résolu : clôture au-dessus de {level} à la bougie {at} après une hampe de {pole} (bougies {from} à {to}), projection à {target}.',
  'signal.bear-flag':
    'Drapeau baissier résolu : clôture sous {level} à la bougie {at} après une hampe de {pole} (bougies {from} à {to}), projection à {target}.',
  'signal.bull-pennant-forming':
    'Fanion haussier en formation après une hampe de {pole} (bougies {from} à {to}). Une clôture au-dessus de {level} le prolongerait vers {target}.',
  'signal.bear-pennant-forming':
    'Fanion baissier en formation après une hampe de {pole} (bougies {from} à {to}). Une clôture sous {level} le prolongerait vers {target}.',
  'signal.bull-pennant':
    'Fanion haussier résolu : clôture au-dessus de {level} à la bougie {at} après une hampe de {pole} (bougies {from} à {to}), projection à {target}.',
  'signal.bear-pennant':
    'Fanion baissier résolu : clôture sous {level} à la bougie {at} après une hampe de {pole} (bougies {from} à {to}), projection à {target}.',
  'signal.flag-none': 'Ni drapeau ni fanion sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.fib_retracement':
    'Retracements de la dernière jambe entre swings de {reversal} ATR. Une réaction est une bougie qui en atteint un et clôture de nouveau du côté de la jambe. Les réactions comptent pendant {fresh} bougies.',
  'signal.fib-held-up':
    'Le retracement de {share} à {level} a tenu à la bougie {at}, clôture {close} : le creux a été acheté.',
  'signal.fib-held-down':
    'Le retracement de {share} à {level} a tenu à la bougie {at}, clôture {close} : le rebond a été vendu.',
  'signal.fib-running-up': 'La hausse de {from} à {to} est à son extrême : rien n’a encore été rendu.',
  'signal.fib-running-down': 'La baisse de {from} à {to} est à son extrême : rien n’a encore été repris.',
  'signal.fib-shallow-up':
    'La hausse de {from} à {to} n’a rendu que {deepest} au plus ({now} à présent) : jambe solide.',
  'signal.fib-shallow-down':
    'La baisse de {from} à {to} n’a repris que {deepest} au plus ({now} à présent) : jambe lourde.',
  'signal.fib-middle-up':
    'La hausse de {from} à {to} a rendu {deepest} au plus ({now} à présent) : la profondeur habituelle d’une décision.',
  'signal.fib-middle-down':
    'La baisse de {from} à {to} a repris {deepest} au plus ({now} à présent) : la profondeur habituelle d’une décision.',
  'signal.fib-deep-up':
    'La hausse de {from} à {to} a rendu {deepest} ({now} à présent) : repli profond, la jambe est en doute.',
  'signal.fib-deep-down':
    'La baisse de {from} à {to} a repris {deepest} ({now} à présent) : rebond profond, la jambe est en doute.',
  'signal.fib-undone-up':
    'La hausse de {from} à {to} a été entièrement rendue ({now}) : ses niveaux ne soutiennent plus.',
  'signal.fib-undone-down':
    'La baisse de {from} à {to} a été entièrement reprise ({now}) : ses niveaux ne freinent plus.',
  'signal.leg-none':
    'Aucune jambe de {reversal} ATR dans l’image à partir de laquelle tracer ; dernière clôture {close}.',

  'rule.fib_extension':
    'Le dernier mouvement A à B de {reversal} ATR ou plus, avec un repli en C de {least} ou plus, projeté à partir de C ({count} étapes). Nul après une clôture au-delà de C.',
  'signal.extension-active-up':
    'Hausse de {a} à {b}, repli à {c} (bougie {at}) : de la place jusqu’au mouvement égal à {equal} ; au-delà, {farShare} à {far}.',
  'signal.extension-active-down':
    'Baisse de {a} à {b}, rebond à {c} (bougie {at}) : de la place jusqu’au mouvement égal à {equal} ; au-delà, {farShare} à {far}.',
  'signal.extension-reached-up':
    'Hausse de {a} à {b}, repli à {c} (bougie {at}) : le mouvement égal {equal} est atteint, {farShare} se situe à {far}.',
  'signal.extension-reached-down':
    'Baisse de {a} à {b}, rebond à {c} (bougie {at}) : le mouvement égal {equal} est atteint, {farShare} se situe à {far}.',
  'signal.extension-exhausted-up':
    'Hausse de {a} à {b}, repli à {c} (bougie {at}) : le cours a dépassé le mouvement égal {equal} et la projection de {farShare} à {far} ; le décompte est épuisé.',
  'signal.extension-exhausted-down':
    'Baisse de {a} à {b}, rebond à {c} (bougie {at}) : le cours a dépassé le mouvement égal {equal} et la projection de {farShare} à {far} ; le décompte est épuisé.',
  'signal.extension-void-up':
    'La projection haussière depuis {c} (bougie {at} ; A {a}, B {b}) est nulle : des clôtures sont passées sous {c}. Ses niveaux {equal} et {farShare} ({far}) ne comptent plus.',
  'signal.extension-void-down':
    'La projection baissière depuis {c} (bougie {at} ; A {a}, B {b}) est nulle : des clôtures sont passées au-dessus de {c}. Ses niveaux {equal} et {farShare} ({far}) ne comptent plus.',

  'rule.time_analysis':
    'Durée des jambes entre swings confirmés. Une jambe est jeune sous {young} fois et tardive au-delà de {overdue} fois la médiane de son sens ; un rythme exige trois intervalles, une échéance s’entend à {within} bougies près.',
  'signal.rise-young':
    'La hausse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : jeune.',
  'signal.fall-young':
    'La baisse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : jeune.',
  'signal.rise-mature':
    'La hausse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : d’âge normal.',
  'signal.fall-mature':
    'La baisse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : d’âge normal.',
  'signal.rise-overdue':
    'La hausse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : une pause se fait attendre.',
  'signal.fall-overdue':
    'La baisse depuis la bougie {from} dure depuis {age}, {ratio} fois la durée habituelle de {usual} bougies : un rebond se fait attendre.',
  'signal.low-cycle-ahead':
    'Les creux sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; le prochain tomberait vers la bougie {due}.',
  'signal.low-cycle-due':
    'Les creux sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; le prochain est attendu à peu près maintenant, bougie {due}.',
  'signal.low-cycle-past':
    'Les creux sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; celui de la bougie {due} environ n’est pas venu : le rythme est rompu.',
  'signal.high-cycle-ahead':
    'Les sommets sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; le prochain tomberait vers la bougie {due}.',
  'signal.high-cycle-due':
    'Les sommets sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; le prochain est attendu à peu près maintenant, bougie {due}.',
  'signal.high-cycle-past':
    'Les sommets sont venus toutes les {usual} bougies ({times} intervalles, de {shortest} à {longest}) ; celui de la bougie {due} environ n’est pas venu : le rythme est rompu.',
  'signal.low-cycle-uneven':
    'Les creux sont espacés de {shortest} à {longest} bougies : trop irrégulier pour un rythme.',
  'signal.high-cycle-uneven':
    'Les sommets sont espacés de {shortest} à {longest} bougies : trop irrégulier pour un rythme.',
  'signal.time-none': 'Trop peu de swings pour comparer des durées (confirmés : {count}).',

  'rule.vpa_strategy':
    'Volume rapporté à la moyenne de {lookback} bougies et amplitude rapportée à l’ATR. Effort élevé à partir de {high}, faible jusqu’à {low} ; grande amplitude avec effort : initiative, petite amplitude avec effort : absorption. Les événements comptent pendant {fresh} bougies.',
  'rule.vpa-without-volume':
    'Amplitude seule : bougies de {wide} ATR ou plus qui clôturent à leur extrémité. Elles comptent pendant {fresh} bougies.',
  'note.no-volume-vpa':
    'L’analyse prix et volume a besoin du volume, que cette image ne montre pas. Seules les amplitudes sont jugées.',
  'signal.vpa-demand':
    'Initiative acheteuse à la bougie {at} : {effort} fois le volume moyen, {spread} ATR d’amplitude, clôture {close} près du plus haut.',
  'signal.vpa-supply':
    'Initiative vendeuse à la bougie {at} : {effort} fois le volume moyen, {spread} ATR d’amplitude, clôture {close} près du plus bas.',
  'signal.vpa-absorbed-selling':
    'La bougie {at} a absorbé {effort} fois le volume moyen dans une baisse sans bouger de plus de {spread} ATR (clôture {close}) : les ventes ont été absorbées.',
  'signal.vpa-absorbed-buying':
    'La bougie {at} a absorbé {effort} fois le volume moyen dans une hausse sans bouger de plus de {spread} ATR (clôture {close}) : les achats ont buté sur l’offre.',
  'signal.vpa-no-demand':
    'Pas de demande à la bougie {at} : bougie haussière de {spread} ATR sur {effort} fois le volume moyen (clôture {close}).',
  'signal.vpa-no-supply':
    'Pas d’offre à la bougie {at} : bougie baissière de {spread} ATR sur {effort} fois le volume moyen (clôture {close}).',
  'signal.vpa-none': 'Effort et résultat concordent sur les {fresh} dernières bougies ; dernière clôture {close}.',
  'signal.vpa-none-without-volume': 'Aucune grande bougie parmi les {fresh} dernières ; dernière clôture {close}.',

  'rule.vwap_strategy':
    '{name}, avec ancrage à la première bougie visible, jugé après {settling} bougies. Les franchissements comptent pendant {fresh} bougies ; à {stretched} écarts-types, le cours est tendu.',
  'note.no-volume-vwap':
    'Le VWAP a besoin du volume, que cette image ne montre pas. Le prix typique moyen depuis la première bougie visible le remplace ; il donne le même poids à toutes les bougies.',
  'signal.vwap-reclaimed':
    'La bougie {at} a clôturé à {close}, de nouveau au-dessus de la moyenne ({level}) : l’intervenant moyen est de nouveau gagnant.',
  'signal.vwap-lost':
    'La bougie {at} a clôturé à {close}, sous la moyenne ({level}) : l’intervenant moyen est passé en perte.',
  'signal.vwap-above':
    'Clôture {close} au-dessus de la moyenne {level}, à {deviations} écart-type : les acheteurs contrôlent la partie visible.',
  'signal.vwap-below':
    'Clôture {close} sous la moyenne {level}, à {deviations} écart-type : les vendeurs contrôlent la partie visible.',
  'signal.vwap-stretched-up':
    'La clôture {close} est {deviations} écarts-types au-dessus de la moyenne {level} : cours tendu, tard pour une continuation.',
  'signal.vwap-stretched-down':
    'La clôture {close} est {deviations} écarts-types sous la moyenne {level} : cours tendu, tard pour une continuation.',
  'signal.vwap-on': 'La clôture {close} est sur la moyenne {level} ({deviations} écart-type) : équilibre.',

  'rule.obv_divergence':
    'OBV en multiples du volume moyen, compté depuis la première bougie visible, comparé au cours aux swings confirmés et par sa pente sur {window} bougies. Les divergences comptent pendant {fresh} bougies.',
  'rule.obv-without-volume':
    'RSI de {period} bougies aux swings confirmés, à la place de l’OBV. Les divergences comptent pendant {fresh} bougies.',
  'note.no-volume-obv':
    'L’OBV a besoin du volume, que cette image ne montre pas. Des divergences de momentum (RSI) sont données à la place ; ce n’est pas de l’OBV.',
  'signal.obv-confirms-up':
    'Sur {window} bougies, le cours a gagné {price} ATR et l’OBV {volume} volumes moyens : le volume appuie la hausse.',
  'signal.obv-confirms-down':
    'Sur {window} bougies, le cours a perdu {price} ATR et l’OBV {volume} volumes moyens : le volume appuie la baisse.',
  'signal.obv-opposes-rise':
    'Sur {window} bougies, le cours a gagné {price} ATR alors que l’OBV a perdu {volume} volumes moyens : la hausse n’est pas appuyée.',
  'signal.obv-opposes-fall':
    'Sur {window} bougies, le cours a perdu {price} ATR alors que l’OBV a gagné {volume} volumes moyens : la baisse n’est pas appuyée.',
  'signal.obv-undecided':
    'Sur {window} bougies, le cours a varié de {price} ATR et l’OBV de {volume} volumes moyens : trop peu pour conclure.',

  'rule.volume_climax':
    'Volume de {effort} fois la moyenne et supérieur à tous ceux de {lookback} bougies, au terme d’un parcours de {move} ATR en {within} bougies. C’est un retournement quand l’une des {answer} clôtures suivantes dépasse l’extrémité opposée de la bougie. Les événements comptent pendant {fresh} bougies.',
  'rule.climax-without-volume':
    'Amplitude de {effort} fois la moyenne et supérieure à toutes celles de {lookback} bougies, au terme d’un parcours de {move} ATR en {within} bougies. C’est un retournement quand l’une des {answer} clôtures suivantes dépasse l’extrémité opposée de la bougie. Les événements comptent pendant {fresh} bougies.',
  'note.no-volume-climax':
    'L’image ne montre pas de volume : la taille de la bougie le remplace, un climax d’amplitude plutôt que de volume.',
  'signal.selling-climax-volume':
    'Possible climax vendeur à la bougie {at} : {effort} fois le volume moyen après une baisse de {move} ATR. Une clôture au-dessus de {high} y répondrait, un nouveau plus bas sous {low} le démentirait.',
  'signal.buying-climax-volume':
    'Possible climax acheteur à la bougie {at} : {effort} fois le volume moyen après une hausse de {move} ATR. Une clôture sous {low} y répondrait, un nouveau plus haut au-dessus de {high} le démentirait.',
  'signal.selling-climax-range':
    'Possible épuisement des vendeurs à la bougie {at} : {effort} fois l’amplitude moyenne après une baisse de {move} ATR. Une clôture au-dessus de {high} y répondrait, un nouveau plus bas sous {low} le démentirait.',
  'signal.buying-climax-range':
    'Possible épuisement des acheteurs à la bougie {at} : {effort} fois l’amplitude moyenne après une hausse de {move} ATR. Une clôture sous {low} y répondrait, un nouveau plus haut au-dessus de {high} le démentirait.',
  'signal.selling-climax-answered-volume':
    'Climax vendeur à la bougie {at} ({effort} fois le volume moyen, baisse de {move} ATR, de {low} à {high}), suivi d’une clôture au-dessus à la bougie {answered}.',
  'signal.buying-climax-answered-volume':
    'Climax acheteur à la bougie {at} ({effort} fois le volume moyen, hausse de {move} ATR, de {low} à {high}), suivi d’une clôture en dessous à la bougie {answered}.',
  'signal.selling-climax-answered-range':
    'Épuisement des vendeurs à la bougie {at} ({effort} fois l’amplitude moyenne, baisse de {move} ATR, de {low} à {high}), suivi d’une clôture au-dessus à la bougie {answered}.',
  'signal.buying-climax-answered-range':
    'Épuisement des acheteurs à la bougie {at} ({effort} fois l’amplitude moyenne, hausse de {move} ATR, de {low} à {high}), suivi d’une clôture en dessous à la bougie {answered}.',
  'signal.climax-none': 'Aucun climax de volume sur les {fresh} dernières bougies ; dernière clôture {close}.',
  'signal.climax-none-without-volume':
    'Aucun climax d’amplitude sur les {fresh} dernières bougies ; dernière clôture {close}.',

  'rule.volume_profile':
    'Volume relatif en {bins} tranches de l’amplitude visible, chaque bougie répartie sur la sienne. La zone de valeur contient {share} autour de la tranche la plus remplie. Les sorties de zone comptent pendant {fresh} bougies.',
  'rule.profile-without-volume':
    'Temps passé à chaque niveau en {bins} tranches de l’amplitude visible, chaque bougie comptant autant. La zone de valeur contient {share} autour de la tranche la plus remplie. Les sorties de zone comptent pendant {fresh} bougies.',
  'note.no-volume-profile': 'L’image ne montre pas de volume : c’est un profil de temps, pas de volume.',
  'signal.profile-above':
    'La clôture {close} est au-dessus de la zone de valeur de {low} à {high} ({share}, maximum à {control}) : des prix plus hauts sont acceptés pour l’instant.',
  'signal.profile-below':
    'La clôture {close} est sous la zone de valeur de {low} à {high} ({share}, maximum à {control}) : des prix plus bas sont acceptés pour l’instant.',
  'signal.profile-inside':
    'La clôture {close} est dans la zone de valeur de {low} à {high} ({share}, maximum à {control}) : la rotation est le cas de base.',
  'signal.value-left-up':
    'La bougie {at} a clôturé à {close}, hors de la zone de valeur d’alors par le haut ({level}).',
  'signal.value-left-down':
    'La bougie {at} a clôturé à {close}, hors de la zone de valeur d’alors par le bas ({level}).',
};
