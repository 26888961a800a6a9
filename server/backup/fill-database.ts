import { sql } from 'kysely';
import type { Db, Engine, Tx } from '../db/db.ts';
import { appliedMigrations, migrate } from '../db/migrate.ts';
import { type Row, startTally, type Tally } from './digest.ts';
import { type TableShape, tableShapes, tallyOf } from './read-tables.ts';

export type TableSource = TableShape & { pages: () => AsyncIterable<Row[]> };

/** What the tables of a started server that nobody has used hold all the same. */
const neverEmpty = new Set(['plans', 'settings', 'leases', 'rate_limits', 'daily_figures']);

/** The tables that hold something of somebody's. */
export async function tablesInUse(db: Db): Promise<string[]> {
  if ((await appliedMigrations(db)).length === 0) return [];
  const inUse: string[] = [];
  for (const { name, columns } of await tableShapes(db)) {
    if (neverEmpty.has(name) || columns.length === 0) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) inUse.push(name);
  }
  return inUse;
}

/**
 * Makes all tables anew, as `lastMigration` left them, fills them, compares what they hold with what came in, and only then brings them
 * up to date. What was in them is gone. Within one transaction: a fault leaves everything as it was.
 */
export async function fillDatabase(
  tx: Tx,
  engine: Engine,
  { lastMigration, tables }: { lastMigration: string; tables: TableSource[] },
): Promise<Map<string, Tally>> {
  await dropTables(tx, engine);
  await migrate(tx, lastMigration);
  // What a migration brings along is among the rows that come.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
  const tallies = new Map<string, Tally>();
  for (const table of tables) tallies.set(table.name, await fillTable(tx, table));
  for (const table of tables) {
    const [came, lies] = [tallies.get(table.name), await tallyOf(tx, table)];
    if (came?.rows !== lies.rows || came.digest !== lies.digest)
      throw new Error(`${table.name}: ${came?.rows} rows came in, and ${lies.rows} others are there`);
  }
  await migrate(tx);
  return tallies;
}

async function fillTable(tx: Tx, { name, columns, pages }: TableSource): Promise<Tally> {
  const plain = tx.withoutPlugins();
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const tally = startTally();
  for await (const page of pages()) {
    for (const row of page) tally.add(row);
    const values = page.map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(plain);
  }
  return tally.end();
}

async function dropTables(tx: Tx, engine: Engine) {
  if (engine.name === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  }
  const present = (await tx.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  const cascade = engine.name === 'postgres' ? sql`cascade` : sql``;
  // Those that refer to others go first.
  const known = (await tableShapes(tx)).map(({ name }) => name).toReversed();
  for (const name of [...known, 'kysely_migration', 'kysely_migration_lock'].filter((one) => present.includes(one)))
    await sql`drop table ${sql.table(name)} ${cascade}`.execute(tx);
  if (engine.name === 'postgres')
    await sql`drop function if exists refuse_audit_change, refuse_audit_update`.execute(tx);
}
