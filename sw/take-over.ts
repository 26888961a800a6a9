import { askWorker } from '#data/outbox/wake-worker';
import { data } from './data.ts';
import { patience, worker } from './worker.ts';

const farewell = new AbortController();

/** Aborted when a newer version is to take over: Chromium lets it in only once this one's events have ended, for five minutes. */
export const leaving = farewell.signal;

/**
 * Awake until the newer version has asked for the turn. Chromium ends the version before it early only if that one runs by then: to
 * one that had been asleep, and is just being started for a message, it gives the usual half minute of idleness.
 */
export const makeWay = (event: ExtendableMessageEvent) => {
  farewell.abort();
  const port = event.ports[0];
  if (!port) return;
  event.waitUntil(
    new Promise<void>((resolve) => {
      port.onmessage = () => resolve();
      setTimeout(resolve, patience);
      port.postMessage('heard');
    }).finally(() => port.close()),
  );
};

/** A busy device starts a worker in seconds; one that has not heard after this many ms is taken for broken. */
const hearingTime = 30_000;

export const takeOver = async () => {
  const before = worker.registration.active;
  const asked = before && (await askWorker(before, { type: 'make-way' }, hearingTime));
  // Behind the running drain, since not all browsers wait for an upload of the version before; without its lock, since Chromium does, and a
  // drain of that version may be waiting for it.
  await data.locks.run('wickwise-outbox', async () => {});
  const turn = worker.skipWaiting();
  // Also to one that has not heard yet: it would stay awake, and keep this one out, for as long as it has patience.
  asked?.port.postMessage('asked');
  await turn;
};
