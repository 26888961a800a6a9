import type { PushMessage } from '#contract/push-message';
import type { NotificationWords } from '#data/notification-words';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { worker } from './worker.ts';

const icon = '/icons/wickwise-192.png';

export const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

export const notify = ({ title, body, path, tag }: PushMessage) =>
  worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } });

/** Tells of an analysis that has ended while no page was in sight; without the user's permission, quietly nothing. */
export const notifyOfResult = async ({ analysisId, state }: OutboxItem, words: NotificationWords | null) => {
  if (!words || Notification.permission !== 'granted') return;
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  const [title, body] = state === 'failed' ? [words.failedTitle, words.failedBody] : [words.doneTitle, words.doneBody];
  await notify({ title, body, path: `/history?analysis=${analysisId}`, tag: `analysis-${analysisId}` });
};
