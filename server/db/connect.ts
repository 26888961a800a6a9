import type { OpenDatabase } from './db.ts';
import { migrate } from './migrate.ts';

export type ConnectOptions = {
  /** `postgres://…`; absent: SQLite. */
  url?: string | undefined;
  /** The SQLite file. */
  file: string;
  onError?: (error: Error) => void;
};

/** Opens the database and brings its tables up to date. Throws when it can't be reached or a migration fails. */
export async function connect({ url, file, onError = () => {} }: ConnectOptions): Promise<OpenDatabase> {
  const database = await open({ url, file, onError });
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Each engine is loaded only where it is used, which keeps the start fast. */
async function open({ url, file, onError }: ConnectOptions & { onError: (error: Error) => void }) {
  if (url) return (await import('./postgres.ts')).openPostgres(url, { onError });
  return (await import('./sqlite.ts')).openSqlite(file);
}
