import type { Language } from '#contract/language';
import type { Clock } from '../clock.ts';
import type { BillingNoticeRow } from '../db/billing-tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { newId } from '../new-id.ts';

/** What each notice says beyond its kind. Times in ms, amounts in hundredths. */
export type NoticeDetails = {
  'plan-changed': { planName: string; until: number; amount: number; currency: string };
  renewed: { planName: string; until: number; amount: number; currency: string };
  'payment-failed': { planName: string; until: number; amount: number; currency: string };
  canceled: { planName: string; until: number };
  'credits-low': { planName: string; used: number; total: number };
};
export type NoticeKind = keyof NoticeDetails;

/** `about`: of what there is one notice of this kind. */
export type NewNotice = {
  [Kind in NoticeKind]: { userId: string; kind: Kind; about: string; details: NoticeDetails[Kind] };
}[NoticeKind];

/** False: the user was told of it before. */
export async function insertNotice(
  tx: Tx,
  clock: Clock,
  { userId, kind, about, details }: NewNotice,
): Promise<boolean> {
  const row = { id: newId(clock), userId, kind, about, details: JSON.stringify(details), createdAt: clock.now() };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billingNotices')
    .values({ ...row, sentAt: null })
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'about']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type UnsentNotice = BillingNoticeRow & {
  fullName: string;
  email: string;
  language: Language;
  notifyByEmail: 0 | 1;
};

export const unsentNotices = (db: Db): Promise<UnsentNotice[]> =>
  db
    .selectFrom('billingNotices')
    .innerJoin('users', 'users.id', 'billingNotices.userId')
    .selectAll('billingNotices')
    .select(['users.fullName', 'users.email', 'users.language', 'users.notifyByEmail'])
    .where('sentAt', 'is', null)
    .orderBy('billingNotices.id')
    .limit(200)
    .execute();

/** False: another server sends it. */
export async function claimNotice(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billingNotices')
    .set({ sentAt: now })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
