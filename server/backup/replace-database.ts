import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/connect.ts';
import { type Db, inTransaction } from '../db/db.ts';
import { lockSqlite } from '../db/lock-sqlite.ts';
import { syncFolder } from './backup-files.ts';
import { fillDatabase, type TableSource, tablesInUse } from './fill-database.ts';

/** Where the tables go: a PostgreSQL database, or a file. */
export type Target = { url: string | undefined; file: string };

export type Content = { lastMigration: string; tables: TableSource[] };

type Options = {
  /** What is there may be replaced. */
  replace?: boolean;
};

const stopFirst = 'The database is in use. Stop every server first.';

/** Throws when the target is in use, or holds something that is not to be replaced. */
export async function checkTarget({ url, file }: Target, { replace = false }: Options = {}): Promise<void> {
  if (!url && !existsSync(file)) return;
  if (!url) lockOrRefuse(file)();
  const database = await openDatabase({ url, file });
  try {
    if (url) await refuseOthers(database.db);
    if (!replace) await refuseInUse(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Puts these tables in the place of whatever the target holds, all or nothing: until the last moment it stays as it was. Throws as
 * `checkTarget` does. Gives where the file that was replaced lies now.
 */
export async function replaceDatabase(
  target: Target,
  content: Content,
  options: Options & { clock: Clock },
): Promise<string | undefined> {
  await checkTarget(target, options);
  if (!target.url) return replaceFile(target.file, content, options);
  const database = await openDatabase(target);
  try {
    await refuseOthers(database.db);
    await inTransaction(database.db, async (tx) => {
      if (!options.replace) await refuseInUse(tx);
      await fillDatabase(tx, database.engine, content);
    });
  } finally {
    await database.close();
  }
  return undefined;
}

async function replaceFile(file: string, content: Content, { clock }: { clock: Clock }) {
  const unlock = existsSync(file) ? lockOrRefuse(file) : undefined;
  const fresh = `${file}.new`;
  try {
    await removeDatabaseFile(fresh);
    const database = await openDatabase({ url: undefined, file: fresh });
    try {
      await inTransaction(database.db, (tx) => fillDatabase(tx, database.engine, content));
    } finally {
      await database.close();
    }
    const aside = unlock && `${file}.replaced-${clock.now()}`;
    // Both names for a moment: whenever the machine stops, there is a whole database under the right one.
    if (aside) await link(file, aside);
    await rename(fresh, file);
    await syncFolder(path.dirname(file));
    return aside;
  } catch (error) {
    await removeDatabaseFile(fresh);
    throw error;
  } finally {
    unlock?.();
  }
}

function lockOrRefuse(file: string): () => void {
  const unlock = lockSqlite(file);
  if (!unlock) throw new Error(stopFirst);
  return unlock;
}

/** A session that was just ended is seen for a moment longer. */
async function refuseOthers(db: Db, { tries = 20 } = {}) {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  if (!rows[0]?.others) return;
  if (tries === 0) throw new Error(stopFirst);
  await later(100);
  await refuseOthers(db, { tries: tries - 1 });
}

async function refuseInUse(db: Db) {
  const inUse = await tablesInUse(db);
  if (inUse.length > 0) throw new Error(`The database is not empty: it has ${inUse.join(', ')}. Nothing was changed.`);
}

async function removeDatabaseFile(file: string) {
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
}
