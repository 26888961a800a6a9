import { isoTime } from '../clock.ts';
import { inTransaction } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { countUnread, deleteNotifications, endSamples, listNotifications, markRead } from './queries.ts';

type NotificationCalls = Pick<
  Handlers,
  'listNotifications' | 'countNotifications' | 'readNotifications' | 'clearNotifications'
>;

export function notificationCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): NotificationCalls {
  return {
    async listNotifications({ who: { user }, query: { before, limit } }) {
      const rows = await listNotifications(db, { userId: user.id, before, limit: limit + 1 });
      return {
        data: {
          notifications: rows.slice(0, limit).map(({ id, event, createdAt, readAt }) => ({
            _id: id,
            createdAt: isoTime(createdAt),
            isRead: readAt !== null,
            event: JSON.parse(event),
          })),
          unread: await countUnread(db, user.id),
          hasMore: rows.length > limit,
          showSamples: user.samplesEndedAt === null,
        },
      };
    },

    async countNotifications({ who: { user } }) {
      return { data: { unread: await countUnread(db, user.id) } };
    },

    async readNotifications({ who: { user }, body: { about } }) {
      await markRead(db, user.id, { about, now: clock.now() });
      return { message: 'Seen' };
    },

    async clearNotifications({ who: { user } }) {
      await inTransaction(db, async (tx) => {
        await deleteNotifications(tx, user.id);
        await endSamples(tx, user.id, clock.now());
      });
      return { message: 'Notifications cleared' };
    },
  };
}
