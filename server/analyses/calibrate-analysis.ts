import type { Calibration } from '#contract/analysis';
import { failure, type Outcome, success } from '#engine/outcome';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { type DetailRow, findAnalysis, findSource, replaceResult } from './queries.ts';

/** Two rows nearer than this, px, make a scale of nothing but pointing errors. */
const leastDistance = 8;

/**
 * Writes a finished analysis again with the scale that its user set. It costs nothing, and the same points give the same analysis
 * however often they are sent.
 */
export async function calibrateAnalysis(
  { db, rewriter, ...parts }: Parts,
  user: UserRow,
  id: string,
  calibration: Calibration,
): Promise<Outcome<DetailRow, Refusal>> {
  const limited = await takePoints({ db, ...parts }, { 'calibration-account': user.id });
  if (limited) return failure(limited);
  const source = await findSource(db, user.id, id);
  if (!source) return failure(refuse('not-found'));
  if (source.state !== 'done' || source.reading === null) return failure(refuse('analysis-unfinished'));
  if (!isPossible(calibration, source.imageHeight)) return failure(refuse('calibration-impossible'));

  const { reading, strategy, language } = source;
  const columns = await rewriter.rewrite({ reading, calibration, strategy, language });
  const replaced = await replaceResult(db, user.id, id, columns);
  const row = replaced ? await findAnalysis(db, user.id, id) : undefined;
  return row ? success(row) : failure(refuse('not-found'));
}

function isPossible({ points: [a, b], scale }: Calibration, height: number): boolean {
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  return (
    lower.y <= height &&
    lower.y - upper.y >= leastDistance &&
    upper.price > lower.price &&
    (scale === 'linear' || lower.price > 0)
  );
}
