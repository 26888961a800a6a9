import type { Expression, Kysely, LogEvent, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** What queries are run on: the database, or a transaction of it. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** What the two engines do differently. Everything else is the same SQL. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** `column` is one of what `query` finds, of which there are few: each is looked up, and nothing is read from end to end. */
  isAmong(column: Expression<string>, query: Expression<unknown>): Expression<SqlBool>;
  /** The error says that a unique value is taken. */
  isDuplicate(error: unknown): boolean;
  /**
   * Runs statements that each write for themselves and return `hurry`: they do not wait for the disk. A power cut may take back the last of
   * them, never a part of one. For what may be forgotten.
   */
  inHaste<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T>;
  hurry: RawBuilder<unknown>;
};

/** `ms`: how long the statement took. */
export type OnQuery = (sql: string, ms: number, error?: unknown) => void;

/** Kysely's options for whom wants to hear of queries. */
export const tellingOf = (onQuery: OnQuery | undefined) =>
  onQuery && {
    log: ({ query, queryDurationMillis, ...event }: LogEvent) =>
      onQuery(query.sql, queryDurationMillis, 'error' in event ? event.error : undefined),
  };

export type OpenDatabase = { db: Db; engine: Engine; close(): Promise<void> };

/**
 * Runs `work` in one write transaction. On SQLite it holds the only connection: await nothing in it but queries of `tx`,
 * since one of `db` would wait for ever.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);
