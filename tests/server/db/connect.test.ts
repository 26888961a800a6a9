import { statSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { inTransaction, type OpenDatabase } from '#server/db/db';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

describe.each(engines)('the database on %s [PV-02]', (engine) => {
  let place: TestDatabase;
  let database: OpenDatabase;

  beforeAll(async () => {
    place = await makeTestDatabase(engine);
    database = await connect(place);
  });
  afterAll(async () => {
    await database.close();
    await place.dispose();
  });

  const remember = (key: string) => ({ key, value: 'x' });
  const keys = async () => (await database.db.selectFrom('settings').select('key').execute()).map((row) => row.key);

  it('is the engine that was asked for', () => expect(database.engine.name).toBe(engine));

  it('comes with the four plans', async () => {
    const plans = await database.db.selectFrom('plans').select(['id', 'amount', 'credits']).orderBy('amount').execute();
    expect(plans).toEqual([
      { id: 'PLN_free', amount: 0, credits: 3 },
      { id: 'PLN_basic', amount: 999, credits: 50 },
      { id: 'PLN_pro', amount: 2999, credits: 200 },
      { id: 'PLN_enterprise', amount: 9999, credits: null },
    ]);
  });

  it('is opened again with what it holds', async () => {
    await database.db.insertInto('settings').values(remember('kept')).execute();
    const other = await connect(place);
    expect(await other.db.selectFrom('settings').select('value').where('key', '=', 'kept').execute()).toHaveLength(1);
    await other.close();
  });

  // Two connections of one thread to a SQLite file would wait for each other; one process serves such a file.
  it.runIf(engine === 'postgres')('is set up once when several servers start at the same time', async () => {
    const fresh = await makeTestDatabase(engine);
    const servers = await Promise.all([connect(fresh), connect(fresh), connect(fresh)]);
    expect(await servers[0]?.db.selectFrom('plans').selectAll().execute()).toHaveLength(4);
    for (const server of servers) await server.close();
    await fresh.dispose();
  });

  it('gives times and counts as numbers', async () => {
    const row = await database.db
      .selectFrom('plans')
      .select([(e) => e.fn.countAll<number>().as('count'), (e) => e.fn.sum<number>('amount').as('sum')])
      .select(sql<number>`cast(1795000000000 as bigint)`.as('time'))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 4, sum: 13997, time: 1795000000000 });
  });

  it('takes back all that a failing transaction wrote', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await tx.insertInto('settings').values(remember('lost')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys()).not.toContain('lost');
  });

  it('never lets two transactions interleave over the same row', async () => {
    await database.db.insertInto('settings').values({ key: 'counter', value: '0' }).execute();
    const increment = () =>
      inTransaction(database.db, async (tx) => {
        const row = tx.selectFrom('settings').select('value').where('key', '=', 'counter');
        const { value } = await (engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
        await later(0);
        await tx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    const { value } = await database.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'counter')
      .executeTakeFirstOrThrow();
    expect(value).toBe('20');
  });

  it('refuses a row whose parent is missing', async () => {
    const orphan = database.db
      .insertInto('refreshTokens')
      .values({ hash: 'h', sessionId: 'nobody', issuedAt: 1, replacedAt: null });
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
  });

  it('finds what is among the results of a query', async () => {
    await database.db
      .insertInto('settings')
      .values([remember('wanted'), remember('unwanted')])
      .execute();
    const few = database.db.selectFrom('settings').select('key').where('key', '=', 'wanted');
    const rows = database.db.selectFrom('settings').select('key');
    expect(await rows.where((e) => database.engine.isAmong(e.ref('key'), few)).execute()).toEqual([{ key: 'wanted' }]);
    const none = few.where('value', '=', 'nothing');
    expect(await rows.where((e) => database.engine.isAmong(e.ref('key'), none)).execute()).toEqual([]);
  });

  it.runIf(engine === 'sqlite')('keeps its file to its owner and syncs each commit', async () => {
    expect(statSync(place.file).mode & 0o777).toBe(0o600);
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(database.db)).rows[0] as object)[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });
});
