import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/language';
import { strategies } from '#contract/strategy';
import { analyseReading } from '#engine/analyse-chart';
import { catalogueOf } from '#engine/write/catalogue-of';
import { en } from '#engine/write/messages/en';
import type { Message } from '#engine/write/messages/message';
import { barsOf, candlesOf, legs, readingOf, relativeOf, walk } from '../series.ts';

type Key = keyof typeof en;

const translated = languages.filter((language) => language !== 'en');
const keys = Object.keys(en) as Key[];

/** One text per plural category that the language can ask for. */
const formsOf = (message: Message, language: Language): string[] => {
  if (typeof message === 'string') return [message];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => message[category] ?? message.other);
};

const otherOf = (message: Message) => (typeof message === 'string' ? message : message.other);
const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));
const wordsOf = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? [];

/** Terms that the trade writes as English does, in some or all languages. */
const kept = new Set<Key>([
  'strategy.ichimoku',
  'strategy.rsi_strategy',
  'strategy.macd_strategy',
  'strategy.vwap_strategy',
  'strategy.order_blocks',
  'strategy.fvg_strategy',
  'strategy.breaker_blocks',
  'name.sma',
  'name.ema',
  'name.rsi',
  'name.obv',
  'name.tenkan',
  'name.kijun',
  'name.macd',
  'name.atr-wilder',
  'name.rsi-wilder',
  'label.fvg',
  'label.order-block',
  'label.breaker',
  'label.control',
  'pattern.doji',
  'pattern.inside-bar',
]);

/** Words of one language that are spelt as in English. */
const sameSpelling: Partial<Record<Language, readonly Key[]>> = {
  fr: [
    'strategy.price_action',
    'strategy.triangle_patterns',
    'unit.relative-distance',
    'side.support',
    'label.climax',
    'pattern.rectangle',
  ],
  de: ['strategy.price_action', 'strategy.displacement'],
  it: [
    'strategy.price_action',
    'strategy.displacement',
    'label.sweep',
    'label.neckline',
    'why.neckline',
    'label.climax',
  ],
  pt: ['strategy.price_action', 'span.length', 'span.candle'],
};

/** The different numbers of a text as plain digits, whatever the separators: `1.234,5` and `1,234.5` are both `12345`. A language may name one twice. */
const numbersOf = (markdown: string) =>
  new Set((markdown.match(/\d[\d.,\u00a0\u202f]*\d|\d/g) ?? []).map((number) => number.replace(/\D/g, '')));

const readings = {
  'a walk with prices in thousands': readingOf(candlesOf(walk(120, 8))),
  'legs without a scale': readingOf(relativeOf(candlesOf(barsOf(legs([100, 112, 106, 112, 104], [12, 6, 6, 8])))), {
    axis: false,
  }),
};

describe.each(translated)('The analysis in %s', (language) => {
  const messages = catalogueOf(language);

  test('has in every plural form the placeholders of English', () => {
    for (const key of keys) {
      const wanted = placeholders(otherOf(en[key]));
      const forms = formsOf(messages[key], language);
      expect(placeholders(forms.at(-1)!), key).toEqual(wanted);
      for (const form of forms) expect(wanted, key).toEqual(new Set([...wanted, ...placeholders(form)]));
    }
  });

  test('types no number in by hand', () => {
    for (const key of keys) for (const form of formsOf(messages[key], language)) expect(form, key).not.toMatch(/\d/);
  });

  test('leaves nothing in English but the terms that stay', () => {
    const same = keys.filter((key) => otherOf(messages[key]) === otherOf(en[key]) && wordsOf(otherOf(en[key])).length);
    const allowed = new Set([...kept, ...(sameSpelling[language] ?? [])]);
    expect(same.filter((key) => !allowed.has(key))).toEqual([]);
  });

  test('tells opposite findings in sentences of their own', () => {
    const signals = keys.filter((key) => key.startsWith('signal.'));
    const sentences = signals.map((key) => otherOf(messages[key]).replace(/\{\w+\}/g, '#'));
    expect(new Set(sentences).size).toBe(signals.length);
  });

  test.each(Object.entries(readings))('holds the numbers of the English one: %s', (_, reading) => {
    for (const strategy of strategies) {
      const [english, local] = (['en', language] as const).map((each) =>
        numbersOf(analyseReading(reading, { strategy, language: each }).markdown),
      );
      expect(local, strategy).toEqual(english);
    }
  });
});
