import { describe, expect, test, vi } from 'vitest';
import { addPicture, askAhead, type StorageRoom } from '#data/outbox/add-picture';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { pictureOf } from '#data/prepare-picture';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { ada } from '../kit/people.ts';

const openStore = () => createOutboxStore({ database: freshDatabase(), channel: freshChannel() });
const owner = { id: ada._id, name: ada.name };
const chart = () => pictureOf(new Blob(['a chart'], { type: 'image/jpeg' }), 'capture-1.jpg');
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const roomOf = (fields: Partial<StorageRoom>): StorageRoom => ({
  estimate: async () => ({ usage: 0, quota: 1e9 }),
  persisted: async () => false,
  persist: async () => true,
  ...fields,
});

describe('addPicture', () => {
  test('[QU-01] [QU-03] row and bytes are stored, with an owner, a hash and a key, once it has resolved', async () => {
    const store = openStore();
    const outcome = await addPicture({ picture: await chart(), strategy: 'ichimoku', owner, store });
    if (!outcome.ok) throw new Error(outcome.why);
    expect(await store.list()).toEqual([outcome.item]);
    expect(new TextDecoder().decode(await store.bytes(outcome.item.id))).toBe('a chart');
    expect(outcome.item).toMatchObject({ state: 'queued', ownerId: ada._id, strategy: 'ichimoku', size: 7 });
    expect(outcome.item.idempotencyKey).toMatch(uuid);
    // printf 'a chart' | sha256sum
    expect(outcome.item.sha256).toBe('a8c938318041ff413b5be251f171ce9ea478b3b957e5fd20b00a9d4de73a541d');
  });

  test('[QU-01] the transaction is asked for strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await addPicture({ picture: await chart(), owner, store: openStore() });
    expect(transaction).toHaveBeenCalledWith(['outbox', 'pictures'], 'readwrite', { durability: 'strict' });
    transaction.mockRestore();
  });

  test('an upload without a strategy has the default one', async () => {
    const outcome = await addPicture({ picture: await chart(), owner, store: openStore() });
    expect(outcome).toMatchObject({ ok: true, item: { strategy: 'price_action' } });
  });

  test('what nobody owns is held', async () => {
    const outcome = await addPicture({ picture: await chart(), owner: null, store: openStore() });
    expect(outcome).toMatchObject({ ok: true, item: { state: 'held', ownerId: null } });
  });

  test('the first picture asks the browser to keep the storage, once it is kept no more', async () => {
    const persist = vi.fn(async () => true);
    const store = openStore();
    await addPicture({ picture: await chart(), owner, store, room: roomOf({ persist }) });
    await expect.poll(() => persist).toHaveBeenCalledTimes(1);
    await addPicture({ picture: await chart(), owner, store, room: roomOf({ persist, persisted: async () => true }) });
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('the room is asked for ahead, so that no picture waits for the count', async () => {
    let used = 10;
    const answers: (() => void)[] = [];
    const estimate = () => new Promise<object>((tell) => answers.push(() => tell({ usage: used, quota: 100 })));
    const asked = askAhead({ estimate, persisted: async () => true });
    answers.shift()?.();
    expect(await asked.estimate()).toEqual({ usage: 10, quota: 100 });
    used = 90;
    answers.shift()?.();
    expect(await asked.estimate()).toEqual({ usage: 90, quota: 100 });
    const refused = askAhead({ estimate: () => Promise.reject(new Error('no')), persisted: async () => true });
    expect(await refused.estimate()).toEqual({});
  });

  test('a device without room says so before it writes', async () => {
    const store = openStore();
    const room = roomOf({ estimate: async () => ({ usage: 995, quota: 1_000 }) });
    expect(await addPicture({ picture: await chart(), owner, store, room })).toEqual({ ok: false, why: 'quota' });
    expect(await store.list()).toEqual([]);
  });

  test.each([
    ['an estimate that fails', roomOf({ estimate: () => Promise.reject(new Error('no')) })],
    ['a persist that fails', roomOf({ persist: () => Promise.reject(new Error('no')) })],
    ['a browser without a storage manager', undefined],
  ])('%s does not keep a picture out', async (_, room) => {
    expect(await addPicture({ picture: await chart(), owner, store: openStore(), room })).toMatchObject({ ok: true });
  });

  test.each([
    ['quota', Object.assign(new Error('full'), { name: 'QuotaExceededError' })],
    ['storage', new Error('A mutation operation was attempted on a database that did not allow mutations')],
  ] as const)('a write that fails is told as %s', async (why, cause) => {
    const store = { add: () => Promise.reject(cause) };
    expect(await addPicture({ picture: await chart(), owner, store })).toEqual({ ok: false, why, cause });
  });
});
