import { type Expression, type ExpressionBuilder, type Insertable, type SqlBool, sql } from 'kysely';
import type { SortOrder } from '#contract/admin-list';
import type { UserFilter, UserSort } from '#contract/admin-users';
import { isInForce } from '../../billing/in-force.ts';
import type { AnalysisAccessTable } from '../../db/admin-tables.ts';
import type { SubscriptionRow } from '../../db/billing-tables.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db, Engine } from '../../db/db.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import type { WordMatch } from '../../search/match-words.ts';

/** What a list of users is narrowed by. */
export type UserChoice = {
  match?: WordMatch | undefined;
  status: UserFilter;
  now: number;
  /** Few have a subscription: the list is gathered from theirs instead of walking all users. */
  fewSubscribed: boolean;
};

type Users = ExpressionBuilder<Database, 'users'>;

const hasSubscription = (is: Users, { now, fewSubscribed }: UserChoice) => {
  const theirs = is.selectFrom('subscriptions').where(isInForce(now));
  return fewSubscribed
    ? is('users.id', 'in', theirs.select('subscriptions.userId'))
    : is.exists(theirs.whereRef('subscriptions.userId', '=', 'users.id').select(sql`1`.as('one')));
};

/** What each filter of the list demands of a user. */
const demands: Record<UserFilter, (is: Users, choice: UserChoice) => Expression<SqlBool>> = {
  all: (is) => is.lit(true),
  active: (is) => is('deactivatedAt', 'is', null),
  inactive: (is) => is('deactivatedAt', 'is not', null),
  subscribed: hasSubscription,
  unsubscribed: (is, choice) => is.not(hasSubscription(is, { ...choice, fewSubscribed: false })),
};

const chosen = (db: Db, choice: UserChoice) => {
  const { match, status } = choice;
  let users = db.selectFrom('users');
  if (status !== 'all') users = users.where((is) => demands[status](is, choice));
  if (match) users = users.where((is) => match.isMatch(is.ref('users.id')));
  return users;
};

/** Each sort goes along an index. */
const sorts = {
  createdAt: sql`users.created_at`,
  name: sql`lower(users.full_name)`,
  email: sql`users.email`,
  lastSeenAt: sql`coalesce(users.last_seen_at, 0)`,
} satisfies Record<UserSort, Expression<unknown>>;

export type ListOptions = { sort: UserSort; order: SortOrder; limit: number; offset: number };

const columns = [
  'users.id',
  'email',
  'fullName',
  'profilePicture',
  'language',
  'notifyByEmail',
  'notifyByPush',
  'users.createdAt',
  'lastSeenAt',
  'deactivatedAt',
  'eraseAt',
  'erasedAt',
] as const;

/** The rows of one page, with the name of the plan in force. The ids are found first: stepping over earlier pages reads no rows. */
export const listUsers = (db: Db, choice: UserChoice, { sort, order, limit, offset }: ListOptions) => {
  const page = chosen(db, choice).select('users.id').orderBy(sorts[sort], order).orderBy('users.id', order);
  return rowsOf(db, choice.now)
    .where('users.id', 'in', db.selectFrom(page.limit(limit).offset(offset).as('page')).select('page.id'))
    .orderBy(sorts[sort], order)
    .orderBy('users.id', order)
    .execute();
};

const rowsOf = (db: Db, now: number) =>
  db
    .selectFrom('users')
    .select(columns)
    .select((f) =>
      f
        .selectFrom('subscriptions')
        .innerJoin('plans', 'plans.id', 'subscriptions.planId')
        .select('plans.name')
        .whereRef('subscriptions.userId', '=', 'users.id')
        .where(isInForce(now))
        .orderBy('subscriptions.createdAt', 'desc')
        .orderBy('subscriptions.id', 'desc')
        .limit(1)
        .as('planName'),
    );

export type UserListRow = Awaited<ReturnType<typeof listUsers>>[number];

/** These users, in no order. */
export const findUsers = (db: Db, ids: string[], now: number): Promise<UserListRow[]> =>
  rowsOf(db, now).where('users.id', 'in', ids).execute();

/** The next users after an id, in the order of ids, for what reads them all. */
export const usersAfter = (db: Db, choice: UserChoice, after: string, limit: number) => {
  const page = chosen(db, choice).select('users.id').where('users.id', '>', after).orderBy('users.id').limit(limit);
  return rowsOf(db, choice.now)
    .where('users.id', 'in', db.selectFrom(page.as('page')).select('page.id'))
    .orderBy('users.id')
    .execute();
};

/** Counts users of a choice, up to `most`. */
export const countChosen = (db: Db, choice: UserChoice, most: number): Promise<number> =>
  countUpTo(db, chosen(db, choice).select('users.id'), most);

export async function countInactive(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Users with a subscription in force. */
export async function countSubscribed(db: Db, now: number): Promise<number> {
  const theirs = db
    .selectFrom('subscriptions')
    // Joined to nothing, lest SQLite walks all of them in the order of their users instead of those in force.
    .select(sql`user_id || ''`.as('userId'))
    .distinct()
    .where(isInForce(now));
  const { count } = await db
    .selectFrom(theirs.as('theirs'))
    .select((f) => f.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('admins')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('deactivatedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findUserRow = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The whole rows, held until the transaction ends; always in the same order, so that two who want the same do not wait for each other. */
export const lockUsers = (tx: Db, engine: Engine, ids: string[]): Promise<UserRow[]> =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine.name === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();

export const setStatus = (tx: Db, id: string, status: { deactivatedAt: number | null; eraseAt: number | null }) =>
  tx.updateTable('users').set(status).where('id', '=', id).execute();

export const insertAccess = (tx: Db, row: Insertable<AnalysisAccessTable>) =>
  tx.insertInto('analysisAccesses').values(row).execute();

/** True while an administrator may see a user's analyses. */
export const hasAccess = async (db: Db, access: { adminId: string; userId: string }, now: number) =>
  (await db
    .selectFrom('analysisAccesses')
    .select('id')
    .where('adminId', '=', access.adminId)
    .where('userId', '=', access.userId)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What these users go on paying for. */
export const renewingSubscriptions = (db: Db, userIds: string[]): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', 'in', userIds)
    .where('status', '=', 'active')
    .where('endedAt', 'is', null)
    .execute();
