import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditsOf } from '#server/billing/credits';
import { claimJob, failJob } from '#server/worker/queries';
import { addUser, openTestDb, subscribe, type TestDb, upload, uploaded } from '../analyses/open-test-db.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';

const failNext = async (on: TestDb) => {
  const job = await claimJob(on, 30_000);
  if (!job) throw new Error('no job');
  return failJob(on, job, { code: 'not-a-chart', message: 'No chart' });
};

describe.each(engines)('credits on %s', (engine) => {
  let on: TestDb;
  beforeAll(async () => {
    on = await openTestDb(engine);
  });
  afterAll(() => on.close());

  test.each([
    ['Free Plan', 'PLN_free', 3],
    ['Basic Plan', 'PLN_basic', 50],
    ['Pro Plan', 'PLN_pro', 200],
  ])('[LI-07] [LI-08] the %s gives so many analyses a month, and the next is refused', async (_, plan, count) => {
    const user = await addUser(on);
    if (plan !== 'PLN_free') await subscribe(on, user, plan);
    for (let n = 0; n < count; n++) await uploaded(on, user);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: count, total: count });
    expect(await upload(on, user)).toMatchObject({ ok: false, why: { refused: 'no-credits' } });
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: count, total: count });
  });

  test('[LI-07] the Enterprise Plan has no limit', async () => {
    const user = await addUser(on);
    await subscribe(on, user, 'PLN_enterprise');
    for (let n = 0; n < 205; n++) await uploaded(on, user);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 205, total: null });
  });

  test('[LI-09] of many uploads at once on the last credit one is accepted', async () => {
    const user = await addUser(on);
    await uploaded(on, user);
    await uploaded(on, user);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => upload(on, user)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 3, total: 3 });
  });

  test('a refused upload leaves no analysis, no receipt and no entry in the ledger beside the grant', async () => {
    const user = await addUser(on);
    for (let n = 0; n < 3; n++) await uploaded(on, user);
    await upload(on, user);
    const count = async (table: 'analyses' | 'uploadReceipts' | 'creditLedger') =>
      (await on.db.selectFrom(table).select('userId').where('userId', '=', user).execute()).length;
    expect([await count('analyses'), await count('uploadReceipts'), await count('creditLedger')]).toEqual([3, 3, 4]);
  });

  test('a subscription that ended leaves the Free Plan', async () => {
    const user = await addUser(on);
    await subscribe(on, user, 'PLN_basic', on.clock.now() + 1000);
    expect((await creditsOf(on.db, user, on.clock.now())).total).toBe(50);
    expect((await creditsOf(on.db, user, on.clock.now() + 1000)).total).toBe(3);
  });

  test('a granted credit raises this month alone', async () => {
    const user = await addUser(on);
    const grant = { id: `grant ${user}`, userId: user, analysisId: null, kind: 'grant', amount: 7 } as const;
    await on.db
      .insertInto('creditLedger')
      .values({ ...grant, period: '2026-11', createdAt: on.clock.now() })
      .execute();
    expect((await creditsOf(on.db, user, on.clock.now())).total).toBe(10);
    expect((await creditsOf(on.db, user, Date.UTC(2026, 11, 1))).total).toBe(3);
  });
});

describe.each(engines)('the turn of the month on %s', (engine) => {
  let on: TestDb;
  beforeAll(async () => {
    on = await openTestDb(engine, testClock(Date.UTC(2026, 10, 30, 23, 59, 59, 999)));
  });
  afterAll(() => on.close());

  test('[LI-10] brings new credits at 0:00 UTC, and a credit of the old month returns to the old month', async () => {
    const user = await addUser(on);
    for (let n = 0; n < 3; n++) await uploaded(on, user);
    const november = on.clock.now();
    on.clock.advance(1);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 0, total: 3 });
    expect(await failNext(on)).toBe(true);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 0, total: 3 });
    expect(await creditsOf(on.db, user, november)).toEqual({ used: 2, total: 3 });
  });
});
