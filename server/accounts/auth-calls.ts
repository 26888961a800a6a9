import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { closeSession, renewSession } from '../sessions/sessions.ts';
import { takeLoginPoints, welcomeBack } from './login-limits.ts';
import { findUserByEmail, markSeen } from './queries.ts';
import { signIn } from './sign-in.ts';
import { makeUser } from './sign-up.ts';

type AuthCalls = Pick<Handlers, 'signup' | 'login' | 'logout' | 'refreshTokens'>;

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

  async login({ body: { email, password }, request }) {
    const attempt = { realm: 'user', email, ip: request.ip } as const;
    const limited = await takeLoginPoints(parts, attempt);
    if (limited) return limited;
    const user = await findUserByEmail(parts.db, email);
    const isRight = await parts.passwords.verify(password, user?.passwordHash);
    if (!user || !isRight) return refuse('invalid-credentials');
    if (user.deactivatedAt !== null) return refuse('account-deactivated');
    await welcomeBack(parts, attempt);
    return { data: await signIn(parts, user, request) };
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
