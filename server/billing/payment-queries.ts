import type { Insertable, Updateable } from 'kysely';
import type { PaymentProviderName } from '#contract/subscription';
import type { PaymentRow, PaymentTable, SubscriptionRow, SubscriptionTable } from '../db/billing-tables.ts';
import type { Db, Tx } from '../db/db.ts';

type Provider = PaymentProviderName;

export const findProviderSubscription = (
  db: Db,
  provider: Provider,
  reference: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('paymentProvider', '=', provider)
    .where('providerReference', '=', reference)
    .executeTakeFirst();

export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Of deactivated users, those that would be charged again. */
export const renewedForClosedAccounts = (db: Db): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.userId')
    .selectAll('subscriptions')
    .where('subscriptions.status', '=', 'active')
    .where('endedAt', 'is', null)
    .where('paymentProvider', 'is not', null)
    .where('users.deactivatedAt', 'is not', null)
    .execute();

export const insertSubscription = (db: Db, row: Insertable<SubscriptionTable>) =>
  db.insertInto('subscriptions').values(row).execute();

export const updateSubscription = (db: Db, id: string, change: Updateable<SubscriptionTable>) =>
  db.updateTable('subscriptions').set(change).where('id', '=', id).execute();

export const findPayment = (db: Db, provider: Provider, reference: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

export const insertPayment = (db: Db, row: Insertable<PaymentTable>) => db.insertInto('payments').values(row).execute();

export const updatePayment = (db: Db, id: string, change: Updateable<PaymentTable>) =>
  db.updateTable('payments').set(change).where('id', '=', id).execute();

/** True: somebody paid for the period that runs, which then was not given. */
export const wasPaidFor = async (
  db: Db,
  { id, userId, currentPeriodStart }: Pick<SubscriptionRow, 'id' | 'userId' | 'currentPeriodStart'>,
): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('subscriptionId', '=', id)
    .where('periodStart', '=', currentPeriodStart)
    .where('amount', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const withPlan = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('plans', 'plans.id', 'payments.planId')
    .selectAll('payments')
    .select('plans.name as planName')
    .where('userId', '=', userId);

export const listPayments = (db: Db, userId: string) =>
  withPlan(db, userId).orderBy('createdAt', 'desc').orderBy('payments.id', 'desc').limit(500).execute();

/** Nothing: it is somebody else's, or none. */
export const findOwnPayment = (db: Db, userId: string, id: string) =>
  withPlan(db, userId).where('payments.id', '=', id).executeTakeFirst();

export type PaymentWithPlan = Awaited<ReturnType<typeof listPayments>>[number];

/** What was paid for the period that a subscription is in. */
export const findPeriodPayment = (
  db: Db,
  { id, currentPeriodStart }: SubscriptionRow,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subscriptionId', '=', id)
    .where('periodStart', '=', currentPeriodStart)
    .where('status', '=', 'paid')
    .executeTakeFirst();

/** The next receipt number of the year: gapless, since it is taken in the transaction that uses it. */
export async function nextReceiptNumber(tx: Tx, now: number): Promise<string> {
  const year = new Date(now).getUTCFullYear();
  const { lastNumber } = await tx
    .insertInto('receiptCounters')
    .values({ year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ lastNumber: row('receiptCounters.lastNumber', '+', 1) })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return `${year}-${String(lastNumber).padStart(6, '0')}`;
}
