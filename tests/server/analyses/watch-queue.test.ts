import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchQueue } from '#server/analyses/watch-queue';
import { engines } from '../kit/test-database.ts';
import { addUser, openTestDb, subscribe, type TestDb, uploaded } from './open-test-db.ts';

describe.each(engines)('the watch over the queue on %s', (engine) => {
  let database: TestDb;
  beforeAll(async () => {
    database = await openTestDb(engine);
  });
  afterAll(() => database.close());

  test('spares uploads the question until the queue would be half full, then has each ask for what those under way leave', async () => {
    const enter = watchQueue(database);
    const asked = [];
    for (let n = 0; n < 8; n++) asked.push(await enter(10));
    expect(asked.map(({ maxUnfinished }) => maxUnfinished)).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      5,
      5,
      5,
    ]);
    for (const { leave } of asked.slice(0, 3)) leave();
    expect(await enter(10)).toMatchObject({ maxUnfinished: 8 });
  });

  test('has each of a burst ask while nobody knows yet how long the queue is', async () => {
    const enter = watchQueue(database);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => enter(100)));
    expect(first?.maxUnfinished).toBeUndefined();
    for (const { maxUnfinished } of others) expect(maxUnfinished).toBe(100);
  });

  test('counts those that it let in and that are still on their way when it looks again, and no longer once they are over', async () => {
    const enter = watchQueue(database);
    const letIn = [];
    for (let n = 0; n < 5; n++) letIn.push(await enter(10));
    database.clock.advance(1000);
    const { maxUnfinished, leave } = await enter(10);
    expect(maxUnfinished).toBe(5);
    leave();
    for (const place of letIn) place.leave();
    database.clock.advance(1000);
    expect(await enter(10)).toMatchObject({ maxUnfinished: undefined });
  });

  test('looks once at a time, also where a look takes long', async () => {
    const enter = watchQueue(database);
    const first = enter(10);
    database.clock.advance(1000);
    const second = enter(10);
    expect((await second).maxUnfinished).toBe(10);
    expect((await first).maxUnfinished).toBeUndefined();
    for (let n = 0; n < 3; n++) await enter(10);
    expect((await enter(10)).maxUnfinished).toBe(6);
  });

  test('knows of the analyses that waited before it came', async () => {
    const user = await addUser(database);
    await subscribe(database, user, 'PLN_enterprise');
    const enter = watchQueue(database);
    for (let n = 0; n < 6; n++) await uploaded(database, user);
    expect(await enter(12)).toMatchObject({ maxUnfinished: 12 });
    expect(await enter(100)).toMatchObject({ maxUnfinished: undefined });
    const later = watchQueue(database);
    for (let n = 0; n < 3; n++) await later(20);
    expect(await later(20)).toMatchObject({ maxUnfinished: undefined });
    expect(await later(20)).toMatchObject({ maxUnfinished: 16 });
  });
});
