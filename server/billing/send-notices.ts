import type { Language } from '#contract/language';
import { composeMail } from '../accounts/mail/compose-mail.ts';
import { isOptional, type MailKind } from '../accounts/mail/mail-text.ts';
import type { Parts } from '../parts.ts';
import { dayIn, moneyIn } from './in-language.ts';
import {
  claimNotice,
  type NoticeDetails,
  type NoticeKind,
  type UnsentNotice,
  unsentNotices,
} from './notice-queries.ts';

const mailOf = {
  'plan-changed': 'planChanged',
  renewed: 'planRenewed',
  'payment-failed': 'paymentFailed',
  canceled: 'planCanceled',
  'credits-low': 'creditsLow',
} as const satisfies Record<NoticeKind, MailKind>;

/** Mails each notice that was not sent yet. Of several servers one sends it; what a user has switched off is passed over. */
export async function sendNotices({ db, clock, mail, publicUrl }: Parts): Promise<void> {
  for (const notice of await unsentNotices(db)) {
    if (!(await claimNotice(db, notice.id, clock.now()))) continue;
    const kind = mailOf[notice.kind];
    if (isOptional[kind] && notice.notifyByEmail === 0) continue;
    mail.post(composeMail(kind, { to: notice, link: `${publicUrl}/subscription`, ...wordsOf(notice) }));
  }
}

type Details = Partial<NoticeDetails['renewed'] & NoticeDetails['credits-low']>;

function wordsOf({ details, language }: UnsentNotice) {
  const { planName = '', until, amount, currency, used, total } = JSON.parse(details) as Details;
  const money = amount !== undefined && currency !== undefined && moneyIn(language as Language, amount, currency);
  return {
    plan: planName,
    ...(until !== undefined && { date: dayIn(language as Language, until) }),
    ...(money && { amount: money }),
    ...(used !== undefined && total !== undefined && { used: String(used), total: String(total) }),
  };
}
