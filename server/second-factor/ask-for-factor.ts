import type { FastifyRequest } from 'fastify';
import type { SecondFactorAsked, SecondFactorLogin } from '#contract/second-factor';
import type { Db } from '../db/db.ts';
import type { Realm } from '../db/schema.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { closeChallenge, openChallenge, tryChallenge } from '../sessions/challenges.ts';
import type { Account } from '../sessions/sessions.ts';
import { checkFactor, type Factor, type FactorParts } from './check-factor.ts';
import { hasSecondFactor } from './second-factor-state.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own.
  interface FastifyRequest {
    /** What became of the second factor at a sign-in; undefined where there is none. */
    factor: 'asked' | Factor | undefined;
  }
}

type Asked = { message: string; data: SecondFactorAsked };

/** What a sign-in whose first factor was right answers instead of a session; nothing where the account has no second one. */
export async function askForFactor(
  parts: FactorParts,
  account: Account,
  request: FastifyRequest,
): Promise<Asked | undefined> {
  if (!(await hasSecondFactor(parts.db, account))) return undefined;
  request.account = account.accountId;
  request.factor = 'asked';
  return { message: 'Enter the code of your authenticator app.', data: await openChallenge(parts, account) };
}

type Answer = SecondFactorLogin & { realm: Realm; request: FastifyRequest };

/** The account whose sign-in a code ends, of the realm that `find` looks in. The challenge is of one realm, and opens one session. */
export async function answerChallenge<A extends { deactivatedAt: number | null }>(
  parts: FactorParts,
  { realm, challenge, code, request }: Answer,
  find: (db: Db, id: string) => Promise<A | undefined>,
): Promise<A | Refusal> {
  const limited = await takePoints(parts, { 'second-factor-address': addressOf(request.ip) });
  if (limited) return limited;
  const accountId = await tryChallenge(parts, challenge, realm);
  if (accountId === undefined) return refuse('step-expired');
  request.account = accountId;
  const factor = await checkFactor(parts, { realm, accountId }, code);
  if (isRefusal(factor)) return factor;
  if (!(await closeChallenge(parts, challenge))) return refuse('step-expired');
  request.factor = factor;
  const account = await find(parts.db, accountId);
  if (!account) return refuse('step-expired');
  return account.deactivatedAt === null ? account : refuse('account-deactivated');
}
