import type { Language } from '#contract/language';
import type { Mail } from '../../providers/mail/mail.ts';
import { catalogues, type MailKind } from './catalogue.ts';

type Values = { name: string; code?: string };

type ComposeOptions = {
  to: { email: string; fullName: string; language: Language };
  code?: string;
  /** Where the button leads. */
  link: string;
};

const fill = (text: string, values: Values) =>
  text.replace(/\{(name|code)\}/g, (_, key: keyof Values) => values[key] ?? '');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A mail in the reader's language, as plain text and as HTML that says the same. */
export function composeMail(kind: MailKind, { to, code, link }: ComposeOptions): Mail {
  const { subject, greeting, lines, action, closing } = catalogues[to.language][kind];
  const values: Values = { name: to.fullName, ...(code && { code }) };
  const words = [greeting, ...lines].map((line) => fill(line, values));
  return {
    to: to.email,
    subject: fill(subject, values),
    text: [...words, ...(action ? [`${action}: ${link}`] : []), closing].join('\n\n'),
    html: page(to.language, words, { link, ...(action && { action }), ...(code && { code }), closing }),
  };
}

type PageParts = { link: string; action?: string; code?: string; closing: string };

/** Mail programs know inline styles only, and many load no picture: type and colour must do. */
function page(language: Language, words: readonly string[], { link, action, code, closing }: PageParts) {
  const paragraphs = words.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`);
  const digits =
    code &&
    `<p style="margin:0 0 24px;font:600 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:8px;color:#0b1220">${escapeHtml(code)}</p>`;
  const button =
    action &&
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b7a75;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action)}</a></p>`;
  const body = [...paragraphs, digits, button, `<p style="margin:0;color:#5b6472">${escapeHtml(closing)}</p>`];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    '<body style="margin:0;background:#f3f5f7"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#0b1220;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">',
    '<p style="margin:0 0 24px;font-weight:700;letter-spacing:.02em">Wickwise</p>',
    ...body.filter(Boolean),
    '</div></body></html>',
  ].join('\n');
}
