import { expect, test } from 'vitest';
import { countWaiting } from '#data/outbox/count-waiting';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { watchOutbox } from '#data/outbox/watch-outbox';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { itemOf, pictureBytes } from '../kit/item.ts';
import { ada } from '../kit/people.ts';

const open = () => {
  const channel = freshChannel();
  const store = createOutboxStore({ database: freshDatabase(), channel });
  return { store, ...watchOutbox(store, channel) };
};

test('[QU-17] the view follows every change, and unchanged rows stay the same objects', async () => {
  const { store, view, refresh } = open();
  await refresh();
  expect(view.getState()).toEqual({ ready: true, broken: false, items: [] });
  const [first, second] = [itemOf({ createdAt: 1 }), itemOf({ createdAt: 2 })];
  await store.add(first, pictureBytes());
  await store.add(second, pictureBytes());
  await expect.poll(() => view.getState().items).toHaveLength(2);
  const before = view.getState().items;
  await store.change(second.id, { type: 'cancel' });
  await expect.poll(() => view.getState().items[1]?.state).toBe('failed');
  expect(view.getState().items[0]).toBe(before[0]);
});

test('a deleted item leaves the view and comes back when the deletion is undone', async () => {
  const { store, view } = open();
  const item = itemOf();
  await store.add(item, pictureBytes());
  await store.change(item.id, { type: 'remove' });
  await expect.poll(() => view.getState()).toMatchObject({ ready: true, items: [] });
  await store.change(item.id, { type: 'restore' });
  await expect.poll(() => view.getState().items).toHaveLength(1);
});

test('a browser that keeps nothing is told as broken', async () => {
  const { view, refresh } = watchOutbox({ list: () => Promise.reject(new Error('no IndexedDB')) }, freshChannel());
  await refresh();
  expect(view.getState()).toEqual({ ready: true, broken: true, items: [] });
});

test('the badge counts what is not done, of its owner, and not what he deleted', () => {
  const items = [
    itemOf(),
    itemOf({ state: 'held' }),
    itemOf({ state: 'failed' }),
    itemOf({ state: 'done' }),
    itemOf({ deletedAt: 1 }),
    itemOf({ ownerId: null }),
  ];
  expect(countWaiting(items, ada._id)).toBe(3);
});
