import path from 'node:path';
import { linesIn, measureFile, rowsIn } from './backup-files.ts';
import { startTally } from './digest.ts';
import { inEachOf } from './in-each-of.ts';
import { type BackupFile, type Manifest, pictureFile, pictureListName, readManifest, tableFile } from './manifest.ts';

/** Reads a backup to its last byte and compares it with its manifest. Throws with what is wrong with it. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const file = path.join(folder, tableFile(table.name));
    await checkFile(file, table.file);
    const tally = startTally();
    for await (const page of rowsIn(file)) for (const row of page) tally.add(row);
    const { rows, digest } = tally.end();
    if (rows !== table.rows || digest !== table.digest) throw damaged(file);
  }
  await checkPictures(folder, manifest);
  return manifest;
}

async function checkPictures(folder: string, { pictures }: Manifest) {
  const list = path.join(folder, pictureListName);
  await checkFile(list, pictures.list);
  const missing = new Set(pictures.missing);
  let count = 0;
  await inEachOf(linesIn(list), async (sha256) => {
    if (missing.has(sha256)) return;
    const file = path.join(folder, pictureFile(sha256));
    const measured = await measureFile(file).catch(() => undefined);
    // A picture's name is its checksum.
    if (measured?.sha256 !== sha256) throw damaged(file);
    count += 1;
  });
  if (count !== pictures.count) throw damaged(list);
}

async function checkFile(file: string, { bytes, sha256 }: BackupFile) {
  const measured = await measureFile(file).catch(() => undefined);
  if (measured?.bytes !== bytes || measured.sha256 !== sha256) throw damaged(file);
}

const damaged = (file: string) => new Error(`The backup is damaged: ${file} is not what its manifest says`);
