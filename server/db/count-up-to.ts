import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './db.ts';

/** Counts the rows of a query, and stops at `most`. */
export async function countUpTo<Schema, Tables extends keyof Schema, Row>(
  db: Db,
  rows: SelectQueryBuilder<Schema, Tables, Row>,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(most).as('found'))
    .select((f) => f.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
