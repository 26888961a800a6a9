import { mailPage } from '../accounts/mail/mail-page.ts';
import type { Parts } from '../parts.ts';
import type { OwnedTicket } from './queries.ts';

type Written = { text: string; isNew: boolean };

/** Tells the support's mailbox what a user wrote; nobody where none is configured. In English, which the team shares. */
export function mailToSupport(
  { environment: { SUPPORT_EMAIL: to }, mail, publicUrl }: Pick<Parts, 'environment' | 'mail' | 'publicUrl'>,
  { id, subject, category, priority, fullName, email }: OwnedTicket,
  { text, isNew }: Written,
): void {
  if (!to) return;
  const link = `${publicUrl}/admin/support?id=${id}`;
  const lines = [
    `${fullName} (${email}) ${isNew ? 'opened a ticket' : 'answered on a ticket'}: ${subject}`,
    `${category}, priority ${priority}`,
  ];
  const action = 'Open the ticket';
  const closings = ['Wickwise'];
  mail.post({
    to,
    subject: `${isNew ? 'New ticket' : 'Answer on a ticket'}: ${subject}`,
    text: [...lines, text.replace(/^/gm, '> '), `${action}: ${link}`, ...closings].join('\n\n'),
    html: mailPage({ language: 'en', lines, code: '', quote: text, action, link, closings }),
  });
}
