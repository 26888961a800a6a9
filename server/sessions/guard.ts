import type { FastifyRequest } from 'fastify';
import type { Engine } from '../db/db.ts';
import { gathered } from '../db/gathered.ts';
import type { UserRow } from '../db/schema.ts';
import type { Environment } from '../environment.ts';
import { refuse } from '../http/refusal.ts';
import type { Guard } from '../http/register-calls.ts';
import { hasSecondFactor, isFactorRequired } from '../second-factor/second-factor-state.ts';
import { readAccessToken } from './access-token.ts';
import { findSessionAdmin, findSessionUser, findSessionUsers } from './queries.ts';
import type { SessionParts } from './sessions.ts';

const bearer = ({ headers }: FastifyRequest) => /^Bearer +([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];

type FindUser = (sessionId: string, now: number) => Promise<UserRow | undefined>;

/** What every call of a user asks first. PostgreSQL is asked for all at once who come while it answers; SQLite has answered before another can ask. */
function sessionUsers({ db, engine }: SessionParts & { engine: Engine }): FindUser {
  if (engine.name === 'sqlite') return (sessionId, now) => findSessionUser(db, sessionId, now);
  const find = gathered((sessionIds: string[]) => findSessionUsers(db, sessionIds));
  return async (sessionId, now) => {
    const found = await find(sessionId);
    return found && found.expiresAt > now ? found.user : undefined;
  };
}

/** Asks the database at each call, so that a signed-out device or a deactivated account is refused at once. */
export function sessionGuard(parts: SessionParts & { engine: Engine; environment: Environment }): Guard {
  const { db, clock, tokenKey } = parts;
  const isRequired = isFactorRequired(parts.environment);
  const findUser = sessionUsers(parts);
  return async (request, { session, enrols }) => {
    const realm = session === 'admin' ? 'admin' : 'user';
    const token = bearer(request);
    const claims = token && (await readAccessToken(token, realm, tokenKey, clock));
    if (!claims) return refuse('not-signed-in');
    const { sessionId } = claims;
    if (realm === 'user') {
      const user = await findUser(sessionId, clock.now());
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
