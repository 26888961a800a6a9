import { isoTime } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { listOpenSessions } from './queries.ts';
import { closeSessionsOf, type SessionParts } from './sessions.ts';

export const sessionCalls = (parts: SessionParts): Pick<Handlers, 'listSessions' | 'endSessions'> => ({
  async listSessions({ who: { user, sessionId } }) {
    const rows = await listOpenSessions(parts.db, { realm: 'user', accountId: user.id }, parts.clock.now());
    const sessions = rows.map((row) => ({
      _id: row.id,
      createdAt: isoTime(row.createdAt),
      lastUsedAt: isoTime(row.lastUsedAt),
      device: row.device,
      current: row.id === sessionId,
    }));
    return { data: { sessions } };
  },

  async endSessions({ who: { user } }) {
    await closeSessionsOf(parts, { realm: 'user', accountId: user.id }, { reason: 'everywhere' });
    return { message: 'Signed out everywhere' };
  },
});
