import { cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { answerRead, isRead } from './answer-read.ts';
import { answerPage, dropLaterAssets, isPageOrAsset, routeAssets } from './app-shell.ts';
import { onMessage, onSync, wake } from './drain-outbox.ts';
import { onNotificationClick, onPush, onPushSubscriptionChange } from './push.ts';
import { isShare, onShare } from './share-target.ts';
import { appFiles, worker } from './worker.ts';

precache(appFiles);
cleanupOutdatedCaches();

worker.addEventListener('install', (event) => event.waitUntil(routeAssets(event)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropLaterAssets(), worker.clients.claim()])),
);

worker.addEventListener('fetch', (event) => {
  if (isShare(event.request)) return event.respondWith(onShare(event));
  // All other writes go by untouched: WebKit would send an intercepted upload without its body.
  if (event.request.method !== 'GET') return;
  if (isRead(event.request)) return event.respondWith(answerRead(event.request));
  if (isPageOrAsset(event.request)) return event.respondWith(answerPage(event.request));
});

worker.addEventListener('message', onMessage);
worker.addEventListener('sync', onSync);
worker.addEventListener('push', onPush);
worker.addEventListener('pushsubscriptionchange', onPushSubscriptionChange);
worker.addEventListener('notificationclick', onNotificationClick);

wake();
