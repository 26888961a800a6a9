import { createStore } from 'zustand/vanilla';
import { appData } from './app-data.ts';

/** How many notifications the signed-in user has not seen, as last heard. */
export const unreadStore = createStore<{ unread: number }>(() => ({ unread: 0 }));

/** Whatever a notification tells of has changed on the server, without a word to this device. */
const changedByOthers = ['/notifications', '/support/tickets'];

/** Asks how many there are. A failure is no matter of its own: the bell keeps its number. */
export async function refreshUnread(): Promise<void> {
  const asked = userNow();
  if (!asked) return;
  const answer = await appData.client.call('countNotifications').catch(() => null);
  if (!answer || userNow() !== asked) return;
  const { unread } = answer.data;
  if (unread > unreadStore.getState().unread) await appData.forgetAnswers('user', changedByOthers);
  unreadStore.setState({ unread });
}

/** Tells the server that the user has seen what the notifications about one thing, or all of them, speak of. */
export async function seeNotifications(about?: string): Promise<void> {
  if (unreadStore.getState().unread === 0) return;
  await appData.client.call('readNotifications', { body: about ? { about } : {} }).catch(() => undefined);
  await refreshUnread();
}

const userNow = () => appData.sessions.getState().user?.user._id;

appData.sessions.store.subscribe(({ user }, before) => {
  if (user?.user._id !== before.user?.user._id) unreadStore.setState({ unread: 0 });
});
