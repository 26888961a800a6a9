import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { failure, type Outcome, success } from '#engine/outcome';
import { chargeCredit, hasCredit, purseOf } from '../billing/credits.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Engine, inTransaction, type Tx } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Picture } from './inspect-picture.ts';
import { findReceipt, insertAnalysis, insertReceipt, isQueueFull, lockUser } from './queries.ts';

/** `maxUnfinished`: with so many analyses waiting or running, no more are taken; absent: without limit. */
type Deps = { db: Db; engine: Engine; clock: Clock; maxUnfinished?: number };

/** s. By then a good part of the queue is worked on. */
export const queueFull = refuse('queue-full', { retryAfter: 60 });

/** `sha256`: of the picture as it was sent. */
type Key = { userId: string; idempotencyKey: string; sha256: string };

/** What an upload with this key was answered: the id of its analysis, undefined for a key that is new. */
export async function earlierUpload(db: Db, key: Key): Promise<Outcome<string | undefined, Refusal>> {
  const receipt = await findReceipt(db, key);
  if (receipt && receipt.imageHash !== key.sha256) return failure(refuse('idempotency-mismatch'));
  return success(receipt?.analysisId);
}

/** `imageHash` and `bytes`: of the picture as it is kept. */
export type Upload = Key & {
  picture: Picture;
  imageHash: string;
  bytes: number;
  strategy: Strategy;
  language: Language;
};

/**
 * Accepts a picture that the image store already holds: job, credit and receipt in one transaction, all or nothing. Gives the id of
 * the analysis; that of the earlier one where the same upload came twice at once. `stillThere` is asked in the transaction: may the
 * store be relied on for this picture?
 */
export const acceptUpload = (
  { db, engine, clock, maxUnfinished }: Deps,
  upload: Upload,
  stillThere: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<Outcome<string, Refusal>> =>
  inTransaction(db, async (tx) => {
    const { userId, idempotencyKey, sha256, picture } = upload;
    await lockUser(tx, engine, userId);
    const earlier = await earlierUpload(tx, upload);
    if (!earlier.ok) return earlier;
    if (earlier.value) return success(earlier.value);
    if (!(await stillThere(tx))) return failure(refuse('not-found'));
    if (maxUnfinished !== undefined && (await isQueueFull(tx, maxUnfinished))) return failure(queueFull);

    const now = clock.now();
    const purse = await purseOf(tx, userId, now);
    if (!hasCredit(purse.credits)) return failure(refuse('no-credits'));

    const analysisId = newId(clock);
    await insertAnalysis(tx, {
      id: analysisId,
      userId,
      strategy: upload.strategy,
      language: upload.language,
      state: 'queued',
      imageHash: upload.imageHash,
      imageType: picture.mediaType,
      imageBytes: upload.bytes,
      imageWidth: picture.width,
      imageHeight: picture.height,
      notBefore: now,
      createdAt: now,
    });
    await chargeCredit(tx, purse, { userId, analysisId, clock });
    await insertReceipt(tx, { userId, idempotencyKey, imageHash: sha256, analysisId, createdAt: now });
    return success(analysisId);
  });
