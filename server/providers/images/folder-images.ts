import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ImageStore, keyOf } from './image-store.ts';

/** Pictures as files below `folder`, which must be on the same file system as the files that are handed to `keep`. */
export function folderImages(folder: string): ImageStore {
  const placeOf = (sha256: string) => path.join(folder, keyOf(sha256));

  return {
    async keep(sha256, file, handle) {
      const place = placeOf(sha256);
      await syncToDisk(file, handle);
      const firstMade = await moveTo(place, file);
      await syncToDisk(path.dirname(place));
      if (firstMade) await syncToDisk(path.dirname(firstMade));
    },

    async read(sha256) {
      return new Uint8Array(await readFile(placeOf(sha256)));
    },

    async removeUnlessKeptSince(sha256, time) {
      // Gone already: another sweep was quicker.
      const { mtimeMs } = await stat(placeOf(sha256)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs <= time) await rm(placeOf(sha256), { force: true });
    },

    async *list() {
      await mkdir(folder, { recursive: true });
      for (const shelf of (await readdir(folder)).filter(isShelf)) {
        for (const sha256 of (await readdir(path.join(folder, shelf))).filter(isSha256)) {
          const { mtimeMs } = await stat(placeOf(sha256));
          yield { sha256, keptAt: mtimeMs };
        }
      }
    },
  };
}

const isShelf = (name: string) => /^[0-9a-f]{2}$/.test(name);
const isSha256 = (name: string) => /^[0-9a-f]{64}$/.test(name);

/** Gives the first of the folders that had to be made. They nearly always are there: to ask for them first is a way to the disk more. */
async function moveTo(place: string, file: string): Promise<string | undefined> {
  try {
    await rename(file, place);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const firstMade = await mkdir(path.dirname(place), { recursive: true });
    await rename(file, place);
    return firstMade;
  }
}

/** fsync of a file or a folder: a rename is durable only once its folder is. */
async function syncToDisk(place: string, held?: FileHandle): Promise<void> {
  if (held) return held.sync();
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
