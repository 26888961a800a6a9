import { createStore } from 'zustand/vanilla';
import type { WorkerRequest } from '#data/outbox/wake-worker';

/** A newer version of the app that waits for the user's yes; `apply` starts it and reloads. */
export const updateStore = createStore<{ apply: (() => void) | null }>(() => ({ apply: null }));

let look: (() => void) | undefined;

/** Asks the server for a newer version. Nothing without a service worker. */
export const lookForUpdate = () => look?.();

let settle: () => void;
/** Resolves once the registration of the service worker has been tried, well or not. */
export const serviceWorkerRegistered = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Registers the service worker. Never fails: it is then tried again at the next visit. */
export const registerServiceWorker = () => register().then(settle, settle);

/** The page is never reloaded by itself: a user may be about to take a picture. */
async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => updateStore.setState({ apply: () => void startWaiting() }));
  look = () => void workbox.update();
  // Refused in some private windows; the page then sends by itself.
  await workbox.register().catch(() => undefined);
}

/**
 * Starts the version that waits by now. Workbox's own message goes to the worker that it registered: of a version found later than a
 * minute after that, or after another, it knows nothing.
 */
async function startWaiting() {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Started by another tab's yes.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' } satisfies WorkerRequest);
}
