import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { JobSignals } from '#server/worker/job-signals';
import { postgresSignals } from '#server/worker/postgres-signals';

describe('job signals between two servers', () => {
  const url = inject('postgresUrl');
  const onError = vi.fn();
  let here: JobSignals;
  let there: JobSignals;
  beforeAll(() => {
    here = postgresSignals(url, { onError });
    there = postgresSignals(url, { onError });
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  const listeners = async (statement = 'select pid from pg_stat_activity') => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(`${statement} where query = 'listen wickwise_jobs'`);
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
    await expect.poll(listeners).toBeGreaterThanOrEqual(2);
    await arrives();
  });

  test('arrive again after the connections broke', async () => {
    await listeners('select pg_terminate_backend(pid) from pg_stat_activity');
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThanOrEqual(2);
    await expect.poll(listeners, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    await arrives();
  });
});
