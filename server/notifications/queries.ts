import type { Insertable } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import type { NotificationTable, PushSubscriptionTable } from '../db/schema.ts';

/**
 * Keeps a device's subscription: the only one of its session, and taken from whoever had that endpoint before, so that a shared device
 * never gets another user's results.
 */
export async function saveSubscription(tx: Tx, row: Insertable<PushSubscriptionTable>): Promise<void> {
  const { endpoint, ...rest } = row;
  await tx
    .deleteFrom('pushSubscriptions')
    .where('sessionId', '=', row.sessionId)
    .where('endpoint', '!=', endpoint)
    .execute();
  await tx
    .insertInto('pushSubscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
}

export const deleteSubscriptionOf = (db: Db, userId: string, endpoint: string) =>
  db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).where('userId', '=', userId).execute();

/** Whoever has it: its push service knows it no more. */
export const deleteEndpoint = (db: Db, endpoint: string) =>
  db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();

/** A user's devices, if he wants to be told on them, and is signed in there at this moment. */
export const devicesToTell = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('users')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.userId', 'users.id')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select(['pushSubscriptions.endpoint', 'pushSubscriptions.p256dh', 'pushSubscriptions.auth'])
    .where('users.id', '=', userId)
    .where('users.notifyByPush', '=', 1)
    .where('users.deactivatedAt', 'is', null)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .execute();

export const insertNotification = (tx: Tx, row: Insertable<NotificationTable>) =>
  tx.insertInto('notifications').values(row).execute();

/** From now on a user is shown his own notifications, even when there are none. */
export const endSamples = (db: Db, userId: string, now: number) =>
  db
    .updateTable('users')
    .set({ samplesEndedAt: now })
    .where('id', '=', userId)
    .where('samplesEndedAt', 'is', null)
    .execute();

type Page = { userId: string; before?: string | undefined; limit: number };

/** Newest first. */
export const listNotifications = (db: Db, { userId, before, limit }: Page) =>
  db
    .selectFrom('notifications')
    .select(['id', 'event', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((f) => f.fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** All of a user's, or those about one thing, count as seen. */
export const markRead = (db: Db, userId: string, { about, now }: { about: string | undefined; now: number }) =>
  db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
    .execute();

export const deleteNotifications = (db: Db, userId: string) =>
  db.deleteFrom('notifications').where('userId', '=', userId).execute();
