import type { NotificationEvent } from '#contract/notification';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/db.ts';
import { newId } from '../new-id.ts';
import { endSamples, insertNotification } from './queries.ts';

/**
 * Puts an event on its user's list, in the transaction that made it happen: both or neither. What is more than a line in that list, a mail
 * or a push, goes out after the transaction.
 */
export async function notify(tx: Tx, clock: Clock, userId: string, event: NotificationEvent): Promise<void> {
  const now = clock.now();
  await insertNotification(tx, {
    id: newId(clock),
    userId,
    kind: event.kind,
    event: JSON.stringify(event),
    about: aboutOf(event),
    createdAt: now,
    readAt: null,
  });
  await endSamples(tx, userId, now);
}

/** The ticket or the analysis that an event speaks of. */
function aboutOf(event: NotificationEvent): string | null {
  if ('ticketId' in event) return event.ticketId;
  return 'analysisId' in event ? event.analysisId : null;
}
