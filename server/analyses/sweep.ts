import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Clock, days, hours } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { ImageStore, KeptImage } from '../providers/images/image-store.ts';
import { deleteReceiptsBefore, eraseDeletedBefore, hashesInUse } from './queries.ts';

/** Far longer than an upload takes from its picture's file to its row. */
const orphanAge = hours(24);

/** So long a deletion can be undone. */
const deletedAge = days(1);

/** A device that was away for so long sends a picture anew. */
const receiptAge = days(90);

/** Removes what uploads left behind that were cut off by a crash: files in `folder` that were last written `age` ms ago. */
export async function sweepUploads(folder: string, { clock, age }: { clock: Clock; age: number }): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs <= clock.now() - age) await rm(file, { force: true });
  }
}

/** Removes pictures that neither an analysis nor a profile names: of uploads that ended between the picture's file and its row, and portraits that were replaced. */
export async function sweepImages(
  { db, images, clock }: { db: Db; images: ImageStore; clock: Clock },
  { stop }: { stop?: AbortSignal } = {},
): Promise<void> {
  const time = clock.now() - orphanAge;
  let batch: KeptImage[] = [];
  const sweepBatch = async () => {
    const hashes = batch.map(({ sha256 }) => sha256);
    await removeUnnamed({ db, images }, hashes, time);
    batch = [];
  };
  for await (const image of images.list()) {
    if (stop?.aborted) return;
    if (image.keptAt <= time) batch.push(image);
    if (batch.length === 200) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
}

/** Erases what was deleted a day ago; its pictures are orphans from then on. */
export const sweepDeleted = ({ db, clock }: { db: Db; clock: Clock }) =>
  eraseDeletedBefore(db, clock.now() - deletedAge);

/** Removes those of these pictures that nothing names, unless they were kept again after `time`, ms. At most some hundreds at once. */
export async function removeUnnamed({ db, images }: { db: Db; images: ImageStore }, hashes: string[], time: number) {
  const inUse = await hashesInUse(db, hashes);
  for (const sha256 of hashes) if (!inUse.has(sha256)) await images.removeUnlessKeptSince(sha256, time);
}

export const sweepReceipts = ({ db, clock }: { db: Db; clock: Clock }) =>
  deleteReceiptsBefore(db, clock.now() - receiptAge);
