import * as z from 'zod/mini';
import { Id, Time } from './fields.ts';
import { PageQuery } from './pagination.ts';

export const ticketCategories = [
  'Technical Issue',
  'Account Related',
  'Billing',
  'Feature Request',
  'Analysis Help',
  'Other',
] as const;
export const ticketPriorities = ['low', 'medium', 'high'] as const;
export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

export const TicketCategory = z.enum(ticketCategories);
export const TicketPriority = z.enum(ticketPriorities);
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;

export const Ticket = z.object({
  _id: Id,
  subject: z.string(),
  category: TicketCategory,
  priority: TicketPriority,
  description: z.string(),
  status: TicketStatus,
  createdAt: Time,
  userId: z.object({ name: z.string(), email: z.string() }),
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketRequest = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  category: TicketCategory,
  priority: z._default(TicketPriority, 'medium'),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
});
export type TicketRequest = z.infer<typeof TicketRequest>;

export const TicketQuery = z.extend(PageQuery, {
  status: z.optional(TicketStatus),
  category: z.optional(TicketCategory),
  priority: z.optional(TicketPriority),
  search: z.optional(z.string().check(z.maxLength(200))),
});

/** `open` is where a ticket starts; nobody sets it back to that. */
export const TicketStatusChange = z.strictObject({ status: z.enum(['in_progress', 'resolved', 'closed']) });
export type TicketStatusChange = z.infer<typeof TicketStatusChange>;

export const TicketStats = z.object({ total: z.int(), open: z.int(), inProgress: z.int(), resolved: z.int() });
export type TicketStats = z.infer<typeof TicketStats>;
