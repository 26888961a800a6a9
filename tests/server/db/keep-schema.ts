// npm run schema:keep: writes tests/releases/<version>/, a database of the present version with a row in every table, for both engines. At each release, once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#server/db/connect';
import { version } from '#server/version';
import { insertOneOfEach } from '../backup/one-of-each.ts';
import { startPostgres } from '../kit/postgres-cluster.ts';
import { dumpPostgres, dumpSqlite } from './dump-database.ts';

const target = path.join('tests', 'releases', version);
const folder = mkdtempSync(path.join(tmpdir(), 'wickwise-schema-'));
const cluster = await startPostgres();
try {
  mkdirSync(target, { recursive: true });
  const file = path.join(folder, 'wickwise.db');
  const url = cluster.urlOf('postgres');
  for (const place of [
    { url: undefined, file },
    { url, file: '' },
  ]) {
    const { db, close } = await connect(place);
    await insertOneOfEach(db);
    await close();
  }
  writeFileSync(path.join(target, 'sqlite.sql'), dumpSqlite(file));
  writeFileSync(path.join(target, 'postgres.sql'), dumpPostgres(url, cluster.programs));
  console.log(`Kept in ${target}. From now on its migrations are not changed.`);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
