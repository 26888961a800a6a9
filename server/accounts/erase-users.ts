import { blankEntriesAbout, recordAction } from '../admin/audit/audit.ts';
import { recountTickets } from '../admin/figures/keep-figures.ts';
import { removeUnnamed } from '../analyses/sweep.ts';
import { inTransaction } from '../db/db.ts';
import type { Parts } from '../parts.ts';
import { countToErase, erasePerson, picturesOf, usersToErase } from './erasure-queries.ts';

type EraseParts = Pick<Parts, 'db' | 'clock' | 'images' | 'thumbnails'>;

/** Erases all users who were deleted 30 days ago, each in a transaction of his own. */
export async function eraseDueUsers(parts: EraseParts, stop?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await usersToErase(parts.db, parts.clock.now(), 100);
    for (const id of due) if (!stop?.aborted) await eraseUser(parts, id);
    if (due.length > 0) await recountTickets(parts.db);
    if (due.length < 100 || stop?.aborted) return;
  }
}

export const countUsersToErase = ({ db, clock }: Pick<EraseParts, 'db' | 'clock'>) => countToErase(db, clock.now());

/** Person, texts and pictures go; what money and credits were moved stays, of nobody. A picture that another user has too stays his. */
async function eraseUser({ db, clock, images, thumbnails }: EraseParts, userId: string): Promise<void> {
  const now = clock.now();
  const pictures = await inTransaction(db, async (tx) => {
    const hashes = await picturesOf(tx, userId);
    await erasePerson(tx, userId, now);
    await blankEntriesAbout(tx, userId);
    await recordAction({ db: tx, clock }, { action: 'user-erased', by: null, subject: { kind: 'user', id: userId } });
    return hashes;
  });
  // Were this cut short, the sweep would find them: nothing names them any more.
  for (let start = 0; start < pictures.length; start += 200) {
    const some = pictures.slice(start, start + 200);
    for (const store of [images, thumbnails]) await removeUnnamed({ db, images: store }, some, now);
  }
}
