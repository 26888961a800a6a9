import type { SecondFactorEnd } from '#contract/second-factor';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { type Account, closeSessionsOf } from '../sessions/sessions.ts';
import { checkFactor } from './check-factor.ts';
import { accountOf, type FactorOwner, tellFactorOwner } from './factor-owner.ts';
import { deleteFactor } from './queries.ts';
import { hasSecondFactor } from './second-factor-state.ts';

type Ending = SecondFactorEnd & {
  /** Stays open, all others end. */
  sessionId: string;
  /** Writes what must not be without it. */
  alongside?: (tx: Tx) => Promise<unknown>;
};

/** Its owner turns it off: with the password, and with a code, since a device that is signed in may be in other hands. */
export async function endSecondFactor(
  parts: Parts,
  owner: FactorOwner,
  { password, code, sessionId, alongside }: Ending,
): Promise<Refusal | undefined> {
  const account = accountOf(owner);
  const refusal = await confirmOwner(parts, owner, password);
  if (refusal) return refusal;
  if (!(await hasSecondFactor(parts.db, account))) return refuse('not-found');
  const checked = await checkFactor(parts, account, code);
  if (isRefusal(checked)) return checked;
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
