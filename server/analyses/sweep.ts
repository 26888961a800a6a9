import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Clock, days, hours } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { ImageStore } from '../providers/images/image-store.ts';
import { countDeletedBefore, eraseDeletedBefore, hashesInUse } from './queries.ts';

/** Far longer than an upload takes from its picture's file to its row. */
const orphanAge = hours(24);

/** So long a deletion can be undone. */
const deletedAge = days(1);

/** Removes the files of a folder that were last written `age` ms ago: what uploads left behind that were cut off by a crash. */
export async function sweepFolder(folder: string, { clock, age }: { clock: Clock; age: number }): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs <= clock.now() - age) await rm(file, { force: true });
  }
}

type SweepParts = { db: Db; images: ImageStore; clock: Clock };

/** Removes pictures that neither an analysis nor a profile names: of uploads that ended between the picture's file and its row, and portraits that were replaced. */
export async function sweepImages(
  { db, images, clock }: SweepParts,
  { stop }: { stop?: AbortSignal } = {},
): Promise<void> {
  const time = clock.now() - orphanAge;
  for await (const hashes of keptUntil(images, time)) {
    if (stop?.aborted) return;
    await removeUnnamed({ db, images }, hashes, time);
  }
}

/** How many pictures the sweep would remove now. */
export async function countOrphans({ db, images, clock }: SweepParts): Promise<number> {
  let count = 0;
  for await (const hashes of keptUntil(images, clock.now() - orphanAge))
    count += hashes.length - (await hashesInUse(db, hashes)).size;
  return count;
}

/** All pictures that were last kept before that time, some hundred at once. */
async function* keptUntil(images: ImageStore, time: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { sha256, keptAt } of images.list()) {
    if (keptAt <= time) batch.push(sha256);
    if (batch.length < 200) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Erases what was deleted a day ago; its pictures are orphans from then on. */
export const sweepDeleted = ({ db, clock }: { db: Db; clock: Clock }) =>
  eraseDeletedBefore(db, clock.now() - deletedAge);

export const countDeleted = ({ db, clock }: { db: Db; clock: Clock }) =>
  countDeletedBefore(db, clock.now() - deletedAge);

/** Removes those of these pictures of a store that nothing names, unless they were kept again after `time`, ms. At most some hundreds at once. */
export async function removeUnnamed({ db, images }: { db: Db; images: ImageStore }, hashes: string[], time: number) {
  const inUse = await hashesInUse(db, hashes);
  for (const sha256 of hashes) if (!inUse.has(sha256)) await images.removeUnlessKeptSince(sha256, time);
}
