import type { Messages } from '../catalogue-of.ts';

export const ru: Messages = {
  'unit.percent': '{number} %',
  'unit.relative-place': '{number} % диапазона',
  'unit.relative-distance': '{number} п. диапазона',

  'sentence.gap': ' ',
  'title.of': '{method}: {names}',

  'strategy.price_action': 'Price Action',
  'strategy.ma_crossover': 'Пересечение скользящих средних',
  'strategy.ema_strategy': 'Веер EMA',
  'strategy.ichimoku': 'Ишимоку',
  'strategy.envelope_strategy': 'Конверт скользящей средней',
  'strategy.keltner_channel': 'Канал Кельтнера',
  'strategy.donchian_channel': 'Канал Дончиана',
  'strategy.rsi_strategy': 'RSI',
  'strategy.rsi_divergence': 'Дивергенция RSI',
  'strategy.macd_strategy': 'MACD',
  'strategy.stochastic': 'Стохастик',
  'strategy.atr_strategy': 'Средний истинный диапазон (ATR)',
  'strategy.order_blocks': 'Ордерблоки',
  'strategy.fvg_strategy': 'Имбалансы (FVG)',
  'strategy.liquidity_strategy': 'Ликвидность',
  'strategy.breaker_blocks': 'Брейкер-блоки',
  'strategy.institutional_candles': 'Институциональные свечи',
  'strategy.displacement': 'Импульсное смещение',
  'strategy.candlestick_patterns': 'Свечные модели',
  'strategy.chart_patterns': 'Графические фигуры',
  'strategy.support_resistance': 'Поддержка и сопротивление',
  'strategy.head_shoulders': 'Голова и плечи',
  'strategy.double_patterns': 'Двойные и тройные вершины и основания',
  'strategy.triangle_patterns': 'Треугольники',
  'strategy.flags_pennants': 'Флаги и вымпелы',
  'strategy.fib_retracement': 'Коррекция Фибоначчи',
  'strategy.fib_extension': 'Расширение Фибоначчи',
  'strategy.time_analysis': 'Временной анализ',
  'strategy.vpa_strategy': 'Анализ объёма и цены (VPA)',
  'strategy.vwap_strategy': 'VWAP',
  'strategy.obv_divergence': 'Дивергенция OBV',
  'strategy.volume_climax': 'Кульминация объёма',
  'strategy.volume_profile': 'Профиль объёма',

  'heading.measured': 'Измерено',
  'heading.read': 'Чтение',
  'heading.context': 'Контекст',
  'heading.levels': 'Ключевые уровни',
  'heading.signals': 'Сигналы',
  'heading.interpretation': 'Интерпретация',
  'heading.up': 'Сценарий роста',
  'heading.down': 'Сценарий снижения',
  'heading.risk': 'Риск',
  'heading.change': 'Что изменит этот взгляд',
  'heading.limits': 'Ограничения',

  'column.level': 'Уровень',
  'column.error': '±',
  'column.away': 'От закрытия',
  'column.touches': 'Касания',
  'column.side': 'Роль',
  'column.why': 'Основание',
  'column.none': '–',

  'side.support': 'поддержка',
  'side.resistance': 'сопротивление',
  'side.here': 'цена на уровне',

  'read.candles': {
    one: 'Прочитана {count} свеча, номера от {first} (слева) до {last} (справа); надёжность чтения {confidence}.',
    few: 'Прочитано {count} свечи с номерами от {first} (слева) до {last} (справа); надёжность чтения {confidence}.',
    many: 'Прочитано {count} свечей с номерами от {first} (слева) до {last} (справа); надёжность чтения {confidence}.',
    other: 'Прочитано {count} свечи с номерами от {first} (слева) до {last} (справа); надёжность чтения {confidence}.',
  },
  'read.linear':
    'Ценовая шкала линейная, построена по меткам оси ({labels}); на изображении от {low} до {high}. Погрешность отдельной цены около ±{error}.',
  'read.log':
    'Ценовая шкала логарифмическая, построена по меткам оси ({labels}); на изображении от {low} до {high}. Погрешность отдельной цены около ±{error}.',
  'read.no-labels': 'Ни одна ценовая метка не читается, поэтому ниже нет цен.',
  'read.too-few-labels': 'Читаемых ценовых меток слишком мало для проверки шкалы, поэтому ниже нет цен.',
  'read.percent': 'На оси проценты изменения, а не цены, поэтому ниже нет цен.',
  'read.indexed': 'На оси индекс, а не ценовая шкала, поэтому ниже нет цен.',
  'read.inconsistent': 'Метки оси противоречат друг другу или метке последней цены, поэтому ниже нет цен.',
  'read.relative':
    'Положение указано в процентах видимого диапазона (минимум {zero}, максимум {hundred}), расстояния в его пунктах, погрешность около ±{error}.',
  'read.last-price-agrees': 'Ценовая метка на оси ({tag}) совпадает с измеренным последним закрытием ({close}).',
  'read.last-price-differs':
    'Ценовая метка на оси показывает {tag}, измеренное последнее закрытие {close}: относитесь к шкале с осторожностью.',
  'read.volume': 'Столбцы объёма прочитаны; высота относительно самого высокого.',
  'read.no-volume': 'Объём не показан.',
  'read.lines': {
    one: 'Прослежена {count} линия на графике.',
    few: 'Прослежены {count} линии на графике.',
    many: 'Прослежено {count} линий на графике.',
    other: 'Прослежено {count} линии на графике.',
  },

  'read.line': 'Одна из них совпадает со средней: {line}.',

  'context.trend-up': '**Тренд:** вверх. Прямая по последним закрытиям ({window}) растёт на {drift} ATR (R² {fit}).',
  'context.trend-down': '**Тренд:** вниз. Прямая по последним закрытиям ({window}) падает на {drift} ATR (R² {fit}).',
  'context.trend-none':
    '**Тренд:** нет. Прямая по последним закрытиям ({window}) сдвигается на {drift} ATR при R² {fit}: для направления мало.',
  'context.trend-flat': '**Тренд:** боковик. По последним закрытиям ({window}) прямая сдвигается лишь на {drift} ATR.',
  'context.sequence-rising':
    '**Структура:** восходящие свинги; максимумы {highOne} и {highTwo}, минимумы {lowOne} и {lowTwo}.',
  'context.sequence-falling':
    '**Структура:** нисходящие свинги; максимумы {highOne} и {highTwo}, минимумы {lowOne} и {lowTwo}.',
  'context.sequence-expanding': '**Структура:** расширение; максимум выше на {highTwo}, минимум ниже на {lowTwo}.',
  'context.sequence-contracting': '**Структура:** сужение; максимум ниже на {highTwo}, минимум выше на {lowTwo}.',
  'context.sequence-level': '**Структура:** диапазон; максимумы около {highTwo}, минимумы около {lowTwo}.',
  'context.sequence-too-few':
    '**Структура:** меньше двух подтверждённых максимумов и минимумов свинга, последовательности нет.',
  'context.volatility-expanding':
    '**Волатильность:** растёт. Средний истинный диапазон (ATR, {period} св.) {range}, это {ratio} медианы на графике.',
  'context.volatility-contracting':
    '**Волатильность:** сжимается. Средний истинный диапазон (ATR, {period} св.) {range}, это {ratio} медианы на графике.',
  'context.volatility-steady': '**Волатильность:** стабильна. Средний истинный диапазон (ATR, {period} св.) {range}.',
  'context.place': '**Последнее закрытие:** {close}, в {third} трети видимого диапазона.',
  'context.third-upper': 'верхней',
  'context.third-middle': 'средней',
  'context.third-lower': 'нижней',

  'why.swing-highs': 'повторные максимумы свинга',
  'why.swing-lows': 'повторные минимумы свинга',
  'why.flipped': 'разворачивал цену с обеих сторон',
  'why.swing-high': 'максимум свинга',
  'why.swing-low': 'минимум свинга',
  'why.former-swing-highs': 'прежние максимумы свинга, теперь ниже цены',
  'why.former-swing-lows': 'прежние минимумы свинга, теперь выше цены',
  'why.former-swing-high': 'прежний максимум свинга, теперь ниже цены',
  'why.former-swing-low': 'прежний минимум свинга, теперь выше цены',
  'why.highest': 'самый высокий максимум на графике',
  'why.lowest': 'самый низкий минимум на графике',
  'why.ranges': '{count} ATR от триггера',
  'why.beyond-close': '{count} ATR за последним закрытием',
  'why.projection': 'проекция {from}–{to} ATR, уровней рядом нет',
  'why.recent-high': 'максимум за последние {count} св.',
  'why.recent-low': 'минимум за последние {count} св.',
  'why.cloud-edge': 'граница облака',
  'why.upper-band': 'верхняя полоса',
  'why.middle-line': 'средняя линия',
  'why.lower-band': 'нижняя полоса',
  'why.chandelier-long': 'стоп Chandelier под ростом',
  'why.chandelier-short': 'стоп Chandelier над падением',
  'why.fvg-middle': 'середина открытого имбаланса',
  'why.order-block': 'дальняя сторона ордерблока',
  'why.block-top': 'верх бычьего ордерблока',
  'why.block-bottom': 'низ медвежьего ордерблока',
  'why.breaker-top': 'верх бычьего брейкера',
  'why.breaker-bottom': 'низ медвежьего брейкера',
  'why.pool-above': 'ликвидность над максимумами свинга',
  'why.pool-below': 'ликвидность под минимумами свинга',
  'why.big-candle': 'середина аномально большого тела',
  'why.displacement': 'начало импульсного смещения',
  'why.neckline': 'линия шеи',
  'why.measured-move': 'измеренная цель фигуры',
  'why.pattern-edge': 'внешний край фигуры',
  'why.pattern-line': 'линия фигуры',
  'why.right-shoulder': 'правое плечо',
  'why.pole-length': 'проекция длины древка',
  'why.retracement': 'коррекция {share}',
  'why.extension': 'проекция {from}–{to}',
  'why.extension-level': 'проекция {share}',
  'why.projection-origin': 'конец отката',
  'why.vwap-above': 'одно отклонение выше',
  'why.vwap-below': 'одно отклонение ниже',
  'why.control': 'точка контроля (POC)',
  'why.time-control': 'место наибольшего пребывания',
  'why.value-high': 'верх зоны стоимости',
  'why.value-low': 'низ зоны стоимости',

  'status.up-confirmed': 'Бычий, подтверждён.',
  'status.up-unconfirmed': 'Бычий, не подтверждён.',
  'status.up-current': 'Бычий на данный момент.',
  'status.down-confirmed': 'Медвежий, подтверждён.',
  'status.down-unconfirmed': 'Медвежий, не подтверждён.',
  'status.down-current': 'Медвежий на данный момент.',
  'status.certainty': 'Уверенность чтения {certainty}.',

  'view.up': 'Перевес сигналов вверх (бычьих {up}, медвежьих {down}).',
  'view.down': 'Перевес сигналов вниз (медвежьих {down}, бычьих {up}).',
  'view.mixed': 'Сигналы противоречат друг другу (бычьих {up}, медвежьих {down}): преимущества нет ни у одной стороны.',
  'view.none': 'Направленного сигнала нет: по этому методу нет оснований ни для одной стороны.',
  'view.unconfirmed': 'Ни один из них пока не подтверждён.',
  'view.with-trend': 'Это согласуется с измеренным трендом.',
  'view.against-trend': 'Это противоречит измеренному тренду, поэтому требования к подтверждению выше.',
  'view.flat': 'Рынок в боковике: изменить это может лишь чёткое закрытие за пределами диапазона.',

  'scenario.up.trigger': '**Триггер:** при закрытии выше {trigger} ({why}) открывается путь вверх.',
  'scenario.down.trigger': '**Триггер:** при закрытии ниже {trigger} ({why}) открывается путь вниз.',
  'scenario.up.target': '**Целевая зона:** от {from} до {to} ({why}).',
  'scenario.down.target': '**Целевая зона:** от {from} вниз до {to} ({why}).',
  'scenario.up.invalidation': '**Отмена:** возврат с закрытием ниже {invalidation} ({why}).',
  'scenario.down.invalidation': '**Отмена:** возврат с закрытием выше {invalidation} ({why}).',

  'risk.range': 'Один ATR равен {range}: более близкий стоп остаётся в обычном шуме свечей.',
  'risk.up':
    'Вверх: {risk} от триггера до отмены ({ranges} ATR) против {reward} до ближнего края цели, прибыль к риску {ratio}.',
  'risk.down':
    'Вниз: {risk} от триггера до отмены ({ranges} ATR) против {reward} до ближнего края цели, прибыль к риску {ratio}.',
  'risk.up-poor': 'Верхняя цель пока не оправдывает своего риска.',
  'risk.down-poor': 'Нижняя цель пока не оправдывает своего риска.',

  'change.up': 'Закрытие ниже {level} лишит бычий сценарий основания.',
  'change.down': 'Закрытие выше {level} лишит медвежий сценарий основания.',
  'change.none': 'Закрытие выше {high} или ниже {low} завершит баланс.',
  'change.confirm': 'Неподтверждённые сигналы выше засчитываются, только если сохранятся после следующей свечи.',

  'limits.history': 'Учтены только видимые свечи ({count}): без более ранней истории, других таймфреймов и новостей.',
  'limits.last-open':
    'Последняя свеча может быть ещё не закрыта; всё, что от неё зависит, помечено как не подтверждённое.',
  'limits.certainty': 'Сигналы, прочитанные с уверенностью ниже {certainty}, отмечены.',
  'limits.uncertain-candles': {
    one: '{count} свеча частично скрыта или обрезана и прочитана с меньшей уверенностью.',
    few: '{count} свечи частично скрыты или обрезаны и прочитаны с меньшей уверенностью.',
    many: '{count} свечей частично скрыто или обрезано и прочитано с меньшей уверенностью.',
    other: '{count} свечи частично скрыто или обрезано и прочитано с меньшей уверенностью.',
  },
  'limits.inferred': {
    one: 'Направление {count} свечи определено по соседним.',
    few: 'Направление {count} свечей определено по соседним.',
    many: 'Направление {count} свечей определено по соседним.',
    other: 'Направление {count} свечи определено по соседним.',
  },
  'limits.averaged':
    'Свечи усреднены (Heikin-Ashi): их открытия и закрытия — не цены сделок, и ни одна свеча не показывает только свой период.',
  'limits.photo': 'Прочитано с фотографии экрана: снимок экрана был бы чётче.',
  'limits.log-lines':
    'Ось логарифмическая: наклонные линии и средние считаются по ценам, поэтому на графике они изгибаются.',
  'limits.unknown-scale': 'Без шкалы неизвестно, линейна ось или логарифмична; расстояния предполагают линейную.',

  notice:
    'Это описание одного изображения, а не финансовая рекомендация. Рынок может пойти против любого сценария; решения и объём позиции определяйте по своим правилам.',

  'signal.too-short': 'Для {name} нужно свечей: {needed}, видно {seen}. Оценивать нечего.',
  'note.replaced': '{by} вместо {name}: для стабильности нужно свечей: {needed}, видно {seen}.',
  'vision.accepted': 'Текст составлен моделью {model}; каждое число сверено с измерением.',
  'vision.unknown-numbers': 'Внешняя модель назвала неизмеренные числа, поэтому здесь встроенный текст.',
  'vision.no-analysis': 'Внешняя модель не дала пригодного анализа, поэтому здесь встроенный текст.',
  'vision.forbidden-words': 'Внешняя модель нарушила правила анализа, поэтому здесь встроенный текст.',
  'vision.unreachable': 'Внешняя модель была недоступна, поэтому здесь встроенный текст.',
  'vision.too-slow': 'Внешняя модель отвечала слишком долго, поэтому здесь встроенный текст.',
  'vision.refused': 'Внешняя модель отклонила запрос, поэтому здесь встроенный текст.',
  'vision.busy': 'Внешняя модель была занята, поэтому здесь встроенный текст.',
  'vision.bad-answer': 'Ответ внешней модели не читается, поэтому здесь встроенный текст.',

  'note.not-stable': 'Не учтено: {name}. Для стабильности нужно свечей: {needed}, видно {seen}.',
  'name.sma': 'SMA {period}',
  'name.ema': 'EMA {period}',
  'name.rsi': 'RSI',
  'name.obv': 'OBV',
  'name.tenkan': 'Тенкан',
  'name.kijun': 'Киджун',
  'name.cloud': 'облако',
  'name.donchian': 'канал Дончиана',
  'name.macd': 'MACD {fast}/{slow}/{smooth}',
  'name.stochastic': 'стохастик {k}/{slowing}/{d}',
  'name.atr-wilder': 'ATR Уайлдера',
  'name.vwap': 'якорный VWAP',
  'name.mean-price': 'средняя типичная цена',
  'name.percent': '{value} %',
  'name.distance': '{value}',
  'name.rsi-wilder': 'RSI {period} (Уайлдер)',
  'name.rsi-cutler': 'RSI {period} (простые средние)',
  'name.drawn-sma': 'SMA {period} на графике (линия {count})',
  'name.drawn-ema': 'EMA {period} на графике (линия {count})',

  'label.fvg': 'FVG',
  'label.order-block': 'ордерблок',
  'label.breaker': 'брейкер',
  'label.sweep': 'снятие',
  'label.pool': 'ликвидность',
  'label.institutional': 'большое тело',
  'label.neckline': 'линия шеи',
  'label.share': '{share}',
  'label.climax': 'кульминация',
  'label.value-area': 'зона стоимости',
  'label.control': 'POC',
  'label.level': '{value}',
  'label.break': 'пробой {level}',

  'rule.lead': 'Правило: {rule}',
  'rule.price_action':
    'Свинг разворачивается после {reversal} ATR. Закрытие за последним подтверждённым свингом ломает структуру; для отбоя нужна свеча с закрытием в стороне от ранее тронутого уровня. События учитываются {fresh} св.',
  'signal.structure-continued-up':
    'Закрытие выше максимума свинга {level} на свече {at}: восходящая структура продолжается.',
  'signal.structure-continued-down':
    'Закрытие ниже минимума свинга {level} на свече {at}: нисходящая структура продолжается.',
  'signal.structure-turned-up':
    'Смена характера (CHoCH) на свече {at}: после нисходящей структуры закрытие выше максимума свинга {level}.',
  'signal.structure-turned-down':
    'Смена характера (CHoCH) на свече {at}: после восходящей структуры закрытие ниже минимума свинга {level}.',
  'signal.higher-low':
    'Покупатели вошли раньше: последний подтверждённый минимум {low} (свеча {at}) выше предыдущего, {before}.',
  'signal.lower-high':
    'Продавцы вошли раньше: последний подтверждённый максимум {high} (свеча {at}) ниже предыдущего, {before}.',
  'signal.level-held-up':
    'Свеча {at} опустилась до {low} у уровня {level} и закрылась на {close}: покупатели его удержали.',
  'signal.level-held-down':
    'Свеча {at} поднялась до {high} у уровня {level} и закрылась на {close}: продавцы его отстояли.',
  'signal.level-broken-up': 'Сопротивление {level} пробито на свече {at} закрытием {close}.',
  'signal.level-broken-down': 'Поддержка {level} не устояла на свече {at}, закрытие {close}.',
  'signal.quiet': 'За последние {fresh} св. нет ни слома структуры, ни отбоя. Цена {close}, между {low} и {high}.',

  'rule.support_resistance':
    'Уровни — скопления локальных максимумов и минимумов в пределах {width}. Пробой: закрытие уходит от уровня с двумя и более касаниями на четверть ATR; отбой: закрытие в стороне от него. События учитываются {fresh} св.',
  'signal.near-support': 'Последнее закрытие {close} на {distance} ({ranges} ATR) выше поддержки {level}.',
  'signal.near-resistance': 'Последнее закрытие {close} на {distance} ({ranges} ATR) ниже сопротивления {level}.',
  'signal.between-levels':
    'Последнее закрытие {close} между поддержкой {low} и сопротивлением {high}, вдали от обоих: положение преимущества не даёт.',
  'signal.open-above': 'Последнее закрытие {close} выше всех видимых уровней; ближайшая поддержка {low}.',
  'signal.open-below': 'Последнее закрытие {close} ниже всех видимых уровней; ближайшее сопротивление {high}.',

  'rule.ma_crossover':
    'Пересечение {fast} и {slow} по закрытиям за пределами погрешности чтения; подтверждает цена по одну сторону от обеих. Пересечения учитываются {fresh} св.',
  'signal.ma-crossed-up': '{fast} пересекла {slow} снизу вверх на свече {at}, около {level}.',
  'signal.ma-crossed-down': '{fast} пересекла {slow} сверху вниз на свече {at}, около {level}.',
  'signal.ma-stacked-up':
    'Закрытие {close} выше {fast} ({fastValue}), та выше {slow} ({slowValue}): средние выстроены за покупателей.',
  'signal.ma-stacked-down':
    'Закрытие {close} ниже {fast} ({fastValue}), та ниже {slow} ({slowValue}): средние выстроены за продавцов.',
  'signal.ma-mixed': 'Порядка нет: закрытие {close}, {fast} {fastValue}, {slow} {slowValue}.',
  'signal.ma-flat':
    '{fast} ({fastValue}) и {slow} ({slowValue}) различаются в пределах погрешности чтения: боковик, пересечение ничего не значит.',

  'rule.rsi_strategy':
    '{name} по закрытиям на участке стабильных значений ({seen} св.). Перекупленность выше {overbought}, перепроданность ниже {oversold}; сигнал — возврат оттуда. Выше {middle} ведут покупатели. Сигналы учитываются {fresh} св.',
  'note.rsi-cutler':
    'RSI здесь на простых средних (Катлер): сглаживанию Уайлдера для устойчивых значений нужно свечей: {needed}, видно {seen}.',
  'signal.rsi-left-oversold':
    'RSI вернулся выше {threshold} на свече {at} с минимума {extreme}: давление продаж ослабло.',
  'signal.rsi-left-overbought':
    'RSI вернулся ниже {threshold} на свече {at} с максимума {extreme}: давление покупок угасло.',
  'signal.rsi-oversold': 'RSI {value} сейчас перепродан; без возврата выше {threshold} это слабость, а не разворот.',
  'signal.rsi-overbought': 'RSI {value} сейчас перекуплен; без возврата ниже {threshold} это сила, а не вершина.',
  'signal.rsi-bulls-lead': 'RSI {value}, выше {middle} уже {count} св.: импульс на стороне покупателей.',
  'signal.rsi-bears-lead': 'RSI {value}, ниже {middle} уже {count} св.: импульс на стороне продавцов.',
  'signal.rsi-balanced': 'RSI {value}, близко к {middle}: импульс сбалансирован.',

  'rule.ema_strategy':
    '{fast}, {middle} и {slow}, начаты с простых средних. Порядок по скорости — тренд; откат с касанием {middle} и закрытием обратно — его продолжение; закрытие за {slow} ставит тренд под вопрос. События учитываются {fresh} св.',
  'signal.ema-stacked-up':
    '{fast} ({fastValue}), {middle} ({middleValue}) и {slow} ({slowValue}) выстроены, быстрая сверху: упорядоченный рост.',
  'signal.ema-stacked-down':
    '{fast} ({fastValue}), {middle} ({middleValue}) и {slow} ({slowValue}) выстроены, быстрая снизу: упорядоченное снижение.',
  'signal.ema-tangled': 'Порядка нет: {fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}.',
  'signal.ema-flat':
    'Средние лежат друг на друге ({fast} {fastValue}, {middle} {middleValue}, {slow} {slowValue}): боковик.',
  'signal.ema-pullback-held-up':
    'Откат на свече {at} дошёл до {middle} на {level} и закрылся выше: покупатели использовали среднюю.',
  'signal.ema-pullback-held-down':
    'Отскок на свече {at} дошёл до {middle} на {level} и закрылся ниже: продавцы использовали среднюю.',
  'signal.ema-reclaimed': 'Свеча {at} закрылась над {slow} ({level}), придя снизу.',
  'signal.ema-lost': 'Свеча {at} закрылась под {slow} ({level}), придя сверху.',

  'rule.ichimoku':
    'Тенкан {conversion}, Киджун {base}, Сенкоу B {span}; облако сдвинуто вперёд на {ahead} св., считая текущую. Пересечения и выходы из облака учитываются {fresh} св.',
  'signal.tenkan-crossed-up': 'Тенкан пересёк Киджун снизу вверх на свече {at}, около {level}.',
  'signal.tenkan-crossed-down': 'Тенкан пересёк Киджун сверху вниз на свече {at}, около {level}.',
  'signal.cloud-broken-up': 'Свеча {at} закрылась выше верхней границы облака {level}.',
  'signal.cloud-broken-down': 'Свеча {at} закрылась ниже нижней границы облака {level}.',
  'signal.above-cloud': 'Последнее закрытие {close} над облаком ({low}–{high}): оно служит поддержкой.',
  'signal.below-cloud': 'Последнее закрытие {close} под облаком ({low}–{high}): оно служит сопротивлением.',
  'signal.inside-cloud': 'Последнее закрытие {close} внутри облака ({low}–{high}): по этому методу тренда нет.',
  'signal.chikou-above': 'Чикоу свободен сверху: последнее закрытие на {distance} выше закрытия {back} св. назад.',
  'signal.chikou-below': 'Чикоу под ценой: последнее закрытие на {distance} ниже закрытия {back} св. назад.',
  'signal.cloud-ahead-up': 'Облако впереди растущее: Сенкоу A {spanA} над Сенкоу B {spanB}.',
  'signal.cloud-ahead-down': 'Облако впереди падающее: Сенкоу A {spanA} под Сенкоу B {spanB}.',
  'signal.kijun-state': 'Закрытие {close}, Тенкан {tenkan}, Киджун {kijun}.',

  'rule.envelope_strategy':
    'Линии на {width} от {middle}: самая узкая круглая ширина, вместившая большинство видимых закрытий ({held}). Закрытие снаружи — сила, первое возвращение внутрь — её конец. События учитываются {fresh} св.',
  'rule.keltner_channel':
    '{middle} плюс-минус {multiple} среднего истинного диапазона за {ranges} св. Закрытие снаружи — сила, первое возвращение внутрь — её конец. События учитываются {fresh} св.',
  'signal.channel-left-up':
    'Свеча {at} закрылась на {close}, выше верхней полосы {band}: покупатели вышли за обычный диапазон.',
  'signal.channel-left-down':
    'Свеча {at} закрылась на {close}, ниже нижней полосы {band}: продавцы вышли за обычный диапазон.',
  'signal.channel-returned-from-above':
    'Возврат внутрь на свече {at}: закрытие {close} под верхней полосой {band}, толчок вверх окончен.',
  'signal.channel-returned-from-below':
    'Возврат внутрь на свече {at}: закрытие {close} над нижней полосой {band}, толчок вниз окончен.',
  'signal.channel-upper-half': 'Средняя линия {middle} растёт, закрытие {close} над ней; полосы {lower} и {upper}.',
  'signal.channel-lower-half': 'Средняя линия {middle} падает, закрытие {close} под ней; полосы {lower} и {upper}.',
  'signal.channel-level':
    'Средняя линия {middle} и закрытие {close} не дают общего направления; полосы {lower} и {upper}.',

  'rule.donchian_channel':
    'Максимум и минимум за {period} св. Закрытие за экстремумом предыдущих свечей — пробой; средняя линия — обычный выход. Пробои учитываются {fresh} св.',
  'signal.donchian-broken-up': 'Свеча {at} закрылась выше {level}, максимума предыдущих {period} св.',
  'signal.donchian-broken-down': 'Свеча {at} закрылась ниже {level}, минимума предыдущих {period} св.',
  'signal.donchian-state':
    'Канал {lower}–{upper} (ширина {width}), середина {middle}; закрытие {close} на {place} его высоты.',

  'rule.rsi_divergence':
    '{name} на подтверждённых свингах цены. Обычная: новый экстремум цены, которого нет у RSI; скрытая: наоборот. Разница меньше {least} пунктов не учитывается. Дивергенции учитываются {fresh} св.',
  'signal.divergence-bullish':
    'Минимум цены ниже ({priceOne} на свече {first}, {priceTwo} на {second}), минимум {name} выше ({valueOne}, {valueTwo}): продажи теряют силу. Известно со свечи {at}.',
  'signal.divergence-bearish':
    'Максимум цены выше ({priceOne} на свече {first}, {priceTwo} на {second}), максимум {name} ниже ({valueOne}, {valueTwo}): покупки теряют силу. Известно со свечи {at}.',
  'signal.divergence-hidden-bullish':
    'Скрытая дивергенция: минимум цены выше ({priceOne} на свече {first}, {priceTwo} на {second}), хотя {name} опустился ({valueOne}, {valueTwo}): рост поглотил откат. Известно со свечи {at}.',
  'signal.divergence-hidden-bearish':
    'Скрытая дивергенция: максимум цены ниже ({priceOne} на свече {first}, {priceTwo} на {second}), хотя {name} поднялся ({valueOne}, {valueTwo}): снижение поглотило отскок. Известно со свечи {at}.',
  'signal.divergence-none': 'На свингах последних {fresh} св. дивергенции цены и {name} нет; {name} сейчас {value}.',

  'rule.macd_strategy':
    '{name}, средние начаты с простых. Пересечения сигнальной линии и нуля вне шума; гистограмма показывает, растёт импульс или слабеет. Пересечения учитываются {fresh} св.',
  'signal.macd-crossed-up': 'MACD {macd} пересёк сигнальную линию ({signal}) снизу вверх на свече {at}.',
  'signal.macd-crossed-down': 'MACD {macd} пересёк сигнальную линию ({signal}) сверху вниз на свече {at}.',
  'signal.macd-above-zero': 'MACD стал положительным на свече {at} ({macd}): быстрая средняя ведёт вверх.',
  'signal.macd-below-zero': 'MACD стал отрицательным на свече {at} ({macd}): быстрая средняя ведёт вниз.',
  'signal.macd-building-up':
    'Гистограмма {histogram} и растёт (MACD {macd}, сигнал {signal}): импульс вверх усиливается.',
  'signal.macd-building-down':
    'Гистограмма {histogram} и углубляется (MACD {macd}, сигнал {signal}): импульс вниз усиливается.',
  'signal.macd-easing-up':
    'Гистограмма {histogram}, выше нуля, но сжимается (MACD {macd}, сигнал {signal}): импульс вверх слабеет.',
  'signal.macd-easing-down':
    'Гистограмма {histogram}, ниже нуля, но сжимается (MACD {macd}, сигнал {signal}): импульс вниз слабеет.',
  'signal.macd-on-signal': 'MACD {macd} лежит на сигнальной линии {signal} (гистограмма {histogram}): перевеса нет.',
  'signal.macd-flat': 'MACD {macd}, сигнал {signal} и гистограмма {histogram} около нуля: боковик.',

  'rule.stochastic':
    '{name}. Пересечение линий засчитывается, если начинается выше {upper} или ниже {lower}; иначе это шум. Пересечения учитываются {fresh} св.',
  'signal.stochastic-turned-up':
    'Медленная линия пересечена снизу на свече {at} (%K {k}, %D {d}), выход из зоны ниже {threshold}: начался отскок.',
  'signal.stochastic-turned-down':
    'Медленная линия пересечена сверху на свече {at} (%K {k}, %D {d}), выход из зоны выше {threshold}: начался откат.',
  'signal.stochastic-overbought':
    '%K {k}, %D {d}: выше {threshold}, закрытия у верха диапазона. Сила, пока линии не пересекутся.',
  'signal.stochastic-oversold':
    '%K {k}, %D {d}: ниже {threshold}, закрытия у низа диапазона. Слабость, пока линии не пересекутся.',
  'signal.stochastic-between': '%K {k}, %D {d}: между {lower} и {upper}, зоны для разворота нет.',

  'rule.atr_strategy':
    'ATR за {period} св. как простое среднее. Стоп Chandelier: {multiple} ATR от экстремума {extreme} св., разворот при закрытии за ним. Свеча от {wide} ATR с закрытием у края — расширение. События учитываются {fresh} св.',
  'note.atr-wilder': 'ATR Уайлдера для сравнения: {value}.',
  'signal.chandelier-turned-up':
    'Падающий стоп {level} пройден вверх закрытием {close} на свече {at}: трейлинг перешёл на сторону покупателей.',
  'signal.chandelier-turned-down':
    'Растущий стоп {level} пройден вниз закрытием {close} на свече {at}: трейлинг перешёл на сторону продавцов.',
  'signal.range-expanded-up':
    'Свеча {at} охватила {multiple} ATR и закрылась у максимума на {close}: широкий бар покупателей.',
  'signal.range-expanded-down':
    'Свеча {at} охватила {multiple} ATR и закрылась у минимума на {close}: широкий бар продавцов.',
  'signal.atr-expanding': 'ATR {range}, это {ratio} медианы {median}: стопам нужно больше места, чем обычно.',
  'signal.atr-contracting': 'ATR {range}, это {ratio} медианы {median}: сжатие, направление открыто.',
  'signal.atr-steady': 'ATR {range}, это {ratio} медианы {median}: ничего необычного.',

  'rule.order_blocks':
    'Ордерблок: последняя встречная свеча, не далее {back} назад, перед сильными свечами (до {most}), которые проходят {ranges} ATR и закрываются за подтверждённым свингом. Действует до закрытия сквозь него; показан в пределах {reach} ATR от последнего закрытия.',
  'signal.block-fresh-up':
    'Блок спроса {low}–{high} (свеча {index}), доказан пробоем на свече {at}, ещё не протестирован.',
  'signal.block-fresh-down':
    'Блок предложения {low}–{high} (свеча {index}), доказан пробоем на свече {at}, ещё не протестирован.',
  'signal.block-touched-up':
    'Блок спроса {low}–{high} (свеча {index}, пробой {at}) протестирован на свече {touchedAt} и по закрытиям удержан.',
  'signal.block-touched-down':
    'Блок предложения {low}–{high} (свеча {index}, пробой {at}) протестирован на свече {touchedAt} и сдержал закрытия.',
  'signal.block-none': 'В пределах {reach} ATR от последнего закрытия {close} нет действующих ордерблоков.',

  'rule.fvg_strategy':
    'Имбаланс (FVG): три свечи, крайние из которых оставляют разрыв от четверти ATR. Открыт, пока цена не прошла его целиком. Открытые показаны в пределах {reach} ATR от последнего закрытия, закрытые — {fresh} св.',
  'signal.fvg-open-up':
    'Открытый имбаланс под ростом, {low}–{high} (свеча {at}), заполнен на {filled}: здесь остались заявки покупателей.',
  'signal.fvg-open-down':
    'Открытый имбаланс над падением, {low}–{high} (свеча {at}), заполнен на {filled}: здесь остались заявки продавцов.',
  'signal.fvg-filled-up': 'Имбаланс вверх {low}–{high} (свеча {at}) заполнен на свече {filledAt}: отработан.',
  'signal.fvg-filled-down': 'Имбаланс вниз {low}–{high} (свеча {at}) заполнен на свече {filledAt}: отработан.',
  'signal.fvg-none':
    'В пределах {reach} ATR от последнего закрытия {close} открытых имбалансов нет, недавно закрытых тоже.',

  'rule.liquidity_strategy':
    'Стопы предполагаются за подтверждёнными свингами; свинги в пределах четверти ATR образуют один пул. Снятие: цена проходит пул и закрывается обратно. Снятия учитываются {fresh} св.',
  'signal.swept-lows':
    'Свеча {at} сняла минимумы {level} до {extreme} и закрылась обратно на {close}: продавцы в ловушке.',
  'signal.swept-highs':
    'Свеча {at} сняла максимумы {level} до {extreme} и закрылась обратно на {close}: покупатели в ловушке.',
  'signal.pool-above':
    'Нетронутые максимумы {level} (свингов: {count}), выше на {distance} ({ranges} ATR): там вероятны стопы на покупку.',
  'signal.pool-below':
    'Нетронутые минимумы {level} (свингов: {count}), ниже на {distance} ({ranges} ATR): там вероятны стопы на продажу.',
  'signal.pool-none': 'Ни один видимый свинг больше не хранит ликвидность; последнее закрытие {close}.',

  'rule.breaker_blocks':
    'Брейкер: ордерблок, пройденный закрытием насквозь. Работает на другую сторону, пока закрытие его не вернёт.',
  'signal.breaker-up':
    'Сломанный блок предложения {low}–{high} (свеча {index}) пройден закрытием на свече {at}: теперь он должен поддерживать.',
  'signal.breaker-down':
    'Сломанный блок спроса {low}–{high} (свеча {index}) пройден закрытием на свече {at}: теперь он должен сдерживать.',
  'signal.breaker-retested-up':
    'Сломанный блок предложения {low}–{high} (свеча {index}, слом {at}) протестирован сверху на свече {retestedAt} и удержан.',
  'signal.breaker-retested-down':
    'Сломанный блок спроса {low}–{high} (свеча {index}, слом {at}) протестирован снизу на свече {retestedAt} и сдержал цену.',
  'signal.breaker-none':
    'Брейкеров нет: ни один доказанный блок не пройден закрытием и не удержан. Последнее закрытие {close}.',

  'rule.institutional_candles':
    'Тело от {bodies} средних тел за {lookback} св., с объёмом от {volumes} среднего, если он показан. Зона от открытия до середины тела действует, пока закрытие не отдаст открытие. Кто торговал, на изображении не видно.',
  'signal.big-candle-up':
    'Аномальный рост на свече {at}: {bodies} средних тел. Открытие {open} не отдано; зона до {middle}.',
  'signal.big-candle-down':
    'Аномальное падение на свече {at}: {bodies} средних тел. Открытие {open} не возвращено; зона до {middle}.',
  'signal.big-candle-volume-up':
    'Аномальный рост на свече {at}: {bodies} средних тел при объёме {volumes} среднего. Открытие {open} не отдано; зона до {middle}.',
  'signal.big-candle-volume-down':
    'Аномальное падение на свече {at}: {bodies} средних тел при объёме {volumes} среднего. Открытие {open} не возвращено; зона до {middle}.',
  'signal.big-candle-none': 'Действующих аномальных свечей нет; последнее закрытие {close}.',
  'note.no-volume-institutional': 'Объём не показан, поэтому здесь решает только размер тела.',

  'rule.displacement':
    'Свечи одного цвета с полными телами (до {most}), вместе проходящие {ranges} ATR. Оставивший имбаланс весит больше. Учитываются {fresh} св.',
  'signal.displaced-up': 'Цена поднялась на {move} ({ranges} ATR), {span}, от {origin}, без имбаланса.',
  'signal.displaced-down': 'Цена опустилась на {move} ({ranges} ATR), {span}, от {origin}, без имбаланса.',
  'signal.displaced-up-gap':
    'Цену вытолкнуло вверх на {move} ({ranges} ATR), {span}, от {origin}, с имбалансом позади.',
  'signal.displaced-down-gap':
    'Цену продавило вниз на {move} ({ranges} ATR), {span}, от {origin}, с имбалансом позади.',
  'span.length': { one: '{count} свеча', few: '{count} свечи', many: '{count} свечей', other: '{count} свечи' },
  'span.candle': 'свеча {at}',
  'span.candles': 'свечи {from}–{at}',
  'signal.displaced-none': 'За последние {fresh} св. импульсного смещения нет; один ATR равен {range}.',

  'rule.candlestick_patterns':
    'Модели по Нисону относительно недавних тел и ATR; развороту нужно предшествующее движение в один ATR. Учитываются {fresh} св.',
  'pattern.hammer': 'молот',
  'pattern.hanging-man': 'повешенный',
  'pattern.inverted-hammer': 'перевёрнутый молот',
  'pattern.shooting-star': 'падающая звезда',
  'pattern.bullish-engulfing': 'бычье поглощение',
  'pattern.bearish-engulfing': 'медвежье поглощение',
  'pattern.bullish-harami': 'бычье харами',
  'pattern.bearish-harami': 'медвежье харами',
  'pattern.piercing-line': 'просвет в облаках',
  'pattern.dark-cloud-cover': 'завеса из тёмных облаков',
  'pattern.morning-star': 'утренняя звезда',
  'pattern.evening-star': 'вечерняя звезда',
  'pattern.three-white-soldiers': 'три белых солдата',
  'pattern.three-black-crows': 'три чёрные вороны',
  'pattern.doji': 'доджи',
  'pattern.inside-bar': 'внутренний бар',
  'pattern.ascending': 'восходящий треугольник',
  'pattern.descending': 'нисходящий треугольник',
  'pattern.symmetrical': 'симметричный треугольник',
  'pattern.rising-wedge': 'восходящий клин',
  'pattern.falling-wedge': 'нисходящий клин',
  'pattern.rectangle': 'прямоугольник',
  'signal.hammer': 'Молот на свече {at} ({low}–{high}): падение выкуплено внутри свечи.',
  'signal.hanging-man': 'Повешенный на свече {at} ({low}–{high}): первая глубокая продажа внутри роста.',
  'signal.inverted-hammer': 'Перевёрнутый молот на свече {at} ({low}–{high}): первая проба вверх внутри падения.',
  'signal.shooting-star': 'Падающая звезда на свече {at} ({low}–{high}): рост распродан внутри свечи.',
  'signal.bullish-engulfing':
    'Бычье поглощение на свече {at} ({low}–{high}): предыдущая падающая свеча поглощена целиком.',
  'signal.bearish-engulfing':
    'Медвежье поглощение на свече {at} ({low}–{high}): предыдущая растущая свеча поглощена целиком.',
  'signal.bullish-harami':
    'Бычье харами на свече {at} ({low}–{high}): падение замерло внутри последнего большого тела.',
  'signal.bearish-harami': 'Медвежье харами на свече {at} ({low}–{high}): рост замер внутри последнего большого тела.',
  'signal.piercing-line':
    'Просвет в облаках на свече {at} ({low}–{high}): открытие ниже, закрытие за серединой падения.',
  'signal.dark-cloud-cover':
    'Завеса из тёмных облаков на свече {at} ({low}–{high}): открытие выше, закрытие ниже середины роста.',
  'signal.morning-star': 'Утренняя звезда завершена на свече {at} ({low}–{high}): падение, пауза, восстановление.',
  'signal.evening-star': 'Вечерняя звезда завершена на свече {at} ({low}–{high}): рост, пауза, разворот.',
  'signal.three-white-soldiers': 'Три белых солдата до свечи {at} ({low}–{high}): ровные покупки.',
  'signal.three-black-crows': 'Три чёрные вороны до свечи {at} ({low}–{high}): ровные продажи.',
  'signal.doji': 'Доджи на свече {at} ({low}–{high}): открытие и закрытие совпали, решения нет.',
  'signal.inside-bar': 'Внутренний бар на свече {at} ({low}–{high}): диапазон сжался внутри предыдущей свечи.',
  'signal.candlestick-none': 'За последние {fresh} св. моделей нет; последнее закрытие {close}.',

  'rule.chart_patterns':
    'Двойные и тройные экстремумы, голова и плечи, треугольники, клинья, прямоугольники, флаги и вымпелы на подтверждённых свингах. Подтверждение: закрытие за линией; учитывается {fresh} св.',
  'signal.chart-pattern-none':
    'За последние {fresh} св. нет ни завершённых, ни формирующихся фигур; последнее закрытие {close}.',

  'rule.head_shoulders':
    'Три пика с выделяющимся средним и схожими плечами, высота от {height} ATR, после движения к ним. Подтверждение: закрытие за линией шеи; учитывается {fresh} св.',
  'signal.head-shoulders-forming':
    'Голова и плечи формируются: плечи на свечах {left} и {right}, голова {peak} на {head}. Закрытие ниже линии шеи ({neckline}) завершит фигуру, измеренная цель {target}.',
  'signal.inverse-head-shoulders-forming':
    'Перевёрнутые голова и плечи формируются: плечи на свечах {left} и {right}, голова {peak} на {head}. Закрытие выше линии шеи ({neckline}) завершит фигуру, измеренная цель {target}.',
  'signal.head-shoulders':
    'Голова и плечи завершены (плечи {left} и {right}, голова {peak} на свече {head}): линия шеи {neckline} не устояла на свече {at}, измеренная цель {target}.',
  'signal.inverse-head-shoulders':
    'Перевёрнутые голова и плечи завершены (плечи {left} и {right}, голова {peak} на свече {head}): линия шеи {neckline} преодолена на свече {at}, измеренная цель {target}.',
  'signal.head-shoulders-none':
    'За последние {fresh} св. нет головы и плеч, ни прямых, ни перевёрнутых; последнее закрытие {close}.',

  'rule.double_patterns':
    'Пики в пределах {equal} ATR друг от друга, от {height} ATR до линии шеи, после движения не короче. Подтверждение: закрытие за линией шеи; учитывается {fresh} св.',
  'signal.double-top-forming':
    'Двойная вершина формируется на {level} (свечи {first} и {last}). Закрытие ниже {neckline} завершит её, измеренная цель {target}.',
  'signal.double-bottom-forming':
    'Двойное основание формируется на {level} (свечи {first} и {last}). Закрытие выше {neckline} завершит его, измеренная цель {target}.',
  'signal.double-top':
    'Двойная вершина на {level} (свечи {first} и {last}): линия шеи {neckline} пробита вниз на свече {at}, измеренная цель {target}.',
  'signal.double-bottom':
    'Двойное основание на {level} (свечи {first} и {last}): линия шеи {neckline} пройдена вверх на свече {at}, измеренная цель {target}.',
  'signal.triple-top-forming':
    'Тройная вершина формируется на {level} (свечи {first}–{last}). Закрытие ниже {neckline} завершит её, измеренная цель {target}.',
  'signal.triple-bottom-forming':
    'Тройное основание формируется на {level} (свечи {first}–{last}). Закрытие выше {neckline} завершит его, измеренная цель {target}.',
  'signal.triple-top':
    'Тройная вершина на {level} (свечи {first}–{last}): линия шеи {neckline} пробита вниз на свече {at}, измеренная цель {target}.',
  'signal.triple-bottom':
    'Тройное основание на {level} (свечи {first}–{last}): линия шеи {neckline} пройдена вверх на свече {at}, измеренная цель {target}.',
  'signal.double-none':
    'За последние {fresh} св. нет двойных и тройных вершин и оснований; последнее закрытие {close}.',

  'rule.triangle_patterns':
    'Чередующиеся свинги ({touches}) в пределах {off} ATR от двух сходящихся линий. Подтверждение: закрытие за линией до их встречи; учитывается {fresh} св.',
  'signal.triangle-ascending':
    'Восходящий треугольник со свечи {first} (касаний: {count}): ровный верх {upper}, растущий низ сейчас {lower}. Давят покупатели.',
  'signal.triangle-descending':
    'Нисходящий треугольник со свечи {first} (касаний: {count}): ровный низ {lower}, падающий верх сейчас {upper}. Давят продавцы.',
  'signal.triangle-symmetrical':
    'Симметричный треугольник со свечи {first} (касаний: {count}): сейчас {lower}–{upper}, направление открыто.',
  'signal.wedge-rising':
    'Восходящий клин со свечи {first} (касаний: {count}): сейчас {lower}–{upper}; сужающийся рост обычно выдыхается.',
  'signal.wedge-falling':
    'Нисходящий клин со свечи {first} (касаний: {count}): сейчас {lower}–{upper}; сужающееся падение обычно теряет силу.',
  'signal.rectangle': 'Прямоугольник со свечи {first} (касаний: {count}): {lower}–{upper}, направление открыто.',
  'signal.triangle-broken-up': 'Выход вверх, {pattern}: закрытие выше {level} на свече {at}, измеренная цель {target}.',
  'signal.triangle-broken-down':
    'Выход вниз, {pattern}: закрытие ниже {level} на свече {at}, измеренная цель {target}.',
  'signal.triangle-none': 'За последние {fresh} св. нет треугольников и клиньев; последнее закрытие {close}.',

  'rule.flags_pennants':
    'Древко: {pole} ATR не более чем за {length} св. Пауза: от {rest} св., откат не более {given}. Подтверждение: закрытие за пределами паузы; учитывается {fresh} св.',
  'signal.bull-flag-forming':
    'Бычий флаг формируется после древка {pole} (свечи {from}–{to}). Закрытие выше {level} продолжит движение к {target}.',
  'signal.bear-flag-forming':
    'Медвежий флаг формируется после древка {pole} (свечи {from}–{to}). Закрытие ниже {level} продолжит движение к {target}.',
  'signal.bull-flag':
    'Бычий флаг завершён: закрытие выше {level} на свече {at} после древка {pole} (свечи {from}–{to}), проекция {target}.',
  'signal.bear-flag':
    'Медвежий флаг завершён: закрытие ниже {level} на свече {at} после древка {pole} (свечи {from}–{to}), проекция {target}.',
  'signal.bull-pennant-forming':
    'Бычий вымпел формируется после древка {pole} (свечи {from}–{to}). Закрытие выше {level} продолжит движение к {target}.',
  'signal.bear-pennant-forming':
    'Медвежий вымпел формируется после древка {pole} (свечи {from}–{to}). Закрытие ниже {level} продолжит движение к {target}.',
  'signal.bull-pennant':
    'Бычий вымпел завершён: закрытие выше {level} на свече {at} после древка {pole} (свечи {from}–{to}), проекция {target}.',
  'signal.bear-pennant':
    'Медвежий вымпел завершён: закрытие ниже {level} на свече {at} после древка {pole} (свечи {from}–{to}), проекция {target}.',
  'signal.flag-none': 'За последние {fresh} св. нет флагов и вымпелов; последнее закрытие {close}.',

  'rule.fib_retracement':
    'Коррекции последней волны между свингами в {reversal} ATR. Реакция: свеча доходит до уровня и закрывается обратно на стороне волны. Реакции учитываются {fresh} св.',
  'signal.fib-held-up': 'Коррекция {share} на {level} удержана на свече {at}, закрытие {close}: откат выкуплен.',
  'signal.fib-held-down':
    'Коррекция {share} на {level} сдержала рост на свече {at}, закрытие {close}: отскок распродан.',
  'signal.fib-running-up': 'Рост {from}–{to} сейчас на экстремуме: ничего ещё не отдано.',
  'signal.fib-running-down': 'Падение {from}–{to} сейчас на экстремуме: ничего ещё не отыграно.',
  'signal.fib-shallow-up': 'Рост {from}–{to} отдал не более {deepest} (сейчас {now}): сильная волна.',
  'signal.fib-shallow-down': 'Падение {from}–{to} отыграно не более чем на {deepest} (сейчас {now}): тяжёлая волна.',
  'signal.fib-middle-up': 'Рост {from}–{to} отдал до {deepest} (сейчас {now}): обычная глубина для выбора.',
  'signal.fib-middle-down': 'Падение {from}–{to} отыграно до {deepest} (сейчас {now}): обычная глубина для выбора.',
  'signal.fib-deep-up': 'Рост {from}–{to} отдал {deepest} (сейчас {now}): глубоко, волна под сомнением.',
  'signal.fib-deep-down': 'Падение {from}–{to} отыграно на {deepest} (сейчас {now}): глубоко, волна под сомнением.',
  'signal.fib-undone-up': 'Рост {from}–{to} отдан целиком ({now}): его уровни больше не поддерживают.',
  'signal.fib-undone-down': 'Падение {from}–{to} отыграно целиком ({now}): его уровни больше не сдерживают.',
  'signal.leg-none': 'Нет видимой волны в {reversal} ATR для построения; последнее закрытие {close}.',

  'rule.fib_extension':
    'Последнее движение A–B от {reversal} ATR с откатом к C от {least}, проекция от C (шагов: {count}). Отменяется закрытием за C.',
  'signal.extension-active-up':
    'Рост {a}–{b}, откат к {c} (свеча {at}): есть ход до равного движения {equal}, выше него {farShare} на {far}.',
  'signal.extension-active-down':
    'Падение {a}–{b}, отскок к {c} (свеча {at}): есть ход до равного движения {equal}, ниже него {farShare} на {far}.',
  'signal.extension-reached-up':
    'Рост {a}–{b}, откат к {c} (свеча {at}): равное движение {equal} пройдено, {farShare} на {far}.',
  'signal.extension-reached-down':
    'Падение {a}–{b}, отскок к {c} (свеча {at}): равное движение {equal} пройдено, {farShare} на {far}.',
  'signal.extension-exhausted-up':
    'Рост {a}–{b}, откат к {c} (свеча {at}): цена прошла выше равного движения {equal} и проекции {farShare} {far}; счёт исчерпан.',
  'signal.extension-exhausted-down':
    'Падение {a}–{b}, отскок к {c} (свеча {at}): цена прошла ниже равного движения {equal} и проекции {farShare} {far}; счёт исчерпан.',
  'signal.extension-void-up':
    'Проекция вверх от {c} (свеча {at}; A {a}, B {b}) отменена: закрытия ушли ниже {c}. Уровни {equal} и {farShare} ({far}) не действуют.',
  'signal.extension-void-down':
    'Проекция вниз от {c} (свеча {at}; A {a}, B {b}) отменена: закрытия ушли выше {c}. Уровни {equal} и {farShare} ({far}) не действуют.',

  'rule.time_analysis':
    'Длины волн между подтверждёнными свингами. Молодая короче {young}, затянутая длиннее {overdue} медианы своей стороны; ритму нужны три интервала, срок — в пределах {within} св.',
  'signal.rise-young': 'Рост со свечи {from} длится {age}, это {ratio} от обычных {usual}: молодой.',
  'signal.fall-young': 'Падение со свечи {from} длится {age}, это {ratio} от обычных {usual}: молодое.',
  'signal.rise-mature': 'Рост со свечи {from} длится {age}, это {ratio} от обычных {usual}: обычный возраст.',
  'signal.fall-mature': 'Падение со свечи {from} длится {age}, это {ratio} от обычных {usual}: обычный возраст.',
  'signal.rise-overdue': 'Рост со свечи {from} длится {age}, это {ratio} от обычных {usual}: пора для паузы.',
  'signal.fall-overdue': 'Падение со свечи {from} длится {age}, это {ratio} от обычных {usual}: пора для отскока.',
  'signal.low-cycle-ahead':
    'Минимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); следующий ожидается около свечи {due}.',
  'signal.low-cycle-due':
    'Минимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); срок следующего наступил, свеча {due}.',
  'signal.low-cycle-past':
    'Минимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); около свечи {due} минимума не было: ритм сломан.',
  'signal.high-cycle-ahead':
    'Максимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); следующий ожидается около свечи {due}.',
  'signal.high-cycle-due':
    'Максимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); срок следующего наступил, свеча {due}.',
  'signal.high-cycle-past':
    'Максимумы шли каждые {usual} св. (интервалов {times}, от {shortest} до {longest}); около свечи {due} максимума не было: ритм сломан.',
  'signal.low-cycle-uneven': 'Минимумы шли через {shortest}–{longest} св.: слишком неровно для ритма.',
  'signal.high-cycle-uneven': 'Максимумы шли через {shortest}–{longest} св.: слишком неровно для ритма.',
  'signal.time-none': 'Слишком мало свингов для сравнения длин (подтверждено: {count}).',

  'rule.vpa_strategy':
    'Объём к среднему за {lookback} св. и диапазон к ATR. Высокое усилие от {high}, низкое до {low}; широкий диапазон с усилием — инициатива, узкий — поглощение. События учитываются {fresh} св.',
  'rule.vpa-without-volume': 'Только диапазон: свечи от {wide} ATR с закрытием у края. Учитываются {fresh} св.',
  'note.no-volume-vpa': 'Анализу объёма и цены нужен объём, которого на изображении нет. Оцениваются только диапазоны.',
  'signal.vpa-demand':
    'Инициативные покупки на свече {at}: {effort} среднего объёма, ширина {spread} ATR, закрытие {close} у максимума.',
  'signal.vpa-supply':
    'Инициативные продажи на свече {at}: {effort} среднего объёма, ширина {spread} ATR, закрытие {close} у минимума.',
  'signal.vpa-absorbed-selling':
    'Свеча {at} взяла {effort} среднего объёма в падении и прошла лишь {spread} ATR (закрытие {close}): продажи поглощены.',
  'signal.vpa-absorbed-buying':
    'Свеча {at} взяла {effort} среднего объёма в росте и прошла лишь {spread} ATR (закрытие {close}): покупки встретили предложение.',
  'signal.vpa-no-demand':
    'Нет спроса на свече {at}: растущая свеча {spread} ATR при {effort} среднего объёма (закрытие {close}).',
  'signal.vpa-no-supply':
    'Нет предложения на свече {at}: падающая свеча {spread} ATR при {effort} среднего объёма (закрытие {close}).',
  'signal.vpa-none': 'Усилие и результат согласованы за последние {fresh} св.; последнее закрытие {close}.',
  'signal.vpa-none-without-volume': 'За последние {fresh} св. нет широких свечей; последнее закрытие {close}.',

  'rule.vwap_strategy':
    '{name}, привязка к первой видимой свече, оценка после {settling} св. Пересечения учитываются {fresh} св.; отклонение {stretched} и больше — перерастянуто.',
  'note.no-volume-vwap':
    'VWAP нужен объём, которого на изображении нет. Его заменяет средняя типичная цена с первой видимой свечи; все свечи весят одинаково.',
  'signal.vwap-reclaimed':
    'Свеча {at} закрылась на {close}, снова выше средней ({level}): средний участник опять в прибыли.',
  'signal.vwap-lost': 'Свеча {at} закрылась на {close}, ниже средней ({level}): средний участник ушёл в убыток.',
  'signal.vwap-above':
    'Закрытие {close} выше средней {level}, отклонений {deviations}: видимый участок контролируют покупатели.',
  'signal.vwap-below':
    'Закрытие {close} ниже средней {level}, отклонений {deviations}: видимый участок контролируют продавцы.',
  'signal.vwap-stretched-up':
    'Закрытие {close} растянуто вверх от средней {level}, отклонений {deviations}: для продолжения роста поздно.',
  'signal.vwap-stretched-down':
    'Закрытие {close} растянуто вниз от средней {level}, отклонений {deviations}: для продолжения падения поздно.',
  'signal.vwap-on': 'Закрытие {close} на средней {level} (отклонений {deviations}): баланс.',

  'rule.obv_divergence':
    'OBV в средних объёмах с первой видимой свечи против цены на подтверждённых свингах и по наклону за {window} св. Дивергенции учитываются {fresh} св.',
  'rule.obv-without-volume':
    'RSI за {period} св. на подтверждённых свингах вместо OBV. Дивергенции учитываются {fresh} св.',
  'note.no-volume-obv':
    'OBV нужен объём, которого на изображении нет. Вместо него даны дивергенции импульса (RSI); это не OBV.',
  'signal.obv-confirms-up':
    'За {window} св. цена выросла на {price} ATR, OBV — на {volume} среднего объёма: объём поддерживает рост.',
  'signal.obv-confirms-down':
    'За {window} св. цена упала на {price} ATR, OBV — на {volume} среднего объёма: объём поддерживает падение.',
  'signal.obv-opposes-rise':
    'За {window} св. цена выросла на {price} ATR, а OBV упал на {volume} среднего объёма: рост не поддержан.',
  'signal.obv-opposes-fall':
    'За {window} св. цена упала на {price} ATR, а OBV вырос на {volume} среднего объёма: падение не поддержано.',
  'signal.obv-undecided':
    'За {window} св. цена сдвинулась на {price} ATR, OBV — на {volume} среднего объёма: для вывода мало.',

  'rule.volume_climax':
    'Объём {effort} среднего и больше всех за {lookback} св., в конце хода {move} ATR за {within} св. Разворот: одно из следующих закрытий ({answer}) покидает дальний край свечи. События учитываются {fresh} св.',
  'rule.climax-without-volume':
    'Диапазон {effort} среднего и больше всех за {lookback} св., в конце хода {move} ATR за {within} св. Разворот: одно из следующих закрытий ({answer}) покидает дальний край свечи. События учитываются {fresh} св.',
  'note.no-volume-climax': 'Объём не показан: его заменяет размер свечи, это кульминация диапазона, а не объёма.',
  'signal.selling-climax-volume':
    'Возможная кульминация продаж на свече {at}: {effort} среднего объёма после падения на {move} ATR. Закрытие выше {high} ответит на неё, новый минимум ниже {low} опровергнет.',
  'signal.buying-climax-volume':
    'Возможная кульминация покупок на свече {at}: {effort} среднего объёма после роста на {move} ATR. Закрытие ниже {low} ответит на неё, новый максимум выше {high} опровергнет.',
  'signal.selling-climax-range':
    'Возможное истощение продавцов на свече {at}: {effort} среднего диапазона после падения на {move} ATR. Закрытие выше {high} ответит на него, новый минимум ниже {low} опровергнет.',
  'signal.buying-climax-range':
    'Возможное истощение покупателей на свече {at}: {effort} среднего диапазона после роста на {move} ATR. Закрытие ниже {low} ответит на него, новый максимум выше {high} опровергнет.',
  'signal.selling-climax-answered-volume':
    'Кульминация продаж на свече {at} ({effort} среднего объёма, падение {move} ATR, {low}–{high}) получила ответ: закрытие выше неё на свече {answered}.',
  'signal.buying-climax-answered-volume':
    'Кульминация покупок на свече {at} ({effort} среднего объёма, рост {move} ATR, {low}–{high}) получила ответ: закрытие ниже неё на свече {answered}.',
  'signal.selling-climax-answered-range':
    'Истощение продавцов на свече {at} ({effort} среднего диапазона, падение {move} ATR, {low}–{high}) получило ответ: закрытие выше на свече {answered}.',
  'signal.buying-climax-answered-range':
    'Истощение покупателей на свече {at} ({effort} среднего диапазона, рост {move} ATR, {low}–{high}) получило ответ: закрытие ниже на свече {answered}.',
  'signal.climax-none': 'За последние {fresh} св. кульминации объёма нет; последнее закрытие {close}.',
  'signal.climax-none-without-volume':
    'За последние {fresh} св. кульминации диапазона нет; последнее закрытие {close}.',

  'rule.volume_profile':
    'Относительный объём по видимому диапазону, корзин: {bins}; каждая свеча распределена по своей ширине. Зона стоимости вмещает {share} вокруг самой полной. Выходы учитываются {fresh} св.',
  'rule.profile-without-volume':
    'Время на каждом месте видимого диапазона, корзин: {bins}; все свечи равны. Зона стоимости вмещает {share} вокруг самой полной. Выходы учитываются {fresh} св.',
  'note.no-volume-profile': 'Объём не показан: это профиль времени, а не объёма.',
  'signal.profile-above':
    'Закрытие {close} выше зоны стоимости {low}–{high} ({share}, максимум на {control}): пока приняты более высокие цены.',
  'signal.profile-below':
    'Закрытие {close} ниже зоны стоимости {low}–{high} ({share}, максимум на {control}): пока приняты более низкие цены.',
  'signal.profile-inside':
    'Закрытие {close} внутри зоны стоимости {low}–{high} ({share}, максимум на {control}): базовый случай — ротация.',
  'signal.value-left-up': 'Свеча {at} закрылась на {close}, выше верха зоны стоимости на тот момент ({level}).',
  'signal.value-left-down': 'Свеча {at} закрылась на {close}, ниже низа зоны стоимости на тот момент ({level}).',
};
