import type { Realm } from './session.ts';
import type { SessionStore } from './session-store.ts';

type Options = {
  sessions: Pick<SessionStore, 'signOut'>;
  /** Drops what is kept of the identity's answers. */
  forget: (realm: Realm) => Promise<void>;
  /** The screen's path: `location.pathname`. */
  pathname: () => string;
  reload: () => void;
  goTo: (path: string) => void;
};

/**
 * What a session's unwanted end does to the page: a user's keys are cleared and the page reloads, but never on `/login`, where
 * that would loop; an administrator is sent to `/admin/login`.
 */
export const createSessionEnd = ({ sessions, forget, pathname, reload, goTo }: Options) => {
  const clear = (realm: Realm) => Promise.allSettled([forget(realm), sessions.signOut(realm)]);
  const ends: Record<Realm, () => Promise<void>> = {
    async user() {
      if (pathname() === '/login') return;
      await clear('user');
      reload();
    },
    async admin() {
      await clear('admin');
      goTo('/admin/login');
    },
  };
  return (realm: Realm) => ends[realm]();
};
