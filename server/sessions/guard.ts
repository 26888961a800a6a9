import type { FastifyRequest } from 'fastify';
import type { Guard } from '../http/register-calls.ts';
import { readAccessToken } from './access-token.ts';
import { findSessionAdmin, findSessionUser } from './queries.ts';
import type { SessionParts } from './sessions.ts';

const bearer = ({ headers }: FastifyRequest) => /^Bearer +([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];

/** Asks the database at each call, so that a signed-out device or a deactivated account is refused at once. */
export function sessionGuard({ db, clock, tokenKey }: SessionParts): Guard {
  return async (request, realm) => {
    const token = bearer(request);
    const claims = token && (await readAccessToken(token, realm, tokenKey, clock));
    if (!claims) return undefined;
    const { sessionId } = claims;
    if (realm === 'user') {
      const user = await findSessionUser(db, sessionId, clock.now());
      return user && { realm, user, sessionId };
    }
    const admin = await findSessionAdmin(db, sessionId, clock.now());
    return admin && { realm, admin, sessionId };
  };
}
