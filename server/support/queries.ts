import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Engine, Tx } from '../db/db.ts';
import type { TicketMessageTable, TicketRow, TicketTable, UserRow } from '../db/schema.ts';

/** A ticket with its user's name and e-mail. */
export type OwnedTicket = TicketRow & Pick<UserRow, 'fullName' | 'email'>;

const ownedTickets = (db: Db) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .selectAll('tickets')
    .select(['users.fullName', 'users.email']);

export const findTicket = (db: Db, id: string): Promise<OwnedTicket | undefined> =>
  ownedTickets(db).where('tickets.id', '=', id).executeTakeFirst();

/** Somebody else's is not there. */
export const findTicketOf = (db: Db, userId: string, id: string): Promise<OwnedTicket | undefined> =>
  ownedTickets(db).where('tickets.id', '=', id).where('tickets.userId', '=', userId).executeTakeFirst();

export const findTicketByKey = (db: Db, userId: string, requestKey: string): Promise<OwnedTicket | undefined> =>
  ownedTickets(db).where('tickets.userId', '=', userId).where('tickets.requestKey', '=', requestKey).executeTakeFirst();

/** Of these ids, in the order of `ids`. */
export async function findTickets(db: Db, ids: string[]): Promise<OwnedTicket[]> {
  if (ids.length === 0) return [];
  const rows = await ownedTickets(db).where('tickets.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Holds a ticket until the transaction ends, so that its answers come one after the other. SQLite has but one writer anyway. */
export const lockTicket = (tx: Tx, engine: Engine, id: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .$if(engine.name === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();

/** False: the user has a ticket with this key already. */
export async function insertTicket(db: Db, row: Insertable<TicketTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tickets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'requestKey']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const updateTicket = (db: Db, id: string, change: Updateable<TicketTable>) =>
  db.updateTable('tickets').set(change).where('id', '=', id).execute();

/** Its user has seen what was answered up to `time`, ms; what was seen before stays seen. */
export const markTicketSeen = (db: Db, id: string, time: number) =>
  db.updateTable('tickets').set({ seenAt: time }).where('id', '=', id).where('seenAt', '<', time).execute();

export type MessageRow = Pick<
  Selectable<TicketMessageTable>,
  'id' | 'adminId' | 'isInternal' | 'createdAt' | 'text'
> & {
  /** Null when the user wrote it. */
  adminName: string | null;
};

/** What was said on a ticket, oldest first. Notes only where they are asked for. */
export const listMessages = (db: Db, ticketId: string, { notes = false } = {}): Promise<MessageRow[]> =>
  db
    .selectFrom('ticketMessages')
    .leftJoin('admins', 'admins.id', 'ticketMessages.adminId')
    .select([
      'ticketMessages.id',
      'ticketMessages.adminId',
      'ticketMessages.isInternal',
      'ticketMessages.createdAt',
      'ticketMessages.text',
      'admins.fullName as adminName',
    ])
    .where('ticketId', '=', ticketId)
    .$if(!notes, (query) => query.where('isInternal', '=', 0))
    .orderBy('ticketMessages.id')
    .execute();

export async function countMessages(db: Db, ticketId: string): Promise<number> {
  const { total } = await db
    .selectFrom('ticketMessages')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow();
  return total;
}

export const findMessageByKey = (db: Db, ticketId: string, requestKey: string) =>
  db
    .selectFrom('ticketMessages')
    .selectAll()
    .where('ticketId', '=', ticketId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

export const insertMessage = (tx: Tx, row: Insertable<TicketMessageTable>) =>
  tx.insertInto('ticketMessages').values(row).execute();
