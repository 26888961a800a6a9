import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Where the words of things stand by which a search finds them, one a row. */
const tables = {
  users: { table: sql.table('user_words'), id: 'user_id' },
  tickets: { table: sql.table('ticket_words'), id: 'ticket_id' },
} as const;

/** What can be searched for by its words. */
export type Worded = keyof typeof tables;

/** `\u{10ffff}`: after all that begins with the word, since no character has a higher code. */
const begins = (table: string, word: string) =>
  sql<SqlBool>`${sql.ref(`${table}.word`)} >= ${word} and ${sql.ref(`${table}.word`)} < ${`${word}\u{10ffff}`}`;

/** The thing has a word that begins so, looked up by the thing: the offset keeps PostgreSQL from reading all that begins so instead. */
export function hasWord(kind: Worded, id: Expression<string>, word: string): Expression<SqlBool> {
  const { table, id: key } = tables[kind];
  const its = sql`select 1 from ${table} as own where ${sql.ref(`own.${key}`)} = ${id} and ${begins('own', word)} limit 1 offset 0`;
  return sql<SqlBool>`exists (${its})`;
}

/** What is looked up, and what each that is found must have besides. */
type Words = { leader: string; others: string[] };

/** Ids of things that have a word that begins with `leader` and one for each of the others, looked up by `leader`. Some ids come twice. */
export function idsWithWords(kind: Worded, leader: string, others: string[]) {
  const { table, id: key } = tables[kind];
  const led = sql.ref<string>(`led.${key}`);
  const conditions = [begins('led', leader), ...others.map((word) => hasWord(kind, led, word))];
  return sql<string>`select ${led} as id from ${table} as led where ${sql.join(conditions, sql` and `)}`;
}

/** Those ids, each once. As many as `most`: there are at least so many rows, and more ids than these perhaps. */
export async function findIdsWithWords(db: Db, kind: Worded, words: Words, most: number): Promise<string[]> {
  const found = sql<{ id: string }>`${idsWithWords(kind, words.leader, words.others)} limit ${most}`;
  const { rows } = await found.execute(db);
  return rows.length < most ? [...new Set(rows.map(({ id }) => id))] : rows.map(({ id }) => id);
}

/** Counts those ids. More than `most`: there are at least so many rows, and no telling of how many things. */
export async function countIdsWithWords(db: Db, kind: Worded, words: Words, most: number): Promise<number> {
  const found = sql`${idsWithWords(kind, words.leader, words.others)} limit ${most + 1}`;
  const counted = sql<{ rows: number; things: number }>`
    select count(*) as rows, count(distinct id) as things from (${found}) as found`;
  const [{ rows, things } = { rows: 0, things: 0 }] = (await counted.execute(db)).rows;
  return rows > most ? rows : things;
}

/** Takes the place of the words that were there. Run in the transaction that writes the thing. */
export async function writeWords(tx: Db, kind: Worded, id: string, words: string[]): Promise<void> {
  const { table, id: key } = tables[kind];
  await sql`delete from ${table} where ${sql.ref(key)} = ${id}`.execute(tx);
  if (words.length === 0) return;
  const rows = sql.join(words.map((word) => sql`(${id}, ${word})`));
  await sql`insert into ${table} (${sql.ref(key)}, word) values ${rows}`.execute(tx);
}
