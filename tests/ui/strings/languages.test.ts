import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/language';
import type { StringKey } from '../../../src/strings/catalogue.ts';
import type { Text } from '../../../src/strings/text.ts';
import { english as en, textsOf } from './all-texts.ts';

const others = languages.filter((language) => language !== 'en');
const translated = await Promise.all(others.map(async (language) => [language, await textsOf(language)] as const));

const keys = Object.keys(en) as StringKey[];
const otherOf = (text: Text) => (typeof text === 'string' ? text : text.other);
const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));
const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, ''));

/** One text per plural category that the language can ask for. */
const formsOf = (text: Text, language: Language): string[] => {
  if (typeof text === 'string') return [text];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => text[category] ?? text.other);
};

/** Names, and terms that the trade writes as English does, in some or all languages. */
const kept: readonly StringKey[] = [
  'app.name',
  'app.title',
  'strategy.rsi_strategy',
  'strategy.macd_strategy',
  'strategy.atr_strategy',
  'strategy.order_blocks',
  'strategy.fvg_strategy',
  'strategy.breaker_blocks',
  'strategy.vwap_strategy',
  'strategy.price_action',
  'strategy.liquidity_strategy',
  'admin.providerOf.stripe',
  'admin.providerOf.paystack',
  'admin.subjectOf.webhook',
  // Names and numbers only.
  'admin.planCount',
];

/** Words that one language spells as English does, or has taken from it. */
const sameSpelling: Partial<Record<Language, readonly StringKey[]>> = {
  es: ['nav.legal', 'direction.neutral', 'admin.plan'],
  fr: [
    'app.menu',
    'strategy.triangle_patterns',
    'quality.source.photo',
    'outlook.invalidation',
    'history.results',
    'bell.title',
    'notice.title',
    'support.description',
    'support.thread',
    'admin.transactions',
    'admin.pages',
    'admin.actions',
    'admin.analyses',
    'admin.analysesCount',
    'admin.version',
    'admin.auditAction',
  ],
  de: [
    'scheme.auto',
    'strategy.stochastic',
    'strategy.displacement',
    'quality.scale.linear',
    'quality.source.screenshot',
    'quality.symbol',
    'settings.name',
    'admin.login.heading',
    'support.title',
    'direction.neutral',
    'admin.support',
    'admin.system',
    'admin.filter',
    'admin.name',
    'admin.status',
    'admin.userCount.admins',
    'admin.tab.tickets',
    'admin.lastWordSupport',
    'admin.ticket',
    'admin.cannedText',
    'admin.subjectOf.admin',
    'admin.subjectOf.ticket',
    'admin.server',
    'admin.version',
  ],
  it: [
    'app.menu',
    'nav.account',
    'field.email',
    'field.password',
    'camera.on',
    'camera.offShort',
    'outlook.trigger',
    'strategy.displacement',
    'quality.source.screenshot',
    'quality.timeframe',
    'settings.account',
    'settings.password',
    'admin.server',
    'admin.account',
  ],
  pt: ['app.menu', 'layer.candles', 'quality.candles', 'quality.scale.linear'],
};

describe.each(translated)('[I18-02] the catalogue of %s', (language, texts) => {
  it('has in every plural form the placeholders of English', () => {
    for (const key of keys) {
      const wanted = placeholders(otherOf(en[key]));
      const forms = formsOf(texts[key], language);
      expect(placeholders(forms.at(-1)!), key).toEqual(wanted);
      for (const form of forms)
        expect(
          [...placeholders(form)].filter((name) => !wanted.has(name)),
          key,
        ).toEqual([]);
    }
  });

  it('has no key beyond those of English, and no empty text', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    for (const key of keys) for (const form of formsOf(texts[key], language)) expect(form.trim(), key).not.toBe('');
  });

  it('leaves nothing in English but the terms that stay', () => {
    const same = keys.filter((key) => otherOf(texts[key]) === otherOf(en[key]) && hasWords(otherOf(en[key])));
    expect(same.filter((key) => ![...kept, ...(sameSpelling[language] ?? [])].includes(key))).toEqual([]);
  });
});
