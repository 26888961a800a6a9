import type { Language } from '#contract/language';
import type { Mail } from '../../providers/mail/mail.ts';
import { catalogues } from './catalogues.ts';
import { mailPage } from './mail-page.ts';
import { isOptional, type MailKind } from './mail-text.ts';

export type ComposeOptions = {
  to: { email: string; fullName: string; language: Language };
  /** Six digits, for the mail that carries one. */
  code?: string;
  /** A ticket's. */
  subject?: string;
  /** Of a plan: its name, what was paid, until when, credits used and in all; as the reader writes them. */
  plan?: string;
  amount?: string;
  date?: string;
  used?: string;
  total?: string;
  /** Recovery codes that are not used yet. */
  left?: string;
  /** Somebody's own words, below ours. */
  quote?: string;
  /** Where the button leads. */
  link: string;
};

/** A mail in its reader's language, as plain text and as HTML that says the same. */
export function composeMail(kind: MailKind, { to, code = '', quote = '', link, ...others }: ComposeOptions): Mail {
  const { greeting, closing, optOut, [kind]: words } = catalogues[to.language];
  const values: Record<string, string> = { name: to.fullName, code, ...others };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const lines = [greeting, ...words.lines].map(fill);
  const closings = [closing, ...(isOptional[kind] ? [optOut] : [])];
  return {
    to: to.email,
    subject: fill(words.subject),
    text: [...lines, ...(quote ? [quoted(quote)] : []), `${words.action}: ${link}`, ...closings].join('\n\n'),
    html: mailPage({ language: to.language, lines, code, quote, action: words.action, link, closings }),
  };
}

const quoted = (text: string) => text.replace(/^/gm, '> ');
