import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isRefusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { resetLimit, takePoints } from '../rate-limits/rate-limiter.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import { deleteCodesOf, findUserByLink, useUpCode } from './code-queries.ts';
import { welcomeBack } from './login-limits.ts';
import { composeMail } from './mail/compose-mail.ts';
import { updateUser } from './queries.ts';
import { checkCode, mailCode } from './reset-code.ts';
import { signIn } from './sign-in.ts';

type PasswordCalls = Pick<
  Handlers,
  'changePassword' | 'forgotPassword' | 'resendOtp' | 'verifyOtp' | 'resetPassword' | 'verifyResetToken'
>;

const codeOnItsWay = { message: 'If there is an account with this email, a code is on its way.' };

export function passwordCalls(parts: Parts): PasswordCalls {
  const { db, clock, passwords, mail, publicUrl } = parts;

  const tellOwner = (user: UserRow) =>
    mail.post(composeMail('passwordChanged', { to: user, link: `${publicUrl}/forgot-password` }));

  return {
    async changePassword({ body: { currentPassword, newPassword }, who: { user, sessionId } }) {
      const limited = await takePoints(parts, { 'password-change': user.id });
      if (limited) return limited;
      if (!(await passwords.verify(currentPassword, user.passwordHash))) return refuse('wrong-password');
      await resetLimit(parts, 'password-change', user.id);
      const passwordHash = await passwords.hash(newPassword);
      await inTransaction(db, async (tx) => {
        // Codes before the user, as the reset locks them: in two orders two requests could block each other.
        await deleteCodesOf(tx, user.id);
        await updateUser(tx, user.id, { passwordHash });
        const account = { realm: 'user', accountId: user.id } as const;
        await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'password', except: sessionId });
      });
      tellOwner(user);
      return { message: 'Password updated' };
    },

    async forgotPassword({ body: { email }, request: { ip } }) {
      return (await mailCode(parts, { email, ip })) ?? codeOnItsWay;
    },

    async resendOtp({ body: { email }, request: { ip } }) {
      return (await mailCode(parts, { email, ip })) ?? codeOnItsWay;
    },

    async verifyOtp({ body: { email, otp }, request: { ip } }) {
      const checked = await checkCode(parts, { email, ip }, otp);
      return isRefusal(checked) ? checked : { message: 'The code is right.' };
    },

    async resetPassword({ body: { email, otp, password }, request }) {
      const checked = await checkCode(parts, { email, ip: request.ip }, otp);
      if (isRefusal(checked)) return checked;
      const { user, codeId } = checked;
      const passwordHash = await passwords.hash(password);
      const isDone = await inTransaction(db, async (tx) => {
        if (!(await useUpCode(tx, codeId, clock.now()))) return false;
        await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? clock.now() });
        await closeSessionsOf({ ...parts, db: tx }, { realm: 'user', accountId: user.id }, { reason: 'password' });
        return true;
      });
      if (!isDone) return refuse('wrong-code');
      await welcomeBack(parts, { realm: 'user', email, ip: request.ip });
      tellOwner(user);
      const { accessToken, refreshToken } = await signIn(parts, user, request);
      return { message: 'Password updated', data: { accessToken, refreshToken } };
    },

    async verifyResetToken({ params: { token } }) {
      const user = await findUserByLink(db, hashToken(token), clock.now());
      return { data: { valid: user !== undefined, email: user?.email ?? null } };
    },
  };
}
