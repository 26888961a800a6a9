import type { Handlers } from '../http/handler.ts';
import { isRefusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { changePassword } from './change-password.ts';
import { findUserByLink } from './code-queries.ts';
import { letIn } from './let-in.ts';
import { checkCode, mailCode } from './reset-code.ts';
import { resetPassword } from './reset-password.ts';

type PasswordCalls = Pick<
  Handlers,
  'changePassword' | 'forgotPassword' | 'resendOtp' | 'verifyOtp' | 'resetPassword' | 'verifyResetToken'
>;

const updated = { message: 'Password updated' };
const codeOnItsWay = { message: 'If there is an account with this email, a code is on its way.' };

export const passwordCalls = (parts: Parts): PasswordCalls => ({
  async changePassword({ body, who }) {
    return (await changePassword(parts, who, body)) ?? updated;
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

  async resetPassword({ body, request }) {
    const user = await resetPassword(parts, body, request.ip);
    if (isRefusal(user)) return user;
    return { ...updated, data: (await letIn(parts, user, request)).data };
  },

  async verifyResetToken({ params: { token } }) {
    const user = await findUserByLink(parts.db, hashToken(token), parts.clock.now());
    return { data: { valid: user !== undefined, email: user?.email ?? null } };
  },
});
