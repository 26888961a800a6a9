import type { Insertable } from 'kysely';
import type { CreditLedgerTable, PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db } from '../db/db.ts';

/** What a user has who has subscribed to nothing. */
export const freePlanId = 'PLN_free';

export const listPlans = (db: Db): Promise<PlanRow[]> => db.selectFrom('plans').selectAll().orderBy('amount').execute();

/** A cancelled subscription stays in force to the end of the period that was paid for. */
export const subscriptionInForce = (db: Db, userId: string, now: number): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where((is) => is.or([is('currentPeriodEnd', 'is', null), is('currentPeriodEnd', '>', now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All subscriptions that a user ever had, with their plans' names, newest first. */
export const listSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.planId')
    .selectAll('subscriptions')
    .select('plans.name as planName')
    .where('userId', '=', userId)
    .orderBy('subscriptions.createdAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .execute();

/** The plan that sets a user's limits at this time. */
export async function planInForce(db: Db, userId: string, now: number): Promise<PlanRow> {
  const subscription = await subscriptionInForce(db, userId, now);
  return db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', subscription?.planId ?? freePlanId)
    .executeTakeFirstOrThrow();
}

/** What a subscription becomes at its next renewal, as a screen names it. */
export async function findPendingPlan(db: Db, subscription: Pick<SubscriptionRow, 'pendingPlanId'> | undefined) {
  if (!subscription?.pendingPlanId) return null;
  const { id: _id, name } = await findPlan(db, subscription.pendingPlanId);
  return { _id, name };
}

export const findPlan = (db: Db, id: string): Promise<PlanRow> =>
  db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export type LedgerSums = Record<'grant' | 'use' | 'return', number>;

/** Credits of one user in one period, by kind of entry. */
export async function sumLedger(db: Db, userId: string, period: string): Promise<LedgerSums> {
  const rows = await db
    .selectFrom('creditLedger')
    .select((f) => ['kind', f.fn.sum<number>('amount').as('amount')])
    .where('userId', '=', userId)
    .where('period', '=', period)
    .groupBy('kind')
    .execute();
  const sums: LedgerSums = { grant: 0, use: 0, return: 0 };
  for (const { kind, amount } of rows) sums[kind] = amount;
  return sums;
}

type Entry = Insertable<CreditLedgerTable>;

/** Nothing happens when this analysis already has an entry of this kind. */
export const insertLedgerEntry = (db: Db, entry: Entry) =>
  db
    .insertInto('creditLedger')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['analysisId', 'kind']).doNothing())
    .execute();

export const findUse = (db: Db, analysisId: string) =>
  db
    .selectFrom('creditLedger')
    .selectAll()
    .where('analysisId', '=', analysisId)
    .where('kind', '=', 'use')
    .executeTakeFirst();

/** All analyses of a user and the time of the newest, ms. */
export async function usageOf(db: Db, userId: string): Promise<{ count: number; lastAnalysis: number | null }> {
  const { count, lastAnalysis } = await db
    .selectFrom('analyses')
    .select((f) => [f.fn.countAll<number>().as('count'), f.fn.max<number | null>('createdAt').as('lastAnalysis')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { count, lastAnalysis };
}
