import type { AccountDeletion } from '#contract/user';
import { recordAction } from '../admin/audit/audit.ts';
import { isoTimeOrNull } from '../clock.ts';
import { inTransaction } from '../db/db.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import type { SignedInUser } from '../sessions/signed-in.ts';
import { confirmOwner } from './confirm-owner.ts';
import { composeMail } from './mail/compose-mail.ts';
import { updateUser } from './queries.ts';
import { undoTime } from './undo-time.ts';

/**
 * Closes the caller's account at once, on every device; its data is erased after 30 days, until when support can bring it back. An
 * account with a password takes it, so that an open session alone can't delete. What was subscribed to is not renewed (see
 * `billing/closed-accounts.ts`).
 */
export async function deleteAccount(
  parts: Parts,
  { user }: SignedInUser,
  { password }: AccountDeletion,
): Promise<Refusal | undefined> {
  const { db, clock, mail, publicUrl } = parts;
  const refusal = user.passwordHash === null ? undefined : await confirmOwner(parts, user, password);
  if (refusal) return refusal;

  const now = clock.now();
  const eraseAt = now + undoTime;
  await inTransaction(db, async (tx) => {
    await updateUser(tx, user.id, { deactivatedAt: now, eraseAt });
    await closeSessionsOf({ ...parts, db: tx }, { realm: 'user', accountId: user.id }, { reason: 'everywhere' });
    const after = { isActive: false, eraseAt: isoTimeOrNull(eraseAt), byTheUser: true };
    await recordAction(
      { db: tx, clock },
      { action: 'user-deleted', by: null, subject: { kind: 'user', id: user.id }, after },
    );
  });
  mail.post(composeMail('accountDeleted', { to: user, link: `${publicUrl}/help` }));
  return undefined;
}
