import { erasedContent } from '../analyses/erased-content.ts';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';

/** Users whose time to undo a deletion is over. */
export const usersToErase = async (db: Db, now: number, limit: number): Promise<string[]> =>
  (await db.selectFrom('users').select('id').where('eraseAt', '<=', now).orderBy('eraseAt').limit(limit).execute()).map(
    ({ id }) => id,
  );

export async function countToErase(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('eraseAt', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Every picture that a user has: of analyses, and his own. */
export async function picturesOf(tx: Db, userId: string): Promise<string[]> {
  const analyses = await tx
    .selectFrom('analyses')
    .select('imageHash')
    .distinct()
    .where('userId', '=', userId)
    .where('imageHash', '!=', '')
    .execute();
  const user = await tx.selectFrom('users').select('profilePicture').where('id', '=', userId).executeTakeFirst();
  return [...analyses.map(({ imageHash }) => imageHash), ...(user?.profilePicture ? [user.profilePicture] : [])];
}

/** Tables whose rows about a user go with him. What hangs on a row of these goes too: messages, refresh tokens, devices for pushes. */
const removed = [
  'userWords',
  'oneTimeCodes',
  'uploadReceipts',
  'tickets',
  'notifications',
  'analysisAccesses',
  'billingNotices',
  'customers',
  'pushSubscriptions',
] as const satisfies (keyof Database)[];

/** What is kept for the books and the counts, with no more than an id that stands for nobody. */
export const keptForTheBooks = ['analyses', 'subscriptions', 'checkouts', 'payments', 'creditLedger'] as const;

export const erasedTables: readonly string[] = removed;

/** Takes a person out of the tables; what stays says how much, when and by which plan, of nobody. */
export async function erasePerson(tx: Db, userId: string, now: number): Promise<void> {
  // A payment provider's customer is known by a name of its own, which only his row tells.
  await tx
    .deleteFrom('billingBooks')
    .where('customer', 'in', tx.selectFrom('customers').select('reference').where('userId', '=', userId))
    .execute();
  for (const table of removed) await tx.deleteFrom(table).where('userId', '=', userId).execute();
  for (const table of ['sessions', 'secondFactors'] as const) {
    await tx.deleteFrom(table).where('accountId', '=', userId).where('realm', '=', 'user').execute();
  }
  await tx
    .updateTable('analyses')
    .set({ ...erasedContent, failureMessage: null, deletedAt: now })
    .where('userId', '=', userId)
    .execute();
  await tx.updateTable('payments').set({ userId: null }).where('userId', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({
      email: `${userId}@erased.invalid`,
      emailVerifiedAt: null,
      fullName: 'Deleted user',
      passwordHash: null,
      googleSubject: null,
      profilePicture: null,
      notifyByEmail: 0,
      notifyByPush: 0,
      eraseAt: null,
      erasedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}
