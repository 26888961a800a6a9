import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../db/db.ts';
import { tableKeys, tableNames } from '../db/tables.ts';
import { type Row, startTally, type Tally } from './digest.ts';

/** Names as the database has them, in snake_case. */
export type TableShape = { name: string; columns: string[] };

/** Rows read at a time: an analysis with its reading has some 50 kB. */
const pageSize = 200;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const keys = new Map<string, string[]>(
  tableNames.map((name) => [snakeCase(name), tableKeys[name].map((column: string) => snakeCase(column))]),
);

/** All tables with their columns, in an order in which none comes before one that it refers to. */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const found = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  return [...keys.keys()].map((name) => ({ name, columns: (found.get(name) ?? []).map((column) => column.name) }));
}

/** The rows of a table, page by page along its primary key, and whatever columns are asked for. */
export async function* pagesOf(db: Db, { name, columns }: TableShape): AsyncGenerator<Row[]> {
  const plain = db.withoutPlugins();
  const key = sql.join((keys.get(name) ?? []).map((column) => sql.ref(column)));
  const keyAt = (keys.get(name) ?? []).map((column) => columns.indexOf(column));
  let last: Row | undefined;
  do {
    const beyond = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, string | number | null>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${beyond}
      order by ${key} limit ${sql.lit(pageSize)}`.execute(plain);
    const page = rows.map((row) => columns.map((column) => row[column] ?? null));
    if (page.length > 0) yield page;
    const end = page.at(-1);
    last = end && page.length === pageSize ? keyAt.map((at) => end[at] ?? null) : undefined;
  } while (last);
}

/** What a table holds now. */
export async function tallyOf(db: Db, table: TableShape): Promise<Tally> {
  const tally = startTally();
  for await (const page of pagesOf(db, table)) for (const row of page) tally.add(row);
  return tally.end();
}

const beginSnapshot = {
  sqlite: ['begin'],
  postgres: [
    'begin isolation level repeatable read read only',
    'set local statement_timeout = 0',
    'set local idle_in_transaction_session_timeout = 0',
  ],
};

/** Does work that sees the database as it is at one moment, whatever is written meanwhile. Holds up nobody. */
export const inSnapshot = <T>({ db, engine }: OpenDatabase, work: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    for (const statement of beginSnapshot[engine.name]) await sql.raw(statement).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
