import type { LocalDatabase } from './local-database.ts';
import type { Realm, Session } from './session.ts';

/** The copy of both sessions that page and service worker share; between them, it is the truth about the newest tokens. */
export type SessionMirror = {
  read<R extends Realm>(realm: R): Promise<Session<R> | null>;
  write<R extends Realm>(realm: R, session: Session<R>): Promise<void>;
  /** Puts renewed tokens in the place of `replaced`; false, and nothing written, when another session is there by now. */
  replace<R extends Realm>(realm: R, replaced: Session<R>, next: Session<R>): Promise<boolean>;
  remove(realm: Realm): Promise<void>;
};

/** Where the browser refuses IndexedDB, each page keeps a mirror of its own: there is no service worker to share it with then. */
export const createSessionMirror = (database: LocalDatabase): SessionMirror => {
  const memory = new Map<Realm, Session>();
  const attempt = <T>(stored: () => Promise<T>, remembered: () => T) => stored().catch(remembered);
  return {
    read: <R extends Realm>(realm: R) =>
      attempt(
        async () => ((await database.use((db) => db.get('sessions', realm)))?.session ?? null) as Session<R> | null,
        () => (memory.get(realm) ?? null) as Session<R> | null,
      ),
    write: (realm, session) =>
      attempt(
        async () => void (await database.use((db) => db.put('sessions', { realm, session }))),
        () => void memory.set(realm, session),
      ),
    replace: (realm, replaced, next) =>
      attempt(
        () =>
          database.use(async (db) => {
            const tx = db.transaction('sessions', 'readwrite');
            const row = await tx.store.get(realm);
            const same = row?.session.refreshToken === replaced.refreshToken;
            if (same) await tx.store.put({ realm, session: next });
            await tx.done;
            return same;
          }),
        () => {
          const same = memory.get(realm)?.refreshToken === replaced.refreshToken;
          if (same) memory.set(realm, next);
          return same;
        },
      ),
    remove: (realm) =>
      attempt(
        () => database.use((db) => db.delete('sessions', realm)),
        () => void memory.delete(realm),
      ),
  };
};
