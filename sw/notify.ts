import type { PushMessage } from '#contract/push-message';
import type { NotificationWords } from '#data/notification-words';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { worker } from './worker.ts';

const icon = '/icons/wickwise-192.png';

export const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Says how an analysis ended. A later word about the same one takes the place of an earlier one. */
export const notify = ({ analysisId, state }: Pick<PushMessage, 'analysisId' | 'state'>, words: NotificationWords) => {
  const [title, body] = state === 'failed' ? [words.failedTitle, words.failedBody] : [words.doneTitle, words.doneBody];
  const data = { path: `/history?analysis=${analysisId}` };
  return worker.registration.showNotification(title, { body, tag: `analysis-${analysisId}`, icon, badge: icon, data });
};

/** Tells of an analysis that has ended while no page was in sight; without the user's permission, quietly nothing. */
export const notifyOfResult = async ({ analysisId, state }: OutboxItem, words: NotificationWords | null) => {
  if (!analysisId || !words || Notification.permission !== 'granted') return;
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await notify({ analysisId, state: state === 'failed' ? 'failed' : 'done' }, words);
};
