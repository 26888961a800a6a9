import type { AdminUser } from '#contract/admin';
import { logIn } from '../accounts/log-in.ts';
import type { AdminRow } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Handlers } from '../http/handler.ts';
import { isRefusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { deviceName } from '../sessions/device-name.ts';
import { closeSession, openSession, renewSession } from '../sessions/sessions.ts';
import { findAdminByEmail, updateAdmin } from './queries.ts';

type AdminCalls = Pick<
  Handlers,
  'adminLogin' | 'adminRefreshToken' | 'adminLogout' | 'adminVerifyToken' | 'getAdminProfile' | 'updateAdminProfile'
>;

const toAdminUser = ({ id, fullName, email, role }: AdminRow): AdminUser => ({
  _id: id,
  name: fullName,
  fullName,
  email,
  role,
});

export const adminCalls = (parts: Parts): AdminCalls => ({
  async adminLogin({ body, request }) {
    const admin = await logIn(parts, { ...body, realm: 'admin', ip: request.ip }, findAdminByEmail);
    if (isRefusal(admin)) return admin;
    const device = deviceName(request.headers['user-agent']);
    const tokens = await openSession(parts, { realm: 'admin', accountId: admin.id }, device);
    return { data: { ...tokens, user: toAdminUser(admin) } };
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

  async updateAdminProfile({ body, who: { admin } }) {
    const changed = await unlessTaken(parts.engine, () => updateAdmin(parts.db, admin.id, body));
    if (!changed) return refuse('email-taken');
    const { fullName, email } = changed;
    return { message: 'Profile saved', data: { fullName, email } };
  },
});
