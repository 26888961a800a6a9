import { createStore } from 'zustand/vanilla';

/** Chromium's offer to install, held back until it helps: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** How this device lets the app be installed: by asking the browser, by hand on iOS, or not at all. */
export type InstallWay = 'ask' | 'by-hand' | null;

const seenKey = 'installHintSeen';
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
/** An iPad calls itself a Macintosh; only it has fingers. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

let offer: InstallOffer | null = null;

export const installStore = createStore<{ way: InstallWay }>(() => ({ way: null }));

/** Takes the browser's offer, which comes once: to `public/start.js`, when it is there before the app is. A hint that was put away stays away. */
export function watchForInstall(): void {
  if (isInstalled() || localStorage.getItem(seenKey)) return;
  if (isAppleTouch()) installStore.setState({ way: 'by-hand' });
  const take = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    installStore.setState({ way: 'ask' });
  };
  const { installOffer } = globalThis as { installOffer?: Event };
  if (installOffer) take(installOffer);
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', putInstallAway);
}

/** Shows the browser's own question; whatever the answer, it is not asked again here. */
export async function install(): Promise<void> {
  await offer?.prompt();
  putInstallAway();
}

export function putInstallAway(): void {
  localStorage.setItem(seenKey, 'yes');
  offer = null;
  installStore.setState({ way: null });
}
