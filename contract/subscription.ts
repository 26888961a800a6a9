import * as z from 'zod/mini';
import { Amount, Id, Time } from './fields.ts';

export const Plan = z.object({
  _id: z.string(),
  name: z.string(),
  amount: Amount,
  interval: z.string(),
  features: z.array(z.string()),
  stripeProductId: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** A plan id carries the prefix `PLN_`, which screens strip; a null plan shows as 'No Plan'. */
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

export const PlanOffer = z.object({ plans: z.array(Plan), currentPlan: z.nullable(Plan) });
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

export const CheckoutRequest = z.strictObject({ priceId: z.string(), successUrl: z.url(), cancelUrl: z.url() });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const ProductCheckoutRequest = z.strictObject({ productId: z.string() });
export type ProductCheckoutRequest = z.infer<typeof ProductCheckoutRequest>;

export const PaystackCheckoutRequest = z.strictObject({ planId: z.string() });
export type PaystackCheckoutRequest = z.infer<typeof PaystackCheckoutRequest>;
