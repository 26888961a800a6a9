import { describe, expect, test } from 'vitest';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { createDevice } from '../kit/device.ts';
import { ada, ben } from '../kit/people.ts';
import { createStandInServer, type Mode } from '../kit/stand-in-server.ts';

const open = ({ sharedLocks = true } = {}) => {
  const server = createStandInServer();
  const device = createDevice({ database: freshDatabase(), channel: freshChannel(), server, sharedLocks });
  const page = device.openContext('page');
  const take = () => device.takePicture(page.store);
  const stateOf = async ({ id }: OutboxItem) => (await page.store.get(id))?.state;
  return { server, device, page, take, stateOf };
};

describe('drainOutbox', () => {
  test('sends all that waits, oldest first, and drops the bytes of what is done', async () => {
    const { server, page, take } = open();
    const items = [await take(), await take(), await take()];
    await page.drain();
    expect(server.analyses.map(({ key }) => key)).toEqual(items.map(({ idempotencyKey }) => idempotencyKey));
    expect((await page.store.list()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(await page.store.bytes(items[0]?.id ?? '')).toBeUndefined();
  });

  test.each([
    ['done', 'good' as const],
    ['processing', 'slow' as const],
  ])('has the kept answers forgotten before the device tells that a picture is %s', async (end, mode) => {
    const { server, page, take, stateOf } = open();
    server.setMode(mode);
    const item = await take();
    const told: unknown[] = [];
    page.deps.onChange = async ({ paths }) =>
      void told.push(await stateOf(item), paths.includes('/image-analysis/analyses'));
    await page.drain();
    expect([...told, await stateOf(item)]).toEqual(['uploading', true, end]);
  });

  test('[QU-26] two tabs and the worker that drain at once send each item once', async () => {
    const { server, device, page, take } = open();
    for (let count = 0; count < 5; count += 1) await take();
    const [tab, worker] = [device.openContext('tab'), device.openContext('worker')];
    await Promise.all([page.drain(), tab.drain(), worker.drain('network')]);
    expect(server.sent).toHaveLength(5);
  });

  test('[QU-26] without Web Locks a row in the hands of a living sender is left alone until its lease ends', async () => {
    const { server, device, page, take, stateOf } = open({ sharedLocks: false });
    const item = await take();
    server.setMode('killed');
    await expect(page.drain()).rejects.toThrow();
    server.setMode('good');
    const tab = device.openContext('tab');
    await tab.drain('network');
    expect(await stateOf(item)).toBe('uploading');
    device.clock.now += 100_001;
    await tab.drain('network');
    expect(await stateOf(item)).toBe('done');
    expect(server.credits()).toBe(1);
  });

  test('[QU-26] with Web Locks the row of a killed sender is taken over at once, as uncertain, with the same key', async () => {
    const { server, device, page, take } = open();
    const item = await take();
    server.setMode('killed');
    await expect(page.drain()).rejects.toThrow();
    server.setMode('good');
    await device.openContext('tab').drain('network');
    expect((await page.store.get(item.id))?.timeline.map(({ state, why }) => why ?? state)).toEqual([
      'queued',
      'uploading',
      'abandoned',
      'uploading',
      'done',
    ]);
    expect(server.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([item.idempotencyKey, item.idempotencyKey]);
    expect(server.credits()).toBe(1);
  });

  test('[QU-18] a lost answer makes the item uncertain, and the next drain settles it as one analysis and one credit', async () => {
    const { server, device, page, take, stateOf } = open();
    const item = await take();
    server.setMode('after');
    await page.drain();
    expect(await stateOf(item)).toBe('uncertain');
    server.setMode('good');
    device.clock.now += 60_000;
    await page.drain();
    expect(await stateOf(item)).toBe('done');
    expect([server.analyses.length, server.credits()]).toEqual([1, 1]);
  });

  test('[QU-19] a server that is away leaves the item queued: nothing was sent, and nothing failed', async () => {
    const { server, page, take } = open();
    const items = [await take(), await take()];
    server.setMode('away');
    const report = await page.drain();
    expect(report.waiting).toBe(true);
    for (const { id } of items) {
      expect(await page.store.get(id)).toMatchObject({
        state: 'queued',
        attempts: 0,
        failures: 1,
        waitsFor: 'network',
      });
    }
  });

  test.each<Mode>(['before', 'broken', 'busy', 'away'])(
    '[QU-19] a way that is %s is tried without end',
    async (mode) => {
      const { server, device, page, take, stateOf } = open();
      const item = await take();
      server.setMode(mode);
      for (let day = 0; day < 50; day += 1) {
        await page.drain();
        device.clock.now += 24 * 3_600_000;
      }
      expect(['queued', 'uncertain']).toContain(await stateOf(item));
      server.setMode('good');
      await page.drain();
      expect(await stateOf(item)).toBe('done');
    },
  );

  test('[QU-20] an item waits for its time, a network that is back cuts a wait for it short, but never a Retry-After', async () => {
    const { server, device, page, take, stateOf } = open();
    const item = await take();
    server.setMode('before');
    await page.drain();
    server.setMode('good');
    await page.drain('none');
    expect(await stateOf(item)).toBe('uncertain');
    await page.drain('network');
    expect(await stateOf(item)).toBe('done');

    const second = await take();
    server.setMode('busy');
    await page.drain();
    server.setMode('good');
    device.clock.now += 59_000;
    await page.drain('network');
    expect(await stateOf(second)).toBe('queued');
    device.clock.now += 1_000;
    await page.drain('none');
    expect(await stateOf(second)).toBe('done');
  });

  test('[QU-21] [QU-28] a 402 is final, says why, and does not stop the next item', async () => {
    const { server, page, take } = open();
    const item = await take();
    await take();
    server.setMode('no-credits');
    await page.drain();
    expect(await page.store.get(item.id)).toMatchObject({
      state: 'failed',
      reason: { code: 'no-credits', message: 'None left' },
    });
    expect(server.sent).toHaveLength(2);
    await page.drain('session');
    expect(server.sent).toHaveLength(2);
  });

  test('[QU-29] "Try again" once there are credits gives the analysis', async () => {
    const { server, page, take, stateOf } = open();
    const item = await take();
    server.setMode('no-credits');
    await page.drain();
    server.setMode('good');
    await page.store.change(item.id, { type: 'retry', newKey: crypto.randomUUID() });
    await page.drain();
    expect(await stateOf(item)).toBe('done');
    expect(server.analyses[0]?.key).toBe(item.idempotencyKey);
  });

  test('[QU-22] a 401 is followed by one renewal, then the item is held until its session is good again', async () => {
    const { server, device, page, take, stateOf } = open();
    const item = await take();
    server.setMode('signed-out');
    await page.drain();
    expect(device.renewals()).toBe(1);
    expect(server.sent).toHaveLength(2);
    expect(await stateOf(item)).toBe('held');
    server.setMode('good');
    await page.drain('session');
    expect(await stateOf(item)).toBe('done');
  });

  test('[QU-23] [QU-24] what Ada took is held while Ben is signed in, is never sent as his, and goes on when she is back', async () => {
    const { server, device, page, take, stateOf } = open();
    const item = await take();
    device.signIn(null);
    await page.drain();
    expect(await stateOf(item)).toBe('held');
    device.signIn(ben);
    const his = await take();
    await page.drain('session');
    expect([await stateOf(item), await stateOf(his)]).toEqual(['held', 'done']);
    device.signIn(ada);
    await page.drain('session');
    expect(await stateOf(item)).toBe('done');
    expect(server.sent.map(({ userId }) => userId)).toEqual([ben._id, ada._id]);
  });

  test('[QU-23] somebody who signs in while a refused token is renewed does not get the picture', async () => {
    const { server, device, page, take, stateOf } = open();
    const item = await take();
    const { tokens } = page.deps;
    server.setMode('signed-out');
    page.deps.tokens = {
      ...tokens,
      async renew(realm, refused) {
        device.signIn(ben);
        server.setMode('good');
        return await tokens.renew(realm, refused);
      },
    };
    await page.drain();
    expect(await stateOf(item)).toBe('held');
    expect(server.sent.map(({ userId }) => userId)).toEqual([ada._id]);
  });

  test('[QU-24] a shared picture that nobody owns waits until it is claimed', async () => {
    const { server, page, take, stateOf } = open();
    const { id } = await take();
    const row = await page.store.get(id);
    if (!row) throw new Error('gone');
    const shared = { ...row, id: 'shared', ownerId: null, ownerName: null, state: 'held' as const };
    await page.store.add(shared, new ArrayBuffer(3));
    await page.drain('session');
    expect(await stateOf(shared)).toBe('held');
    await page.store.change('shared', { type: 'claim', ownerId: ada._id, ownerName: ada.name });
    await page.drain();
    expect(await stateOf(shared)).toBe('done');
    expect(server.sent.map(({ userId }) => userId)).toEqual([ada._id, ada._id]);
  });

  test('a cancelled or deleted item is not sent; a deletion is final after ten seconds', async () => {
    const { server, device, page, take } = open();
    const [cancelled, deleted, restored] = [await take(), await take(), await take()];
    await page.store.change(cancelled.id, { type: 'cancel' });
    await page.store.change(deleted.id, { type: 'remove' });
    await page.store.change(restored.id, { type: 'remove' });
    await page.drain();
    expect(server.sent).toHaveLength(0);
    device.clock.now += 9_999;
    await page.store.change(restored.id, { type: 'restore' });
    device.clock.now += 1;
    await page.drain();
    expect(server.sent).toHaveLength(1);
    expect(await page.store.get(deleted.id)).toBeUndefined();
    expect(await page.store.bytes(deleted.id)).toBeUndefined();
  });

  test('[QU-25] done items stay for a week, failed ones until the user deletes them', async () => {
    const { server, device, page, take, stateOf } = open();
    const done = await take();
    await page.drain();
    server.setMode('not-a-chart');
    const failed = await take();
    await page.drain();
    device.clock.now += 6 * 24 * 3_600_000;
    await page.drain();
    expect(await stateOf(done)).toBe('done');
    device.clock.now += 1_000 * 24 * 3_600_000;
    await page.drain();
    expect(await stateOf(done)).toBeUndefined();
    expect(await stateOf(failed)).toBe('failed');
  });
});
