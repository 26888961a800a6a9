import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Both databases that the server runs on: `describe.each(engines)('on %s', (engine) => …)`. */
export const engines = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engines)[number];

/** Where a fresh, empty database is: what `connect` takes. `dispose` it when nothing is connected any more. */
export type TestDatabase = { url: string | undefined; file: string; dispose: () => Promise<void> };

export async function makeTestDatabase(engine: EngineName): Promise<TestDatabase> {
  return engine === 'sqlite' ? makeFile() : makePostgresDatabase();
}

async function makeFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-db-'));
  return {
    url: undefined,
    file: path.join(folder, 'wickwise.db'),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makePostgresDatabase(): Promise<TestDatabase> {
  const home = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(home, `create database ${name}`);
  return {
    url: home.replace('/postgres?', `/${name}?`),
    file: '',
    dispose: () => administer(home, `drop database ${name}`),
  };
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
