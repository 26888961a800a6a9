import { apiBase } from '#contract/api-base';
import { createPageData } from '#data/page-data';
import { lookForUpdate, serviceWorkerRegistered } from './app-update.ts';

/** This page's sessions, API client and outbox: the one place where they meet the browser. */
export const appData = createPageData({
  base: `${location.origin}${apiBase}`,
  storage: localStorage,
  page: { window, document },
  serviceWorker: navigator.serviceWorker as ServiceWorkerContainer | undefined,
  registered: serviceWorkerRegistered,
  pathname: () => location.pathname,
  reload: () => location.reload(),
  goTo: (path) => location.assign(path),
  everyFiveMinutes: lookForUpdate,
});
