import * as z from 'zod/mini';
import { AdminPageQuery, Search } from './admin-list.ts';
import { Amount, Id, Time } from './fields.ts';
import { Pagination } from './pagination.ts';
import { PaymentStatus, Subscription } from './subscription.ts';

export const SubscriptionListQuery = z.extend(AdminPageQuery, {
  search: z.optional(Search),
  status: z.optional(z.enum(['all', 'active', 'canceled'])),
});
export type SubscriptionListQuery = z.infer<typeof SubscriptionListQuery>;

/** `byPlan` counts active subscriptions by the plan's name. */
export const SubscriptionListOverview = z.object({
  total: z.int(),
  active: z.int(),
  canceled: z.int(),
  byPlan: z.record(z.string(), z.int()),
});

export const SubscriptionList = z.object({
  subscriptions: z.array(Subscription),
  overview: SubscriptionListOverview,
  pagination: Pagination,
});
export type SubscriptionList = z.infer<typeof SubscriptionList>;

const transactionChoice = {
  search: z.optional(Search),
  status: z.optional(PaymentStatus),
  /** Made at or after this time. */
  from: z.optional(Time),
  /** Made before this time. */
  to: z.optional(Time),
};

export const TransactionQuery = z.extend(AdminPageQuery, transactionChoice);
export type TransactionQuery = z.infer<typeof TransactionQuery>;

export const TransactionExportQuery = z.object(transactionChoice);

/** A payment. `amount` is a decimal amount in `currency`. */
export const Transaction = z.object({
  _id: Id,
  createdAt: Time,
  amount: Amount,
  currency: z.string(),
  status: PaymentStatus,
  provider: z.string(),
  planName: z.nullable(z.string()),
  userId: z.object({ name: z.string(), email: z.string() }),
});
export type Transaction = z.infer<typeof Transaction>;

export const TransactionList = z.object({ transactions: z.array(Transaction), pagination: Pagination });
export type TransactionList = z.infer<typeof TransactionList>;

export const WebhookState = z.enum(['received', 'processed', 'failed', 'ignored']);

export const WebhookQuery = z.extend(AdminPageQuery, { state: z.optional(WebhookState) });

/** What a payment provider told us. A failed one can be replayed: it is worked through again as it came. */
export const WebhookEvent = z.object({
  _id: Id,
  provider: z.string(),
  /** The provider's id of it, and what it is about. */
  eventId: z.string(),
  type: z.string(),
  state: WebhookState,
  problem: z.nullable(z.string()),
  attempts: z.int(),
  receivedAt: Time,
  settledAt: z.nullable(Time),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const WebhookList = z.object({ events: z.array(WebhookEvent), pagination: Pagination });
export type WebhookList = z.infer<typeof WebhookList>;
