import type { Handlers } from '../http/handler.ts';
import { isRefusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';
import { ownerOfUser } from './factor-owner.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { secondFactorState } from './second-factor-state.ts';

type SecondFactorCalls = Pick<
  Handlers,
  'getSecondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor' | 'renewRecoveryCodes'
>;

/** A user's own second factor. */
export const secondFactorCalls = (parts: Parts): SecondFactorCalls => ({
  async getSecondFactor({ who: { user } }) {
    return { data: await secondFactorState(parts, { realm: 'user', accountId: user.id }) };
  },

  async startSecondFactor({ body: { password }, who: { user } }) {
    const started = await startEnrolment(parts, ownerOfUser(user), password);
    return isRefusal(started) ? started : { data: started };
  },

  async confirmSecondFactor({ body: { code }, who: { user, sessionId } }) {
    const recoveryCodes = await confirmEnrolment(parts, ownerOfUser(user), { code, sessionId });
    return isRefusal(recoveryCodes)
      ? recoveryCodes
      : { message: 'Two-step verification is on', data: { recoveryCodes } };
  },

  async endSecondFactor({ body, who: { user, sessionId } }) {
    const refusal = await endSecondFactor(parts, ownerOfUser(user), { ...body, sessionId });
    return refusal ?? { message: 'Two-step verification is off' };
  },

  async renewRecoveryCodes({ body, who: { user } }) {
    const recoveryCodes = await renewRecoveryCodes(parts, ownerOfUser(user), body);
    return isRefusal(recoveryCodes)
      ? recoveryCodes
      : { message: 'The recovery codes are new', data: { recoveryCodes } };
  },
});
