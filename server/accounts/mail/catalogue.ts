import type { Language } from '#contract/language';
import { en } from './en.ts';

/** The words of one kind of mail. `{name}` and `{code}` are filled in. */
export type MailText = {
  subject: string;
  greeting: string;
  lines: readonly string[];
  /** The words on the button, where the mail has one. */
  action?: string;
  closing: string;
};

export type MailKind = 'welcome' | 'code' | 'passwordChanged';
export type MailCatalogue = Record<MailKind, MailText>;

export const catalogues: Record<Language, MailCatalogue> = {
  en,
  es: en,
  fr: en,
  de: en,
  it: en,
  pt: en,
  ru: en,
  zh: en,
  ja: en,
  ko: en,
};
