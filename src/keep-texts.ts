import { isAdminPath } from './paths.ts';
import type { Area } from './strings/catalogue.ts';
import { needTexts } from './strings/language-store.ts';

/** Of the screens that open offline. */
const offlineAreas = ['accounts', 'analysis', 'account', 'factor', 'pages'] satisfies Area[];

/** Fetches once what the service worker has not in its precache, where only English is, so that each screen has its words offline. */
export async function keepTextsForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || isAdminPath(location.pathname)) return;
  await navigator.serviceWorker.ready;
  await needTexts(...offlineAreas);
}
