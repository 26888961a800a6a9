import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { UserRow, UserTable } from '../db/schema.ts';

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUserByGoogle = (db: Db, subject: string) =>
  db.selectFrom('users').selectAll().where('googleSubject', '=', subject).executeTakeFirst();

export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The new row, or nothing when the e-mail is taken. */
export const insertUser = (db: Db, row: Insertable<UserTable>): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (db: Db, id: string, change: Updateable<UserTable>) =>
  db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const markSeen = (db: Db, id: string, now: number) =>
  db.updateTable('users').set({ lastSeenAt: now }).where('id', '=', id).execute();

/** Whether some profile shows this picture now. */
export const isPortrait = async (db: Db, sha256: string) =>
  (await db.selectFrom('users').select('id').where('profilePicture', '=', sha256).limit(1).executeTakeFirst()) !==
  undefined;
