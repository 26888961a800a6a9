import { type ExpressionBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { TransactionQuery, WebhookQuery } from '#contract/admin-billing';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/schema.ts';
import type { WordMatch } from '../../search/match-words.ts';

type Page = { limit: number; offset: number };

export type SubscriptionChoice = { match?: WordMatch | undefined; status: 'all' | 'active' | 'canceled' };

const chosenSubscriptions = (db: Db, { match, status }: SubscriptionChoice) => {
  let rows = db.selectFrom('subscriptions');
  if (status !== 'all') rows = rows.where('subscriptions.status', '=', status);
  if (match) rows = rows.where((is) => match.isMatch(is.ref('subscriptions.userId')));
  return rows;
};

const subscriptionRows = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.userId')
    .innerJoin('plans', 'plans.id', 'subscriptions.planId')
    .select([
      'subscriptions.id',
      'subscriptions.planId',
      'subscriptions.status',
      'subscriptions.paymentProvider',
      'subscriptions.currentPeriodEnd',
      'plans.name as planName',
      'users.fullName',
      'users.email',
    ]);

export type SubscriptionListRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** Newest first. The ids are found first, so that stepping over earlier pages reads no rows. */
export const listSubscriptions = (db: Db, choice: SubscriptionChoice, { limit, offset }: Page) => {
  const page = chosenSubscriptions(db, choice)
    .select('subscriptions.id')
    .orderBy('subscriptions.createdAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .limit(limit)
    .offset(offset);
  return subscriptionRows(db)
    .where('subscriptions.id', 'in', db.selectFrom(page.as('page')).select('page.id'))
    .orderBy('subscriptions.createdAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .execute();
};

export const findSubscriptionRow = (db: Db, id: string): Promise<SubscriptionListRow | undefined> =>
  subscriptionRows(db).where('subscriptions.id', '=', id).executeTakeFirst();

export const countSubscriptions = (db: Db, choice: SubscriptionChoice, most: number): Promise<number> =>
  countUpTo(db, chosenSubscriptions(db, choice).select('subscriptions.id'), most);

/** Those that are renewed. */
export async function countActive(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

export type PaymentChoice = Pick<z.output<typeof TransactionQuery>, 'status' | 'from' | 'to'> & {
  match?: WordMatch | undefined;
};

const isChosen =
  ({ match, status, from, to }: PaymentChoice) =>
  (is: ExpressionBuilder<Database, 'payments'>) =>
    is.and([
      ...(status ? [is('payments.status', '=', status)] : []),
      ...(from ? [is('payments.createdAt', '>=', Date.parse(from))] : []),
      ...(to ? [is('payments.createdAt', '<', Date.parse(to))] : []),
      ...(match ? [match.isMatch(is.ref('payments.userId').$notNull())] : []),
    ]);

const paymentRows = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.userId')
    .innerJoin('plans', 'plans.id', 'payments.planId')
    .select([
      'payments.id',
      'payments.createdAt',
      'payments.amount',
      'payments.currency',
      'payments.status',
      'payments.provider',
      'payments.receiptNumber',
      'plans.name as planName',
      'users.fullName',
      'users.email',
    ]);

export type PaymentListRow = Awaited<ReturnType<typeof paymentsAfter>>[number];

/** Newest first. */
export const listPayments = (db: Db, choice: PaymentChoice, { limit, offset }: Page): Promise<PaymentListRow[]> => {
  const page = db
    .selectFrom('payments')
    .select('payments.id')
    .where(isChosen(choice))
    .orderBy('payments.createdAt', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .offset(offset);
  return paymentRows(db)
    .where('payments.id', 'in', db.selectFrom(page.as('page')).select('page.id'))
    .orderBy('payments.createdAt', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();
};

/** The next payments after an id, in the order of ids, for what reads them all. */
export const paymentsAfter = (db: Db, choice: PaymentChoice, after: string, limit: number) =>
  paymentRows(db)
    .where(isChosen(choice))
    .where('payments.id', '>', after)
    .orderBy('payments.id')
    .limit(limit)
    .execute();

export const countPayments = (db: Db, choice: PaymentChoice, most: number): Promise<number> =>
  countUpTo(db, db.selectFrom('payments').select('payments.id').where(isChosen(choice)), most);

type WebhookState = z.output<typeof WebhookQuery>['state'];

const chosenEvents = (db: Db, state: WebhookState) =>
  db.selectFrom('webhookEvents').$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'failed'));

/** Newest first, without their bodies. */
export const listEvents = (db: Db, state: WebhookState, { limit, offset }: Page) =>
  chosenEvents(db, state)
    .select(['id', 'provider', 'eventId', 'type', 'state', 'problem', 'attempts', 'receivedAt', 'settledAt'])
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export type EventListRow = Awaited<ReturnType<typeof listEvents>>[number];

export const findEvent = (db: Db, id: string) =>
  db.selectFrom('webhookEvents').select(['state', 'problem']).where('id', '=', id).executeTakeFirst();

export const countEvents = (db: Db, state: WebhookState, most: number): Promise<number> =>
  countUpTo(db, chosenEvents(db, state).select(sql`1`.as('one')), most);
