import * as z from 'zod/mini';
import { type Call, withData } from '../call.ts';
import { Ticket, TicketRequest } from '../ticket.ts';

export const supportCalls = {
  createTicket: {
    method: 'POST',
    path: '/support/tickets',
    session: 'user',
    summary: 'Open a support ticket',
    body: TicketRequest,
    answer: withData(Ticket),
    changes: ['/support/tickets'],
  },
  listTickets: {
    method: 'GET',
    path: '/support/tickets',
    session: 'user',
    summary: "The caller's tickets",
    answer: withData(z.object({ tickets: z.array(Ticket) })),
  },
} as const satisfies Record<string, Call>;
