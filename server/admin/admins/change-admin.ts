import type { AdminChange } from '#contract/admin';
import type { AuditAction } from '#contract/admin-records';
import { inTransaction } from '../../db/db.ts';
import type { AdminRow } from '../../db/schema.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { closeSessionsOf } from '../../sessions/sessions.ts';
import { type Actor, recordAction } from '../audit/audit.ts';
import { lockAdmins, updateAdmin } from '../queries.ts';

const isActiveOwner = ({ role, deactivatedAt }: Pick<AdminRow, 'role' | 'deactivatedAt'>) =>
  role === 'owner' && deactivatedAt === null;

const stateOf = ({ fullName, email, role, deactivatedAt }: Omit<AdminRow, 'id' | 'passwordHash' | 'createdAt'>) => ({
  fullName,
  email,
  role,
  isActive: deactivatedAt === null,
});

/** Changes an administrator; whoever is deactivated or gets another password is signed out everywhere. Throws when the e-mail is taken. */
export async function changeAdmin(
  parts: Pick<Parts, 'db' | 'engine' | 'clock' | 'passwords' | 'tokenKey'>,
  by: Actor,
  id: string,
  { password, isActive, ...change }: AdminChange,
): Promise<AdminRow | Refusal> {
  const passwordHash = password === undefined ? undefined : await parts.passwords.hash(password);
  return inTransaction(parts.db, async (tx) => {
    // All of them: two owners who deactivate each other at once would otherwise leave none.
    const admins = await lockAdmins(tx, parts.engine);
    const admin = admins.find((one) => one.id === id);
    if (!admin) return refuse('not-found');
    const deactivatedAt =
      isActive === undefined ? admin.deactivatedAt : isActive ? null : (admin.deactivatedAt ?? parts.clock.now());
    const next = { ...admin, ...change, deactivatedAt };
    if (!admins.some((one) => isActiveOwner(one.id === id ? next : one))) return refuse('last-owner');

    const { fullName, email, role } = next;
    const row = await updateAdmin(tx, id, {
      fullName,
      email,
      role,
      deactivatedAt,
      ...(passwordHash && { passwordHash }),
    });
    const isDeactivated = deactivatedAt !== null && admin.deactivatedAt === null;
    if (isDeactivated || passwordHash) {
      await closeSessionsOf({ ...parts, db: tx }, { realm: 'admin', accountId: id }, { reason: 'admin' });
    }
    await recordAction(
      { ...parts, db: tx },
      {
        action: actionOf(admin, row),
        by,
        subject: { kind: 'admin', id },
        before: stateOf(admin),
        after: { ...stateOf(row), ...(passwordHash && { password: 'changed' }) },
      },
    );
    return row;
  });
}

function actionOf(before: AdminRow, after: AdminRow): AuditAction {
  if (before.deactivatedAt === null && after.deactivatedAt !== null) return 'admin-deactivated';
  if (before.deactivatedAt !== null && after.deactivatedAt === null) return 'admin-activated';
  return 'admin-changed';
}
