import type { BothFactors } from '#contract/second-factor';
import { inTransaction, type Tx } from '../db/db.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { type Account, closeSessionsOf } from '../sessions/sessions.ts';
import { confirmBothFactors } from './confirm-both-factors.ts';
import { accountOf, type FactorOwner, tellFactorOwner } from './factor-owner.ts';
import { deleteFactor } from './queries.ts';

type Ending = BothFactors & {
  /** Stays open, all others end. */
  sessionId: string;
  /** Writes what must not be without it. */
  alongside?: (tx: Tx) => Promise<unknown>;
};

/** Its owner turns it off. */
export async function endSecondFactor(
  parts: Parts,
  owner: FactorOwner,
  { sessionId, alongside, ...factors }: Ending,
): Promise<Refusal | undefined> {
  const account = accountOf(owner);
  const refusal = await confirmBothFactors(parts, owner, factors);
  if (refusal) return refusal;
  await inTransaction(parts.db, async (tx) => {
    await deleteFactor(tx, account);
    await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'second-factor', except: sessionId });
    await alongside?.(tx);
  });
  tellFactorOwner(parts, 'secondFactorOff', owner);
  return undefined;
}

/** Without a question, since who had set it up was not the account's owner. True when there was one in force. */
export const dropSecondFactor = (tx: Tx, account: Account): Promise<boolean> => deleteFactor(tx, account);
