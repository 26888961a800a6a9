import type { Credits } from '#contract/subscription';
import type { Clock } from '../clock.ts';
import type { PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { newId } from '../new-id.ts';
import { notify } from '../notifications/notify.ts';
import { type LedgerSums, planCause } from './ledger.ts';
import { insertNotice } from './notice-queries.ts';
import { periodOf } from './period.ts';
import { findUse, insertLedgerEntry, planInForce, sumLedger } from './queries.ts';

/** The plan that sets a user's limits at a time, the subscription that gives it, and the period that its credits belong to. */
export type Allowance = {
  plan: Pick<PlanRow, 'id' | 'name' | 'credits'>;
  period: string;
  subscription: SubscriptionPeriod | undefined;
};

type SubscriptionPeriod = Pick<SubscriptionRow, 'id' | 'currentPeriodStart' | 'currentPeriodEnd'>;

export async function allowanceOf(db: Db, userId: string, now: number): Promise<Allowance> {
  const { subscriptionId, currentPeriodStart, currentPeriodEnd, ...plan } = await planInForce(db, userId, now);
  const subscription =
    subscriptionId === null || currentPeriodStart === null
      ? undefined
      : { id: subscriptionId, currentPeriodStart, currentPeriodEnd };
  return { plan, subscription, period: subscription ? creditPeriod(subscription, now) : periodOf(now) };
}

/** A paid period's credits go by its start; a subscription without end counts by calendar months. */
export const creditPeriod = ({ id, currentPeriodStart, currentPeriodEnd }: SubscriptionPeriod, now: number) =>
  `${id}@${currentPeriodEnd === null ? periodOf(now) : new Date(currentPeriodStart).toISOString()}`;

/**
 * Credits of the period that `now` (ms, UTC) lies in. `total` is what was granted, and the plan's number as long as that grant is not
 * written down; null without a limit. `used` counts analyses that were taken and not given back.
 */
export async function creditsOf(db: Db, userId: string, now: number): Promise<Credits> {
  const allowance = await allowanceOf(db, userId, now);
  return purseOf(allowance, await sumLedger(db, userId, allowance.period)).credits;
}

/** What a user may have and what of it is used; `isGranted`: the plan's credits of the period are written down. */
export type Purse = { allowance: Allowance; credits: Credits; isGranted: boolean };

/** `sums`: of the allowance's period. */
export function purseOf(allowance: Allowance, sums: LedgerSums): Purse {
  const { plan } = allowance;
  const isGranted = sums.plan !== null;
  const granted = sums.grant + (isGranted ? 0 : (plan.credits ?? 0));
  const credits = { used: sums.use - sums.return, total: plan.credits === null ? null : granted };
  return { allowance, credits, isGranted };
}

export const hasCredit = ({ used, total }: Credits) => total === null || used < total;

/** The share of credits at which their owner is told, once in a period. */
const lowAt = 0.8;

const isLow = ({ used, total }: Credits) => total !== null && used >= total * lowAt;

/** One more credit may be taken, and nothing else need be written: neither what the plan brings to the period, nor a word that it is nearly used up. */
export const isAmple = ({ allowance, credits: { used, total }, isGranted }: Purse) =>
  (isGranted || allowance.plan.credits === null) && !isLow({ used: used + 1, total });

type Grant = { userId: string; period: string; plan: Pick<PlanRow, 'credits'>; clock: Clock };

/** Writes down the credits that a plan brings to a period. Safe to repeat: a period has one such grant. */
export async function grantPlanCredits(tx: Tx, { userId, period, plan, clock }: Grant): Promise<void> {
  if (plan.credits === null) return;
  const grant = { kind: 'grant', cause: planCause, amount: plan.credits, analysisId: null } as const;
  await insertLedgerEntry(tx, { id: newId(clock), userId, period, ...grant, createdAt: clock.now() });
}

/** What goes before the period's first credit is taken. */
export async function openPeriod(tx: Tx, { isGranted, allowance }: Purse, { userId, clock }: Owner): Promise<void> {
  const { period, plan } = allowance;
  if (!isGranted) await grantPlanCredits(tx, { userId, period, plan, clock });
}

type Owner = { userId: string; clock: Clock };

/** What follows when one more than the purse says is taken. */
export async function tellWhenLow(tx: Tx, { allowance, credits }: Purse, { userId, clock }: Owner): Promise<void> {
  const { total } = credits;
  const used = credits.used + 1;
  if (total === null || !isLow({ used, total })) return;
  const { plan, period } = allowance;
  const details = { planName: plan.name, used, total };
  const isNews = await insertNotice(tx, clock, { userId, kind: 'credits-low', about: period, details });
  if (isNews) await notify(tx, clock, userId, { kind: 'credits-low', used, total });
}

/** Gives a failed analysis's credit back to the period that it was taken from. Safe to repeat: the ledger keeps one return per analysis. */
export async function returnCredit(
  tx: Tx,
  { entryId, analysisId, now }: { entryId: string; analysisId: string; now: number },
) {
  const use = await findUse(tx, analysisId);
  if (use) await insertLedgerEntry(tx, { ...use, id: entryId, kind: 'return', createdAt: now });
}

/** Adds credits to those of the present period. */
export async function grantCredits(
  tx: Tx,
  { userId, amount, clock }: { userId: string; amount: number; clock: Clock },
): Promise<void> {
  const createdAt = clock.now();
  const { period } = await allowanceOf(tx, userId, createdAt);
  const grant = { kind: 'grant', cause: null, amount, analysisId: null } as const;
  await insertLedgerEntry(tx, { id: newId(clock), userId, period, ...grant, createdAt });
}
