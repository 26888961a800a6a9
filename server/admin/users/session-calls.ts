import { inTransaction } from '../../db/db.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { closeOneSession, closeSessionsOf, openSessionsOf } from '../../sessions/sessions.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { findUserRow } from './queries.ts';

type SessionCalls = Pick<Handlers, 'adminListUserSessions' | 'adminEndUserSessions' | 'adminEndUserSession'>;

const accountOf = (id: string) => ({ realm: 'user', accountId: id }) as const;

export const userSessionCalls = (parts: Parts): SessionCalls => ({
  async adminListUserSessions({ params: { id } }) {
    if (!(await findUserRow(parts.db, id))) return refuse('not-found');
    return { data: { sessions: await openSessionsOf(parts, accountOf(id)) } };
  },

  async adminEndUserSessions({ params: { id }, who, request }) {
    if (!(await findUserRow(parts.db, id))) return refuse('not-found');
    await inTransaction(parts.db, async (tx) => {
      await closeSessionsOf({ ...parts, db: tx }, accountOf(id), { reason: 'admin' });
      await recordAction(
        { ...parts, db: tx },
        { action: 'user-sessions-ended', by: actorOf(who, request), subject: { kind: 'user', id } },
      );
    });
    return { message: 'Signed out everywhere' };
  },

  async adminEndUserSession({ params: { id, sessionId }, who, request }) {
    const ended = await inTransaction(parts.db, async (tx) => {
      const session = await closeOneSession({ ...parts, db: tx }, accountOf(id), sessionId);
      if (!session) return false;
      await recordAction(
        { ...parts, db: tx },
        {
          action: 'user-session-ended',
          by: actorOf(who, request),
          subject: { kind: 'user', id },
          before: { device: session.device },
        },
      );
      return true;
    });
    return ended ? { message: 'Signed out' } : refuse('not-found');
  },
});
