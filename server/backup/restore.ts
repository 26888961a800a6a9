import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import { knownMigrations } from '../db/migrate.ts';
import type { ImageStore } from '../providers/images/image-store.ts';
import { linesIn, rowsIn } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import { inEachOf } from './in-each-of.ts';
import { type Manifest, pictureFile, pictureListName, tableFile } from './manifest.ts';
import { checkTarget, replaceDatabase, type Target } from './replace-database.ts';

export type RestoreParts = {
  target: Target;
  images: Pick<ImageStore, 'keep'>;
  /** For files on their way into the store: on the same file system as a folder of pictures. */
  uploadFolder: string;
  clock: Clock;
};

export type Restored = {
  manifest: Manifest;
  /** Where the database file that was replaced lies now. */
  aside?: string | undefined;
};

/**
 * Brings back a backup of either engine, of this version or an earlier one. It is read to its last byte first; then the pictures come,
 * which replace nothing; then the tables, all or nothing.
 */
export async function restore(parts: RestoreParts, folder: string, { replace = false } = {}): Promise<Restored> {
  const { target, clock } = parts;
  const manifest = await checkBackup(folder);
  const lastMigration = manifest.migrations.at(-1) ?? '';
  if (!knownMigrations.includes(lastMigration))
    throw new Error(
      `The backup is of a newer version (${manifest.version}). Restore it with that version or a later one.`,
    );
  await checkTarget(target, { replace });
  await mkdir(parts.uploadFolder, { recursive: true, mode: 0o700 });
  await bringPictures(parts, folder, manifest);
  const tables = manifest.tables.map(({ name, columns }) => ({
    name,
    columns,
    pages: () => rowsIn(path.join(folder, tableFile(name))),
  }));
  const aside = await replaceDatabase(target, { lastMigration, tables }, { replace, clock });
  return { manifest, aside };
}

async function bringPictures({ images, uploadFolder }: RestoreParts, folder: string, { pictures }: Manifest) {
  const missing = new Set(pictures.missing);
  await inEachOf(linesIn(path.join(folder, pictureListName)), async (sha256) => {
    if (missing.has(sha256)) return;
    const onItsWay = path.join(uploadFolder, `${sha256}.restoring`);
    try {
      await copyFile(path.join(folder, pictureFile(sha256)), onItsWay);
      await images.keep(sha256, onItsWay);
    } finally {
      await rm(onItsWay, { force: true });
    }
  });
}
