import * as z from 'zod/mini';
import { type Call, messageOnly, withData } from '../call.ts';
import { NotificationList, NotificationQuery, NotificationsSeen } from '../notification.ts';

export const notificationCalls = {
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    session: 'user',
    summary: 'What the caller was told of, newest first',
    query: NotificationQuery,
    answer: withData(NotificationList),
  },
  countNotifications: {
    method: 'GET',
    path: '/notifications/unread',
    session: 'user',
    summary: 'How many notifications the caller has not seen',
    answer: withData(z.object({ unread: z.int() })),
    cache: 'never',
  },
  readNotifications: {
    method: 'POST',
    path: '/notifications/read',
    session: 'user',
    summary: 'Note that the caller has seen all notifications, or those about one ticket or analysis',
    body: NotificationsSeen,
    answer: messageOnly,
    changes: ['/notifications'],
  },
  clearNotifications: {
    method: 'DELETE',
    path: '/notifications',
    session: 'user',
    summary: "Remove all of the caller's notifications, the samples too",
    answer: messageOnly,
    changes: ['/notifications'],
  },
} as const satisfies Record<string, Call>;
