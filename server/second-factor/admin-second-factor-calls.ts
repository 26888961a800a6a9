import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/admin-records';
import { actorOf, recordAction } from '../admin/audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import { isRefusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import type { SignedInAdmin } from '../sessions/signed-in.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';
import { ownerOfAdmin } from './factor-owner.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { secondFactorState } from './second-factor-state.ts';

type AdminFactorCalls = Pick<
  Handlers,
  | 'adminGetSecondFactor'
  | 'adminStartSecondFactor'
  | 'adminConfirmSecondFactor'
  | 'adminEndSecondFactor'
  | 'adminRenewRecoveryCodes'
>;

/** An administrator's own second factor; what becomes of it is in the audit log. */
export function adminSecondFactorCalls(parts: Parts): AdminFactorCalls {
  const recorder =
    (action: AuditAction, who: SignedInAdmin, request: FastifyRequest) =>
    (db: Db = parts.db) =>
      recordAction(
        { ...parts, db },
        { action, by: actorOf(who, request), subject: { kind: 'admin', id: who.admin.id } },
      );

  return {
    async adminGetSecondFactor({ who: { admin } }) {
      return { data: await secondFactorState(parts, { realm: 'admin', accountId: admin.id }) };
    },

    async adminStartSecondFactor({ body: { password }, who, request }) {
      const started = await startEnrolment(parts, ownerOfAdmin(who.admin), password);
      if (isRefusal(started)) return started;
      await recorder('second-factor-started', who, request)();
      return { data: started };
    },

    async adminConfirmSecondFactor({ body: { code }, who, request }) {
      const alongside = recorder('second-factor-on', who, request);
      const confirmation = { code, sessionId: who.sessionId, alongside };
      const recoveryCodes = await confirmEnrolment(parts, ownerOfAdmin(who.admin), confirmation);
      return isRefusal(recoveryCodes)
        ? recoveryCodes
        : { message: 'Two-step verification is on', data: { recoveryCodes } };
    },

    async adminEndSecondFactor({ body, who, request }) {
      const alongside = recorder('second-factor-off', who, request);
      const refusal = await endSecondFactor(parts, ownerOfAdmin(who.admin), {
        ...body,
        sessionId: who.sessionId,
        alongside,
      });
      return refusal ?? { message: 'Two-step verification is off' };
    },

    async adminRenewRecoveryCodes({ body, who, request }) {
      const alongside = recorder('recovery-codes-renewed', who, request);
      const recoveryCodes = await renewRecoveryCodes(parts, ownerOfAdmin(who.admin), { ...body, alongside });
      return isRefusal(recoveryCodes)
        ? recoveryCodes
        : { message: 'The recovery codes are new', data: { recoveryCodes } };
    },
  };
}
