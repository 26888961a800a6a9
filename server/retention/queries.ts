import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type TableName, tableKeys } from '../db/tables.ts';

export async function countRows(db: Db, table: TableName, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In small bites: one statement over a million rows would hold up every other write. */
export async function deleteRows(
  db: Db,
  table: TableName,
  condition: RawBuilder<SqlBool>,
  signal: AbortSignal,
  { bite = 1000 } = {},
): Promise<void> {
  const key = sql.join(tableKeys[table].map((column) => sql.ref(column)));
  let deleted = bite;
  while (deleted >= bite && !signal.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where (${key}) in (select ${key} from ${sql.table(table)} where ${condition} limit ${sql.lit(bite)})`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
