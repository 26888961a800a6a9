import type { AnalyseAgain } from '#contract/analysis';
import { failure, type Outcome } from '#engine/outcome';
import { allowanceOf } from '../billing/credits.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { type AcceptedUpload, acceptUpload } from './accept-upload.ts';
import type { Picture } from './inspect-picture.ts';
import { findAnalysis, findSource } from './queries.ts';

/**
 * Puts the picture of an earlier analysis into the queue once more, by another strategy and in the user's present language. It costs a
 * credit as an upload does, and its key makes it safe to repeat. Gives the id of the new analysis.
 */
export async function analyseAgain(
  parts: Parts,
  user: UserRow,
  sourceId: string,
  { strategy, idempotencyKey }: AnalyseAgain,
): Promise<Outcome<AcceptedUpload, Refusal>> {
  const { db, clock, signals } = parts;
  const limited = await takePoints(parts, { 'upload-account': user.id });
  if (limited) return failure(limited);
  const source = await findSource(db, user.id, sourceId);
  if (!source) return failure(refuse('not-found'));

  const { imageHash, imageType, imageBytes, imageWidth: width, imageHeight: height } = source;
  const accepted = await acceptUpload(
    parts,
    {
      userId: user.id,
      idempotencyKey: idempotencyKey.toLowerCase(),
      allowance: await allowanceOf(db, user.id, clock.now()),
      sha256: imageHash,
      imageHash,
      picture: { mediaType: imageType as Picture['mediaType'], width, height },
      bytes: imageBytes,
      strategy,
      language: user.language,
    },
    // A row that is not deleted holds its picture: the sweep cannot have taken it.
    { stillThere: async (tx) => (await findSource(tx, user.id, sourceId)) !== undefined },
  );
  if (!accepted.ok) return accepted;
  // The receipt knows the picture, not what was asked about it.
  const analysis = await findAnalysis(db, user.id, accepted.value.id);
  if (analysis && analysis.strategy !== strategy) return failure(refuse('idempotency-mismatch'));
  signals.queued();
  return accepted;
}
