import type { Insertable, Updateable } from 'kysely';
import type { PaymentProviderName } from '#contract/subscription';
import type { CheckoutRow, CheckoutTable, CustomerRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db, Tx } from '../db/db.ts';

export const findCustomer = (db: Db, userId: string, provider: PaymentProviderName): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** Nothing: a customer who is not ours. */
export const findCustomerByReference = (
  db: Db,
  provider: PaymentProviderName,
  reference: string,
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

export const listCustomers = (db: Db): Promise<CustomerRow[]> =>
  db.selectFrom('customers').selectAll().orderBy('createdAt').execute();

/** Nothing happens when the user is the provider's customer already. */
export const insertCustomer = (db: Db, row: Omit<CustomerRow, 'revision'>) =>
  db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** False: another state was taken over since `customer` was read, so that what was asked for then is stale. */
export async function claimRevision(tx: Tx, { userId, provider, revision }: CustomerRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ revision: revision + 1 })
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const insertCheckout = (db: Db, row: Insertable<CheckoutTable>) =>
  db.insertInto('checkouts').values(row).execute();

export const updateCheckout = (db: Db, id: string, change: Updateable<CheckoutTable>) =>
  db.updateTable('checkouts').set(change).where('id', '=', id).execute();

export const findCheckout = (db: Db, userId: string, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst();

export const pendingCheckouts = (db: Db, userId: string): Promise<CheckoutRow[]> =>
  db.selectFrom('checkouts').selectAll().where('userId', '=', userId).where('state', '=', 'pending').execute();

export const settleCheckout = (db: Db, userId: string, id: string, now: number) =>
  db
    .updateTable('checkouts')
    .set({ state: 'paid', settledAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', '!=', 'paid')
    .execute();

/** All that go on, the one that was paid for last first. */
export const runningSubscriptions = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const markEnded = (db: Db, id: string, now: number) =>
  db
    .updateTable('subscriptions')
    .set({ status: 'canceled', endedAt: now, canceledAt: now, pendingPlanId: null })
    .where('id', '=', id)
    .execute();
