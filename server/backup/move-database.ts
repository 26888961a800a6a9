import { existsSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/connect.ts';
import { lockSqlite } from '../db/lock-sqlite.ts';
import { appliedMigrations, knownMigrations } from '../db/migrate.ts';
import type { Tally } from './digest.ts';
import { inSnapshot, pagesOf, tableShapes, tallyOf } from './read-tables.ts';
import { replaceDatabase } from './replace-database.ts';

/**
 * Takes all tables of a SQLite file into an empty PostgreSQL database, in one transaction, and compares each table's count and checksum
 * on both sides before that is committed. Throws when the target is not empty. The file stays as it was. Pictures are where they were.
 */
export async function moveToPostgres({
  file,
  url,
  clock,
}: {
  file: string;
  url: string;
  clock: Clock;
}): Promise<Map<string, Tally>> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}`);
  const unlock = lockSqlite(file);
  if (!unlock)
    throw new Error(`${file} is in use. Stop the server first: what it wrote from now on would stay behind.`);
  unlock();
  const source = await openDatabase({ url: undefined, file });
  try {
    return await inSnapshot(source, async (snapshot) => {
      const lastMigration = (await appliedMigrations(snapshot)).at(-1);
      if (lastMigration === undefined || lastMigration !== knownMigrations.at(-1))
        throw new Error('The file is of another version. Start the server of this version on it once, then move.');
      const shapes = await tableShapes(snapshot);
      const tallies = new Map<string, Tally>();
      for (const shape of shapes) tallies.set(shape.name, await tallyOf(snapshot, shape));
      const tables = shapes.map((shape) => ({ ...shape, pages: () => pagesOf(snapshot, shape) }));
      await replaceDatabase({ url, file: '' }, { lastMigration, tables }, { clock });
      return tallies;
    });
  } finally {
    await source.close();
  }
}
