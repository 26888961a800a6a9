import type { Insertable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { OneTimeCodeTable, UserRow } from '../db/schema.ts';

/** A code dies of this many wrong tries. */
export const maxTries = 5;

/** The new code takes the place of all earlier ones. Run in a transaction. */
export async function replaceCode(tx: Db, row: Insertable<OneTimeCodeTable>) {
  await deleteCodesOf(tx, row.userId);
  await tx.insertInto('oneTimeCodes').values(row).execute();
}

/** Takes one try of a user's live code and gives the code, or nothing when there is none or its tries are spent. */
export const takeTry = (db: Db, userId: string, now: number) =>
  db
    .updateTable('oneTimeCodes')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();

/** A right try doesn't count. */
export const giveTryBack = (db: Db, id: string) =>
  db
    .updateTable('oneTimeCodes')
    .set((e) => ({ tries: e('tries', '-', 1) }))
    .where('id', '=', id)
    .execute();

/** What was mailed before a change of password or e-mail opens nothing after it. */
export const deleteCodesOf = (db: Db, userId: string) =>
  db.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute();

/** True for exactly one of all who use the code. */
export async function useUpCode(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose live code a mail's link belongs to. */
export const findUserByLink = (db: Db, linkHash: string, now: number): Promise<Pick<UserRow, 'email'> | undefined> =>
  db
    .selectFrom('oneTimeCodes')
    .innerJoin('users', 'users.id', 'oneTimeCodes.userId')
    .select('users.email')
    .where('linkHash', '=', linkHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .where('users.deactivatedAt', 'is', null)
    .executeTakeFirst();
