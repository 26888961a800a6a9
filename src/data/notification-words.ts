import * as z from 'zod/mini';
import type { LocalDatabase } from './local-database.ts';

/** What the service worker says by itself, in the language of the pages: they leave it here, since it has no catalogue. */
export const NotificationWords = z.object({
  /** A picture's analysis is done. */
  doneTitle: z.string(),
  doneBody: z.string(),
  /** It came to nothing. */
  failedTitle: z.string(),
  failedBody: z.string(),
  /** Support has answered; the ticket's subject stands below. */
  answeredTitle: z.string(),
});
export type NotificationWords = z.infer<typeof NotificationWords>;

/** For a push that comes before any page left its words: browsers demand that each push shows something. */
export const englishNotificationWords: NotificationWords = {
  doneTitle: 'Your analysis is ready',
  doneBody: 'Tap to read it.',
  failedTitle: 'Your picture could not be analysed',
  failedBody: 'No credit was used. Tap to see why.',
  answeredTitle: 'Support has answered',
};

const key = 'notification-words';

export const saveNotificationWords = (database: LocalDatabase, words: NotificationWords) =>
  database.use((db) => db.put('notes', words, key));

/** Null before any page of this version was opened. */
export const readNotificationWords = async (database: LocalDatabase) => {
  const kept = NotificationWords.safeParse(await database.use((db) => db.get('notes', key)));
  return kept.success ? kept.data : null;
};
