import type { PrecacheEntry } from 'workbox-precaching';

/** Background Sync, which the library's types do not know. */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };

/** The static routing of Chromium, which those types do not know either: such requests are answered without the worker. */
export type InstallEvent = ExtendableEvent & {
  addRoutes?(
    rules: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }[],
  ): Promise<void>;
};

declare const self: Omit<ServiceWorkerGlobalScope, 'registration'> & {
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  addEventListener: ServiceWorkerGlobalScope['addEventListener'] &
    ((type: 'sync', listener: (event: SyncEvent) => void) => void);
  /** Filled in by the build, which looks for these very words. */
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

export const worker = self;

/** Every file of the app with its revision. */
export const appFiles = self.__WB_MANIFEST;

/** The longest work inside one event, ms: browsers end it after five minutes. */
export const patience = 4 * 60_000;
