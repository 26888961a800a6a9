import type { Realm } from './session.ts';

type Options = {
  /** Signs the realm out on this device. */
  leave: (realm: Realm) => Promise<void>;
  /** The screen's path: `location.pathname`. */
  pathname: () => string;
  reload: () => void;
  goTo: (path: string) => void;
};

/**
 * What a session's unwanted end does to the page: a user's keys are cleared and the page reloads, but never on `/login`, where
 * that would loop; an administrator is sent to `/admin/login`.
 */
export const createSessionEnd = ({ leave, pathname, reload, goTo }: Options) => {
  const ends: Record<Realm, () => Promise<void>> = {
    async user() {
      if (pathname() === '/login') return;
      await leave('user');
      reload();
    },
    async admin() {
      await leave('admin');
      goTo('/admin/login');
    },
  };
  return (realm: Realm) => ends[realm]();
};
