import * as z from 'zod/mini';
import { AdminPageQuery, Search } from './admin-list.ts';
import { Id, noControlCharacters, Time } from './fields.ts';
import { PageQuery, Pagination } from './pagination.ts';

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
/** Those that an admin sets: `open` is where a ticket starts, and where its user's answer puts it back to. */
export const settableTicketStatuses = ['in_progress', 'resolved', 'closed'] as const;

export const TicketCategory = z.enum(ticketCategories);
export type TicketCategory = z.infer<typeof TicketCategory>;
export const TicketPriority = z.enum(ticketPriorities);
export type TicketPriority = z.infer<typeof TicketPriority>;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;
export const SettableTicketStatus = z.enum(settableTicketStatuses);
export type SettableTicketStatus = z.infer<typeof SettableTicketStatus>;

export const ticketLimits = {
  /** Characters. */
  subject: 200,
  text: 10_000,
  cannedTitle: 120,
  /** Of one ticket, notes included: a conversation that goes on and on is better begun anew. */
  messages: 200,
} as const;

const TicketText = z.string().check(z.trim(), z.minLength(1), z.maxLength(ticketLimits.text));

/** Made on the device with the text, so that what is sent again after a lost answer is there but once. */
const TicketKey = z.optional(z.uuid());

const ticketFields = {
  _id: Id,
  subject: z.string(),
  category: TicketCategory,
  priority: TicketPriority,
  description: z.string(),
  status: TicketStatus,
  createdAt: Time,
  /** When either side last wrote or the status changed; a note does not count. */
  updatedAt: Time,
  /** The analysis that it is about, if it was opened from one. */
  analysisId: z.nullable(Id),
} as const;

/** A ticket as its user sees it. */
export const Ticket = z.object({
  ...ticketFields,
  userId: z.object({ name: z.string(), email: z.string() }),
  /** There is an answer that its user has not seen. */
  isUnread: z.boolean(),
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketMessage = z.object({
  _id: Id,
  from: z.enum(['user', 'support']),
  text: z.string(),
  createdAt: Time,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** A ticket with all that was said after its description, oldest first. */
export const TicketThread = z.object({ ticket: Ticket, messages: z.array(TicketMessage) });
export type TicketThread = z.infer<typeof TicketThread>;

export const TicketList = z.object({ tickets: z.array(Ticket), pagination: Pagination });
export type TicketList = z.infer<typeof TicketList>;

export const TicketListQuery = z.extend(PageQuery, {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
});

export const TicketRequest = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(ticketLimits.subject), noControlCharacters),
  category: TicketCategory,
  priority: z._default(TicketPriority, 'medium'),
  description: TicketText,
  analysisId: z.optional(Id),
  key: TicketKey,
});
export type TicketRequest = z.infer<typeof TicketRequest>;

export const TicketAnswer = z.strictObject({ text: TicketText, key: TicketKey });
export type TicketAnswer = z.infer<typeof TicketAnswer>;

/** `upTo`: when the newest answer was written that is seen; one that came after it stays unread. */
export const TicketSeen = z.strictObject({ upTo: Time });

/** A ticket as an admin sees it. */
export const AdminTicket = z.object({
  ...ticketFields,
  userId: z.object({ _id: Id, name: z.string(), email: z.string() }),
  /** Its user had the last word, so that support is awaited. */
  awaitsAnswer: z.boolean(),
});
export type AdminTicket = z.infer<typeof AdminTicket>;

export const AdminTicketMessage = z.extend(TicketMessage, {
  /** The name of who wrote it. */
  author: z.string(),
  /** A note among admins, which the user never gets. */
  isInternal: z.boolean(),
});
export type AdminTicketMessage = z.infer<typeof AdminTicketMessage>;

export const AdminTicketThread = z.object({ ticket: AdminTicket, messages: z.array(AdminTicketMessage) });
export type AdminTicketThread = z.infer<typeof AdminTicketThread>;

export const AdminTicketList = z.object({ tickets: z.array(AdminTicket), pagination: Pagination });
export type AdminTicketList = z.infer<typeof AdminTicketList>;

/** `search` finds beginnings of words in the subject, or in the user's name and e-mail; a whole ticket id finds that one. */
export const TicketQuery = z.extend(AdminPageQuery, {
  status: z.optional(TicketStatus),
  category: z.optional(TicketCategory),
  priority: z.optional(TicketPriority),
  search: z.optional(Search),
});

/** `open` is where a ticket starts; no admin sets it back to that. */
export const TicketStatusChange = z.strictObject({ status: SettableTicketStatus });
export type TicketStatusChange = z.infer<typeof TicketStatusChange>;

/** An answer to the user, or a note. Without `status`, an answer takes an open ticket into progress; a note changes no status. */
export const AdminTicketAnswer = z.strictObject({
  text: TicketText,
  isInternal: z._default(z.boolean(), false),
  status: z.optional(SettableTicketStatus),
  key: TicketKey,
});
export type AdminTicketAnswer = z.infer<typeof AdminTicketAnswer>;

/** `total` counts closed ones too. */
export const TicketStats = z.object({ total: z.int(), open: z.int(), inProgress: z.int(), resolved: z.int() });
export type TicketStats = z.infer<typeof TicketStats>;

/** A text kept ready for answers. `{name}` in it stands for the user's name, filled in by the screen before it is sent. */
export const CannedAnswer = z.object({ _id: Id, title: z.string(), text: z.string(), updatedAt: Time });
export type CannedAnswer = z.infer<typeof CannedAnswer>;

export const CannedAnswerChange = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ticketLimits.cannedTitle)),
  text: TicketText,
});
export type CannedAnswerChange = z.infer<typeof CannedAnswerChange>;
