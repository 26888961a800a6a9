import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportOutbox } from '#data/outbox/export-outbox';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { itemOf, pictureBytes } from '../kit/item.ts';
import { ada, ben } from '../kit/people.ts';

test('the export holds each picture of its owner beside its facts, under names that no archiver takes for a path', async () => {
  const store = createOutboxStore({ database: freshDatabase(), channel: freshChannel() });
  const createdAt = Date.UTC(2026, 10, 21, 9, 30);
  const mine = [
    itemOf({ id: 'aaaaaaaa-1', name: '../../chart.jpg', createdAt }),
    itemOf({ id: 'bbbbbbbb-2', name: '図表.jpg', createdAt: createdAt + 1 }),
  ];
  const others = [itemOf({ ownerId: ben._id }), itemOf({ ownerId: null }), itemOf({ deletedAt: 5 })];
  for (const item of [...mine, ...others]) await store.add(item, pictureBytes());
  const files = unzipSync(new Uint8Array(await (await exportOutbox(store, ada._id)).arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    '2026-11-21T09-30-00.000Z-aaaaaaaa/facts.json',
    '2026-11-21T09-30-00.000Z-aaaaaaaa/__.._chart.jpg',
    '2026-11-21T09-30-00.001Z-bbbbbbbb/facts.json',
    '2026-11-21T09-30-00.001Z-bbbbbbbb/図表.jpg',
  ]);
  const facts = JSON.parse(new TextDecoder().decode(Object.values(files)[0]));
  expect(facts).toMatchObject({ id: 'aaaaaaaa-1', idempotencyKey: mine[0]?.idempotencyKey, state: 'queued' });
  expect(Object.values(files)[1]).toEqual(new Uint8Array(pictureBytes()));
});
