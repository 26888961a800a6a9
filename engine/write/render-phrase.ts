import type { Language } from '#contract/language';
import type { Quantity } from '../quantity.ts';
import { catalogueOf } from './catalogue-of.ts';
import { formatQuantity, type PriceStyle } from './format-quantity.ts';
import type { Message } from './messages/message.ts';
import type { Phrase, PhraseValue } from './phrase.ts';

/** Turns phrases and quantities into words of one language. */
export type Voice = { phrase: (phrase: Phrase) => string; quantity: (quantity: Quantity) => string };

// A symbol read by OCR must not become a link, a table cell or a heading.
const escapeMarkdown = (name: string) => name.replace(/[\\`*_{}[\]<>()#+!|~]/g, '\\$&').replace(/\s+/g, ' ');

const pluralRules = new Map<string, Intl.PluralRules>();

const pluralRule = (language: string) => {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known;
};

export const voiceOf = (language: Language, style: PriceStyle): Voice => {
  const messages = catalogueOf(language);

  const template = (message: Message, values: Phrase['values']): string => {
    if (typeof message === 'string') return message;
    const { count } = values;
    if (typeof count !== 'object' || !('unit' in count)) throw new TypeError('A plural message needs a count');
    return message[pluralRule(language).select(count.value)] ?? message.other;
  };

  const quantity = (measured: Quantity): string => {
    const number = formatQuantity(measured, style, language);
    if (measured.unit === 'percent' || measured.unit === 'share') return fill(messages['unit.percent'], { number });
    if (!style.relative) return number;
    if (measured.unit === 'price') return fill(messages['unit.relative-place'], { number });
    if (measured.unit === 'distance' || measured.unit === 'error')
      return fill(messages['unit.relative-distance'], { number });
    return number;
  };

  const value = (given: PhraseValue): string => {
    if (typeof given === 'string') return escapeMarkdown(given);
    return 'unit' in given ? quantity(given) : phrase(given);
  };

  const fill = (message: Message, ready: Record<string, string>): string =>
    (typeof message === 'string' ? message : message.other).replace(/\{(\w+)\}/g, (_, name: string) => ready[name]!);

  const phrase = ({ key, values }: Phrase): string =>
    template(messages[key], values).replace(/\{(\w+)\}/g, (_, name: string) => {
      const given = values[name];
      if (given === undefined) throw new TypeError(`The message ${key} lacks ${name}`);
      return value(given);
    });

  return { phrase, quantity };
};
