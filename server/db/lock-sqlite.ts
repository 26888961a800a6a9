import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY: https://sqlite.org/rescode.html */
const busy = 5;

/** Keeps every other process out of a database file, until what it gives is called; nothing when one has it open. Empties its log. */
export function lockSqlite(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 1000 });
  try {
    file.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma wal_checkpoint(truncate)');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}
