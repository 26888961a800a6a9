import type { Language } from '#contract/language';
import type { MailCatalogue } from './mail-text.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { pt } from './messages/pt.ts';
import { ru } from './messages/ru.ts';
import { zh } from './messages/zh.ts';

export const catalogues: Record<Language, MailCatalogue> = { en, es, fr, de, it, pt, ru, zh, ja, ko };
