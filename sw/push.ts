import { PushMessage } from '#contract/push-message';
import { englishNotificationWords } from '#data/notification-words';
import { data } from './data.ts';
import { notify, notifyOfNews, pages } from './notify.ts';
import { worker } from './worker.ts';

/** Each push shows something, as browsers demand; one of a server that is newer than this worker, that there is news. */
export const onPush = (event: PushEvent) => {
  const message = PushMessage.safeParse(readJson(event.data));
  event.waitUntil(message.success ? show(message.data) : notifyOfNews());
};

const show = async (message: PushMessage) => {
  const words = await data.readNotificationWords().catch(() => null);
  await notify(message, words ?? englishNotificationWords);
};

/** The browser has replaced its subscription, or ended it: the server learns of the one that is good now. */
export const onPushSubscriptionChange = (event: PushSubscriptionChangeEvent) => event.waitUntil(data.push.renew());

/** Goes on in a page that is open, else opens one. */
export const onNotificationClick = (event: NotificationEvent) => {
  event.notification.close();
  const path = (event.notification.data as { path?: string } | null)?.path ?? '/';
  event.waitUntil(open(path));
};

const open = async (path: string) => {
  const url = new URL(path, worker.location.origin).href;
  const page = (await pages())[0];
  if (!page) return await worker.clients.openWindow(url);
  await page.focus();
  // A page that this worker does not control can't be sent anywhere from here.
  return await page.navigate(url).catch(() => worker.clients.openWindow(url));
};

const readJson = (message: PushMessageData | null): unknown => {
  try {
    return message?.json();
  } catch {
    return undefined;
  }
};
