import * as z from 'zod/mini';
import { Amount, Id, Time } from './fields.ts';

export const PaymentProviderName = z.enum(['test', 'stripe', 'paystack']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

export const Plan = z.object({
  _id: z.string(),
  name: z.string(),
  amount: Amount,
  interval: z.string(),
  features: z.array(z.string()),
  stripeProductId: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** A plan id carries the prefix `PLN_`, which screens strip; a null plan shows as 'No Plan'. `canceled` runs until `currentPeriodEnd`. */
export const Subscription = z.object({
  _id: Id,
  planName: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  status: z.enum(['active', 'canceled']),
  paymentProvider: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(Time),
  userId: z.object({ name: z.string(), email: z.string() }),
});
export type Subscription = z.infer<typeof Subscription>;

/**
 * The caller's own subscription, with what only its owner needs. `pastDue`: the renewal was not paid, the provider tries again.
 * `pendingPlan`: what it becomes at `currentPeriodEnd`.
 */
export const CurrentSubscription = z.extend(Subscription, {
  pastDue: z.boolean(),
  pendingPlan: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});
export type CurrentSubscription = z.infer<typeof CurrentSubscription>;

/** `provider` is who takes the money: with `test` nobody is charged. */
export const PlanOffer = z.object({
  plans: z.array(Plan),
  currentPlan: z.nullable(Plan),
  provider: PaymentProviderName,
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** `total` is null for an unlimited plan. */
export const Credits = z.object({ used: z.int(), total: z.nullable(z.int()) });
export type Credits = z.infer<typeof Credits>;

export const UsageStats = z.object({
  subscription: z.object({ planName: z.string(), renewsOn: z.nullable(Time) }),
  analysisCredits: Credits,
  totalAnalyses: z.object({ count: z.int(), lastAnalysis: z.nullable(Time) }),
});
export type UsageStats = z.infer<typeof UsageStats>;

/**
 * `priceId` is a plan's `_id` or `stripeProductId`, or the provider's own id of its price. Both addresses must be on this
 * installation's origin or on one that it was configured with. The answer's way back carries `checkout=<id>` in its query.
 */
export const CheckoutRequest = z.strictObject({ priceId: z.string(), successUrl: z.url(), cancelUrl: z.url() });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const ProductCheckoutRequest = z.strictObject({ productId: z.string() });
export type ProductCheckoutRequest = z.infer<typeof ProductCheckoutRequest>;

export const PaystackCheckoutRequest = z.strictObject({ planId: z.string() });
export type PaystackCheckoutRequest = z.infer<typeof PaystackCheckoutRequest>;

/**
 * Where a checkout leads. `checkoutId` is null when nothing is to be paid: a cheaper plan begins at the end of the period, and `url` leads
 * back to the app at once, to `/subscription?switched=<planId>`. A paid checkout comes back to `/subscription?checkout=<id>`, one that was
 * left to `/subscription?checkout=<id>&left=1`.
 */
export const CheckoutAnswer = { url: z.string(), checkoutId: z.nullable(Id) };

/** `pending`: the provider has not confirmed it yet, ask again. `closed`: expired or replaced by another. */
export const CheckoutState = z.object({
  state: z.enum(['pending', 'paid', 'closed']),
  planId: z.string(),
  planName: z.string(),
});
export type CheckoutState = z.infer<typeof CheckoutState>;

/** What choosing a plan would do: `amountDue` is taken now, `unusedCredits` is what the rest of the old period takes off the price. */
export const PlanChange = z.object({
  kind: z.enum(['subscribe', 'upgrade', 'downgrade', 'none']),
  amountDue: Amount,
  unusedCredits: Amount,
  startsAt: Time,
});
export type PlanChange = z.infer<typeof PlanChange>;

export const PaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** One payment of the caller. `receiptNumber` is null until it is paid; with it there is a receipt to download. */
export const Payment = z.object({
  _id: Id,
  createdAt: Time,
  planName: z.string(),
  amount: Amount,
  currency: z.string(),
  status: PaymentStatus,
  provider: z.string(),
  periodStart: Time,
  periodEnd: Time,
  receiptNumber: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;
