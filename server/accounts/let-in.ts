import type { FastifyRequest } from 'fastify';
import type { SecondFactorAsked } from '#contract/second-factor';
import type { SignedIn } from '#contract/session';
import type { UserRow } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import { askForFactor } from '../second-factor/ask-for-factor.ts';
import { welcomeBack } from './login-limits.ts';
import { signIn } from './sign-in.ts';

type LetIn = { data: SignedIn } | { message: string; data: SecondFactorAsked };

/** Opens a session for a user who has shown the first factor, or asks him for the second where he has one. */
export const letIn = async (parts: Parts, user: UserRow, request: FastifyRequest): Promise<LetIn> =>
  (await askForFactor(parts, { realm: 'user', accountId: user.id }, request)) ??
  (await letInWholly(parts, user, request));

/** The same, once both are shown. */
export async function letInWholly(parts: Parts, user: UserRow, request: FastifyRequest): Promise<{ data: SignedIn }> {
  await welcomeBack(parts, { realm: 'user', email: user.email, ip: request.ip });
  return { data: await signIn(parts, user, request) };
}
