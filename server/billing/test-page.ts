import type { Language } from '#contract/language';
import { escapeHtml } from '../accounts/mail/mail-page.ts';
import type { BookedCheckout } from '../providers/payment/books.ts';
import { moneyIn } from './in-language.ts';
import { testPageWords } from './test-page-words.ts';

const style = `
:root{color-scheme:light dark;--page:#f6f7f9;--sheet:#fff;--ink:#0f1720;--soft:#4a5868;--line:#dde3ea;--edge:#848f9c;--brand:#f5b342;--on-brand:#1a1204;--focus:#9a5b00;--test:#7a4700;--test-page:#fdf0d9;--bad:#a3222f;--bad-page:#fbe9eb}
@media (prefers-color-scheme:dark){:root{--page:#0b0f14;--sheet:#11171e;--ink:#e8edf2;--soft:#a3b1c0;--line:#243040;--edge:#5c6c7e;--focus:#f5b342;--test:#f5b342;--test-page:#2d2618;--bad:#f7b7bd;--bad-page:#351c22}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:440px;background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:24px}
h1,p{margin:0}
.brand{color:var(--soft);font-weight:600;font-size:14px}
h1{font-size:20px;line-height:1.3}
header{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-bottom:16px}
.badge{flex:none;padding:2px 10px;border-radius:999px;font-weight:700;font-size:13px;letter-spacing:.04em}
.badge,.notice{background:var(--test-page);color:var(--test)}
.notice,.alert{margin:0 0 16px;padding:12px 14px;border-radius:8px}
.alert{background:var(--bad-page);color:var(--bad);font-weight:600}
dl{margin:0 0 20px;display:grid;grid-template-columns:1fr auto;align-items:baseline;gap:8px 16px;font-variant-numeric:tabular-nums}
dt{color:var(--soft)}dd{margin:0;text-align:right;font-weight:600}
.due{font-size:24px;line-height:1.2}
.monthly{grid-column:1/-1;text-align:right;font-weight:400;color:var(--soft)}
button,.button{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:10px 16px;border-radius:8px;border:1px solid var(--edge);background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.hint{margin:4px 0 20px}
.first{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
details{margin-top:16px;border-top:1px solid var(--line);padding-top:12px;color:var(--soft)}
summary{cursor:pointer;min-height:32px}
label{display:flex;gap:10px;align-items:flex-start;padding:8px 0}
input{width:20px;height:20px;margin:2px 0 0;flex:none;accent-color:var(--focus)}`;

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Wickwise</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const heading = (title: string, badge: string) =>
  `<header><div><p class="brand">Wickwise</p><h1>${title}</h1></div><span class="badge">${badge}</span></header>`;

/** The test checkout's page: what is bought, and what the visitor may pretend to do. */
export function payPage({ plan, amount, language }: BookedCheckout, { isDeclined = false } = {}): string {
  const words = testPageWords[language];
  const due = moneyIn(language, amount, plan.currency);
  const monthly = words.monthly.replace('{amount}', moneyIn(language, plan.amount, plan.currency));
  const button = (choice: string, label: string, kind = '') =>
    `<button name="choice" value="${choice}"${kind && ` class="${kind}"`}>${label}</button>`;
  const box = (name: string, label: string) =>
    `<label><input type="checkbox" name="${name}" value="1"><span>${label}</span></label>`;
  return page(
    language,
    words.title,
    [
      heading(words.title, words.badge),
      `<p class="notice">${words.notice}</p>`,
      isDeclined ? `<p class="alert" role="alert">${words.declined}</p>` : '',
      `<dl><dt>${words.plan}</dt><dd>${escapeHtml(plan.name)}</dd>`,
      `<dt>${words.dueNow}</dt><dd class="due">${due}</dd><dd class="monthly">${monthly}</dd></dl>`,
      '<form method="post">',
      button('pay', words.pay, 'first'),
      button('decline', words.decline),
      button('leave', words.leave),
      `<details><summary>${words.more}</summary>${box('refuseRenewals', words.refuseRenewals)}${box('confirmLate', words.confirmLate)}</details>`,
      '</form>',
    ].join(''),
  );
}

/** For an address at which nobody can pay any more. `home` is the app's. */
export function overPage(language: Language, home: string): string {
  const { title, badge, over, overHint, back } = testPageWords[language];
  const way = `<a class="button first" href="${escapeHtml(home)}/subscription">${back}</a>`;
  return page(
    language,
    title,
    `${heading(title, badge)}<p><strong>${over}</strong></p><p class="hint">${overHint}</p>${way}`,
  );
}
