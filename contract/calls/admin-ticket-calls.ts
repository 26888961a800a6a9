import * as z from 'zod/mini';
import { type Call, messageOnly, withData } from '../call.ts';
import { Id } from '../fields.ts';
import {
  AdminTicket,
  AdminTicketAnswer,
  AdminTicketList,
  AdminTicketThread,
  CannedAnswer,
  CannedAnswerChange,
  TicketQuery,
  TicketStats,
  TicketStatusChange,
} from '../ticket.ts';

const id = z.object({ id: Id });

export const adminTicketCalls = {
  adminListTickets: {
    method: 'GET',
    path: '/admin/tickets',
    session: 'admin',
    summary: "Every user's tickets, newest first",
    query: TicketQuery,
    answer: withData(AdminTicketList),
  },
  adminTicketStats: {
    method: 'GET',
    path: '/admin/tickets/stats',
    session: 'admin',
    summary: 'Numbers of tickets by status',
    answer: withData(TicketStats),
  },
  adminGetTicket: {
    method: 'GET',
    path: '/admin/tickets/:id',
    session: 'admin',
    summary: 'One ticket with its answers and notes',
    params: id,
    answer: withData(AdminTicketThread),
  },
  adminSetTicketStatus: {
    method: 'PATCH',
    path: '/admin/tickets/:id/status',
    session: 'admin',
    summary: "Set a ticket's status",
    params: id,
    body: TicketStatusChange,
    answer: withData(AdminTicket),
    changes: ['/admin/tickets'],
  },
  adminAnswerTicket: {
    method: 'POST',
    path: '/admin/tickets/:id/messages',
    session: 'admin',
    summary: 'Answer a ticket, or leave a note on it that its user never sees',
    params: id,
    body: AdminTicketAnswer,
    answer: withData(AdminTicketThread),
    changes: ['/admin/tickets'],
  },
  adminListCannedAnswers: {
    method: 'GET',
    path: '/admin/canned-answers',
    session: 'admin',
    summary: 'Texts kept ready for answers, by title',
    answer: withData(z.object({ cannedAnswers: z.array(CannedAnswer) })),
  },
  adminCreateCannedAnswer: {
    method: 'POST',
    path: '/admin/canned-answers',
    session: 'admin',
    summary: 'Keep a text ready for answers',
    body: CannedAnswerChange,
    answer: withData(CannedAnswer),
    changes: ['/admin/canned-answers'],
  },
  adminUpdateCannedAnswer: {
    method: 'PUT',
    path: '/admin/canned-answers/:id',
    session: 'admin',
    summary: 'Change a text that is kept ready',
    params: id,
    body: CannedAnswerChange,
    answer: withData(CannedAnswer),
    changes: ['/admin/canned-answers'],
  },
  adminDeleteCannedAnswer: {
    method: 'DELETE',
    path: '/admin/canned-answers/:id',
    session: 'admin',
    summary: 'Remove a text that is kept ready; one that is gone already counts as removed',
    params: id,
    answer: messageOnly,
    changes: ['/admin/canned-answers'],
  },
} as const satisfies Record<string, Call>;
