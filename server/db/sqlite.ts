import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import { type Engine, type OnQuery, type OpenDatabase, tellingOf } from './db.ts';
import type { Database } from './schema.ts';

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE: https://sqlite.org/rescode.html */
const uniqueViolations = new Set([1555, 2067]);

const synced = CompiledQuery.raw('pragma synchronous = full');
const unsynced = CompiledQuery.raw('pragma synchronous = normal');

const engine: Engine = {
  name: 'sqlite',
  isAmong: (column, query) => sql`${column} in (${query})`,
  isDuplicate: (error) => uniqueViolations.has((error as { errcode?: number }).errcode ?? 0),
  // In a write-ahead log, a commit that is not synced stays whole: it can only be missing, and what is synced later brings it along.
  inHaste: (db, work) =>
    db.connection().execute(async (connection) => {
      await connection.executeQuery(unsynced);
      try {
        return await work(connection);
      } finally {
        await connection.executeQuery(synced);
      }
    }),
  hurry: sql`null`,
};

const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];

/** Statements kept for the next call with the same words; what is written once, as in a long list, soon goes again. */
const keptStatements = 300;

/** Node's SQLite in the shape that Kysely's dialect drives. To prepare a statement costs more than to run a small one. */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();

  function prepare(text: string): SqliteStatement {
    const statement = file.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      // One of its own: other calls with these words must not begin anew what is being read.
      iterate: (parameters) => file.prepare(text).iterate(...values(parameters)),
    };
  }

  return {
    close: () => file.close(),
    prepare(text) {
      const statement = kept.get(text) ?? prepare(text);
      kept.delete(text);
      // What changes tables is run once, and changes what others give.
      if (/^\s*(?:create|alter|drop)\b/i.test(text)) kept.clear();
      else kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > keptStatements && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

/** SQLite can take back CREATE TABLE; Kysely's adapter only doesn't rely on it. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function dialectOf(file: DatabaseSync) {
  const database = asKyselyDatabase(file);
  const dialect = new SqliteDialect({ database });
  dialect.createAdapter = () => new TransactionalDdlAdapter();
  dialect.createDriver = () => {
    const driver = new SqliteDriver({ database });
    // A transaction that reads first and writes later could otherwise meet SQLITE_BUSY, for which no timeout helps.
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    // On a full disk SQLite has taken the transaction back by itself; to do it once more would hide why.
    driver.rollbackTransaction = async (connection) => {
      if (file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  };
  return dialect;
}

/** Opens (or makes) the database file, readable by its owner only, or `:memory:`. What a transaction committed survives a power cut. */
export function openSqlite(path: string, { onQuery }: { onQuery?: OnQuery | undefined } = {}): OpenDatabase {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  if (path !== ':memory:') chmodSync(path, 0o600);
  // 64 MB of pages are kept: with SQLite's own 2 MB an upload read 75 of them anew.
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off; pragma cache_size = -65536',
  );
  const db = new Kysely<Database>({
    dialect: dialectOf(file),
    plugins: [new CamelCasePlugin()],
    ...tellingOf(onQuery),
  });
  return {
    db,
    engine,
    async close() {
      await db.destroy();
      if (file.isOpen) file.close();
    },
  };
}
