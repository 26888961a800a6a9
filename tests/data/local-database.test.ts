import { deleteDB, openDB } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLocalDatabase, databaseVersion } from '#data/local-database';
import { addPicture } from '#data/outbox/add-picture';
import { exportOutbox } from '#data/outbox/export-outbox';
import { type OutboxItem, outboxStates } from '#data/outbox/outbox-item';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { resumeUnpaid } from '#data/outbox/resume-unpaid';
import { createSessionMirror } from '#data/session-mirror';
import { freshChannel, freshDatabase } from './kit/database.ts';
import { createDevice } from './kit/device.ts';
import { itemOf, pictureBytes } from './kit/item.ts';
import { ada, userSession } from './kit/people.ts';
import { createStandInServer } from './kit/stand-in-server.ts';
import { version1 } from './released-rows/version-1.ts';

const connectionsOf = () => vi.spyOn(IDBFactory.prototype, 'open');

describe('createLocalDatabase', () => {
  test('opens again when the browser has closed the connection under it', async () => {
    const database = freshDatabase();
    await database.use(async (db) => db.close());
    const opened = connectionsOf();
    expect(await database.use((db) => db.count('outbox'))).toBe(0);
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  test("opens again after Safari's lost connection, and tries the work once more only", async () => {
    const database = freshDatabase();
    let tries = 0;
    const lost = Object.assign(new Error('Connection to Indexed Database server lost.'), { name: 'UnknownError' });
    const work = async () => {
      tries += 1;
      throw lost;
    };
    await expect(database.use(work)).rejects.toBe(lost);
    expect(tries).toBe(2);
  });

  test('an error of the work itself is not tried again', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw new Error('a bug');
    };
    await expect(freshDatabase().use(work)).rejects.toThrow('a bug');
    expect(tries).toBe(1);
  });

  test('gives way to a newer version at once', async () => {
    const name = `newer-${process.pid}`;
    const old = createLocalDatabase(name);
    await old.use((db) => db.count('outbox'));
    const newer = await openDB(name, databaseVersion + 1);
    expect(newer.version).toBe(databaseVersion + 1);
    newer.close();
    await old.close();
    await deleteDB(name);
  });
});

/** The rows of every released version, the oldest first. A new version of the database adds its own and changes no older one. */
const released = [version1];

describe.each(released.map((rows, index) => [index + 1, rows] as const))(
  'rows that version %i has left',
  (version, rows) => {
    const leaveRows = async () => {
      const name = `released-${version}-${process.pid}`;
      const old = await openDB(name, version, {
        upgrade(db) {
          for (const { store, keyPath } of rows.stores) db.createObjectStore(store, keyPath ? { keyPath } : {});
        },
      });
      for (const row of rows.outbox) await old.put('outbox', row);
      for (const { id, state } of rows.outbox) {
        if (state !== 'done') await old.put('pictures', { id, bytes: pictureBytes() });
      }
      old.close();
      const database = createLocalDatabase(name);
      onTestFinished(() => database.close());
      return database;
    };

    test('are of every state', () => {
      expect(new Set(rows.outbox.map(({ state }) => state))).toEqual(new Set(outboxStates));
    });

    test('are read by this one, and each goes on from where it was', async () => {
      const server = createStandInServer();
      const device = createDevice({ database: await leaveRows(), channel: freshChannel(), server });
      device.clock.now = Date.parse('2025-11-21T12:00:00Z');
      const { store, drain } = device.openContext('newer worker');
      expect((await store.list()).map(({ id }) => id)).toEqual(rows.outbox.map(({ id }) => id));
      expect((await exportOutbox(store, ada._id)).size).toBeGreaterThan(0);

      const shared = rows.outbox.find(({ ownerId }) => ownerId === null)!;
      await store.change(shared.id, { type: 'claim', ownerId: ada._id, ownerName: ada.name });
      expect(await resumeUnpaid(store, ada._id, null)).toBe(1);
      await drain('session');

      const after = new Map((await store.list()).map((row) => [row.id, row]));
      const ends = { processing: 'processing', failed: 'failed' } as Partial<Record<OutboxItem['state'], string>>;
      for (const row of rows.outbox) {
        const unpaid = row.reason?.code === 'no-credits';
        expect(after.get(row.id)?.state, `${row.state} ${row.id}`).toBe((!unpaid && ends[row.state]) || 'done');
        expect(after.get(row.id)?.timeline.slice(0, row.timeline.length)).toEqual(row.timeline);
      }
      const sent = rows.outbox.filter(({ id, state }) => state !== 'done' && after.get(id)?.state === 'done');
      expect(server.sent.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
        sent.map(({ idempotencyKey }) => idempotencyKey).sort(),
      );
    });
  },
);

test('rows of each version of the database are kept, and those of the last are written as this app writes them', async () => {
  expect(released).toHaveLength(databaseVersion);
  const store = createOutboxStore({ database: freshDatabase(), channel: freshChannel() });
  const picture = { bytes: pictureBytes(), name: 'chart.jpg', type: 'image/jpeg', sha256: 'f'.repeat(64) };
  const outcome = await addPicture({ picture, owner: { id: ada._id, name: ada.name }, store });
  if (!outcome.ok) throw new Error(outcome.why);
  for (const row of released.at(-1)!.outbox) expect(Object.keys(row)).toEqual(Object.keys(outcome.item));
});

describe('createSessionMirror', () => {
  test('replaces a session only when it is still the one that was renewed', async () => {
    const mirror = createSessionMirror(freshDatabase());
    const [first, second] = [userSession(ada, { iat: 1 }), userSession(ada, { iat: 2 })];
    expect(await mirror.replace('user', first, second)).toBe(false);
    await mirror.write('user', first);
    expect(await mirror.replace('user', first, second)).toBe(true);
    expect(await mirror.replace('user', first, first)).toBe(false);
    expect(await mirror.read('user')).toEqual(second);
  });

  test('a browser that refuses IndexedDB still keeps sessions for the page', async () => {
    const refuse = () => Promise.reject(new Error('A mutation operation was attempted'));
    const mirror = createSessionMirror({ use: refuse, close: async () => {} });
    await mirror.write('user', userSession());
    expect((await mirror.read('user'))?.user).toEqual(ada);
    expect(await mirror.replace('user', userSession(), userSession(ada, { iat: 2 }))).toBe(true);
    await mirror.remove('user');
    expect(await mirror.read('user')).toBeNull();
  });
});

test('a picture is written whole or not at all', async () => {
  const store = createOutboxStore({ database: freshDatabase(), channel: freshChannel() });
  const item = itemOf();
  await store.add(item, pictureBytes());
  await expect(store.add({ ...item, state: 'done' }, new ArrayBuffer(9))).rejects.toThrow();
  expect(await store.get(item.id)).toEqual(item);
  expect((await store.bytes(item.id))?.byteLength).toBe(3);
});
