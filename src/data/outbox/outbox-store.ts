import type { Channel } from '../channel.ts';
import type { LocalDatabase } from '../local-database.ts';
import { nextItem, type OutboxEvent } from './next-item.ts';
import type { OutboxItem } from './outbox-item.ts';

/** How long a deletion can be undone, ms. */
export const undoWindow = 10_000;

/** How long a finished item stays in the list, ms. */
const keptWhenDone = 7 * 24 * 3600_000;

type Options = {
  database: LocalDatabase;
  channel: Channel;
  now?: () => number;
  random?: () => number;
};

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** The rows of the outbox. Every change is one transaction, told to all open pages and the service worker. */
export const createOutboxStore = ({ database, channel, now = Date.now, random = Math.random }: Options) => {
  const tell = () => channel.post({ type: 'outbox-changed' });

  return {
    /** All rows, oldest first, deleted ones that can still be restored included. */
    async list(): Promise<OutboxItem[]> {
      const items = await database.use((db) => db.getAll('outbox'));
      return items.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },

    get: (id: string) => database.use((db) => db.get('outbox', id)),

    /** The picture's bytes; undefined once the item is done or gone. */
    bytes: async (id: string) => (await database.use((db) => db.get('pictures', id)))?.bytes,

    /** Resolves when row and bytes are on the disk: from here on nothing may lose them. */
    async add(item: OutboxItem, bytes: ArrayBuffer) {
      await database.use(async (db) => {
        const tx = db.transaction(['outbox', 'pictures'], 'readwrite', { durability: 'strict' });
        const rows = [tx.objectStore('outbox').add(item), tx.objectStore('pictures').add({ id: item.id, bytes })];
        await Promise.all([...rows, tx.done]).catch((cause: unknown) => {
          // A full disk is told by the transaction; its requests only say that they were aborted.
          throw tx.error ?? cause;
        });
      });
      tell();
    },

    /**
     * Applies an event to a row. `holder` is named by a drain: its event counts only while the row is still in its hands, unless
     * it says what the server has. Gives the row as it is now, or undefined when it is gone.
     */
    async change(id: string, event: OutboxEvent, { holder }: { holder?: string } = {}) {
      const moment = { now: now(), random: random() };
      const { before, after } = await database.use(async (db) => {
        const tx = db.transaction(['outbox', 'pictures'], 'readwrite');
        const rows = tx.objectStore('outbox');
        const before = await rows.get(id);
        const lostHold = holder !== undefined && before?.lease?.holder !== holder && !isFact(event);
        const after = before && !lostHold ? nextItem(before, event, moment) : before;
        // The server keeps the picture of a finished analysis; this device needs the room.
        const writes = [
          after && after !== before && rows.put(after),
          after?.state === 'done' && tx.objectStore('pictures').delete(id),
        ];
        await Promise.all([...writes, tx.done]);
        return { before, after };
      });
      if (after !== before) tell();
      return after;
    },

    /** Erases what was deleted for longer than the undo window, and what was finished long ago. */
    async purge() {
      const expired = ({ deletedAt, state, timeline }: OutboxItem) =>
        (deletedAt !== null && deletedAt + undoWindow <= now()) ||
        (state === 'done' && (timeline.at(-1)?.at ?? 0) + keptWhenDone <= now());
      const erased = await database.use(async (db) => {
        const tx = db.transaction(['outbox', 'pictures'], 'readwrite');
        const ids = (await tx.objectStore('outbox').getAll()).filter(expired).map(({ id }) => id);
        const deletes = ids.flatMap((id) => [
          tx.objectStore('outbox').delete(id),
          tx.objectStore('pictures').delete(id),
        ]);
        await Promise.all([...deletes, tx.done]);
        return ids.length;
      });
      if (erased > 0) tell();
      return erased;
    },
  };
};

const isFact = ({ type }: OutboxEvent) => type === 'accepted' || type === 'finished';
