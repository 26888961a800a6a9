import type { PasswordChange } from '#contract/session';
import { confirmOwner } from '../../accounts/confirm-owner.ts';
import { inTransaction } from '../../db/db.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { closeSessionsOf } from '../../sessions/sessions.ts';
import type { SignedInAdmin } from '../../sessions/signed-in.ts';
import { type Actor, recordAction } from '../audit/audit.ts';
import { updateAdmin } from '../queries.ts';

/** Puts a new password in place and ends all sessions but the one that asks. */
export async function changeOwnPassword(
  parts: Parts,
  { admin, sessionId }: SignedInAdmin,
  by: Actor,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Refusal | undefined> {
  const refusal = await confirmOwner(parts, admin, currentPassword);
  if (refusal) return refusal;
  const passwordHash = await parts.passwords.hash(newPassword);
  const account = { realm: 'admin', accountId: admin.id } as const;
  await inTransaction(parts.db, async (tx) => {
    await updateAdmin(tx, admin.id, { passwordHash });
    await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'password', except: sessionId });
    await recordAction(
      { ...parts, db: tx },
      { action: 'password-changed', by, subject: { kind: 'admin', id: admin.id } },
    );
  });
  return undefined;
}
