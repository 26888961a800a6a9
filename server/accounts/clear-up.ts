import { clearUpNotifications } from '../notifications/clear-up-notifications.ts';
import { clearUpSubscriptions } from '../notifications/clear-up-subscriptions.ts';
import { clearUpLimits, type Limited } from '../rate-limits/rate-limiter.ts';
import { clearUpSessions } from '../sessions/sessions.ts';
import { deleteOldCodes } from './code-queries.ts';

/** Removes codes, push subscriptions, old notifications, sessions and counts that are over. */
export async function clearUpAccounts(parts: Limited): Promise<void> {
  await deleteOldCodes(parts.db, parts.clock.now());
  await clearUpSubscriptions(parts);
  await clearUpNotifications(parts);
  await clearUpSessions(parts);
  await clearUpLimits(parts);
}
