import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, openDatabase } from '#server/db/connect';
import type { Db } from '#server/db/db';
import { tableKeys, tableNames } from '#server/db/tables';
import { makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';
import { insertOneOfEach } from './one-of-each.ts';
import { runScript } from './run-script.ts';

describe('the move from SQLite to PostgreSQL', () => {
  let dataDir: string;
  let target: TestDatabase;
  let variables: Record<string, string>;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-move-'));
    target = await makeTestDatabase('postgres');
    variables = { WICKWISE_DATA_DIR: dataDir, DATABASE_URL: target.url ?? '' };
    const source = await openSource();
    await insertOneOfEach(source.db);
    await source.close();
  });
  afterAll(async () => {
    await target.dispose();
    await rm(dataDir, { recursive: true });
  });

  const openSource = () => connect({ url: undefined, file: path.join(dataDir, 'wickwise.db') });
  /** In an order of its own: the two engines sort texts differently. */
  const everything = async (db: Db) => {
    const all: Record<string, unknown[]> = {};
    for (const name of tableNames) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      all[name] = rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return all;
  };

  test('is refused while a server has the file open, and changes nothing', async () => {
    const server = await openSource();
    const moved = await runScript('move-to-postgres', [], variables);
    expect(moved).toMatchObject({ code: 1, output: expect.stringContaining('is in use. Stop the server first') });
    await server.close();
    const untouched = await openDatabase(target);
    expect(await untouched.db.introspection.getTables()).toEqual([]);
    await untouched.close();
  });

  test('takes every row of every table as it is, says the counts, and leaves the file as it was', async () => {
    const moved = await runScript('move-to-postgres', [], variables);
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^users +2 rows {2}[0-9a-f]{16}$/m) });
    const [source, copy] = [await openSource(), await connect(target)];
    const there = await everything(copy.db);
    expect(there).toEqual(await everything(source.db));
    expect(Object.values(there).filter((rows) => rows.length === 0)).toEqual([]);

    // Numbers are numbers, also beyond 32 bits; JSON is whole; what is null stays so.
    expect(there.dailyFigures).toMatchObject([{ value: 9_007_199_254_740_991 }]);
    const analysis = await copy.db
      .selectFrom('analyses')
      .selectAll()
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow();
    expect(analysis).toMatchObject({
      imageBytes: 2_147_483_647,
      deletedAt: null,
      createdAt: Date.UTC(2026, 10, 22, 3),
    });
    expect(JSON.parse(analysis.reading ?? '').candles).toHaveLength(80);

    // No number is drawn from a sequence, which could begin anew; receipts are counted in a table, which came along.
    const { rows } = await sql`select 1 from pg_sequences`.execute(copy.db);
    expect(rows).toEqual([]);
    const next = await copy.db
      .updateTable('receiptCounters')
      .set((row) => ({ lastNumber: row('lastNumber', '+', 1) }))
      .returning('lastNumber')
      .executeTakeFirstOrThrow();
    expect(next).toEqual({ lastNumber: 18 });

    // What the database itself holds, it holds there too.
    await expect(copy.db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
    await expect(copy.db.insertInto('userWords').values({ userId: 'nobody', word: 'x' }).execute()).rejects.toThrow();
    await source.close();
    await copy.close();
  });

  test('is refused by a database that holds something', async () => {
    const again = await runScript('move-to-postgres', [], variables);
    expect(again).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database is not empty: it has audit_log, /),
    });
  });
});

test('every table is named with the primary key that it has', async () => {
  const place = await makeTestDatabase('sqlite');
  const { db, close } = await connect(place);
  const plain = db.withoutPlugins();
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const keys: Record<string, string[]> = {};
  for (const table of names) {
    const { rows } = await sql<{
      name: string;
      pk: number;
    }>`select name, pk from pragma_table_info(${table}) where pk > 0 order by pk`.execute(plain);
    keys[table] = rows.map(({ name }) => name);
  }
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const told = Object.entries(tableKeys).map(([name, key]) => [snakeCase(name), key.map(snakeCase)]);
  expect(keys).toEqual(Object.fromEntries(told));
  await close();
  await place.dispose();
});
