import type { Parts } from '../../parts.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { findUser } from '../queries.ts';
import { type ComposeOptions, composeMail } from './compose-mail.ts';
import type { isOptional, MailKind } from './mail-text.ts';

type OptionalKind = { [Kind in MailKind]: (typeof isOptional)[Kind] extends true ? Kind : never }[MailKind];

/** Posts a mail that its reader can switch off, unless he did so or his account is deactivated. Returns at once. */
export function postOptionalMail(
  { db, mail }: Pick<Parts, 'db' | 'mail'>,
  kind: OptionalKind,
  userId: string,
  words: Omit<ComposeOptions, 'to'>,
): void {
  const compose = async (): Promise<Mail | undefined> => {
    const user = await findUser(db, userId);
    const wantsIt = user?.notifyByEmail === 1 && user.deactivatedAt === null;
    return wantsIt ? composeMail(kind, { to: user, ...words }) : undefined;
  };
  mail.post(compose());
}
