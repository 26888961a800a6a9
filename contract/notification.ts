import * as z from 'zod/mini';
import { Id, Time } from './fields.ts';
import { Strategy } from './strategy.ts';
import { TicketStatus } from './ticket.ts';

/**
 * What a user is told of, by kind, with what its sentence needs. No words: the screen has them in the reader's language.
 * A new kind is a line here, and a line in the tables of the screen that do not compile without it.
 */
const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('analysis-done'), analysisId: Id, strategy: Strategy }),
  z.object({ kind: z.literal('analysis-failed'), analysisId: Id, strategy: Strategy }),
  z.object({ kind: z.literal('ticket-answered'), ticketId: Id, subject: z.string() }),
  z.object({ kind: z.literal('ticket-status'), ticketId: Id, subject: z.string(), status: TicketStatus }),
  z.object({ kind: z.literal('plan-changed'), planName: z.string() }),
  z.object({ kind: z.literal('plan-canceled'), planName: z.string(), until: z.nullable(Time) }),
  z.object({ kind: z.literal('payment-failed'), planName: z.string() }),
  z.object({ kind: z.literal('credits-granted'), credits: z.int() }),
  z.object({ kind: z.literal('credits-low'), used: z.int(), total: z.int() }),
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;
export type NotificationKind = NotificationEvent['kind'];

export const Notification = z.object({ _id: Id, createdAt: Time, isRead: z.boolean(), event: NotificationEvent });
export type Notification = z.infer<typeof Notification>;

/** `before`: only those that are older than the one with this id. */
export const NotificationQuery = z.object({
  before: z.optional(Id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
});

/** Newest first. */
export const NotificationList = z.object({
  notifications: z.array(Notification),
  unread: z.int(),
  /** There are older ones. */
  hasMore: z.boolean(),
  /** There was never a real one, and nothing was cleared: the screen shows its samples. */
  showSamples: z.boolean(),
});
export type NotificationList = z.infer<typeof NotificationList>;

/** Only what speaks of one ticket or analysis; without `about`, all. */
export const NotificationsSeen = z.strictObject({ about: z.optional(Id) });
