import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { refuse } from '../http/refusal.ts';
import type { Guard } from '../http/register-calls.ts';
import { hasSecondFactor, isFactorRequired } from '../second-factor/second-factor-state.ts';
import { readAccessToken } from './access-token.ts';
import { findSessionAdmin, findSessionUser } from './queries.ts';
import type { SessionParts } from './sessions.ts';

const bearer = ({ headers }: FastifyRequest) => /^Bearer +([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];

/** Asks the database at each call, so that a signed-out device or a deactivated account is refused at once. */
export function sessionGuard(parts: SessionParts & { environment: Environment }): Guard {
  const { db, clock, tokenKey } = parts;
  const isRequired = isFactorRequired(parts.environment);
  return async (request, { session, enrols }) => {
    const realm = session === 'admin' ? 'admin' : 'user';
    const token = bearer(request);
    const claims = token && (await readAccessToken(token, realm, tokenKey, clock));
    if (!claims) return refuse('not-signed-in');
    const { sessionId } = claims;
    if (realm === 'user') {
      const user = await findSessionUser(db, sessionId, clock.now());
      return user ? { realm, user, sessionId } : refuse('not-signed-in');
    }
    const admin = await findSessionAdmin(db, sessionId, clock.now());
    if (!admin) return refuse('not-signed-in');
    if (isRequired && !enrols && !(await hasSecondFactor(db, { realm, accountId: admin.id }))) {
      return refuse('second-factor-required');
    }
    return { realm, admin, sessionId };
  };
}
