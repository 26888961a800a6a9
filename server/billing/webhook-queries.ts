import type { Insertable, Updateable } from 'kysely';
import type { WebhookEventRow, WebhookEventTable } from '../db/billing-tables.ts';
import type { Db } from '../db/db.ts';

/** False: this message was stored before. */
export async function insertEvent(db: Db, row: Insertable<WebhookEventTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookEvents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findEvent = (db: Db, id: string): Promise<WebhookEventRow | undefined> =>
  db.selectFrom('webhookEvents').selectAll().where('id', '=', id).executeTakeFirst();

/** The ids of messages that wait, oldest first. */
export const waitingEvents = async (db: Db, now: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('webhookEvents')
    .select('id')
    .where('state', '=', 'received')
    .where('notBefore', '<=', now)
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes a message to work on, until `until` (ms), when another may take it; nothing when it waits no more. */
export const claimEvent = (db: Db, id: string, { now, until }: { now: number; until: number }) =>
  db
    .updateTable('webhookEvents')
    .set((row) => ({ attempts: row('attempts', '+', 1), notBefore: until }))
    .where('id', '=', id)
    .where('state', '=', 'received')
    .where('notBefore', '<=', now)
    .returningAll()
    .executeTakeFirst();

export const updateEvent = (db: Db, id: string, change: Updateable<WebhookEventTable>) =>
  db.updateTable('webhookEvents').set(change).where('id', '=', id).execute();

export const countEvents = (db: Db) =>
  db
    .selectFrom('webhookEvents')
    .select((f) => ['provider', 'state', f.fn.countAll<number>().as('count')])
    .groupBy(['provider', 'state'])
    .execute();
