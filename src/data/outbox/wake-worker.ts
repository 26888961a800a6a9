import type { Urgency } from './drain-outbox.ts';

/** What a page asks of the service worker, and, with `make-way`, a newer version of it. */
export type WorkerRequest = { type: 'drain'; urgency: Urgency } | { type: 'skip-waiting' } | { type: 'make-way' };

/** The tags of Background Sync: the first send, and what is left after it (see `sw/drain-outbox.ts`). */
export const syncTags = { now: 'wickwise-outbox', later: 'wickwise-outbox-later' } as const;

/** `navigator.serviceWorker`, as far as it is used. */
export type WorkerContainer = {
  readonly controller: { postMessage(message: unknown, transfer: Transferable[]): void } | null;
  readonly ready: Promise<unknown>;
};

/** A worker that has not even said that it heard after this many ms is taken for absent. */
const hearingTime = 3_000;

/** Asks the service worker to drain. Resolves to false when there is none, or it does not answer: then the page drains by itself. */
export const wakeWorker = (container: WorkerContainer | undefined, urgency: Urgency): Promise<boolean> => {
  const controller = container?.controller;
  if (!controller) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (heard: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(heard);
    };
    const timer = setTimeout(() => settle(false), hearingTime);
    port1.onmessage = () => settle(true);
    controller.postMessage({ type: 'drain', urgency } satisfies WorkerRequest, [port2]);
  });
};

/** Asks for Background Sync, so that pictures leave with the page closed. Quietly nothing where the browser has none. */
export const registerSync = async (container: WorkerContainer | undefined, tag: string = syncTags.now) => {
  if (!container?.controller) return;
  const registration = (await container.ready) as { sync?: { register(tag: string): Promise<void> } };
  await registration.sync?.register(tag).catch(() => undefined);
};
