import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { type Engine, type OnQuery, type OpenDatabase, tellingOf } from './db.ts';
import { keptTexts, waysOfReads } from './kept-query.ts';
import type { Database } from './schema.ts';
import { sharedConnection } from './shared-connection.ts';

const engine: Engine = {
  name: 'postgres',
  // An array is looked up along an index; a subquery may be joined to all rows there are.
  isAmong: (column, query) => sql`${column} = any(array(${query}))`,
  // unique_violation: https://www.postgresql.org/docs/current/errcodes-appendix.html
  isDuplicate: (error) => (error as { code?: string }).code === '23505',
  inHaste: (db, work) => work(db),
  // Holds for the statement's own transaction, whose commit reads it. A transaction of several statements would take as many ways to the database.
  hurry: sql`set_config('synchronous_commit', 'off', true)`,
};

const { INT8, NUMERIC } = pg.types.builtins;

/** int8 and numeric as numbers: our times, counts and sums stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format)),
};

/**
 * What the planner should know: pages come from memory or an SSD, where one here and one there costs hardly more than one after the other,
 * and our queries are too short to be worth compiling.
 */
const planning = '-c random_page_cost=1.1 -c jit=off';

/** Has PostgreSQL keep the queries that we keep prepared, each connection its own: it reads and plans them once. */
class PreparingClient extends pg.Client {
  override query(text: unknown, values?: unknown): never {
    const name = typeof text === 'string' ? keptTexts.get(text) : undefined;
    return super.query(...((name === undefined ? [text, values] : [{ name, text, values }]) as [never])) as never;
  }
}

/** A pool of connections; `onError` hears of a connection that broke while idle, which the pool replaces. */
export function openPostgres(
  url: string,
  { onError, onQuery }: { onError: (error: Error) => void; onQuery?: OnQuery | undefined },
): OpenDatabase {
  const client: pg.ClientConfig = {
    connectionString: url,
    types,
    options: planning,
    // What is asked at the same moment goes to the server in one way.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  };
  const pool = new pg.Pool({ ...client, Client: PreparingClient, max: 10 });
  pool.on('error', onError);
  const shared = sharedConnection(() => new PreparingClient(client), onError);
  const open = (from: PostgresPool) =>
    new Kysely<Database>({
      dialect: new PostgresDialect({ pool: from }),
      plugins: [new CamelCasePlugin()],
      ...tellingOf(onQuery),
    });
  const [db, reads] = [open(pool), open(shared.pool)];
  waysOfReads.set(db.getExecutor().adapter, () => (shared.isFlowing() ? reads : db));
  return {
    db,
    engine,
    async close() {
      // Kysely ends the pool only if a query was ever run.
      await Promise.all([db.destroy(), reads.destroy()]);
      if (!pool.ending) await pool.end();
    },
  };
}
