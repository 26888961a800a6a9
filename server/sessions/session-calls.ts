import type { Handlers } from '../http/handler.ts';
import { closeSessionsOf, openSessionsOf, type SessionParts } from './sessions.ts';

export const sessionCalls = (parts: SessionParts): Pick<Handlers, 'listSessions' | 'endSessions'> => ({
  async listSessions({ who: { user, sessionId } }) {
    const sessions = await openSessionsOf(parts, { realm: 'user', accountId: user.id }, sessionId);
    return { data: { sessions } };
  },

  async endSessions({ who: { user } }) {
    await closeSessionsOf(parts, { realm: 'user', accountId: user.id }, { reason: 'everywhere' });
    return { message: 'Signed out everywhere' };
  },
});
