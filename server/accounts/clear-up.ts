import { clearUpSubscriptions } from '../notifications/clear-up-subscriptions.ts';
import { clearUpLimits, type Limited } from '../rate-limits/rate-limiter.ts';
import { clearUpSessions } from '../sessions/sessions.ts';
import { deleteOldCodes } from './code-queries.ts';

/** Removes codes, push subscriptions, sessions and counts that are over. */
export async function clearUpAccounts(parts: Limited): Promise<void> {
  await deleteOldCodes(parts.db, parts.clock.now());
  await clearUpSubscriptions(parts);
  await clearUpSessions(parts);
  await clearUpLimits(parts);
}
