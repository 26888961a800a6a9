import { sql } from 'kysely';
import type { PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db } from '../db/db.ts';
import { keptQuery } from '../db/kept-query.ts';
import { isInForce } from './in-force.ts';
import { type LedgerSums, ledgerEntry, ledgerSums } from './ledger.ts';

/** What a user has who has subscribed to nothing. */
export const freePlanId = 'PLN_free';

export const listPlans = (db: Db): Promise<PlanRow[]> => db.selectFrom('plans').selectAll().orderBy('amount').execute();

/** What a user sees as his subscription: also one that is past due and no longer in force, which he can pay or cancel. */
export const liveSubscription = (db: Db, userId: string, now: number): Promise<SubscriptionRow | undefined> =>
  running(db, userId, now)
    .selectAll()
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
    .where('userId', '=', userId)
    .where((is) => is.or([is('endedAt', 'is', null), is('endedAt', '>', now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

const inForce = keptQuery((db, { userId, now }: { userId: string; now: number }) => {
  const held = running(db, userId, now)
    .select(['id', 'planId', 'currentPeriodStart', 'currentPeriodEnd'])
    .where(isInForce(now))
    .limit(1)
    .as('held');
  return db
    .selectFrom('plans')
    .leftJoin(held, (join) => join.onRef('held.planId', '=', 'plans.id'))
    .select(['plans.id', 'plans.name', 'plans.credits'])
    .select(['held.id as subscriptionId', 'held.currentPeriodStart', 'held.currentPeriodEnd'])
    .where((is) => is.or([is('held.id', 'is not', null), is('plans.id', '=', freePlanId)]))
    .orderBy(sql`${sql.ref('held.id')} is null`)
    .limit(1);
});

/** The plan that sets a user's limits; of the subscription that gives it, the newest where there are several, its id and period. Null: none does. */
export async function planInForce(db: Db, userId: string, now: number) {
  const [plan] = await inForce(db, { userId, now });
  if (!plan) throw new Error(`There is no plan ${freePlanId}`);
  return plan;
}

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

const sums = keptQuery(ledgerSums);

/** Credits of one user in one period, by kind of entry. */
export async function sumLedger(db: Db, userId: string, period: string): Promise<LedgerSums> {
  const [found] = await sums(db, { userId, period });
  if (!found) throw new Error('A sum without a row');
  return found;
}

export const insertLedgerEntry = keptQuery(ledgerEntry);

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
