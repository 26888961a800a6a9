import type { AuditAction } from '#contract/admin-records';
import type { UserStatusChange } from '#contract/admin-users';
import { failure, type Outcome, success } from '#engine/outcome';
import { undoTime } from '../../accounts/undo-time.ts';
import { isoTimeOrNull } from '../../clock.ts';
import { inTransaction } from '../../db/db.ts';
import type { UserRow } from '../../db/schema.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { closeSessionsOf } from '../../sessions/sessions.ts';
import { type Actor, recordAction } from '../audit/audit.ts';
import { actOnSubscription } from '../money/act-on-subscription.ts';
import { findUsers, lockUsers, renewingSubscriptions, setStatus } from './queries.ts';

type Status = Pick<UserRow, 'deactivatedAt' | 'eraseAt'>;

/** What becomes of a user, and what that is called in the audit log. */
function changeOf(user: UserRow, { isActive, action }: UserStatusChange, now: number): [Status, AuditAction] {
  if (isActive) {
    return [{ deactivatedAt: null, eraseAt: null }, user.eraseAt === null ? 'user-activated' : 'user-restored'];
  }
  const deactivatedAt = user.deactivatedAt ?? now;
  if (action === 'delete') return [{ deactivatedAt, eraseAt: user.eraseAt ?? now + undoTime }, 'user-deleted'];
  return [{ deactivatedAt, eraseAt: user.eraseAt }, 'user-deactivated'];
}

const stateOf = ({ deactivatedAt, eraseAt }: Status) => ({
  isActive: deactivatedAt === null,
  eraseAt: isoTimeOrNull(eraseAt),
});

/**
 * Activates, deactivates or deletes users, all or none. It counts from their next request on. What is so already is left as it is.
 * Whoever is deleted pays no more: his subscription ends with its period, whether or not the deletion is undone.
 */
export async function setUsersStatus(
  parts: Parts,
  by: Actor,
  ids: string[],
  change: UserStatusChange,
): Promise<Outcome<undefined, Refusal>> {
  if (change.action === 'delete') {
    if (change.isActive) return failure(refuse('invalid-request', { message: 'A deleted user cannot be active.' }));
    const ended = await endPayments(parts, by, ids);
    if (!ended.ok) return ended;
  }
  return inTransaction(parts.db, async (tx) => {
    const users = await lockUsers(tx, parts.engine, ids);
    if (users.length < new Set(ids).size) return failure(refuse('not-found'));
    if (users.some(({ erasedAt }) => erasedAt !== null)) return failure(refuse('user-erased'));
    const now = parts.clock.now();
    for (const user of users) {
      const [status, action] = changeOf(user, change, now);
      if (status.deactivatedAt === user.deactivatedAt && status.eraseAt === user.eraseAt) continue;
      await setStatus(tx, user.id, status);
      const account = { realm: 'user', accountId: user.id } as const;
      if (action === 'user-deleted') await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'admin' });
      await recordAction(
        { ...parts, db: tx },
        {
          action,
          by,
          subject: { kind: 'user', id: user.id },
          before: stateOf(user),
          after: stateOf(status),
        },
      );
    }
    return success(undefined);
  });
}

async function endPayments(parts: Parts, by: Actor, ids: string[]): Promise<Outcome<undefined, Refusal>> {
  const users = await findUsers(parts.db, ids, parts.clock.now());
  if (users.length < new Set(ids).size) return failure(refuse('not-found'));
  for (const subscription of await renewingSubscriptions(parts.db, ids)) {
    const acted = await actOnSubscription(parts, by, subscription, 'cancel');
    if (!acted.ok) return acted;
  }
  return success(undefined);
}
