import type { Credits } from '#contract/subscription';
import type { Db, Tx } from '../db/db.ts';
import { periodOf } from './period.ts';
import { findUse, insertLedgerEntry, planInForce, sumLedger } from './queries.ts';

/**
 * Credits of the month that `now` (ms, UTC) lies in. `total` is what the plan allows plus what was granted, null without a limit;
 * `used` counts analyses that were taken and not given back.
 */
export async function creditsOf(db: Db, userId: string, now: number): Promise<Credits> {
  const plan = await planInForce(db, userId, now);
  const sums = await sumLedger(db, userId, periodOf(now));
  return {
    used: sums.use - sums.return,
    total: plan.credits === null ? null : plan.credits + sums.grant,
  };
}

export const hasCredit = ({ used, total }: Credits) => total === null || used < total;

type Entry = { entryId: string; userId: string; analysisId: string; now: number };

/**
 * Takes one credit for an analysis that `tx` has just made. Ask `hasCredit` before, in the same transaction and after `lockUser`, or
 * two uploads could both see the last credit.
 */
export async function chargeCredit(tx: Tx, { entryId, userId, analysisId, now }: Entry): Promise<void> {
  await insertLedgerEntry(tx, {
    id: entryId,
    userId,
    analysisId,
    kind: 'use',
    amount: 1,
    period: periodOf(now),
    createdAt: now,
  });
}

/** Gives a failed analysis's credit back to the month that it was taken from. Safe to repeat: the ledger keeps one return per analysis. */
export async function returnCredit(tx: Tx, { entryId, analysisId, now }: Omit<Entry, 'userId'>): Promise<void> {
  const use = await findUse(tx, analysisId);
  if (use) await insertLedgerEntry(tx, { ...use, id: entryId, kind: 'return', createdAt: now });
}

/** Adds credits to those of the present period. */
export async function grantCredits(
  tx: Tx,
  { entryId, userId, amount, now }: { entryId: string; userId: string; amount: number; now: number },
): Promise<void> {
  await insertLedgerEntry(tx, {
    id: entryId,
    userId,
    analysisId: null,
    kind: 'grant',
    amount,
    period: periodOf(now),
    cause: null,
    createdAt: now,
  });
}
