import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { createDrainDeps } from '#data/outbox/create-drain-deps';
import { drainOutbox } from '#data/outbox/drain-outbox';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { createDevice } from '../kit/device.ts';
import { startHttpServer, success } from '../kit/http-server.ts';
import { ada } from '../kit/people.ts';
import { createStandInServer } from '../kit/stand-in-server.ts';

/** A device whose uploads go to an HTTP server that keeps its answer to the first one back. */
async function openUploading() {
  const [database, channel] = [freshDatabase(), freshChannel()];
  const upload = new EventEmitter();
  const [arrived, ended] = [once(upload, 'arrived'), once(upload, 'ended')];
  let uploads = 0;
  const { base } = await startHttpServer((_, response) => {
    uploads += 1;
    if (uploads > 1) return success({ _id: '019abcde-0000-7000-8000-000000000001', state: 'queued' });
    response.on('close', () => upload.emit('ended'));
    upload.emit('arrived');
    return 'hang';
  });
  const device = createDevice({ database, channel, server: createStandInServer() });
  device.signIn(ada);
  const { store, deps } = device.openContext('page');
  const real = createDrainDeps({ ...deps, base, channel });
  const item = await device.takePicture(store);
  return { store, item, drain: () => drainOutbox({ ...real, reach: async () => true }), arrived, ended, device };
}

test('a cancelled upload is broken off, and the next picture is sent in the same turn', async () => {
  const { store, item, drain, arrived, ended, device } = await openUploading();
  const draining = drain();
  await arrived;
  const next = await device.takePicture(store);
  await store.change(item.id, { type: 'cancel' });
  await ended;
  await draining;
  expect(await store.get(item.id)).toMatchObject({ state: 'failed', reason: { code: 'cancelled' }, mayBeSent: true });
  expect(await store.get(next.id)).toMatchObject({ state: 'processing' });
});

test('a deleted upload is broken off; brought back, it is uncertain and goes again under the same key', async () => {
  const { store, item, drain, arrived, ended } = await openUploading();
  const draining = drain();
  await arrived;
  await store.change(item.id, { type: 'remove' });
  await ended;
  await draining;
  await store.change(item.id, { type: 'restore' });
  expect(await store.get(item.id)).toMatchObject({ state: 'uncertain', idempotencyKey: item.idempotencyKey });
});
