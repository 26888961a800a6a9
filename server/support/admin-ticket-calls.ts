import type { AdminTicketThread } from '#contract/ticket';
import { actorOf } from '../admin/audit/audit.ts';
import { totalOf } from '../admin/figures/figures.ts';
import type { Db } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { manyMatches } from '../search/match-words.ts';
import { answerUser } from './answer-user.ts';
import { countByStatus, countChosen, pageOfAll, type TicketChoice } from './list-queries.ts';
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

const countAll = (db: Db) => totalOf(db, 'tickets');

/** A wide search is not counted to its end, unless the filters leave few. */
async function countFound(db: Db, { match, ...filters }: TicketChoice): Promise<number> {
  const isFiltered = Boolean(filters.status ?? filters.category ?? filters.priority);
  const unsearched = () => (isFiltered ? countChosen(db, filters, Number.MAX_SAFE_INTEGER) : countAll(db));
  if (!match) return unsearched();
  if (match.isWide && (await unsearched()) > manyMatches) return manyMatches;
  return countChosen(db, { match, ...filters }, manyMatches);
}

/** What admins do with everybody's tickets. */
export function adminTicketCalls(parts: Parts): AdminTicketCalls {
  const { db } = parts;
  return {
    async adminListTickets({ query }) {
      const { page, limit, search } = query;
      const choice = { ...query, match: search ? await matchTickets(parts, search) : undefined };
      const rows = await findTickets(db, await pageOfAll(db, choice, query));
      const total = await countFound(db, choice);
      const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
      return { data: { tickets: rows.map(toAdminTicket), pagination } };
    },

    async adminTicketStats() {
      const { open, in_progress: inProgress, resolved } = await countByStatus(db);
      return { data: { total: await countAll(db), open, inProgress, resolved } };
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
