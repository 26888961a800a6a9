import { recordAction } from '../admin/audit/audit.ts';
import { inTransaction } from '../db/db.ts';
import type { Parts } from '../parts.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import { accountOf, type FactorOwner, tellFactorOwner } from './factor-owner.ts';
import { deleteFactor } from './queries.ts';

/**
 * Takes a second factor from an account whose owner has lost it, and signs the account out everywhere. For the operator, who has made sure
 * of who asks. False when there was none.
 */
export async function takeSecondFactorAway(
  parts: Pick<Parts, 'db' | 'clock' | 'mail' | 'publicUrl'>,
  owner: FactorOwner,
): Promise<boolean> {
  const account = accountOf(owner);
  const isDone = await inTransaction(parts.db, async (tx) => {
    if (!(await deleteFactor(tx, account))) return false;
    await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'second-factor' });
    await recordAction(
      { ...parts, db: tx },
      { action: 'second-factor-taken-away', by: null, subject: { kind: owner.realm, id: owner.id } },
    );
    return true;
  });
  if (isDone) tellFactorOwner(parts, 'secondFactorOff', owner);
  return isDone;
}
