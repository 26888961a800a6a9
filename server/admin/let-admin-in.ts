import type { FastifyRequest } from 'fastify';
import type { AdminSignedIn } from '#contract/admin';
import { welcomeBack } from '../accounts/login-limits.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import { deviceName } from '../sessions/device-name.ts';
import { openSession } from '../sessions/sessions.ts';
import { actorOf, recordAction } from './audit/audit.ts';
import { toAdminUser } from './to-admin-user.ts';

/** Opens a session for an administrator who has shown all factors that he has. */
export async function letAdminIn(
  parts: Parts,
  admin: AdminRow,
  request: FastifyRequest,
): Promise<{ data: AdminSignedIn }> {
  const { factor } = request;
  await welcomeBack(parts, { realm: 'admin', email: admin.email, ip: request.ip });
  const device = deviceName(request.headers['user-agent']);
  const tokens = await openSession(parts, { realm: 'admin', accountId: admin.id }, device);
  request.account = admin.id;
  await recordAction(parts, {
    action: 'admin-signed-in',
    by: actorOf({ admin }, request),
    subject: { kind: 'admin', id: admin.id },
    ...(factor && { after: { secondFactor: factor } }),
  });
  return { data: { ...tokens, user: toAdminUser(admin) } };
}
