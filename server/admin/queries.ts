import type { Insertable, Updateable } from 'kysely';
import type { Db, Engine } from '../db/db.ts';
import type { AdminRow, AdminTable } from '../db/schema.ts';

export const findAdminByEmail = (db: Db, email: string) =>
  db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst();

export const findAdmin = (db: Db, id: string) =>
  db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();

export const hasAdmin = async (db: Db) => (await db.selectFrom('admins').select('id').limit(1).execute()).length > 0;

/** The new row, or nothing when the e-mail is taken. */
export const insertAdmin = (db: Db, row: Insertable<AdminTable>) =>
  db
    .insertInto('admins')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateAdmin = (db: Db, id: string, change: Updateable<AdminTable>) =>
  db.updateTable('admins').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const listAdmins = (db: Db): Promise<AdminRow[]> => db.selectFrom('admins').selectAll().orderBy('id').execute();

/** All of them, held until the transaction ends. */
export const lockAdmins = (tx: Db, engine: Engine): Promise<AdminRow[]> =>
  tx
    .selectFrom('admins')
    .selectAll()
    .orderBy('id')
    .$if(engine.name === 'postgres', (query) => query.forUpdate())
    .execute();
