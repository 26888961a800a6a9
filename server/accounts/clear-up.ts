import { deleteOldCounts } from '../rate-limits/queries.ts';
import type { Limited } from '../rate-limits/rate-limiter.ts';
import { deleteOldSessions } from '../sessions/queries.ts';
import { deleteOldCodes } from './code-queries.ts';

/** Removes codes, sessions and counts that are over. Sessions stay to their end, since a replayed token must be known as one. */
export async function clearUpAccounts({ db, clock }: Limited): Promise<void> {
  const now = clock.now();
  await deleteOldCodes(db, now);
  await deleteOldSessions(db, now);
  await deleteOldCounts(db, now);
}
