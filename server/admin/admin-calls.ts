import { tellOldAddress } from '../accounts/change-profile.ts';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { logIn } from '../accounts/log-in.ts';
import { inTransaction } from '../db/db.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Handlers } from '../http/handler.ts';
import { isRefusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { answerChallenge, askForFactor } from '../second-factor/ask-for-factor.ts';
import { ownerOfAdmin, tellOfRecovery } from '../second-factor/factor-owner.ts';
import { closeSession, renewSession } from '../sessions/sessions.ts';
import { actorOf, recordAction } from './audit/audit.ts';
import { letAdminIn } from './let-admin-in.ts';
import { findAdmin, findAdminByEmail, updateAdmin } from './queries.ts';
import { toAdminUser } from './to-admin-user.ts';

type AdminCalls = Pick<
  Handlers,
  | 'adminLogin'
  | 'adminLoginSecondFactor'
  | 'adminRefreshToken'
  | 'adminLogout'
  | 'adminVerifyToken'
  | 'getAdminProfile'
  | 'updateAdminProfile'
>;

export const adminCalls = (parts: Parts): AdminCalls => ({
  async adminLogin({ body, request }) {
    const admin = await logIn(parts, { ...body, realm: 'admin', ip: request.ip }, findAdminByEmail);
    if (isRefusal(admin)) return admin;
    const asked = await askForFactor(parts, { realm: 'admin', accountId: admin.id }, request);
    return asked ?? letAdminIn(parts, admin, request);
  },

  async adminLoginSecondFactor({ body, request }) {
    const admin = await answerChallenge(parts, { ...body, realm: 'admin', request }, findAdmin);
    if (isRefusal(admin)) return admin;
    if (request.factor === 'recovery-code') await tellOfRecovery(parts, ownerOfAdmin(admin));
    return letAdminIn(parts, admin, request);
  },

  async adminRefreshToken({ body }) {
    const renewed = await renewSession(parts, body.refreshToken, 'admin');
    return renewed ? { data: renewed.tokens } : refuse('not-signed-in');
  },

  async adminLogout({ body }) {
    await closeSession(parts, body.refreshToken, 'admin');
    return { message: 'Signed out' };
  },

  async adminVerifyToken({ who: { admin } }) {
    return { data: { user: toAdminUser(admin) } };
  },

  async getAdminProfile({ who: { admin } }) {
    return { data: { fullName: admin.fullName, email: admin.email } };
  },

  async updateAdminProfile({ body: { currentPassword, ...change }, who, request }) {
    const { id, fullName, email } = who.admin;
    const isNewEmail = change.email !== email;
    const refusal = isNewEmail ? await confirmOwner(parts, who.admin, currentPassword) : undefined;
    if (refusal) return refusal;
    const changed = await unlessTaken(parts.engine, () =>
      inTransaction(parts.db, async (tx) => {
        const row = await updateAdmin(tx, id, change);
        await recordAction(
          { ...parts, db: tx },
          {
            action: 'profile-changed',
            by: actorOf(who, request),
            subject: { kind: 'admin', id },
            before: { fullName, email },
            after: change,
          },
        );
        return row;
      }),
    );
    if (!changed) return refuse('email-taken');
    if (isNewEmail) tellOldAddress(parts, { email, fullName, language: 'en' });
    return { message: 'Profile saved', data: { fullName: changed.fullName, email: changed.email } };
  },
});
