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

export const createSessionMirror = (database: LocalDatabase): SessionMirror => ({
  async read(realm) {
    const row = await database.use((db) => db.get('sessions', realm));
    return (row?.session as Session<typeof realm> | undefined) ?? null;
  },
  async write(realm, session) {
    await database.use((db) => db.put('sessions', { realm, session }));
  },
  replace: (realm, replaced, next) =>
    database.use(async (db) => {
      const tx = db.transaction('sessions', 'readwrite');
      const row = await tx.store.get(realm);
      const same = row?.session.refreshToken === replaced.refreshToken;
      if (same) await tx.store.put({ realm, session: next });
      await tx.done;
      return same;
    }),
  async remove(realm) {
    await database.use((db) => db.delete('sessions', realm));
  },
});
