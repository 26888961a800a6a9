import type { Db } from '../db/db.ts';

export type Claim = {
  name: string;
  holder: string;
  now: number;
  until: number;
  /** Not if it was done to its end after this time. */
  doneBefore: number;
};

/** True for one holder at a time. */
export async function claimLease(db: Db, { name, holder, now, until, doneBefore }: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leases')
    .values({ name, holder, heldUntil: until, doneAt: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, heldUntil: until })
        .where('leases.heldUntil', '<=', now)
        .where((row) => row.or([row('leases.doneAt', 'is', null), row('leases.doneAt', '<=', doneBefore)])),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False: another has it by now. */
export async function extendLease(db: Db, name: string, holder: string, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ heldUntil: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets it free; `doneAt`: the work came to its end. */
export const endLease = (db: Db, name: string, holder: string, { doneAt }: { doneAt?: number | undefined } = {}) =>
  db
    .updateTable('leases')
    .set({ holder: null, heldUntil: 0, ...(doneAt !== undefined && { doneAt }) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
