import type { Urgency } from './drain-outbox.ts';

/** What a page asks of the service worker, and, with `make-way`, a newer version of it. */
export type WorkerRequest = { type: 'drain'; urgency: Urgency } | { type: 'skip-waiting' } | { type: 'make-way' };

/** The tags of Background Sync: the first send, and what is left after it (see `sw/drain-outbox.ts`). */
export const syncTags = { now: 'wickwise-outbox', later: 'wickwise-outbox-later' } as const;

type Listener = { postMessage(message: unknown, transfer: Transferable[]): void };

/** `navigator.serviceWorker`, as far as it is used. */
export type WorkerContainer = {
  readonly controller: Listener | null;
  readonly ready: Promise<unknown>;
};

/** A worker that has not even said that it heard after this many ms is taken for absent. */
const hearingTime = 3_000;

/** Resolves once the worker has said that it heard, or has not within so many ms. The port between the two is the caller's to close. */
export const askWorker = (worker: Listener, request: WorkerRequest, within: number) =>
  new Promise<{ port: MessagePort; heard: boolean }>((resolve) => {
    const { port1: port, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve({ port, heard: false }), within);
    port.onmessage = () => {
      clearTimeout(timer);
      resolve({ port, heard: true });
    };
    worker.postMessage(request, [port2]);
  });

/** Asks the service worker to drain. Resolves to false when there is none, or it does not answer: then the page drains by itself. */
export const wakeWorker = async (container: WorkerContainer | undefined, urgency: Urgency): Promise<boolean> => {
  const controller = container?.controller;
  if (!controller) return false;
  const { port, heard } = await askWorker(controller, { type: 'drain', urgency }, hearingTime);
  port.close();
  return heard;
};

/** Asks for Background Sync, so that pictures leave with the page closed. Quietly nothing where the browser has none. */
export const registerSync = async (container: WorkerContainer | undefined, tag: string = syncTags.now) => {
  if (!container?.controller) return;
  const registration = (await container.ready) as { sync?: { register(tag: string): Promise<void> } };
  await registration.sync?.register(tag).catch(() => undefined);
};
