import { createApiClient } from './api-client.ts';
import { createChannel } from './channel.ts';
import { createGetCache } from './get-cache.ts';
import { createLocalDatabase } from './local-database.ts';
import { createLocks } from './locks.ts';
import { type NotificationWords, readNotificationWords } from './notification-words.ts';
import { createDrainDeps } from './outbox/create-drain-deps.ts';
import { createResultFollower } from './outbox/follow-results.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { createOutboxStore } from './outbox/outbox-store.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPushDevice, type PushRegistration } from './push-device.ts';
import { createRefresh } from './refresh-tokens.ts';
import { createSessionMirror } from './session-mirror.ts';
import { createTokenSource } from './token-source.ts';

type Options = {
  /** `${location.origin}/api`. */
  base: string;
  registration: PushRegistration;
  /** An analysis has ended: the moment for a notification. */
  onFinished: (item: OutboxItem, words: NotificationWords | null) => Promise<void>;
};

export type WorkerData = ReturnType<typeof createWorkerData>;

/** Puts together what the service worker needs of this room: the same parts as a page, with the mirror as its sessions. */
export const createWorkerData = ({ base, registration, onFinished }: Options) => {
  const database = createLocalDatabase();
  const channel = createChannel();
  const mirror = createSessionMirror(database);
  const manager = navigator.locks as LockManager | undefined;
  const locks = createLocks(manager);
  const getCache = createGetCache({ caches, mirror });
  const pictures = createPictureCache({ caches, mirror });
  const tokens = createTokenSource({
    holder: { current: mirror.read, adopt: (realm) => channel.post({ type: 'session-renewed', realm }) },
    mirror,
    locks,
    refresh: createRefresh({ base }),
  });
  // The end of a session is the page's matter: there is nothing to reload here.
  const client = createApiClient({ base, tokens, onSessionEnd: () => {}, onChange: getCache.invalidate });
  const store = createOutboxStore({ database, channel });
  const deps = createDrainDeps({
    base,
    store,
    tokens,
    locks,
    locksReachAll: manager !== undefined,
    channel,
    keptAnswers: getCache,
    onFinished: async (item) => onFinished(item, await readNotificationWords(database)),
  });

  /** Follows results until there are none to wait for, or `signal` says that the browser's patience ends. */
  const followResults = (signal: AbortSignal) =>
    createResultFollower({
      ...deps,
      signal,
      poll: async (id, signal) =>
        (await client.call('getAnalysis', { params: { id }, query: { wait: 25 }, ...(signal && { signal }) })).data,
    }).follow();

  return {
    channel,
    mirror,
    locks,
    getCache,
    pictures,
    store,
    deps,
    followResults,
    readNotificationWords: () => readNotificationWords(database),
    push: createPushDevice({ client, signedIn: async () => (await mirror.read('user')) !== null, registration }),
  };
};
