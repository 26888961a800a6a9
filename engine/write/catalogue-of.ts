import type { Language } from '#contract/language';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import type { Message } from './messages/message.ts';
import { pt } from './messages/pt.ts';
import { ru } from './messages/ru.ts';
import { zh } from './messages/zh.ts';
import type { MessageKey } from './phrase.ts';

export type Messages = Record<MessageKey, Message>;

const catalogues: Record<Language, Messages> = { en, es, fr, de, it, pt, ru, zh, ja, ko };

export const catalogueOf = (language: Language): Messages => catalogues[language];
