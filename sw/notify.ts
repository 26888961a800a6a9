import type { PushMessage } from '#contract/push-message';
import type { NotificationWords } from '#data/notification-words';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { worker } from './worker.ts';

const icon = '/icons/wickwise-192.png';

export const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

type Shown = { title: string; body: string; tag: string; path: string };

/** A later word about the same thing, by its tag, takes the place of an earlier one. */
const show = ({ title, body, tag, path }: Shown) =>
  worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } });

type End = Pick<Extract<PushMessage, { kind: 'analysis-ended' }>, 'analysisId' | 'state'>;

/** Says how an analysis ended. */
const showEnd = ({ analysisId, state }: End, words: NotificationWords) => {
  const [title, body] = state === 'failed' ? [words.failedTitle, words.failedBody] : [words.doneTitle, words.doneBody];
  return show({ title, body, tag: `analysis-${analysisId}`, path: `/history?analysis=${analysisId}` });
};

/** Says what the server pushed. */
export const notify = (message: PushMessage, words: NotificationWords) => {
  if (message.kind === 'analysis-ended') return showEnd(message, words);
  const { ticketId, subject } = message;
  return show({
    title: words.answeredTitle,
    body: subject,
    tag: `ticket-${ticketId}`,
    path: `/support?id=${ticketId}`,
  });
};

/** Says no more than that there is something: the app's name needs no language. */
export const notifyOfNews = () => show({ title: 'Wickwise', body: '', tag: 'news', path: '/' });

/** Tells of an analysis that has ended while no page was in sight; without the user's permission, quietly nothing. */
export const notifyOfResult = async ({ analysisId, state }: OutboxItem, words: NotificationWords | null) => {
  if (!analysisId || !words || Notification.permission !== 'granted') return;
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await showEnd({ analysisId, state: state === 'failed' ? 'failed' : 'done' }, words);
};
