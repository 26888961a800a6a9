import { type CompiledQuery, sql } from 'kysely';
import type { Db, Engine } from '#server/db/db';

/** Tables that grow without end. */
const large = [
  'analyses',
  'users',
  'user_words',
  'tickets',
  'ticket_words',
  'payments',
  'subscriptions',
  'audit_log',
  'webhook_events',
  'credit_ledger',
];

/** Indexes of few rows of a large table: reading one from end to end is no full scan. */
const partial = ['users_inactive', 'users_to_erase', 'analyses_waiting', 'analyses_failed', 'subscriptions_in_force'];

/** Everything that `work` asks the database for, but within transactions. */
export async function queriesOf(db: Db, work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const executor = db.getExecutor();
  const original = executor.executeQuery;
  const queries: CompiledQuery[] = [];
  executor.executeQuery = function (this: typeof executor, query, ...rest) {
    queries.push(query);
    return original.call(this, query, ...rest) as never;
  };
  try {
    await work();
  } finally {
    executor.executeQuery = original;
  }
  return queries;
}

/**
 * Large tables that a query reads from end to end, each with the line of the plan that says so. `isSmall`: the tables hold little, and
 * PostgreSQL, which reads small tables and their indexes whole, is only asked whether it has any other way.
 */
export async function fullScans(
  db: Db,
  engine: Engine,
  query: CompiledQuery,
  { isSmall = false } = {},
): Promise<string[]> {
  if (!/^(?:select|with|update|delete)/i.test(query.sql)) return [];
  return engine.name === 'sqlite' ? scansOnSqlite(db, query) : scansOnPostgres(db, query, isSmall);
}

/** A walk along an index is fine where a LIMIT ends it and nothing is sorted behind it. */
async function scansOnSqlite(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` });
  const lines = rows.map(({ detail }) => detail);
  const isWalk = /\blimit\b/i.test(query.sql);
  return lines.filter((line) => {
    const [, table, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(line) ?? [];
    if (!table || !large.includes(table)) return false;
    return index === undefined || !(isWalk || partial.includes(index));
  });
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

async function scansOnPostgres(db: Db, query: CompiledQuery, isSmall: boolean): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    if (isSmall) await sql`set enable_seqscan = off`.execute(connection);
    try {
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>({
        ...query,
        sql: `explain (format json) ${query.sql}`,
      });
      const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
      const scans = plan ? scansIn(plan, false) : [];
      if (isSmall) return scans.filter((scan) => scan.startsWith('Seq Scan'));
      // What holds little is rightly read whole.
      const counted = await sql<{
        name: string;
      }>`select relname as name from pg_class where reltuples >= 10000`.execute(connection);
      return scans.filter((scan) => counted.rows.some(({ name }) => scan.includes(` of ${name}`)));
    } finally {
      await sql`reset enable_seqscan`.execute(connection);
    }
  });
}

function scansIn(plan: Plan, isLimited: boolean): string[] {
  const limited = isLimited || plan['Node Type'] === 'Limit';
  const below = (plan.Plans ?? []).flatMap((part) => scansIn(part, limited && plan['Node Type'] !== 'Sort'));
  const { 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = plan;
  if (!table || !large.includes(table)) return below;
  const isWhole = plan['Node Type'] === 'Seq Scan';
  const isWholeIndex = index !== undefined && condition === undefined && !limited && !partial.includes(index);
  return isWhole || isWholeIndex ? [...below, `${plan['Node Type']} of ${table} ${index ?? ''}`.trim()] : below;
}
