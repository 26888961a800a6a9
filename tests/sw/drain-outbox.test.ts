import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createChannel } from '#data/channel';
import { createLocalDatabase } from '#data/local-database';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { createSessionMirror } from '#data/session-mirror';
import { itemOf, pictureBytes } from '../data/kit/item.ts';
import { userSession } from '../data/kit/people.ts';
import { startOpenServer } from './open-server.ts';
import { becomeWorker, eventOf } from './worker-scope.ts';

const database = createLocalDatabase();
const channel = createChannel();
const store = createOutboxStore({ database, channel });
const server = await startOpenServer();
const { scope } = becomeWorker({ origin: server.origin });
const { onMessage, onSync, wake } = await import('../../sw/drain-outbox.ts');

const stateOf = async (id: string) => (await store.get(id))?.state;
const syncEvent = (tag: string, lastChance = false) => eventOf({ tag, lastChance });
const put = async () => {
  const item = itemOf({ createdAt: Date.now() });
  await store.add(item, pictureBytes());
  return item.id;
};

beforeAll(() => createSessionMirror(database).write('user', userSession()));
beforeEach(async () => {
  scope.registration.sync.register.mockClear();
  await database.use((db) => db.clear('outbox'));
});
afterAll(async () => {
  channel.close();
  await database.close();
  await server.stop();
});

describe('the worker', () => {
  test('[QU-14] drains on a message of a page, and says at once that it has heard', async () => {
    server.behave('good');
    const id = await put();
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    port1.start();
    const event = eventOf({ data: { type: 'drain', urgency: 'network' }, ports: [port2] });
    onMessage(event as never);
    expect(await heard).toBe('heard');
    await event.work();
    expect(await stateOf(id)).toBe('done');
    port1.close();
  });

  test('[QU-14] drains when it starts', async () => {
    server.behave('good');
    const id = await put();
    wake();
    await expect.poll(() => stateOf(id)).toBe('done');
  });

  test('a version that waits for its turn does not', async () => {
    server.behave('good');
    const id = await put();
    scope.serviceWorker.state = 'installed';
    const before = server.uploads();
    wake();
    // A drain of its own would stand before this in the queue.
    await navigator.locks.request('wickwise-outbox', () => {});
    expect(server.uploads()).toBe(before);
    expect(await stateOf(id)).toBe('queued');
    scope.serviceWorker.state = 'activated';
  });

  test('[QU-12] drains on Background Sync, and leaves nothing registered', async () => {
    server.behave('good');
    const id = await put();
    const event = syncEvent('wickwise-outbox');
    onSync(event as never);
    await event.work();
    expect(await stateOf(id)).toBe('done');
    expect(scope.registration.sync.register).not.toHaveBeenCalled();
  });

  test('[QU-12] never fails the first tag: what is left goes to a tag of its own', async () => {
    server.behave('busy');
    const id = await put();
    const event = syncEvent('wickwise-outbox');
    onSync(event as never);
    await event.work();
    expect(await stateOf(id)).toBe('queued');
    expect(scope.registration.sync.register).toHaveBeenCalledWith('wickwise-outbox-later');
  });

  test('fails the later tag while anything waits, so that the browser comes back, and asks anew at its last chance', async () => {
    server.behave('busy');
    await put();
    const event = syncEvent('wickwise-outbox-later');
    onSync(event as never);
    await expect(event.work()).rejects.toThrow('waiting');
    const last = syncEvent('wickwise-outbox-later', true);
    onSync(last as never);
    await last.work();
    expect(scope.registration.sync.register).toHaveBeenCalledWith('wickwise-outbox-later');
  });
});
