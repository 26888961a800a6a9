import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Allowance, hasCredit, openPeriod, purseOf, tellWhenLow } from '../billing/credits.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Engine, inTransaction, type Tx } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Picture } from './inspect-picture.ts';
import { type Gate, insertAccepted, lockUser, lookAtGate } from './upload-queries.ts';

/** `maxUnfinished`: with so many analyses waiting or running, no more are taken; absent: without limit. */
type Deps = { db: Db; engine: Engine; clock: Clock; maxUnfinished?: number | undefined };

/** s. By then a good part of the queue is worked on. */
export const queueFull = refuse('queue-full', { retryAfter: 60 });

/** `sha256`: of the picture as it was sent. */
type Key = { userId: string; idempotencyKey: string; sha256: string };

/** What an upload with this key was answered: the id of its analysis, undefined for a key that is new. */
export function earlierUpload({ receipt }: Gate, sha256: string): Outcome<string | undefined, Refusal> {
  if (receipt && receipt.sentHash !== sha256) return failure(refuse('idempotency-mismatch'));
  return success(receipt?.analysisId);
}

/** `imageHash` and `bytes`: of the picture as it is kept. `allowance`: as it was when the upload came. */
export type Upload = Key & {
  allowance: Allowance;
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
    const { userId, idempotencyKey, allowance, picture } = upload;
    // Asked in one go. PostgreSQL still does one after the other, and the second sees what was committed while the first waited.
    const [, gate] = await Promise.all([
      lockUser(tx, engine, userId),
      lookAtGate(tx, { userId, idempotencyKey, period: allowance.period, maxUnfinished }),
    ]);
    const earlier = earlierUpload(gate, upload.sha256);
    if (!earlier.ok) return earlier;
    if (earlier.value) return success(earlier.value);
    if (!(await stillThere(tx))) return failure(refuse('not-found'));
    if (gate.isQueueFull) return failure(queueFull);

    const purse = purseOf(allowance, gate.sums);
    if (!hasCredit(purse.credits)) return failure(refuse('no-credits'));

    const analysisId = newId(clock);
    await openPeriod(tx, purse, { userId, clock });
    await insertAccepted(tx, engine, {
      userId,
      idempotencyKey,
      analysisId,
      strategy: upload.strategy,
      language: upload.language,
      imageHash: upload.imageHash,
      sentHash: upload.sha256,
      imageType: picture.mediaType,
      imageBytes: upload.bytes,
      imageWidth: picture.width,
      imageHeight: picture.height,
      entryId: newId(clock),
      period: allowance.period,
      createdAt: clock.now(),
    });
    await tellWhenLow(tx, purse, { userId, clock });
    return success(analysisId);
  });
