import type { OnQuery, OpenDatabase } from './db.ts';
import { migrate } from './migrate.ts';

export type ConnectOptions = {
  /** `postgres://…`; absent: SQLite. */
  url?: string | undefined;
  /** The SQLite file. */
  file: string;
  onError?: (error: Error) => void;
  /** Told of each statement once it has ended. */
  onQuery?: OnQuery | undefined;
};

/** Opens the database and brings its tables up to date. Throws when it can't be reached or a migration fails. */
export async function connect(options: ConnectOptions): Promise<OpenDatabase> {
  const database = await openDatabase(options);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database as it is. Each engine is loaded only where it is used, which keeps the start fast. */
export async function openDatabase({ url, file, onError = () => {}, onQuery }: ConnectOptions): Promise<OpenDatabase> {
  if (url) return (await import('./postgres.ts')).openPostgres(url, { onError, onQuery });
  return (await import('./sqlite.ts')).openSqlite(file, { onQuery });
}
