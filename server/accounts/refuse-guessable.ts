import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CallName } from '#contract/api';
import { refuse } from '../http/refusal.ts';
import { sendRefusal } from '../http/send-refusal.ts';

/** The 5,000 passwords of eight letters and more that were found most often in leaks, from zxcvbn's list (MIT). */
const common = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** What anybody would try here first, with or without figures and signs at its ends. */
const ourWords = new Set(['wickwise', 'wickwiseadmin', 'adminwickwise', 'trading', 'chartanalysis', 'administrator']);

/** The calls by which a password is chosen, and where it stands. Signing in is none of them: an old password must still open its account. */
const chosenBy = {
  signup: 'password',
  resetPassword: 'password',
  changePassword: 'newPassword',
  adminAddUser: 'password',
  addAdmin: 'password',
  changeAdmin: 'password',
  adminChangePassword: 'newPassword',
} as const satisfies Partial<Record<CallName, string>>;

/** Whether a guesser would come by this password soon; `email` is that of its account, where it is known. */
export function isGuessable(password: string, email = ''): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [local = ''] = email.toLowerCase().split('@');
  return common.has(plain) || ourWords.has(core) || (email !== '' && [email.toLowerCase(), local].includes(plain));
}

/** Refuses such a password wherever one is chosen. A hook that runs when the body is parsed. */
export function refuseGuessable(
  { body, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) {
  const name = (routeOptions.schema as { operationId?: string } | undefined)?.operationId;
  const field = chosenBy[name as keyof typeof chosenBy];
  const given = (body ?? {}) as Record<string, string | undefined>;
  const password = field && given[field];
  if (!password || !isGuessable(password, given.email)) return done();
  sendRefusal(reply, refuse('password-guessable'));
}
