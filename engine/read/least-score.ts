import { isSamePitch } from './find-pitch.ts';
import type { Candidate } from './join-parts.ts';

/** How much more convincing than another place the whole picture must be, in which all of an app stands. */
export const WHOLE = 1.4;
/** The same of a less likely region. */
const REGION = 1.02;
/** Of the candles of a whole chart those of a part of it, and of a small part, at the same pitch, and how much more convincing these must be. */
const PARTS = [
  { share: 0.8, clearly: 1.25 },
  { share: 0.9, clearly: 1.08 },
] as const;

/**
 * From what score on a candidate is to be believed instead of a rival that was found before it where they overlap. More of the same candles are no chance, and what
 * else the larger region holds convinces less; but something floating over the plot ends many a region amid the candles.
 */
export function leastScore(candidate: Candidate, rival: Candidate, { isWhole }: { isWhole: boolean }): number {
  const asWhole = isWhole ? null : partOf(rival, candidate);
  const factor = asWhole === null ? (partOf(candidate, rival) ?? (isWhole ? WHOLE : REGION)) : 1 / asWhole;
  return factor * rival.score;
}

/** How much more convincing a region must be that holds but a part of another's candles; null where it does not. */
function partOf({ found }: Candidate, { found: whole }: Candidate): number | null {
  if (!isSamePitch(found.lattice, whole.lattice)) return null;
  const share = found.candles.length / whole.candles.length;
  return PARTS.find((part) => share < part.share)?.clearly ?? null;
}
