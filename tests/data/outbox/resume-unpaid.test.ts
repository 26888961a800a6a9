import { expect, test } from 'vitest';
import { resumeUnpaid } from '#data/outbox/resume-unpaid';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { createDevice } from '../kit/device.ts';
import { ada, ben } from '../kit/people.ts';
import { createStandInServer } from '../kit/stand-in-server.ts';

/** Three pictures that the server refused for want of credits, oldest first. */
async function refusedThrice() {
  const server = createStandInServer();
  const device = createDevice({ database: freshDatabase(), channel: freshChannel(), server });
  const context = device.openContext('page');
  for (let count = 0; count < 3; count += 1) await device.takePicture(context.store);
  server.setMode('no-credits');
  await context.drain();
  const states = async () => (await context.store.list()).map(({ state }) => state);
  return { ...context, server, states };
}

test('pictures refused for want of credits go on under their own keys when their owner has some, the oldest first', async () => {
  const { store, drain, server, states } = await refusedThrice();
  expect(await states()).toEqual(['failed', 'failed', 'failed']);
  const keys = (await store.list()).map(({ idempotencyKey }) => idempotencyKey);

  server.setMode('good');
  expect(await resumeUnpaid(store, ada._id, 2)).toBe(2);
  await drain();
  expect(await states()).toEqual(['done', 'done', 'failed']);
  expect(server.analyses.map(({ key }) => key)).toEqual(keys.slice(0, 2));

  expect(await resumeUnpaid(store, ada._id, null)).toBe(1);
  await drain();
  expect(await states()).toEqual(['done', 'done', 'done']);
  expect(server.credits()).toBe(3);
});

test('without credits nothing goes on, nor for somebody else’s credits, nor what its owner stopped', async () => {
  const { store, states } = await refusedThrice();
  const [first] = await store.list();
  await store.change(first!.id, { type: 'retry', newKey: 'new' });
  await store.change(first!.id, { type: 'cancel' });
  expect(await resumeUnpaid(store, ada._id, 0)).toBe(0);
  expect(await resumeUnpaid(store, ben._id, null)).toBe(0);
  expect(await states()).toEqual(['failed', 'failed', 'failed']);
  expect(await resumeUnpaid(store, ada._id, null)).toBe(2);
});
