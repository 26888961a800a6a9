import type { Handlers } from '../http/handler.ts';
import { isRefusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { answerChallenge } from '../second-factor/ask-for-factor.ts';
import { ownerOfUser, tellOfRecovery } from '../second-factor/factor-owner.ts';
import { closeSession, renewSession } from '../sessions/sessions.ts';
import { letIn, letInWholly } from './let-in.ts';
import { logIn } from './log-in.ts';
import { findUser, findUserByEmail, markSeen } from './queries.ts';
import { signIn } from './sign-in.ts';
import { makeUser } from './sign-up.ts';

type AuthCalls = Pick<Handlers, 'signup' | 'login' | 'loginSecondFactor' | 'logout' | 'refreshTokens'>;

export const authCalls = (parts: Parts): AuthCalls => ({
  async signup({ body: { password, ...account }, request }) {
    const limited = await takePoints(parts, { 'signup-address': addressOf(request.ip) });
    if (limited) return limited;
    const passwordHash = await parts.passwords.hash(password);
    const user = await makeUser(parts, {
      ...account,
      passwordHash,
      googleSubject: null,
      profilePicture: null,
      emailVerifiedAt: null,
    });
    if (!user) return refuse('email-taken', { issues: [{ path: 'body.email', message: 'This email is taken' }] });
    return { message: 'Account created', data: await signIn(parts, user, request) };
  },

  async login({ body, request }) {
    const user = await logIn(parts, { ...body, realm: 'user', ip: request.ip }, findUserByEmail);
    return isRefusal(user) ? user : letIn(parts, user, request);
  },

  async loginSecondFactor({ body, request }) {
    const user = await answerChallenge(parts, { ...body, realm: 'user', request }, findUser);
    if (isRefusal(user)) return user;
    if (request.factor === 'recovery-code') await tellOfRecovery(parts, ownerOfUser(user));
    return letInWholly(parts, user, request);
  },

  async logout({ body }) {
    await closeSession(parts, body.refreshToken, 'user');
    return { message: 'Signed out' };
  },

  async refreshTokens({ body }) {
    const renewed = await renewSession(parts, body.refreshToken, 'user');
    if (!renewed) return refuse('not-signed-in');
    await markSeen(parts.db, renewed.accountId, parts.clock.now());
    return { data: renewed.tokens };
  },
});
