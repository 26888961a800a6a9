import type { Generated, Selectable } from 'kysely';
import type { PaymentProviderName, PaymentStatus } from '#contract/subscription';
import type { Fixed, JsonText, Ms } from './column.ts';

/** Plans, money and credits; how they hang together says `docs/decisions/008-billing.md`. */
export type BillingTables = {
  plans: PlanTable;
  customers: CustomerTable;
  subscriptions: SubscriptionTable;
  checkouts: CheckoutTable;
  payments: PaymentTable;
  receiptCounters: ReceiptCounterTable;
  webhookEvents: WebhookEventTable;
  billingNotices: BillingNoticeTable;
  billingBooks: BillingBooksTable;
  creditLedger: CreditLedgerTable;
};

export type PlanTable = {
  /** `PLN_…` */
  id: Fixed<string>;
  name: string;
  /** Hundredths of `currency`. */
  amount: number;
  currency: string;
  interval: string;
  /** Analyses a month; null: unlimited. */
  credits: number | null;
  /** `string[]` */
  features: JsonText;
  /** Our own name of the product, which Stripe's product gets as its id; null: not for sale. */
  stripeProductId: string | null;
  /** What `create-checkout-session` may name instead; null: not for sale. */
  priceId: string | null;
};
export type PlanRow = Selectable<PlanTable>;

/** Who a user is at a payment provider. */
export type CustomerTable = {
  userId: Fixed<string>;
  provider: Fixed<PaymentProviderName>;
  /** The provider's own id of the customer. */
  reference: Fixed<string>;
  /** Grows with every state of the provider's that was taken over: what was asked for before another took over is stale. */
  revision: Generated<number>;
  createdAt: Fixed<Ms>;
};
export type CustomerRow = Selectable<CustomerTable>;

/** What a user subscribed to: the provider's state as last taken over. Plan and period are those that were paid for last. */
export type SubscriptionTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  planId: string;
  /** `canceled`: it is not renewed, and runs until `currentPeriodEnd`. */
  status: 'active' | 'canceled';
  /** Null: given by hand, nobody pays. */
  paymentProvider: string | null;
  /** The provider's own id of it. */
  providerReference: string | null;
  createdAt: Fixed<Ms>;
  currentPeriodStart: Ms;
  /** Null: without end. */
  currentPeriodEnd: Ms | null;
  canceledAt: Ms | null;
  /** The renewal was not paid, and the provider tries again. */
  pastDueSince: Ms | null;
  /** Becomes `planId` at the next renewal. */
  pendingPlanId: string | null;
  /** It is over, whatever is left of its period: replaced by another, or given up by the provider. */
  endedAt: Ms | null;
};
export type SubscriptionRow = Selectable<SubscriptionTable>;

/** One visit to a provider's payment page. Its id goes with the customer and comes back with the payment. */
export type CheckoutTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  planId: Fixed<string>;
  provider: Fixed<PaymentProviderName>;
  state: 'pending' | 'paid' | 'closed';
  /** The provider's own id of it; null until the page is made. */
  reference: string | null;
  createdAt: Fixed<Ms>;
  settledAt: Ms | null;
};
export type CheckoutRow = Selectable<CheckoutTable>;

export type PaymentTable = {
  id: Fixed<string>;
  /** Null: the account was erased. */
  userId: string | null;
  subscriptionId: string | null;
  planId: Fixed<string>;
  provider: Fixed<PaymentProviderName>;
  /** The provider's own id of it: one row for each. */
  reference: Fixed<string>;
  /** Hundredths of `currency`. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** What it pays for. */
  periodStart: Ms;
  periodEnd: Ms;
  /** Given when it is paid, without gaps: `2026-000017`. */
  receiptNumber: string | null;
  createdAt: Fixed<Ms>;
  paidAt: Ms | null;
};
export type PaymentRow = Selectable<PaymentTable>;

/** The last receipt number of each year, UTC. */
export type ReceiptCounterTable = { year: Fixed<number>; lastNumber: number };

/** A provider's message, kept as it came before anything is done about it. */
export type WebhookEventTable = {
  id: Fixed<string>;
  provider: Fixed<PaymentProviderName>;
  /** The provider's own id of it: one row for each, however often it is sent. */
  eventId: Fixed<string>;
  type: Fixed<string>;
  /** The provider's id of the customer whom it is about. */
  customer: Fixed<string | null>;
  /** The signed bytes. */
  body: Fixed<JsonText>;
  /** `ignored`: nothing of ours. `failed`: given up after many attempts; a replay starts anew. */
  state: 'received' | 'processed' | 'ignored' | 'failed';
  problem: string | null;
  attempts: Generated<number>;
  notBefore: Ms;
  receivedAt: Fixed<Ms>;
  settledAt: Ms | null;
};
export type WebhookEventRow = Selectable<WebhookEventTable>;

/** What a user is to be told of his plan: written with the change itself, so that neither is without the other, and once for each `about`. */
export type BillingNoticeTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  kind: Fixed<'plan-changed' | 'renewed' | 'payment-failed' | 'canceled' | 'credits-low'>;
  about: Fixed<string>;
  details: Fixed<JsonText>;
  createdAt: Fixed<Ms>;
  sentAt: Ms | null;
};
export type BillingNoticeRow = Selectable<BillingNoticeTable>;

/** A customer of a provider that only takes single payments: the renewals that we owe it. The providers' own, of no concern to others. */
export type BillingBooksTable = {
  provider: Fixed<PaymentProviderName>;
  customer: Fixed<string>;
  /** `Books` */
  books: JsonText;
  /** When the next payment is to be taken; null: none. */
  dueAt: Ms | null;
  /** Since when a message about it is owed; null: none. */
  tellAt: Ms | null;
};

/** Append-only. An analysis has at most one `use` and one `return`; what is left is granted − used + returned of a period. */
export type CreditLedgerTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  /** Null for a grant. */
  analysisId: Fixed<string | null>;
  kind: Fixed<'grant' | 'use' | 'return'>;
  /** Credits, positive in every kind. */
  amount: Fixed<number>;
  /** What the credits belong to: a month of the Free Plan, `2026-11`, or a paid period, `<subscription>@<its start>`. */
  period: Fixed<string>;
  /** Of a grant: what it was given for, once in a period. */
  cause: Fixed<string | null>;
  createdAt: Fixed<Ms>;
};
