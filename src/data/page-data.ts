import { createApiClient } from './api-client.ts';
import { createChannel } from './channel.ts';
import { createDrafts } from './drafts.ts';
import { encodePicture } from './encode-picture.ts';
import { createSessionEnd } from './end-session.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createLeaveSession } from './leave-session.ts';
import { createLocalDatabase } from './local-database.ts';
import { createLocks } from './locks.ts';
import { type NotificationWords, saveNotificationWords } from './notification-words.ts';
import { createDrainDeps } from './outbox/create-drain-deps.ts';
import { drainOutbox, type Urgency } from './outbox/drain-outbox.ts';
import { type PageEvents, startDrainTriggers } from './outbox/drain-triggers.ts';
import { createResultFollower } from './outbox/follow-results.ts';
import { createOutboxStore } from './outbox/outbox-store.ts';
import { sessionRefusedAt } from './outbox/session-refused.ts';
import { registerSync, type WorkerContainer, wakeWorker } from './outbox/wake-worker.ts';
import { createPageOutbox } from './page-outbox.ts';
import { createPushDevice, type PushContainer, registrationOf } from './push-device.ts';
import { createRefresh } from './refresh-tokens.ts';
import { identityOf, type Realm, type Session } from './session.ts';
import { createSessionMirror } from './session-mirror.ts';
import { createSessionStore } from './session-store.ts';
import type { KeyValueStorage } from './stored-sessions.ts';
import { createTokenSource } from './token-source.ts';

type Options = {
  /** `${location.origin}/api`. */
  base: string;
  /** localStorage. */
  storage: KeyValueStorage;
  page: PageEvents;
  /** `navigator.serviceWorker`, where the browser has it. */
  serviceWorker: (WorkerContainer & PushContainer) | undefined;
  /** Resolves once its registration has been tried. */
  registered: Promise<unknown>;
  pathname: () => string;
  reload: () => void;
  goTo: (path: string) => void;
  /** Work for the five-minute timer beside the drain: a look for a new version. */
  everyFiveMinutes?: () => void;
};

export type PageData = ReturnType<typeof createPageData>;

/** Puts together what a page needs of this room: sessions, API client, outbox. Made once. */
export const createPageData = ({
  base,
  storage,
  page,
  serviceWorker,
  registered,
  everyFiveMinutes,
  ...screen
}: Options) => {
  const database = createLocalDatabase();
  const channel = createChannel();
  const mirror = createSessionMirror(database);
  const manager = navigator.locks as LockManager | undefined;
  const locks = createLocks(manager);
  const sessions = createSessionStore({ storage, mirror, tabs: page.window });
  const caches = globalThis.caches as CacheStorage | undefined;
  const keptAnswers = caches && createKeptAnswers({ caches });
  const forget = async (identity: string) => keptAnswers?.drop(identity);
  const leave = createLeaveSession({ sessions, forget });
  const tokens = createTokenSource({
    holder: {
      current: async <R extends Realm>(realm: R) => sessions.getState()[realm] as Session<R> | null,
      adopt: sessions.adopt,
    },
    mirror,
    locks,
    refresh: createRefresh({ base }),
  });
  const client = createApiClient({
    base,
    tokens,
    onSessionEnd: createSessionEnd({ leave, ...screen }),
    ...(keptAnswers && { onChange: keptAnswers.invalidate }),
  });

  const push = createPushDevice({
    client,
    signedIn: async () => sessions.getState().user !== null,
    registration: registrationOf(serviceWorker, registered),
  });
  void push.renew();

  const store = createOutboxStore({ database, channel });
  const deps = createDrainDeps({
    base,
    store,
    tokens,
    locks,
    locksReachAll: manager !== undefined,
    channel,
    keptAnswers,
  });
  const results = createResultFollower({
    ...deps,
    poll: async (id, signal) => {
      const args = { params: { id }, query: { wait: 25 }, ...(signal && { signal }) };
      return (await client.call('getAnalysis', args)).data;
    },
  });
  const wake = async (urgency: Urgency) => {
    // The worker reads the session from the mirror.
    await sessions.settled();
    if (!(await wakeWorker(serviceWorker, urgency))) await drainOutbox(deps, urgency);
    await results.follow();
  };
  // Before the first drain, which must not find a session in the mirror that was signed out meanwhile.
  void sessions.reconcile();
  const triggers = startDrainTriggers({
    page,
    wake,
    list: store.list,
    reach: deps.reach,
    ...(everyFiveMinutes && { everyFiveMinutes }),
  });
  channel.listen(({ type }) => {
    if (type === 'session-renewed') void sessions.reconcile();
    if (type === 'outbox-changed') void Promise.all([results.follow(), triggers.look()]);
  });
  sessions.subscribe(({ user }, { user: before }) => {
    if (user?.user._id === before?.user._id) return;
    void wake('session');
    void push.renew();
  });

  const outbox = createPageOutbox({
    store,
    channel,
    sessions,
    wake,
    askForSync: () => registerSync(serviceWorker),
    room: navigator.storage as StorageManager | undefined,
    badge: navigator,
  });

  /** Something that this device did not do has changed what the server says under these paths: no kept answer may hide it. */
  const forgetAnswers = async (realm: Realm, paths: readonly string[]) => {
    const session = sessions.getState()[realm];
    if (session) await keptAnswers?.invalidate({ identity: identityOf(realm, session), paths });
  };

  // Whoever sends hears of a session's end first, and that is the worker, in which no session ends: the page asks for itself, or it
  // would show somebody as signed in for whom his picture waits in vain.
  let askedFor = 0;
  const askWhetherSignedIn = async () => {
    const refusedAt = sessionRefusedAt(outbox.view.getState().items, sessions.getState().user?.user._id);
    if (refusedAt <= askedFor) return;
    askedFor = refusedAt;
    await forgetAnswers('user', ['/notifications']);
    await client.call('countNotifications').catch(() => undefined);
  };
  outbox.view.subscribe(() => void askWhetherSignedIn());

  return {
    sessions,
    client,
    channel,
    push,
    drafts: createDrafts(database),
    outbox,
    forgetAnswers,

    /** Files that the operating system opens with the app: into the outbox before anything else. Resolves to the screen to show. */
    async openFiles(files: File[]) {
      const { receivePictures } = await import('./receive-share.ts');
      const screen = await receivePictures(files, { store, mirror, encode: encodePicture });
      void wake('none');
      return screen;
    },

    /** Leaves the service worker the words of its notifications: at the start, and when the language changes. */
    setNotificationWords: (words: NotificationWords) => saveNotificationWords(database, words).catch(() => undefined),

    /** Signs out here and, without waiting for it, on the server. */
    async signOut(realm: Realm) {
      const session = sessions.getState()[realm];
      if (realm === 'user') void push.leave();
      await leave(realm);
      if (!session?.refreshToken) return;
      const call = realm === 'user' ? 'logout' : 'adminLogout';
      void client.call(call, { body: { refreshToken: session.refreshToken } }).catch(() => undefined);
    },
  };
};
