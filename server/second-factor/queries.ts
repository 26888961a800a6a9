import type { Insertable } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import type { Realm } from '../db/schema.ts';
import type { RecoveryCodeTable, SecondFactorRow, SecondFactorTable } from '../db/second-factor-tables.ts';
import type { Account } from '../sessions/sessions.ts';

export const findFactor = (db: Db, { realm, accountId }: Account): Promise<SecondFactorRow | undefined> =>
  db
    .selectFrom('secondFactors')
    .selectAll()
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/** The accounts of a realm that have one in force. */
export const listFactors = (db: Db, realm: Realm) =>
  db
    .selectFrom('secondFactors')
    .select('accountId')
    .where('realm', '=', realm)
    .where('confirmedAt', 'is not', null)
    .execute();

/** Takes the place of one that was begun before; false when there is one in force. */
export async function putPending(db: Db, row: Insertable<SecondFactorTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('secondFactors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['realm', 'accountId'])
        .doUpdateSet({ secret: row.secret, createdAt: row.createdAt })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts the one in force whose code was seen; true for exactly one of all who try. */
export async function putInForce(
  db: Db,
  { realm, accountId, secret }: SecondFactorRow,
  { step, now }: { step: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ confirmedAt: now, lastStep: step })
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True for exactly one of all who come with the code of this step, and only where no newer one was taken. */
export async function takeStep(db: Db, { realm, accountId }: Account, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps the one in force from being turned off until the transaction ends; false when there is none. */
export async function holdFactor(tx: Tx, { realm, accountId }: Account): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('secondFactors')
    .set((factor) => ({ confirmedAt: factor.ref('confirmedAt') }))
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With its recovery codes and the sign-ins that wait for it. True when there was one in force. */
export async function deleteFactor(db: Db, { realm, accountId }: Account): Promise<boolean> {
  const deleted = await db
    .deleteFrom('secondFactors')
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return typeof deleted?.confirmedAt === 'number';
}

export const deleteRecoveryCodes = (db: Db, { realm, accountId }: Account) =>
  db.deleteFrom('recoveryCodes').where('realm', '=', realm).where('accountId', '=', accountId).execute();

export const insertRecoveryCodes = (db: Db, rows: Insertable<RecoveryCodeTable>[]) =>
  db.insertInto('recoveryCodes').values(rows).execute();

const recoveryCodesOf = (db: Db, { realm, accountId }: Account) =>
  db.selectFrom('recoveryCodes').where('realm', '=', realm).where('accountId', '=', accountId);

export async function countRecoveryCodes(db: Db, account: Account): Promise<number> {
  const { count } = await recoveryCodesOf(db, account)
    .select((f) => f.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findRecoveryCode = (db: Db, account: Account, position: number) =>
  recoveryCodesOf(db, account).select('codeHash').where('position', '=', position).executeTakeFirst();

/** True for exactly one of all who use it. */
export async function spendRecoveryCode(db: Db, { realm, accountId }: Account, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('realm', '=', realm)
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
