import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { type Db, inTransaction, type OpenDatabase } from '#server/db/db';
import { keptQuery } from '#server/db/kept-query';
import { makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

const pid = sql<number>`pg_backend_pid()`.as('pid');
const reads = keptQuery((db, { name }: { name: string }) =>
  db.selectFrom('plans').select(['id', pid]).where('id', '=', name),
);
const waits = keptQuery((db, { lock }: { lock: number }) =>
  db.selectNoFrom(sql`pg_advisory_lock_shared(${lock}::bigint)::text`.as('got')),
);
const writes = keptQuery((db, { key, value }: { key: string; value: string }) =>
  db.insertInto('settings').values({ key, value }).returning(pid),
);

describe('the connection that kept reads share', () => {
  let place: TestDatabase;
  let database: OpenDatabase;
  let errors: Error[];
  beforeEach(async () => {
    errors = [];
    place = await makeTestDatabase('postgres');
    database = await connect({ ...place, onError: (error) => errors.push(error) });
  });
  afterEach(async () => {
    await database.close();
    await place.dispose();
  });

  const read = async (name = 'PLN_free') => {
    const [row] = await reads(database.db, { name });
    if (!row) throw new Error('no such plan');
    return row;
  };

  /** What was asked has come to the server. */
  const isWaiting = (db: Db, pid: number) =>
    expect
      .poll(async () => {
        const found = sql<{ pid: number }>`select pid from pg_locks where not granted and pid = ${pid}`;
        return (await found.execute(db)).rows.length;
      })
      .toBe(1);

  it('tells each of many who ask at once what he asked for', async () => {
    const names = Array.from({ length: 60 }, (_, n) => ['PLN_free', 'PLN_basic', 'PLN_pro'][n % 3] as string);
    const rows = await Promise.all(names.map(read));
    expect(rows.map(({ id }) => id)).toEqual(names);
    expect(new Set(rows.map((row) => row.pid)).size).toBe(1);
  });

  it('is not that of writes, nor of what is read within a transaction', async () => {
    const { pid: shared } = await read();
    const [written] = await writes(database.db, { key: 'one', value: 'x' });
    expect(written?.pid).not.toBe(shared);
    await inTransaction(database.db, async (tx) => {
      const [own] = await tx.selectNoFrom(pid).execute();
      expect((await reads(tx, { name: 'PLN_free' }))[0]?.pid).toBe(own?.pid);
      expect(own?.pid).not.toBe(shared);
    });
  });

  it('holds up nobody who comes while an answer is long in coming', async () => {
    const { pid: shared } = await read();
    const locked = await inTransaction(database.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(tx);
      const waiting = waits(database.db, { lock: 7 });
      // One who asks at once stands behind the one who waits; before long, others no longer do.
      await expect.poll(async () => (await Promise.race([read(), later(100)]))?.pid ?? shared).not.toBe(shared);
      return { waiting };
    });
    await locked.waiting;
    await expect.poll(async () => (await read()).pid).toBe(shared);
  });

  it('is opened anew after it broke, and those who waited hear of it', async () => {
    const { pid: broken } = await read();
    await inTransaction(database.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(8)`.execute(tx);
      const told = expect(waits(database.db, { lock: 8 })).rejects.toThrow('terminating connection');
      await isWaiting(tx, broken);
      await sql`select pg_terminate_backend(${broken})`.execute(tx);
      await told;
    });
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    const again = await read();
    expect(again).toMatchObject({ id: 'PLN_free' });
    expect(again.pid).not.toBe(broken);
  });
});
