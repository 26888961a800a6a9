import type { BothFactors } from '#contract/second-factor';
import { inTransaction, type Tx } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { confirmBothFactors } from './confirm-both-factors.ts';
import { accountOf, type FactorOwner, tellFactorOwner } from './factor-owner.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { deleteRecoveryCodes, holdFactor, insertRecoveryCodes } from './queries.ts';

/** `alongside` writes what must not be without it. */
type Renewal = BothFactors & { alongside?: (tx: Tx) => Promise<unknown> };

/** Ten new ones, which nobody can be told again; none that there was before opens anything after that. */
export async function renewRecoveryCodes(
  parts: Parts,
  owner: FactorOwner,
  { alongside, ...factors }: Renewal,
): Promise<string[] | Refusal> {
  const account = accountOf(owner);
  const refusal = await confirmBothFactors(parts, owner, factors);
  if (refusal) return refusal;
  const { recoveryCodes, rows } = await makeRecoveryCodes(parts, account);
  const isDone = await inTransaction(parts.db, async (tx) => {
    // It may have been turned off meanwhile.
    if (!(await holdFactor(tx, account))) return false;
    await deleteRecoveryCodes(tx, account);
    await insertRecoveryCodes(tx, rows);
    await alongside?.(tx);
    return true;
  });
  if (!isDone) return refuse('not-found');
  tellFactorOwner(parts, 'recoveryCodesRenewed', owner);
  return recoveryCodes;
}
