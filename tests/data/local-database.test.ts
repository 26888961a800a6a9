import { deleteDB, openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { createLocalDatabase, databaseVersion } from '#data/local-database';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { createSessionMirror } from '#data/session-mirror';
import { freshChannel, freshDatabase } from './kit/database.ts';
import { itemOf, pictureBytes } from './kit/item.ts';
import { ada, userSession } from './kit/people.ts';
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

test('rows that version 1 of the app has left are read, changed and sent on', async () => {
  const name = `released-${process.pid}`;
  const old = await openDB(name, 1, {
    upgrade(db) {
      for (const { store, keyPath } of version1.stores) db.createObjectStore(store, keyPath ? { keyPath } : {});
    },
  });
  for (const row of version1.outbox) await old.put('outbox', row);
  for (const { id } of version1.outbox) await old.put('pictures', { id, bytes: pictureBytes() });
  old.close();
  const database = createLocalDatabase(name);
  const store = createOutboxStore({ database, channel: freshChannel() });
  expect((await store.list()).map(({ state }) => state)).toEqual(version1.outbox.map(({ state }) => state));
  const queued = version1.outbox[0]?.id ?? '';
  const lease = { holder: 'page', until: Date.now() };
  expect(await store.change(queued, { type: 'start', lease })).toMatchObject({ state: 'uploading', attempts: 1 });
  expect((await store.bytes(queued))?.byteLength).toBe(3);
  await database.close();
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
