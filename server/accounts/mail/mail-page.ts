import type { Language } from '#contract/language';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as it stands in HTML, also within an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

// Mail programs know inline styles only, and many load no picture: type and colour must do.
const styles = {
  body: 'margin:0;background:#f3f5f7',
  sheet:
    'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#0b1220;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  brand: 'margin:0 0 24px;font-weight:700;letter-spacing:.02em',
  line: 'margin:0 0 16px',
  code: 'margin:0 0 24px;font:600 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:8px',
  quote: 'margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #d5dbe2;white-space:pre-wrap',
  action: 'margin:0 0 24px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b7a75;color:#ffffff;text-decoration:none;font-weight:600',
  closing: 'margin:0 0 8px;color:#5b6472',
};

type MailPage = {
  language: Language;
  lines: readonly string[];
  /** Shown large; empty for none. */
  code: string;
  /** Somebody's own words, with its line breaks; empty for none. */
  quote: string;
  action: string;
  link: string;
  closings: readonly string[];
};

const paragraph = (style: keyof typeof styles, html: string) => `<p style="${styles[style]}">${html}</p>`;

/** The HTML of a mail. Texts are escaped here. */
export function mailPage({ language, lines, code, quote, action, link, closings }: MailPage): string {
  const button = `<a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(action)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    `<body style="${styles.body}"><div style="${styles.sheet}">`,
    paragraph('brand', 'Wickwise'),
    ...lines.map((line) => paragraph('line', escapeHtml(line))),
    ...(code ? [paragraph('code', code)] : []),
    ...(quote ? [paragraph('quote', escapeHtml(quote))] : []),
    paragraph('action', button),
    ...closings.map((closing) => paragraph('closing', escapeHtml(closing))),
    '</div></body></html>',
  ].join('\n');
}
