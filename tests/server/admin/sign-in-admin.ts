import { ensureFirstAdmin } from '#server/admin/first-admin';
import type { TestServer } from '../kit/test-server.ts';

export const owner = { email: 'owner@example.com', password: 'the owner of this server' };

/** The owner's access token. */
export async function signInOwner(server: TestServer): Promise<string> {
  await ensureFirstAdmin(server.parts, owner);
  return (await server.call('adminLogin', { body: owner })).body.data.accessToken;
}

/** The newest entry of the audit log. */
export const lastAction = async (server: TestServer, token: string) =>
  (await server.call('adminAuditLog', { token, query: { limit: '1' } })).body.data.entries[0];
