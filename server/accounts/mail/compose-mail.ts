import type { Language } from '#contract/language';
import type { Mail } from '../../providers/mail/mail.ts';
import { catalogues } from './catalogues.ts';
import { mailPage } from './mail-page.ts';
import type { MailKind } from './mail-text.ts';

type ComposeOptions = {
  to: { email: string; fullName: string; language: Language };
  /** Six digits, for the mail that carries one. */
  code?: string;
  /** Where the button leads. */
  link: string;
};

/** A mail in its reader's language, as plain text and as HTML that says the same. */
export function composeMail(kind: MailKind, { to, code = '', link }: ComposeOptions): Mail {
  const { greeting, closing, [kind]: words } = catalogues[to.language];
  const values = { name: to.fullName, code };
  const fill = (text: string) => text.replace(/\{(name|code)\}/g, (_, key: keyof typeof values) => values[key]);
  const lines = [greeting, ...words.lines].map(fill);
  return {
    to: to.email,
    subject: fill(words.subject),
    text: [...lines, `${words.action}: ${link}`, closing].join('\n\n'),
    html: mailPage({ language: to.language, lines, code, action: words.action, link, closing }),
  };
}
