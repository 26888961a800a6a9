import * as z from 'zod/mini';
import { type Call, messageOnly, withData } from '../call.ts';
import { Id } from '../fields.ts';
import {
  Ticket,
  TicketAnswer,
  TicketList,
  TicketListQuery,
  TicketRequest,
  TicketSeen,
  TicketThread,
} from '../ticket.ts';

const id = z.object({ id: Id });

export const supportCalls = {
  createTicket: {
    method: 'POST',
    path: '/support/tickets',
    session: 'user',
    summary: 'Open a support ticket; the same key again gives the ticket that it made',
    body: TicketRequest,
    answer: withData(Ticket),
    changes: ['/support/tickets'],
  },
  listTickets: {
    method: 'GET',
    path: '/support/tickets',
    session: 'user',
    summary: "The caller's tickets, newest first",
    query: TicketListQuery,
    answer: withData(TicketList),
  },
  getTicket: {
    method: 'GET',
    path: '/support/tickets/:id',
    session: 'user',
    summary: "One of the caller's tickets with its answers",
    params: id,
    answer: withData(TicketThread),
  },
  answerTicket: {
    method: 'POST',
    path: '/support/tickets/:id/messages',
    session: 'user',
    summary: 'Write to support on a ticket; one that was resolved or closed is open again',
    params: id,
    body: TicketAnswer,
    answer: withData(TicketThread),
    changes: ['/support/tickets'],
  },
  readTicket: {
    method: 'POST',
    path: '/support/tickets/:id/read',
    session: 'user',
    summary: 'Note that the caller has seen the answers to a ticket',
    params: id,
    body: TicketSeen,
    answer: messageOnly,
    changes: ['/support/tickets', '/notifications'],
  },
} as const satisfies Record<string, Call>;
