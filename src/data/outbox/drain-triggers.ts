import type { Urgency } from './drain-outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The page, as far as it tells when to send. */
export type PageEvents = {
  /** The window: `online`. */
  window: Events;
  /** The document: `visibilitychange`. */
  document: Events & { readonly visibilityState: string };
};

/** The least and the longest time between two looks of the page timer, ms. */
const soonest = 500;
const latest = 15_000;
const fiveMinutes = 5 * 60_000;

type Options = {
  page: PageEvents;
  /** Drains, here or in the service worker, and follows results. */
  wake: (urgency: Urgency) => Promise<unknown>;
  /** Rows as they are now. */
  list: () => Promise<readonly OutboxItem[]>;
  reach: () => Promise<boolean>;
  /** Also called every five minutes: to look for a new version of the app. */
  everyFiveMinutes?: () => void;
  now?: () => number;
};

/**
 * Everything in a page that sets sending going: its start, a network, the user's return to it, and a timer while anything waits.
 * `look` is called whenever the outbox has changed. Returns the way to stop.
 */
export const startDrainTriggers = ({ page, wake, list, reach, everyFiveMinutes, now = Date.now }: Options) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let probes = 0;

  /** Sets the timer for what waits: its own time, or, for want of a network, the next probe. */
  const look = async () => {
    const waiting = (await list()).filter(isWaiting);
    clearTimeout(timer);
    if (stopped || waiting.length === 0) return;
    const dueIn = Math.min(...waiting.map((item) => (isAtWork(item, now()) ? latest : item.notBefore - now())));
    const probeIn = waiting.some(({ waitsFor }) => waitsFor === 'network') ? 1_000 * 2 ** Math.min(probes, 4) : latest;
    timer = setTimeout(
      () => void tick().catch(() => undefined),
      Math.min(latest, Math.max(soonest, Math.min(dueIn, probeIn))),
    );
  };

  /** A failed drain leaves its items waiting: the next look finds them. */
  const tryWake = (urgency: Urgency) => wake(urgency).catch(() => undefined);

  const tick = async () => {
    const waiting = (await list()).filter(isWaiting);
    const wantsNetwork = waiting.some(({ waitsFor }) => waitsFor === 'network');
    if (waiting.some(({ notBefore }) => notBefore <= now())) await tryWake('none');
    else if (wantsNetwork && page.document.visibilityState === 'visible') {
      const back = await reach();
      probes = back ? 0 : probes + 1;
      if (back) await tryWake('network');
    }
    await look();
  };

  const onOnline = () => {
    probes = 0;
    void tryWake('network')
      .then(look)
      .catch(() => undefined);
  };
  const onVisibility = () => {
    if (page.document.visibilityState === 'visible') onOnline();
  };
  page.window.addEventListener('online', onOnline);
  page.document.addEventListener('visibilitychange', onVisibility);
  const periodic = setInterval(() => {
    everyFiveMinutes?.();
    onOnline();
  }, fiveMinutes);
  onOnline();

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(periodic);
    page.window.removeEventListener('online', onOnline);
    page.document.removeEventListener('visibilitychange', onVisibility);
  };
  return { look, stop };
};

/** Sent or followed by somebody, who will tell of its end: the timer is there only for one who died over it. */
const isAtWork = ({ state, notBefore }: OutboxItem, now: number) =>
  state === 'uploading' || (state === 'processing' && notBefore <= now);

const isWaiting = ({ state, deletedAt }: OutboxItem) =>
  deletedAt === null &&
  (state === 'queued' || state === 'uncertain' || state === 'processing' || state === 'uploading');
