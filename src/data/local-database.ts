import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem, StoredPicture } from './outbox/outbox-item.ts';
import type { Realm, Session } from './session.ts';

/** What this device keeps in IndexedDB. A new version adds a step to `upgrades` and never changes an old one. */
export type LocalSchema = DBSchema & {
  sessions: { key: Realm; value: { realm: Realm; session: Session } };
  outbox: { key: string; value: OutboxItem };
  pictures: { key: string; value: StoredPicture };
  notes: { key: string; value: unknown };
};

export const databaseName = 'wickwise';

const upgrades: readonly ((db: IDBPDatabase<LocalSchema>) => void)[] = [
  (db) => {
    db.createObjectStore('sessions', { keyPath: 'realm' });
    db.createObjectStore('outbox', { keyPath: 'id' });
    db.createObjectStore('pictures', { keyPath: 'id' });
    db.createObjectStore('notes');
  },
];
export const databaseVersion = upgrades.length;

export type LocalDatabase = {
  /** Runs `work` on an open connection; opens it again, once, when the browser had closed it under us. */
  use<T>(work: (db: IDBPDatabase<LocalSchema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The device's database, opened at first use. It gives way at once when another page brings a newer version. */
export const createLocalDatabase = (name = databaseName): LocalDatabase => {
  let opening: Promise<IDBPDatabase<LocalSchema>> | undefined;

  const open = () => {
    opening ??= openDB<LocalSchema>(name, databaseVersion, {
      upgrade(db, oldVersion) {
        for (const step of upgrades.slice(oldVersion)) step(db);
      },
      blocking() {
        void close();
      },
      terminated() {
        opening = undefined;
      },
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const close = async () => {
    const closing = opening;
    opening = undefined;
    (await closing?.catch(() => undefined))?.close();
  };

  return {
    async use(work) {
      try {
        return await work(await open());
      } catch (error) {
        if (!isClosedConnection(error)) throw error;
        opening = undefined;
        return await work(await open());
      }
    },
    close,
  };
};

/** Safari drops connections of a page in the background without any event: the next transaction throws one of these. */
const isClosedConnection = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'InvalidStateError' || (error.name === 'UnknownError' && /connection/i.test(error.message)));
