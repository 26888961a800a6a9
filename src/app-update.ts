import { createStore } from 'zustand/vanilla';

/** A newer version of the app that waits for the user's yes; `apply` starts it and reloads. */
export const updateStore = createStore<{ apply: (() => void) | null }>(() => ({ apply: null }));

let look: (() => void) | undefined;

/** Asks the server for a newer version. Nothing without a service worker. */
export const lookForUpdate = () => look?.();

/** Registers the service worker. The page is never reloaded by itself: a user may be about to take a picture. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    const apply = () => {
      workbox.addEventListener('controlling', () => location.reload());
      void workbox.messageSW({ type: 'skip-waiting' });
    };
    updateStore.setState({ apply });
  });
  look = () => void workbox.update();
  // Refused in some private windows; the page then sends by itself.
  await workbox.register().catch(() => undefined);
}
