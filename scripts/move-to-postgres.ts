// npm run move-to-postgres: takes all tables from the data folder's SQLite file into the empty database that DATABASE_URL names.
import { moveToPostgres } from '#server/backup/move-database';
import { systemClock } from '#server/clock';
import { databaseFile } from '#server/environment';
import { command } from './command.ts';

await command(async (environment) => {
  const { DATABASE_URL: url } = environment;
  if (!url) throw new Error('DATABASE_URL: must name the empty PostgreSQL database to fill');
  const file = databaseFile(environment);
  const tallies = await moveToPostgres({ file, url, clock: systemClock() });
  for (const [table, { rows, digest }] of tallies)
    console.log(`${table.padEnd(20)} ${String(rows).padStart(9)} rows  ${digest.slice(0, 16)}`);
  console.log(`All are there, compared one by one. Pictures stay where they are. Keep ${file} until you are sure.`);
});
