import { createApiClient } from './api-client.ts';
import { createSessionEnd } from './end-session.ts';
import { createLocalDatabase } from './local-database.ts';
import { createLocks } from './locks.ts';
import { createRefresh } from './refresh-tokens.ts';
import type { Realm } from './session.ts';
import { createSessionMirror } from './session-mirror.ts';
import { createSessionStore, type KeyValueStorage } from './session-store.ts';
import { createTokenSource } from './token-source.ts';

type Options = {
  /** `${location.origin}/api`. */
  base: string;
  /** localStorage. */
  storage: KeyValueStorage;
  /** The window. */
  tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  pathname: () => string;
  reload: () => void;
  goTo: (path: string) => void;
};

export type PageData = ReturnType<typeof createPageData>;

/** Puts together what a page needs of this room: sessions, API client, outbox. Made once, in `main.tsx`. */
export const createPageData = ({ base, storage, tabs, pathname, reload, goTo }: Options) => {
  const database = createLocalDatabase();
  const mirror = createSessionMirror(database);
  const locks = createLocks(navigator.locks as LockManager | undefined);
  const sessions = createSessionStore({ storage, mirror, tabs });
  const tokens = createTokenSource({
    holder: { current: async (realm) => sessions.getState()[realm] as never, adopt: sessions.adopt },
    mirror,
    locks,
    refresh: createRefresh({ base }),
  });
  const forget = async (_realm: Realm) => {};
  const onSessionEnd = createSessionEnd({ sessions, forget, pathname, reload, goTo });
  const client = createApiClient({ base, tokens, onSessionEnd });

  /** Signs out here and, without waiting for it, on the server. */
  const signOut = async (realm: Realm) => {
    const session = sessions.getState()[realm];
    await Promise.allSettled([forget(realm), sessions.signOut(realm)]);
    if (!session?.refreshToken) return;
    const call = realm === 'user' ? 'logout' : 'adminLogout';
    void client.call(call, { body: { refreshToken: session.refreshToken } }).catch(() => undefined);
  };

  return { sessions, client, signOut };
};
