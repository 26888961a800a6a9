import type { Language } from '#contract/language';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import type { Message } from './messages/message.ts';
import { ru } from './messages/ru.ts';
import { zh } from './messages/zh.ts';
import type { MessageKey } from './phrase.ts';

export type Messages = Record<MessageKey, Message>;

/** A language is added by one file of `messages/` and one line here. */
const catalogues: Partial<Record<Language, Messages>> = { en, es, fr, de, zh, ja, ko, ru };

/** The catalogue of a language with the locale of its numbers. A language without one is English wholly, never a mixture. */
export const catalogueOf = (language: Language): { language: Language; messages: Messages } => {
  const messages = catalogues[language];
  return messages ? { language, messages } : { language: 'en', messages: en };
};
