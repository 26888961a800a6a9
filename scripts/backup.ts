// npm run backup [-- --to FOLDER]: all tables as they are at one moment, and the pictures that they name. Servers may go on meanwhile.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openImages } from '#server/analyses/open-analysis-parts';
import { backUp } from '#server/backup/back-up';
import { whileNothingIsRemoved } from '#server/backup/while-nothing-is-removed';
import { systemClock } from '#server/clock';
import { openDatabase } from '#server/db/connect';
import { databaseFile } from '#server/environment';
import { version } from '#server/version';
import { command, megabytes } from './command.ts';

await command(async (environment) => {
  const clock = systemClock({ offset: environment.WICKWISE_CLOCK_OFFSET });
  const name = new Date(clock.now()).toISOString().replaceAll(':', '-').slice(0, 19);
  const { to = path.join('backups', name) } = parseArgs({ options: { to: { type: 'string' } } }).values;
  const folder = path.resolve(to);
  const place = { url: environment.DATABASE_URL, file: databaseFile(environment) };
  if (!place.url && !existsSync(place.file)) throw new Error(`There is no database at ${place.file}`);
  // Two connections: SQLite has no second one for the lease while the snapshot is read.
  const [database, leases] = [await openDatabase(place), await openDatabase(place)];
  try {
    const parts = { database, images: openImages(environment), clock, version };
    const { tables, pictures } = await whileNothingIsRemoved({ db: leases.db, clock }, () => backUp(parts, folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${rows} rows, ${pictures.count} pictures (${megabytes(pictures.bytes)})`);
    if (pictures.missing.length > 0)
      throw new Error(
        `${pictures.missing.length} pictures are missing or damaged in the store; the manifest names them.`,
      );
  } finally {
    await database.close();
    await leases.close();
  }
});
