import { countWaiting, showBadge } from '#data/outbox/count-waiting';
import { drainOutbox, type Urgency } from '#data/outbox/drain-outbox';
import { syncTags, type WorkerRequest } from '#data/outbox/wake-worker';
import { data } from './data.ts';
import { leaving, makeWay, takeOver } from './take-over.ts';
import { patience, type SyncEvent, worker } from './worker.ts';

/** The longest wait inside one event for an item whose time comes soon, ms. */
const longestWait = 60_000;

const patienceUntil = (end: number) => {
  const over = new AbortController();
  void pause(end - Date.now()).then(() => over.abort());
  return over.signal;
};

const drain = async (urgency: Urgency) => {
  const report = await drainOutbox(data.deps, urgency);
  const owner = await data.deps.tokens.current('user');
  await showBadge(worker.navigator, countWaiting(await data.store.list(), owner?.user._id ?? null));
  return report;
};

const drainAndFollow = async (urgency: Urgency) => {
  await drain(urgency);
  await data.followResults(patienceUntil(Date.now() + patience));
};

/** At the worker's start, whatever started it. A version that still waits for its turn leaves the outbox to the active one. */
export const wake = () => {
  // Older Safari does not tell a worker its own state.
  const state = (worker.serviceWorker as ServiceWorker | undefined)?.state;
  if (state === 'activated') void drainAndFollow('none').catch(() => undefined);
};

export const onMessage = (event: ExtendableMessageEvent) => {
  const request = event.data as WorkerRequest;
  if (request.type === 'make-way') makeWay(event);
  if (request.type === 'skip-waiting') event.waitUntil(takeOver());
  if (request.type === 'drain') {
    event.ports[0]?.postMessage('heard');
    event.waitUntil(drainAndFollow(request.urgency));
  }
};

/** Chromium tells that the network is back, also with every page closed. */
export const onSync = (event: SyncEvent) => {
  if (event.tag === syncTags.now) event.waitUntil(drainBySync());
  if (event.tag === syncTags.later) event.waitUntil(drainLater(event.lastChance));
};

/**
 * Never fails: after a failed sync event Chromium does not fire its tag again for five minutes, however often it is registered, and
 * the next picture would wait as long. What is left goes to a tag of its own.
 */
const drainBySync = async () => {
  const end = Date.now() + patience;
  let report = await drain('network');
  while (report.nextAt !== null && report.nextAt - Date.now() < longestWait && report.nextAt < end) {
    await pause(report.nextAt - Date.now());
    if (leaving.aborted) break;
    report = await drain('none');
  }
  if (report.waiting) await worker.registration.sync?.register(syncTags.later);
  await data.followResults(patienceUntil(end));
};

/** Fails on purpose while anything waits: Chromium's own growing pauses are the timetable of a device whose app is closed. */
const drainLater = async (lastChance: boolean) => {
  const { waiting } = await drain('none');
  if (!waiting) return;
  if (!lastChance) throw new Error('Pictures are waiting for the server');
  await worker.registration.sync?.register(syncTags.later);
};

/** Cut short when this version is to make way. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    if (leaving.aborted) return resolve();
    setTimeout(resolve, Math.max(250, ms));
    leaving.addEventListener('abort', () => resolve(), { once: true });
  });
