import type { TicketThread } from '#contract/ticket';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { seeNotifications } from '../notifications/see-notifications.ts';
import type { Parts } from '../parts.ts';
import { answerSupport } from './answer-support.ts';
import { countOfUser, pageOfUser } from './list-queries.ts';
import { openTicket } from './open-ticket.ts';
import { findTicketOf, findTickets, listMessages, markTicketSeen } from './queries.ts';
import { toMessage, toTicket } from './to-ticket.ts';

type TicketCalls = Pick<Handlers, 'createTicket' | 'listTickets' | 'getTicket' | 'answerTicket' | 'readTicket'>;

async function threadOf(db: Db, userId: string, id: string): Promise<TicketThread | undefined> {
  const ticket = await findTicketOf(db, userId, id);
  return ticket && { ticket: toTicket(ticket), messages: (await listMessages(db, id)).map(toMessage) };
}

/** What users do with their tickets. */
export function ticketCalls(parts: Parts): TicketCalls {
  const { db, clock } = parts;
  return {
    async createTicket({ who: { user }, body }) {
      const opened = await openTicket(parts, user, body);
      return opened.ok ? { message: 'Ticket Created', data: toTicket(opened.value) } : opened.why;
    },

    async listTickets({ who: { user }, query }) {
      const rows = await findTickets(db, await pageOfUser(db, user.id, query));
      const total = await countOfUser(db, user.id);
      const pagination = { ...query, total, pages: Math.ceil(total / query.limit) };
      return { data: { tickets: rows.map(toTicket), pagination } };
    },

    async getTicket({ who: { user }, params: { id } }) {
      const thread = await threadOf(db, user.id, id);
      return thread ? { data: thread } : refuse('not-found');
    },

    async answerTicket({ who: { user }, params: { id }, body }) {
      const answered = await answerSupport(parts, user, id, body);
      if (!answered.ok) return answered.why;
      const thread = await threadOf(db, user.id, id);
      return thread ? { message: 'Answer sent', data: thread } : refuse('not-found');
    },

    async readTicket({ who: { user }, params: { id }, body: { upTo } }) {
      const now = clock.now();
      if (!(await findTicketOf(db, user.id, id))) return refuse('not-found');
      await inTransaction(db, async (tx) => {
        await markTicketSeen(tx, id, Math.min(Date.parse(upTo), now));
        await seeNotifications(tx, { userId: user.id, about: id, now });
      });
      return { message: 'Seen' };
    },
  };
}
