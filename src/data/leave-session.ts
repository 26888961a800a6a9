import { identityOf, type Realm } from './session.ts';
import type { SessionStore } from './session-store.ts';

type Options = {
  sessions: Pick<SessionStore, 'getState' | 'signOut'>;
  /** Drops all that this device keeps for an identity, but its outbox. */
  forget: (identity: string) => Promise<unknown>;
};

/** Signs one realm out on this device and forgets what was kept for it. Never fails: a store that can't be cleared is cleared at the next start. */
export const createLeaveSession =
  ({ sessions, forget }: Options) =>
  async (realm: Realm): Promise<void> => {
    const session = sessions.getState()[realm];
    // First the session, then its answers: the service worker keeps none for an identity that is not signed in.
    await sessions.signOut(realm).catch(() => undefined);
    if (session) await forget(identityOf(realm, session)).catch(() => undefined);
  };
