import type { PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db } from '../db/db.ts';
import { keptInsert, keptQuery } from '../db/kept-query.ts';
import { isInForce } from './in-force.ts';

/** What a user has who has subscribed to nothing. */
export const freePlanId = 'PLN_free';

export const listPlans = (db: Db): Promise<PlanRow[]> => db.selectFrom('plans').selectAll().orderBy('amount').execute();

/** The subscription whose plan sets a user's limits, the newest where there are several. */
export const subscriptionInForce = async (db: Db, userId: string, now: number): Promise<SubscriptionRow | undefined> =>
  (await inForce(db, { userId, now }))[0];

/** What a user sees as his subscription: also one that is past due and no longer in force, which he can pay or cancel. */
export const liveSubscription = (db: Db, userId: string, now: number): Promise<SubscriptionRow | undefined> =>
  running(db, userId, now)
    .where((is) =>
      is.or([
        is('currentPeriodEnd', 'is', null),
        is('currentPeriodEnd', '>', now),
        is.and([is('status', '=', 'active'), is('paymentProvider', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

const running = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where((is) => is.or([is('endedAt', 'is', null), is('endedAt', '>', now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

const inForce = keptQuery((db, { userId, now }: { userId: string; now: number }) =>
  running(db, userId, now).where(isInForce(now)).limit(1),
);

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

/** What a subscription becomes at its next renewal, as a screen names it. */
export async function findPendingPlan(db: Db, subscription: Pick<SubscriptionRow, 'pendingPlanId'> | undefined) {
  if (!subscription?.pendingPlanId) return null;
  const { id: _id, name } = await findPlan(db, subscription.pendingPlanId);
  return { _id, name };
}

const plans = keptQuery((db, { id }: { id: string }) => db.selectFrom('plans').selectAll().where('id', '=', id));

export async function findPlan(db: Db, id: string): Promise<PlanRow> {
  const [plan] = await plans(db, { id });
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** `plan` is the part of `grant` that came with the plan; null: nothing was written down for it yet. */
export type LedgerSums = Record<'grant' | 'use' | 'return', number> & { plan: number | null };

const ledgerSums = keptQuery((db, { userId, period }: { userId: string; period: string }) =>
  db
    .selectFrom('creditLedger')
    .select((f) => ['kind', 'cause', f.fn.sum<number>('amount').as('amount')])
    .where('userId', '=', userId)
    .where('period', '=', period)
    .groupBy(['kind', 'cause']),
);

/** Credits of one user in one period, by kind of entry. */
export async function sumLedger(db: Db, userId: string, period: string): Promise<LedgerSums> {
  const rows = await ledgerSums(db, { userId, period });
  const sums: LedgerSums = { grant: 0, use: 0, return: 0, plan: null };
  for (const { kind, cause, amount } of rows) {
    sums[kind] += amount;
    if (cause === planCause) sums.plan = amount;
  }
  return sums;
}

/** Marks the grant of which each period has one. */
export const planCause = 'plan';

/** Nothing happens when this analysis already has an entry of this kind, or this period its grant. */
export const insertLedgerEntry = keptInsert(
  'creditLedger',
  ['id', 'userId', 'period', 'kind', 'cause', 'amount', 'analysisId', 'createdAt'],
  (insert) => insert.onConflict((conflict) => conflict.doNothing()),
);

export const findUse = (db: Db, analysisId: string) =>
  db
    .selectFrom('creditLedger')
    .selectAll()
    .where('analysisId', '=', analysisId)
    .where('kind', '=', 'use')
    .executeTakeFirst();

/** True for the first who asks in a night (`2026-11-21`). */
export async function claimNight(db: Db, night: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key: 'billing-night', value: night })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: night }).where('settings.value', '<', night))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
