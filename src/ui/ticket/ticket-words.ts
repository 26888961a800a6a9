import type { TicketCategory, TicketPriority, TicketStatus } from '#contract/ticket';
import type { StringKey } from '../../strings/catalogue.ts';

/** How each value of a ticket is called. Screens that show them ask for the texts of `support`. */
export const categoryWords = {
  'Technical Issue': 'ticket.technical',
  'Account Related': 'ticket.account',
  Billing: 'ticket.billing',
  'Feature Request': 'ticket.feature',
  'Analysis Help': 'ticket.analysis',
  Other: 'ticket.other',
} as const satisfies Record<TicketCategory, StringKey>;

export const priorityWords = {
  low: 'ticket.low',
  medium: 'ticket.medium',
  high: 'ticket.high',
} as const satisfies Record<TicketPriority, StringKey>;

export const statusWords = {
  open: 'ticket.open',
  in_progress: 'ticket.inProgress',
  resolved: 'ticket.resolved',
  closed: 'ticket.closed',
} as const satisfies Record<TicketStatus, StringKey>;
