import { createStore } from 'zustand/vanilla';
import type { Language } from '#contract/language';
import { newerOf, type Person, type Realm, realms, type Session } from './session.ts';
import type { SessionMirror } from './session-mirror.ts';
import {
  type KeyValueStorage,
  readStored,
  type SessionState,
  storedKeys,
  writeStoredSession,
} from './stored-sessions.ts';

type Options = {
  storage: KeyValueStorage;
  mirror: SessionMirror;
  /** Tells when another tab wrote the storage: the window. */
  tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  now?: () => number;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Both sessions, the language and the remembered e-mail: in memory for the screens, in the storage for the next visit and
 * other tabs, in the mirror for the service worker. The storage decides who is signed in, the mirror which tokens are the newest.
 */
export const createSessionStore = ({ storage, mirror, tabs, now = Date.now }: Options) => {
  const store = createStore<SessionState>(() => readStored(storage));
  let mirrored: Promise<unknown> = Promise.resolve();
  /** Called before the screens hear of a change, so that a listener can wait for `settled`. */
  const afterMirrored = (work: () => Promise<unknown>) => {
    mirrored = mirrored.then(work, work);
    return mirrored as Promise<void>;
  };

  const show = <R extends Realm>(realm: R, session: Session<R> | null) => {
    writeStoredSession(storage, realm, session);
    store.setState({ [realm]: session } as Pick<SessionState, R>);
  };

  /** Takes over tokens that the service worker or another tab renewed, and gives the mirror what it lacks. */
  const reconcileRealm = async <R extends Realm>(realm: R) => {
    const copy = await mirror.read(realm);
    // Read after the await: a sign-out or sign-in in between must win.
    const local = store.getState()[realm] as Session<R> | null;
    if (!local) return copy ? mirror.remove(realm) : undefined;
    if (!copy) return mirror.write(realm, local);
    const newest = newerOf(local, copy);
    if (newest === copy && copy.accessToken !== local.accessToken) return show(realm, copy);
    if (newest === local) return mirror.write(realm, local);
  };
  const reconcile = () => afterMirrored(async () => Promise.all(realms.map(reconcileRealm)));

  const onStorage = (event: Event) => {
    const key = (event as Event & { key?: string | null }).key ?? null;
    if (key !== null && !storedKeys.has(key)) return;
    const { user, admin, ...rest } = readStored(storage);
    const state = store.getState();
    store.setState({ ...rest, user: keepIfSame(state.user, user), admin: keepIfSame(state.admin, admin) });
  };
  tabs?.addEventListener('storage', onStorage);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    /** The zustand store itself, for `useStore`. */
    store,
    /** Resolves when all that was changed so far is in the mirror too. */
    settled: () => mirrored as Promise<void>,
    reconcile,

    /** Signs in: the screens know at once; resolves when the service worker would find it too. */
    signIn<R extends Realm>(realm: R, { accessToken, refreshToken, user }: Session<R>) {
      const session: Session<R> = { accessToken, refreshToken, user, livesFrom: now() };
      const written = afterMirrored(() => mirror.write(realm, session));
      show(realm, session);
      return written;
    },

    /** Signs one realm out on this device; the other stays, and so do the language and the remembered e-mail. */
    signOut(realm: Realm) {
      const removed = afterMirrored(() => mirror.remove(realm));
      show(realm, null);
      return removed;
    },

    /** Takes over a renewed session that the mirror holds already. Ignored when somebody else is signed in by now. */
    adopt<R extends Realm>(realm: R, session: Session<R>) {
      if (store.getState()[realm]?.user._id === session.user._id) show(realm, session);
    },

    /** A changed name or e-mail of the signed-in person. */
    updatePerson<R extends Realm>(realm: R, person: Person[R]) {
      const session = store.getState()[realm] as Session<R> | null;
      if (!session || session.user._id !== person._id) return Promise.resolve();
      show(realm, { ...session, user: person });
      return afterMirrored(async () => {
        const copy = await mirror.read(realm);
        if (copy?.user._id === person._id) await mirror.write(realm, { ...copy, user: person });
      });
    },

    setLanguage(language: Language) {
      storage.setItem('language', language);
      store.setState({ language });
    },

    /** The e-mail to fill in at the next login; null when 'remember me' is off. */
    rememberEmail(email: string | null) {
      if (email === null) storage.removeItem('rememberedEmail');
      else storage.setItem('rememberedEmail', email);
      store.setState({ rememberedEmail: email });
    },

    close: () => tabs?.removeEventListener('storage', onStorage),
  };
};

/** Keeps the known object when nothing changed: it holds the time of receipt, and selectors stay quiet. */
const keepIfSame = <S extends Session>(known: S | null, read: S | null) =>
  known && read && known.accessToken === read.accessToken && known.refreshToken === read.refreshToken ? known : read;
