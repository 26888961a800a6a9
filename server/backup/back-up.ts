import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Clock, isoTime } from '../clock.ts';
import type { Db, OpenDatabase } from '../db/db.ts';
import { appliedMigrations, knownMigrations } from '../db/migrate.ts';
import type { ImageStore } from '../providers/images/image-store.ts';
import { linesIn, syncFolder, writeBackupFile } from './backup-files.ts';
import { startTally } from './digest.ts';
import { inEachOf } from './in-each-of.ts';
import { type Manifest, manifestName, pictureFile, pictureListName, tableFile } from './manifest.ts';
import { namedPictures } from './named-pictures.ts';
import { inSnapshot, pagesOf, type TableShape, tableShapes } from './read-tables.ts';

export type BackupParts = { database: OpenDatabase; images: Pick<ImageStore, 'read'>; clock: Clock; version: string };

/**
 * Writes all tables, as they are at one moment, and the pictures that their rows name into a new folder. Servers may go on meanwhile, as
 * long as none removes pictures. What was begun and not ended leaves no folder behind.
 */
export async function backUp({ database, images, clock, version }: BackupParts, folder: string): Promise<Manifest> {
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    const takenAt = isoTime(clock.now());
    const tables = await inSnapshot(database, (snapshot) => writeTables(snapshot, folder));
    const pictures = await copyPictures(images, folder);
    const manifest: Manifest = {
      format: 1,
      version,
      takenAt,
      engine: database.engine.name,
      migrations: tables.migrations,
      tables: tables.written,
      pictures: { ...pictures, list: tables.list },
    };
    await writeBackupFile(path.join(folder, manifestName), [`${JSON.stringify(manifest, null, 2)}\n`]);
    await syncFolder(folder);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(snapshot: Db, folder: string) {
  const migrations = await appliedMigrations(snapshot);
  if (migrations.at(-1) !== knownMigrations.at(-1))
    throw new Error('The database is of another version. Start the server of this version once, then back up.');
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 });
  const written: Manifest['tables'] = [];
  for (const table of await tableShapes(snapshot)) written.push(await writeTable(snapshot, table, folder));
  const list = await writeBackupFile(path.join(folder, pictureListName), linesOfPictures(snapshot));
  await syncFolder(path.join(folder, 'tables'));
  return { migrations, written, list };
}

async function writeTable(snapshot: Db, table: TableShape, folder: string): Promise<Manifest['tables'][number]> {
  const tally = startTally();
  async function* lines() {
    for await (const page of pagesOf(snapshot, table)) {
      for (const row of page) tally.add(row);
      yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  const file = await writeBackupFile(path.join(folder, tableFile(table.name)), lines(), { gzip: true });
  return { ...table, ...tally.end(), file };
}

async function* linesOfPictures(snapshot: Db) {
  for await (const hashes of namedPictures(snapshot)) yield hashes.map((sha256) => `${sha256}\n`).join('');
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A picture that can't be had stops no backup of all others; it is named instead. */
async function copyPictures(images: BackupParts['images'], folder: string) {
  let count = 0;
  let bytes = 0;
  const missing: string[] = [];
  const made = new Set<string>();
  await inEachOf(linesIn(path.join(folder, pictureListName)), async (sha256) => {
    const picture = await images.read(sha256).catch(unlessGone);
    if (!picture || createHash('sha256').update(picture).digest('hex') !== sha256) {
      missing.push(sha256);
      return;
    }
    const file = path.join(folder, pictureFile(sha256));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    made.add(path.dirname(file));
    await writeBackupFile(file, [picture]);
    count += 1;
    bytes += picture.length;
  });
  for (const shelf of made) await syncFolder(shelf);
  return { count, bytes, missing: missing.sort() };
}
