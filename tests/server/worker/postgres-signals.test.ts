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

  const breakConnections = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'wickwise job signals'`,
    );
    await client.end();
    return rowCount;
  };

  /** A connection that the database lists may not listen yet, and what is sent until it does is lost: so until one arrives. */
  const listening = async () => {
    const heard = vi.fn();
    const end = there.onSettled('a-first-id', heard);
    await expect
      .poll(() => {
        here.settled('a-first-id');
        return heard.mock.calls.length;
      })
      .toBeGreaterThan(0);
    end();
  };

  const arrives = async () => {
    await listening();
    const [settled, queued] = [vi.fn(), vi.fn()];
    const ends = [there.onSettled('an-id', settled), there.onQueued(queued)];
    here.settled('another-id');
    here.queued();
    here.settled('an-id');
    // The hint is sent a moment later than what was settled after it.
    await expect.poll(() => [settled.mock.calls.length, queued.mock.calls.length]).toEqual([1, 1]);
    for (const end of ends) end();
  };

  test('arrive', arrives);

  test('arrive again after the connections broke', async () => {
    expect(await breakConnections()).toBe(2);
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThanOrEqual(2);
    await arrives();
  });
});
