import { randomBytes } from 'node:crypto';
import type { SecondFactorAsked } from '#contract/second-factor';
import { type Clock, isoTime, minutes } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Realm } from '../db/schema.ts';
import { deleteChallenge, insertChallenge, takeChallengeTry } from './queries.ts';
import { hashToken } from './refresh-token.ts';

/** A sign-in that waits for its second factor. What its device holds opens nothing but that one call. */
export const challengeLife = minutes(5);

type ChallengeParts = { db: Db; clock: Clock };

export async function openChallenge(
  { db, clock }: ChallengeParts,
  account: { realm: Realm; accountId: string },
): Promise<SecondFactorAsked> {
  const challenge = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = now + challengeLife;
  await insertChallenge(db, { ...account, hash: hashToken(challenge), createdAt: now, expiresAt });
  return { challenge, expiresAt: isoTime(expiresAt) };
}

/** Whose sign-in it is, for one try; nothing when it is unknown, of the other realm, over, or its tries are spent. */
export const tryChallenge = async ({ db, clock }: ChallengeParts, challenge: string, realm: Realm) =>
  (await takeChallengeTry(db, hashToken(challenge), { realm, now: clock.now() }))?.accountId;

/** True for exactly one of all who end it. */
export const closeChallenge = ({ db }: ChallengeParts, challenge: string) => deleteChallenge(db, hashToken(challenge));
