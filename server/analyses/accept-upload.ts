import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Allowance, hasCredit, isAmple, openPeriod, tellWhenLow } from '../billing/credits.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Engine, inTransaction, type Tx } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Picture } from './inspect-picture.ts';
import { type Accepted, type Gate, insertAccepted, insertInSameTurn, lookAtGate, takeTurn } from './upload-queries.ts';

/** `maxUnfinished`: with so many analyses waiting or running, no more are taken; absent: without limit. */
type Deps = { db: Db; engine: Engine; clock: Clock; maxUnfinished?: number | undefined };

/** s. By then a good part of the queue is worked on. */
export const queueFull = refuse('queue-full', { retryAfter: 60 });

/** `sha256`: of the picture as it was sent. */
type Key = { userId: string; idempotencyKey: string; sha256: string };

/** The analysis of an upload; not new where the same upload was accepted before. */
export type AcceptedUpload = { id: string; isNew: boolean };

/** What an upload with this key was answered, undefined for a key that is new. */
export function earlierUpload({ receipt }: Gate, sha256: string): Outcome<AcceptedUpload | undefined, Refusal> {
  if (receipt && receipt.sentHash !== sha256) return failure(refuse('idempotency-mismatch'));
  return success(receipt && { id: receipt.analysisId, isNew: false });
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

type Options = {
  /** What was found when the upload came. */
  gate?: Gate;
  /** Asked in the transaction: may the store be relied on for this picture? */
  stillThere?: (tx: Tx) => Promise<boolean>;
};

/**
 * Accepts a picture that the image store already holds: job, credit and receipt, all or nothing. Gives the earlier analysis where
 * the same upload came twice at once.
 */
export async function acceptUpload(
  deps: Deps,
  upload: Upload,
  { gate, stillThere = async () => true }: Options = {},
): Promise<Outcome<AcceptedUpload, Refusal>> {
  const id = gate && (await acceptInTurn(deps, upload, gate));
  return id ? success({ id, isNew: true }) : acceptInTransaction(deps, upload, stillThere);
}

/**
 * The id of the new analysis if nothing has come between since the gate was looked at, and nothing else need be thought of, as of nearly all uploads. Else
 * undefined: nothing is written. For PostgreSQL, where a transaction takes five more ways to the database.
 */
async function acceptInTurn(
  { db, engine, clock, maxUnfinished }: Deps,
  upload: Upload,
  { purse, turn }: Gate,
): Promise<string | undefined> {
  if (engine.name !== 'postgres' || maxUnfinished !== undefined || !isAmple(purse)) return undefined;
  const row = toAccepted(upload, clock);
  try {
    return (await insertInSameTurn(db, { ...row, turn })) ? row.analysisId : undefined;
  } catch (error) {
    // The same upload was accepted by a server of a version that does not count turns.
    if (engine.isDuplicate(error)) return undefined;
    throw error;
  }
}

const acceptInTransaction = (
  { db, engine, clock, maxUnfinished }: Deps,
  upload: Upload,
  stillThere: (tx: Tx) => Promise<boolean>,
): Promise<Outcome<AcceptedUpload, Refusal>> =>
  inTransaction(db, async (tx) => {
    const { userId, idempotencyKey, allowance } = upload;
    // Asked in one go. PostgreSQL still does one after the other, and the second sees what was committed while the first waited.
    const [, gate] = await Promise.all([
      takeTurn(tx, engine, userId),
      lookAtGate(tx, allowance, { userId, idempotencyKey, maxUnfinished }),
    ]);
    const earlier = earlierUpload(gate, upload.sha256);
    if (!earlier.ok) return earlier;
    if (earlier.value) return success(earlier.value);
    if (!(await stillThere(tx))) return failure(refuse('not-found'));
    if (gate.isQueueFull) return failure(queueFull);
    if (!hasCredit(gate.purse.credits)) return failure(refuse('no-credits'));

    const row = toAccepted(upload, clock);
    await openPeriod(tx, gate.purse, { userId, clock });
    await insertAccepted(tx, row);
    await tellWhenLow(tx, gate.purse, { userId, clock });
    return success({ id: row.analysisId, isNew: true });
  });

const toAccepted = ({ picture, bytes, sha256, allowance, ...upload }: Upload, clock: Clock): Accepted => ({
  ...upload,
  analysisId: newId(clock),
  sentHash: sha256,
  imageType: picture.mediaType,
  imageBytes: bytes,
  imageWidth: picture.width,
  imageHeight: picture.height,
  entryId: newId(clock),
  period: allowance.period,
  createdAt: clock.now(),
});
