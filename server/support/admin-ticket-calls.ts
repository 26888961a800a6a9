import type { AdminTicketThread } from '#contract/ticket';
import { actorOf } from '../admin/audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { answerUser } from './answer-user.ts';
import { countAll, countByStatus, pageOfAll } from './list-queries.ts';
import { matchTickets } from './match-tickets.ts';
import { findTicket, findTickets, listMessages } from './queries.ts';
import { setTicketStatus } from './set-ticket-status.ts';
import { toAdminMessage, toAdminTicket } from './to-ticket.ts';

type AdminTicketCalls = Pick<
  Handlers,
  'adminListTickets' | 'adminTicketStats' | 'adminGetTicket' | 'adminSetTicketStatus' | 'adminAnswerTicket'
>;

async function threadOf(db: Db, id: string): Promise<AdminTicketThread | undefined> {
  const ticket = await findTicket(db, id);
  if (!ticket) return undefined;
  const messages = await listMessages(db, id, { notes: true });
  return { ticket: toAdminTicket(ticket), messages: messages.map((row) => toAdminMessage(row, ticket.fullName)) };
}

/** What admins do with everybody's tickets. */
export function adminTicketCalls(parts: Parts): AdminTicketCalls {
  const { db } = parts;
  return {
    async adminListTickets({ query }) {
      const { page, limit, search } = query;
      const choice = { ...query, match: search ? await matchTickets(db, search) : undefined };
      const rows = await findTickets(db, await pageOfAll(db, choice, query));
      const total = await countAll(db, choice);
      const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
      return { data: { tickets: rows.map(toAdminTicket), pagination } };
    },

    async adminTicketStats() {
      const counts = { open: 0, in_progress: 0, resolved: 0, closed: 0 };
      for (const { status, count } of await countByStatus(db)) counts[status] = count;
      const { open, in_progress: inProgress, resolved, closed } = counts;
      return { data: { total: open + inProgress + resolved + closed, open, inProgress, resolved } };
    },

    async adminGetTicket({ params: { id } }) {
      const thread = await threadOf(db, id);
      return thread ? { data: thread } : refuse('not-found');
    },

    async adminSetTicketStatus({ who, request, params: { id }, body: { status } }) {
      const moved = await setTicketStatus(parts, id, { by: actorOf(who, request), status });
      if (!moved.ok) return moved.why;
      const ticket = await findTicket(db, id);
      return ticket ? { message: 'Status Updated', data: toAdminTicket(ticket) } : refuse('not-found');
    },

    async adminAnswerTicket({ who, request, params: { id }, body }) {
      const answered = await answerUser(parts, id, { ...body, by: actorOf(who, request) });
      if (!answered.ok) return answered.why;
      const thread = await threadOf(db, id);
      return thread ? { message: body.isInternal ? 'Note kept' : 'Answer sent', data: thread } : refuse('not-found');
    },
  };
}
