import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { creditsOf } from '#server/billing/credits';
import { claimJob, endAllLeases, failJob, finishJob, type Job, putBack, renewLease } from '#server/worker/queries';
import { addUser, analysisRow, openTestDb, subscribe, type TestDb, uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';

const lease = 30_000;
const result = {
  analysis: '# Price action',
  quality: '{}',
  overlay: '[]',
  outlook: 'null',
  reading: '{}',
  direction: 'neutral' as const,
};
const fault = { code: 'engine-error', message: 'Fault' } as const;

describe.each(engines)('the queue on %s', (engine) => {
  let on: TestDb;
  let user: string;
  beforeAll(async () => {
    on = await openTestDb(engine);
    user = await addUser(on);
    await subscribe(on, user, 'PLN_enterprise');
  });
  afterEach(() => on.db.deleteFrom('analyses').execute());
  afterAll(() => on.close());

  const claimed = async (): Promise<Job> => {
    const job = await claimJob(on, lease);
    if (!job) throw new Error('no job');
    return job;
  };

  test('gives the jobs in the order in which they came, each once', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) {
      ids.push(await uploaded(on, user));
      on.clock.advance(1);
    }
    expect([(await claimed()).id, (await claimed()).id, (await claimed()).id]).toEqual(ids);
    expect(await claimJob(on, lease)).toBeUndefined();
  });

  test('gives no job to two of many who ask at once', async () => {
    for (let n = 0; n < 40; n++) await uploaded(on, user);
    const takeAll = async () => {
      const taken: string[] = [];
      for (let job = await claimJob(on, lease); job; job = await claimJob(on, lease)) taken.push(job.id);
      return taken;
    };
    const taken = (await Promise.all(Array.from({ length: 8 }, takeAll))).flat();
    expect(new Set(taken).size).toBe(40);
    expect(taken).toHaveLength(40);
  });

  test('gives a job again once its lease is over, and nothing that the first holder writes counts any more', async () => {
    const id = await uploaded(on, user);
    const first = await claimed();
    on.clock.advance(lease - 1);
    expect(await claimJob(on, lease)).toBeUndefined();
    on.clock.advance(1);
    const second = await claimed();
    expect(second).toMatchObject({ id, attempts: 2 });
    expect(await renewLease(on, first, lease)).toBe(false);
    expect(await putBack(on, first)).toBe(false);
    expect(await failJob(on, first, fault)).toBe(false);
    expect(await finishJob(on, first, { ...result, analysis: '# Of the dead' })).toBe(false);
    expect(await finishJob(on, second, result)).toBe(true);
    expect(await analysisRow(on, id)).toMatchObject({ state: 'done', analysis: '# Price action', leaseUntil: null });
  });

  test('a heartbeat keeps a job for as long as it beats', async () => {
    await uploaded(on, user);
    const job = await claimed();
    for (let beat = 0; beat < 10; beat++) {
      on.clock.advance(lease - 1);
      expect(await renewLease(on, job, lease)).toBe(true);
      expect(await claimJob(on, lease)).toBeUndefined();
    }
  });

  test('a job that was put back waits for its time, and its attempt counts only when it was at fault', async () => {
    await uploaded(on, user);
    await putBack(on, await claimed(), { delay: 5000 });
    expect(await claimJob(on, lease)).toBeUndefined();
    on.clock.advance(5000);
    const again = await claimed();
    expect(again.attempts).toBe(2);
    await putBack(on, again, { counted: false });
    expect((await claimed()).attempts).toBe(2);
  });

  test('[LI-10] a failed job gives its credit back once', async () => {
    const before = await creditsOf(on.db, user, on.clock.now());
    const id = await uploaded(on, user);
    const job = await claimed();
    expect(await failJob(on, job, fault)).toBe(true);
    expect(await failJob(on, job, fault)).toBe(false);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual(before);
    expect(await analysisRow(on, id)).toMatchObject({
      state: 'failed',
      failureCode: 'engine-error',
      finishedAt: on.clock.now(),
    });
  });

  test('a new process on the same file need not wait for the leases of the dead', async () => {
    await uploaded(on, user);
    await claimed();
    await endAllLeases(on);
    expect((await claimed()).attempts).toBe(2);
  });
});
