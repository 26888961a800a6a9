import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '#contract/session';
import type { UserRow } from '../db/schema.ts';
import { deviceName } from '../sessions/device-name.ts';
import { openSession, type SessionParts } from '../sessions/sessions.ts';
import { markSeen } from './queries.ts';

/** Opens a session for a user on the device that asks. */
export async function signIn(parts: SessionParts, user: UserRow, request: FastifyRequest): Promise<SignedIn> {
  const tokens = await openSession(
    parts,
    { realm: 'user', accountId: user.id },
    deviceName(request.headers['user-agent']),
  );
  request.account = user.id;
  await markSeen(parts.db, user.id, parts.clock.now());
  return { ...tokens, user: { _id: user.id, name: user.fullName, email: user.email } };
}
