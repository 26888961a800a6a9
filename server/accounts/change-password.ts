import type { PasswordChange } from '#contract/session';
import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import type { SignedInUser } from '../sessions/signed-in.ts';
import { deleteCodesOf } from './code-queries.ts';
import { confirmOwner } from './confirm-owner.ts';
import { composeMail } from './mail/compose-mail.ts';
import { updateUser } from './queries.ts';

/** Puts a new password in place and ends all sessions but the one that asks. */
export async function changePassword(
  parts: Parts,
  { user, sessionId }: SignedInUser,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Refusal | undefined> {
  const { db, passwords } = parts;
  const refusal = await confirmOwner(parts, user, currentPassword);
  if (refusal) return refusal;
  const passwordHash = await passwords.hash(newPassword);
  const account = { realm: 'user', accountId: user.id } as const;
  await inTransaction(db, async (tx) => {
    // Codes before the user, as the reset locks them: in two orders two requests could block each other.
    await deleteCodesOf(tx, user.id);
    await updateUser(tx, user.id, { passwordHash });
    await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'password', except: sessionId });
  });
  tellOwner(parts, user);
  return undefined;
}

/** Whoever changed it, the owner hears of it. */
export const tellOwner = ({ mail, publicUrl }: Parts, user: UserRow) =>
  mail.post(composeMail('passwordChanged', { to: user, link: `${publicUrl}/forgot-password` }));
