import type { PasswordReset } from '#contract/session';
import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import { tellOwner } from './change-password.ts';
import { useUpCode } from './code-queries.ts';
import { updateUser } from './queries.ts';
import { checkCode } from './reset-code.ts';

/** Sets a new password for whoever has the mailed code, and ends all sessions of the account. The user whose it is. */
export async function resetPassword(
  parts: Parts,
  { email, otp, password }: PasswordReset,
  ip: string,
): Promise<UserRow | Refusal> {
  const checked = await checkCode(parts, { email, ip }, otp);
  if (isRefusal(checked)) return checked;
  const { user, codeId } = checked;
  const passwordHash = await parts.passwords.hash(password);
  const now = parts.clock.now();
  const isDone = await inTransaction(parts.db, async (tx) => {
    if (!(await useUpCode(tx, codeId, now))) return false;
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await closeSessionsOf({ ...parts, db: tx }, { realm: 'user', accountId: user.id }, { reason: 'password' });
    return true;
  });
  if (!isDone) return refuse('wrong-code');
  tellOwner(parts, user);
  return user;
}
