import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine, OpenDatabase } from './db.ts';
import { likePattern } from './like-pattern.ts';
import type { Database } from './schema.ts';

const engine: Engine = {
  name: 'postgres',
  contains: (column, text) => sql`${column} ilike ${likePattern(text)} escape '\\'`,
  // unique_violation: https://www.postgresql.org/docs/current/errcodes-appendix.html
  isDuplicate: (error) => (error as { code?: string }).code === '23505',
  inHaste: (db, work) =>
    db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      return work(tx);
    }),
};

const { INT8, NUMERIC } = pg.types.builtins;

/** int8 and numeric as numbers: our times, counts and sums stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format)),
};

/** A pool of connections; `onError` hears of a connection that broke while idle, which the pool replaces. */
export function openPostgres(url: string, { onError }: { onError: (error: Error) => void }): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  return {
    db,
    engine,
    async close() {
      // Kysely ends the pool only if a query was ever run.
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
