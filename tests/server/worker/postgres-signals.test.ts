import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JobSignals } from '#server/worker/job-signals';
import { postgresSignals } from '#server/worker/postgres-signals';
import { makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

describe('job signals between two servers', () => {
  const onError = vi.fn();
  let database: TestDatabase;
  let url: string;
  let here: JobSignals;
  let there: JobSignals;
  beforeAll(async () => {
    database = await makeTestDatabase('postgres');
    url = database.url ?? '';
    here = postgresSignals(url, { onError });
    there = postgresSignals(url, { onError });
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.dispose();
  });

  const listeners = async (statement = 'select pid from pg_stat_activity') => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(
      `${statement} where datname = current_database() and application_name = 'wickwise job signals'`,
    );
    await client.end();
    return rowCount ?? 0;
  };

  const arrives = async () => {
    const [settled, queued] = [vi.fn(), vi.fn()];
    const ends = [there.onSettled('an-id', settled), there.onQueued(queued)];
    here.settled('another-id');
    here.queued();
    here.settled('an-id');
    await expect.poll(() => settled.mock.calls.length).toBe(1);
    expect(queued).toHaveBeenCalledOnce();
    for (const end of ends) end();
  };

  test('arrive', async () => {
    await expect.poll(() => listeners()).toBeGreaterThanOrEqual(2);
    await arrives();
  });

  test('arrive again after the connections broke', async () => {
    await listeners('select pg_terminate_backend(pid) from pg_stat_activity');
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => listeners()).toBeGreaterThanOrEqual(2);
    await arrives();
  });
});
