import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tableShapes, tallyOf } from '#server/backup/read-tables';
import { creditsOf } from '#server/billing/credits';
import { connect, openDatabase } from '#server/db/connect';
import type { Db, OpenDatabase } from '#server/db/db';
import { appliedMigrations, knownMigrations, migrate } from '#server/db/migrate';
import { oneOfEach } from '../backup/one-of-each.ts';
import { type EngineName, engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

const releases = readdirSync('tests/releases');
const kept = releases.flatMap((release) => engines.map((engine) => [release, engine] as const));

async function load(release: string, engine: EngineName, place: TestDatabase) {
  const statements = readFileSync(`tests/releases/${release}/${engine}.sql`, 'utf8');
  if (engine === 'sqlite') {
    const file = new DatabaseSync(place.file);
    file.exec(statements);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.url ?? '' });
  await client.connect();
  await client.query(statements);
  await client.end();
}

/** All that makes the tables what they are, as the engine itself writes it. */
const descriptions = {
  sqlite: ["select type || ' ' || name || ' ' || sql as line from sqlite_master where sql is not null"],
  postgres: [
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, collation_name) as line
     from information_schema.columns where table_schema = 'public'`,
    "select indexdef as line from pg_indexes where schemaname = 'public'",
    `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace`,
    'select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal',
    `select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace`,
  ],
};

async function describeTables(db: Db, engine: EngineName): Promise<string[]> {
  const lines: string[] = [];
  for (const description of descriptions[engine])
    lines.push(...(await sql<{ line: string }>`${sql.raw(description)}`.execute(db)).rows.map(({ line }) => line));
  return lines.sort();
}

describe.each(kept)('a database of release %s on %s', (release, engine) => {
  let place: TestDatabase;
  let database: OpenDatabase | undefined;
  beforeEach(async () => {
    place = await makeTestDatabase(engine);
    await load(release, engine, place);
  });
  afterEach(async () => {
    await database?.close();
    await place.dispose();
  });

  const tallies = async (db: Db, names: string[]) => {
    const shapes = (await tableShapes(db)).filter(({ name, columns }) => names.includes(name) && columns.length > 0);
    return Object.fromEntries(
      await Promise.all(shapes.map(async (shape) => [shape.name, (await tallyOf(db, shape)).rows])),
    );
  };

  test('is brought up to date with all that it holds, and is read and written by today’s server', async () => {
    const old = await openDatabase(place);
    const names = (await old.db.introspection.getTables()).map(({ name }) => name);
    const before = await tallies(old.db, names);
    await old.close();
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);

    database = await connect(place);
    const { db } = database;
    expect(await appliedMigrations(db)).toEqual(knownMigrations);
    expect(await tallies(db, Object.keys(before))).toEqual(before);
    for (const row of oneOfEach.users) {
      const found = await db.selectFrom('users').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
      expect(found).toMatchObject({ email: row.email, fullName: row.fullName, createdAt: row.createdAt });
    }
    const [chart] = oneOfEach.analyses;
    const analysis = await db
      .selectFrom('analyses')
      .selectAll()
      .where('id', '=', chart?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(analysis).toMatchObject({ analysis: chart?.analysis, reading: chart?.reading, imageHash: chart?.imageHash });
    const [ada] = oneOfEach.users;
    expect(await creditsOf(db, ada?.id ?? '', Date.UTC(2026, 10, 22, 4))).toMatchObject({ total: expect.any(Number) });
    await db.updateTable('users').set({ lastSeenAt: 1 }).execute();
    await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
  });

  test('is what its migrations make today: what was released is not changed any more', async () => {
    const old = await openDatabase(place);
    const fresh = await makeTestDatabase(engine);
    const made = await openDatabase(fresh);
    await migrate(made.db, (await appliedMigrations(old.db)).at(-1));
    expect(await describeTables(made.db, engine)).toEqual(await describeTables(old.db, engine));
    await made.close();
    await old.close();
    await fresh.dispose();
  });
});
